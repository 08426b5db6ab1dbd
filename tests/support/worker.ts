import { afterAll, beforeAll } from "vitest";
import { type LocalWorkerOptions, startLocalWorker } from "../../scripts/local-worker.mjs";

type Worker = Awaited<ReturnType<typeof startLocalWorker>>;

/** The production bundle in workerd for the tests of one file; what it logs is kept in `logs`. */
export function workerForTests(options: LocalWorkerOptions = {}) {
  let worker: Worker | undefined;
  const logs: string[] = [];
  beforeAll(async () => {
    worker = await startLocalWorker({ ...options, onLog: (line) => logs.push(line) });
  });
  afterAll(() => worker?.dispose());

  const started = () => {
    if (!worker) throw new Error("The worker starts in beforeAll: call it inside a test");
    return worker;
  };
  return {
    logs,
    started,
    origin: async () => (await started().ready).origin,
    /** Real HTTP over a socket: bodies are streamed and headers arrive as a client sent them. */
    fetch: async (path: string, init?: RequestInit): Promise<Response> =>
      fetch(new URL(path, await started().ready), { redirect: "manual", ...init, headers: fresh(init) }),
    post: async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(new URL(path, await started().ready), {
        method: "POST",
        headers: fresh({ headers: { "Content-Type": "application/json", ...headers } }),
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
}

/** A connection for each request: one whose body was refused unread is reset, and must not be used again. */
function fresh(init: RequestInit = {}): Headers {
  const headers = new Headers(init.headers);
  headers.set("Connection", "close");
  return headers;
}
