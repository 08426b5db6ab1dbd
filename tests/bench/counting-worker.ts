/** What one invocation of the worker asked of the platform, as it bills it. */
export interface Invocation {
  /** Method and path, without a query; `scheduled` for a run of the cron trigger. */
  readonly name: string;
  readonly kvReads: number;
  /** Of sessions: the months of the ephemeris are written once for everybody. */
  readonly kvWrites: number;
  readonly kvDeletes: number;
  readonly kvLists: number;
  readonly queries: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
  /** Static files that the worker itself looked into: subrequests, which cost nothing. */
  readonly assets: number;
  readonly logLines: number;
}

const EVENT = "invocation_counted";

/**
 * A main module around the bundle's that counts each invocation, and logs what it counted once the work that outlives
 * the answer is over too. The environment stays one object for all invocations, as it is on the platform, because the
 * app keeps things by it; whose work it is says the asynchronous context. D1's rows are those that its answers tell.
 */
export const countingModule = (bundled: string) => `
import { AsyncLocalStorage } from "node:async_hooks";
import app from "${bundled}";

const current = new AsyncLocalStorage();
const count = (what, by = 1) => {
  const counts = current.getStore();
  if (counts) counts[what] += by;
};
for (const level of ["log", "info", "warn", "error"]) {
  const print = console[level];
  console[level] = (...words) => (count("logLines"), print.apply(console, words));
}

function counted(target, names) {
  return new Proxy(target, {
    get(inner, name) {
      const member = Reflect.get(inner, name);
      if (typeof member !== "function") return member;
      return (...given) => {
        if (names[name]) count(names[name]);
        return member.apply(inner, given);
      };
    },
  });
}

function countRows(database) {
  const session = database.alwaysPrimarySession;
  if (typeof session?.fetcher?.fetch !== "function") throw new Error("D1's binding is built in another way now: nothing would be counted");
  const { fetcher } = session;
  session.fetcher = {
    async fetch(...given) {
      const response = await fetcher.fetch(...given);
      for (const { meta } of [await response.clone().json()].flat()) {
        count("queries");
        count("rowsRead", meta?.rows_read ?? 0);
        count("rowsWritten", meta?.rows_written ?? 0);
      }
      return response;
    },
  };
  return database;
}

const KV = { get: "kvReads", getWithMetadata: "kvReads", put: "kvWrites", delete: "kvDeletes", list: "kvLists" };
let environment;
function countedEnvironment(env) {
  environment ??= {
    ...env,
    SESSIONS: counted(env.SESSIONS, KV),
    EPHEMERIS: counted(env.EPHEMERIS, { ...KV, put: null }),
    ASSETS: counted(env.ASSETS, { fetch: "assets" }),
    DB: countRows(env.DB),
  };
  return environment;
}

function invocation(name, ctx, work) {
  const counts = { name, kvReads: 0, kvWrites: 0, kvDeletes: 0, kvLists: 0, queries: 0, rowsRead: 0, rowsWritten: 0, assets: 0, logLines: 0 };
  const late = [];
  const context = { waitUntil: (promise) => void late.push(promise) };
  const answer = current.run(counts, () => work(context));
  const over = async () => {
    await Promise.resolve(answer).catch(() => {});
    for (let i = 0; i < late.length; i++) await Promise.resolve(late[i]).catch(() => {});
    console.log(JSON.stringify({ event: "${EVENT}", ...counts }));
  };
  ctx.waitUntil(over());
  return answer;
}

export default {
  fetch: (request, env, ctx) =>
    invocation(request.method + " " + new URL(request.url).pathname, ctx, (context) =>
      app.fetch(request, countedEnvironment(env), context)),
  scheduled: (controller, env, ctx) =>
    invocation("scheduled", ctx, (context) => app.scheduled(controller, countedEnvironment(env), context)),
};
`;

/** What a line of the log says was counted; null for every other line. */
export function invocationOf(line: string): Invocation | null {
  if (!line.includes(EVENT)) return null;
  return JSON.parse(line);
}
