// @ts-check
// The production bundle in workerd on this machine, with the bindings of wrangler.toml: what `npm start`, the tests
// and the benchmark all run.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from "wrangler";
import { shiftedClock } from "./shifted-clock.mjs";
import { steadyWaits } from "./steady-waits.mjs";
import { root } from "./steps.mjs";

steadyWaits();

const bundle = join(root, "build/worker");
const RAISED = 100;
const RAISED_CAPS = { SIGN_IN_DAILY_CAP: "90000", WRITE_DAILY_CAP: "1000000", EMAIL_DAILY_CAP: "9000" };

/**
 * @typedef {object} LocalWorkerOptions
 * @property {string} [host]
 * @property {number} [port] 0 or absent: any free one
 * @property {string} [persistTo] folder for D1 and KV; absent: kept in memory
 * @property {Record<string, string>} [vars] settings over those of wrangler.toml
 * @property {boolean} [productionLimits] keep rate limits and daily caps instead of raising them a hundredfold
 * @property {boolean} [https] with a certificate that nobody has signed
 * @property {boolean} [silent] print nothing of what the worker logs
 * @property {(line: string) => void} [onLog] gets every line that the worker logs
 * @property {Partial<import("miniflare").WorkerOptions>} [overrides] replace bindings, to test their failure
 */

/**
 * Starts it on its port once the migrations that its D1 lacks are applied. Stop it with `dispose()`.
 * @param {LocalWorkerOptions} [options]
 */
export async function startLocalWorker({
  host = "127.0.0.1",
  port = 0,
  persistTo,
  vars = {},
  productionLimits,
  https,
  silent,
  onLog,
  overrides,
} = {}) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));
  const ratelimits = /** @type {Record<string, { simple: { limit: number, period: 60 | 10 } }>} */ (
    workerOptions.ratelimits ?? {}
  );
  const raised = Object.fromEntries(
    Object.entries(ratelimits).map(([name, { simple }]) => [
      name,
      { simple: { ...simple, limit: simple.limit * (productionLimits ? 1 : RAISED) } },
    ]),
  );
  const options = {
    host,
    port,
    cf: false,
    ...(https && { https }),
    log: new Log(silent || onLog ? LogLevel.ERROR : LogLevel.WARN),
    ...(onLog && { handleRuntimeStdio: handLines(onLog) }),
    unsafeTriggerHandlers: true,
    ...(persistTo && { defaultPersistRoot: persistTo }),
    ...workerOptions,
    bindings: {
      ...workerOptions.bindings,
      ENVIRONMENT: "local",
      EMAIL_PROVIDER: "local",
      ...(!productionLimits && RAISED_CAPS),
      ...vars,
    },
    ratelimits: raised,
    modules: bundledModules(),
    modulesRoot: bundle,
    ...overrides,
  };
  // Until the tables are there it stands on a port that nobody knows: whoever asks early at the real one is refused.
  const miniflare = new Miniflare({ ...options, port: 0 });
  await migrate(await miniflare.getD1Database("DB"));
  if (port !== 0) await miniflare.setOptions(options);
  await miniflare.ready;
  return miniflare;
}

/** @param {(line: string) => void} onLog */
function handLines(onLog) {
  /** @param {import("node:stream").Readable} stream */
  const read = (stream) => {
    let rest = "";
    stream.on("data", (data) => {
      const lines = (rest + data).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) onLog(line);
    });
  };
  /** @param {import("node:stream").Readable} stdout @param {import("node:stream").Readable} stderr */
  return (stdout, stderr) => {
    read(stdout);
    read(stderr);
  };
}

/** The modules of the production bundle, its main one first. */
export function bundledModules() {
  const names = readdirSync(bundle).filter((name) => name !== "README.md" && !name.endsWith(".map"));
  names.sort((a, b) => Number(b === "entry.worker.js") - Number(a === "entry.worker.js"));
  return names.map((name) => {
    /** @type {"ESModule" | "Data"} */
    const type = name.endsWith(".js") ? "ESModule" : "Data";
    const path = join(bundle, name);
    if (!shiftedClock || type === "Data") return { type, path };
    return { type, path, contents: shiftedClock + readFileSync(path, "utf8") };
  });
}

/** The names of the migrations, in the order in which they are applied. */
export function migrationNames() {
  return readdirSync(join(root, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/**
 * Applies what `wrangler d1 migrations apply` would, with the same bookkeeping table, in milliseconds.
 * @param {Awaited<ReturnType<Miniflare["getD1Database"]>>} db
 * @param {readonly string[]} [names] those and no others, to make a database of an earlier version
 */
export async function migrate(db, names = migrationNames()) {
  await db.exec(
    "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
  );
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(results.map(({ name }) => name));
  for (const name of names.filter((file) => !applied.has(file))) {
    const statements = unstable_splitSqlQuery(readFileSync(join(root, "migrations", name), "utf8"));
    await db.batch([
      ...statements.map((sql) => db.prepare(sql)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
}
