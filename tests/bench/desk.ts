/**
 * npm run bench -- desk [clients]: CPU milliseconds that workerd spends to open the rows of that many clients of 2 KiB,
 * as the desk does, above those of answering "ok"; on-CPU nanoseconds of all its threads from /proc, Linux only. Beside
 * it how many times the yardstick of the same run it is.
 */
import http from "node:http";
import { loadavg } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Miniflare } from "miniflare";
import { build, type Rollup } from "vite";
import { cpuMilliseconds, workerdStartedBy } from "./workerd-cpu";
import { median, yardstick } from "./yardstick";

const CLIENTS = Number(process.argv[2] ?? 300);
const ROUNDS = 15;
/** Requests a round: the kernel counts CPU in steps that are coarse beside one of them. */
const REQUESTS = 10;
const WRITTEN_BYTES = 2048;
const APP = join(import.meta.dirname, "../../app");

/** A worker around the desk's own sealer: `/` answers at once, `/open` once it has opened all rows. */
const WORKER = `
import { sealerOf } from "~/db/sealed.server";
const about = { name: "Ann Lee", births: [{ date: "1990-06-15", time: "14:30", place: "New York" }], note: "" };
const client = { ...about, note: "a".repeat(${WRITTEN_BYTES} - JSON.stringify(about).length) };
let sealer, rows;
export default {
  async fetch(request) {
    sealer ??= sealerOf([{ number: 1, bytes: crypto.getRandomValues(new Uint8Array(32)) }]);
    rows ??= await Promise.all(Array.from({ length: ${CLIENTS} }, async (_, index) => {
      const at = { table: "clients", id: String(index) };
      return { at, sealed: await sealer.seal(at, client) };
    }));
    if (new URL(request.url).pathname === "/") return new Response("ok");
    const opened = await Promise.all(rows.map(({ at, sealed }) => sealer.open(at, sealed)));
    return new Response(opened.includes(null) ? "a row does not open" : "ok");
  },
};`;

const ENTRY = "virtual:desk";
const built = (await build({
  configFile: false,
  logLevel: "error",
  resolve: { alias: { "~": APP } },
  plugins: [
    {
      name: "desk",
      enforce: "pre",
      resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : null),
      load: (id) => (id === ENTRY ? WORKER : null),
    },
  ],
  ssr: { noExternal: true },
  build: { ssr: ENTRY, write: false, rollupOptions: { external: /^node:/ } },
})) as Rollup.RollupOutput;

const { started: worker, pid } = await workerdStartedBy(async () => {
  const miniflare = new Miniflare({
    modules: [{ type: "ESModule", path: "worker.js", contents: built.output[0].code }],
    compatibilityDate: "2025-01-01",
    compatibilityFlags: ["nodejs_compat"],
    cf: false,
  });
  await miniflare.ready;
  return miniflare;
});
try {
  const origin = await worker.ready;
  const get = (path: string) =>
    new Promise<string>((resolve, reject) => {
      http
        .get(new URL(path, origin), { agent: false }, (response) => text(response).then(resolve, reject))
        .on("error", reject);
    });
  /** CPU milliseconds of one request. */
  async function cpuOfOne(path: string): Promise<number> {
    const before = cpuMilliseconds(pid);
    for (let request = 0; request < REQUESTS; request++) {
      const answer = await get(path);
      if (answer !== "ok") throw new Error(answer);
    }
    return (cpuMilliseconds(pid) - before) / REQUESTS;
  }
  await cpuOfOne("/open"); // seals the rows, and has the engine compile what opens them
  const rounds: { milliseconds: number; unit: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ milliseconds: (await cpuOfOne("/open")) - (await cpuOfOne("/")), unit: yardstick() });
  const milliseconds = median(rounds.map((each) => each.milliseconds));
  const unit = median(rounds.map((each) => each.unit));
  console.log(
    `${CLIENTS} clients opened: ${milliseconds.toFixed(2)} ms CPU, ${(milliseconds / unit).toFixed(1)} × the yardstick ` +
      `(${unit.toFixed(2)} ms; load ${loadavg()[0]?.toFixed(1)})`,
  );
} finally {
  await worker.dispose();
}
