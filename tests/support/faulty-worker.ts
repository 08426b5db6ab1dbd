import { join } from "node:path";
import { bundledModules, type LocalWorkerOptions } from "../../scripts/local-worker.mjs";
import { root } from "../../scripts/steps.mjs";
import { workerWithProvider } from "./worker-with-provider";

type D1Fault =
  /** Every query fails on its way there. */
  | { readonly kind: "down" }
  /** It does at once what it is asked, and answers so much later. */
  | { readonly kind: "slow"; readonly milliseconds: number }
  /** It does what it is asked, and its answers to writes are lost on their way back. */
  | { readonly kind: "loses answers"; readonly to: string }
  | { readonly kind: "read-only" }
  /** It refuses every write with these words. */
  | { readonly kind: "refuses"; readonly words: string };

type KvFault =
  | { readonly kind: "down" }
  | { readonly kind: "slow"; readonly milliseconds: number }
  /** Reads, and neither writes nor deletes: the day's allowance is used up. */
  | { readonly kind: "over quota" }
  /** Answers every key with this text. */
  | { readonly kind: "holds"; readonly text: string };

/** What the stores do wrong; one that is not named is well. */
export interface Faults {
  readonly d1?: D1Fault;
  readonly sessions?: KvFault;
  readonly ephemeris?: KvFault;
}

const CONTROL = "/faults-of-this-test";

/**
 * A main module around the bundle's whose D1 and KV do wrong what they are told to. The environment stays one object,
 * as it is on the platform; D1 is met where its binding asks its service, so that everything above is the real one.
 */
const faultyModule = (bundled: string) => `
import app from "${bundled}";

let faults = {};
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const lost = () => new Error("Network connection lost.");
const refused = (error) => Response.json({ success: false, error }, { status: 500 });

function faultyD1(database) {
  const session = database.alwaysPrimarySession;
  if (typeof session?.fetcher?.fetch !== "function") throw new Error("D1's binding is built in another way now: nothing would fail");
  const { fetcher } = session;
  session.fetcher = {
    async fetch(address, init) {
      const { d1 } = faults;
      const statements = [JSON.parse(init.body)].flat().map(({ sql }) => sql);
      const writes = statements.some((sql) => !/^\\s*select/i.test(sql));
      if (d1?.kind === "down") throw lost();
      if (d1?.kind === "read-only" && writes) return refused("attempt to write a readonly database: SQLITE_READONLY");
      if (d1?.kind === "refuses" && writes) return refused(d1.words);
      const response = await fetcher.fetch(address, init);
      if (d1?.kind === "slow") await sleep(d1.milliseconds);
      if (d1?.kind !== "loses answers" || !writes || !statements.some((sql) => sql.includes(d1.to))) return response;
      await response.arrayBuffer();
      throw lost();
    },
  };
  return database;
}

function faultyKv(store, name) {
  const met = async (isWrite, work) => {
    const fault = faults[name];
    if (fault?.kind === "down") throw new Error("KV failed: 500 Internal Server Error");
    if (fault?.kind === "over quota" && isWrite) throw new Error("KV put() limit exceeded for the day.");
    if (fault?.kind === "holds" && !isWrite) return fault.text;
    const done = await work();
    if (fault?.kind === "slow") await sleep(fault.milliseconds);
    return done;
  };
  return {
    get: (...given) => met(false, () => store.get(...given)),
    put: (...given) => met(true, () => store.put(...given)),
    delete: (...given) => met(true, () => store.delete(...given)),
  };
}

let environment;
const faulty = (env) =>
  (environment ??= {
    ...env,
    DB: faultyD1(env.DB),
    SESSIONS: faultyKv(env.SESSIONS, "sessions"),
    EPHEMERIS: faultyKv(env.EPHEMERIS, "ephemeris"),
  });

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname !== "${CONTROL}") return app.fetch(request, faulty(env), ctx);
    faults = await request.json();
    return new Response();
  },
  scheduled: (controller, env, ctx) => app.scheduled(controller, faulty(env), ctx),
};
`;

/** The bundle behind the module above. */
export function faultyModules() {
  return {
    modules: [
      {
        type: "ESModule" as const,
        path: join(root, "faulty.js"),
        contents: faultyModule("./build/worker/entry.worker.js"),
      },
      ...bundledModules(),
    ],
    modulesRoot: root,
  };
}

/** The production bundle with its identity provider, over a real D1 and KV that fail as a test wants them to. */
export function faultyWorker(options: LocalWorkerOptions = {}) {
  const worker = workerWithProvider({ ...options, overrides: { ...options.overrides, ...faultyModules() } });
  const set = async (faults: Faults) => {
    await worker.post(CONTROL, faults);
  };
  return {
    ...worker,
    /** Does the work while the stores fail, and mends them. */
    during: async <T>(faults: Faults, work: () => Promise<T>): Promise<T> => {
      await set(faults);
      try {
        return await work();
      } finally {
        await set({});
      }
    },
  };
}
