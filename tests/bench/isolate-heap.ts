import type { Miniflare } from "miniflare";

interface Reply {
  readonly id: number;
  readonly result?: { readonly usedSize?: number };
  readonly error?: { readonly message: string };
}

/**
 * The JavaScript heap of the app's isolate, asked for by the inspector's protocol; start the worker with
 * `inspectorPort: 0`. Node 20 has a WebSocket with `--experimental-websocket` only.
 */
export async function isolateHeap(worker: Miniflare) {
  const { host } = await worker.getInspectorURL();
  const targets = (await (await fetch(`http://${host}/json`)).json()) as { readonly id: string }[];
  const app = targets.find(({ id }) => id.startsWith("core:user:"));
  if (!app) throw new Error("workerd's inspector does not know the app");
  const socket = new WebSocket(`ws://${host}/${app.id}`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error("workerd's inspector cannot be reached"));
  });
  let asked = 0;
  const ask = (method: string) =>
    new Promise<Reply["result"]>((resolve, reject) => {
      asked += 1;
      const id = asked;
      const listen = ({ data }: MessageEvent) => {
        const reply = JSON.parse(String(data)) as Reply;
        if (reply.id !== id) return;
        socket.removeEventListener("message", listen);
        if (reply.error) reject(new Error(`${method}: ${reply.error.message}`));
        else resolve(reply.result);
      };
      socket.addEventListener("message", listen);
      socket.send(JSON.stringify({ id, method }));
    });
  return {
    /** What is in use once everything that can go is gone, in megabytes (10^6 bytes). */
    megabytes: async (): Promise<number> => {
      const collected = ask("HeapProfiler.collectGarbage");
      await fetch(new URL("/healthz", await worker.ready)); // an isolate that rests collects nothing
      await collected;
      return ((await ask("Runtime.getHeapUsage"))?.usedSize ?? Number.NaN) / 1e6;
    },
    close: () => socket.close(),
  };
}
