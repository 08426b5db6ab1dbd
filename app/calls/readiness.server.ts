import { crc32 } from "node:zlib";
import { checkStoredSky, storedTables } from "~/astrology/ephemeris/stored-sky";
import { digestOf } from "~/auth/secrets";
import { openOneClient } from "~/db/clients.server";
import { database, stored } from "~/db/database.server";
import { askEveryTable } from "~/db/readiness.server";
import { sealerOf } from "~/db/sealed.server";
import { Failure } from "~/failure";
import type { LoadContext } from "~/load-context";
import { readManifest } from "~/places/place-files";
import { nothing, operation } from "./operation";

const PATIENCE_MILLISECONDS = 2_000;
/** No key of the app's: what counts is that the store says that there is none. */
const KEY_OF_NOBODY = "readiness";

const CHECKS = {
  database: ({ bindings }) => stored(askEveryTable(database(bindings.DB)), PATIENCE_MILLISECONDS),
  sessions: ({ bindings }) => stored(read(bindings.SESSIONS), PATIENCE_MILLISECONDS),
  ephemeris: ({ bindings }) => stored(read(bindings.EPHEMERIS), PATIENCE_MILLISECONDS),
  sky: async () => checkSky(),
  places: ({ readAsset }) => readManifest(readAsset),
  /** Asked only where there is a desk. */
  desk: (context) => stored(openWhatIsKept(context), PATIENCE_MILLISECONDS),
} satisfies Readonly<Record<string, (context: LoadContext) => Promise<unknown>>>;

type Check = keyof typeof CHECKS;

export interface Readiness {
  readonly status: "ok" | "failing";
  readonly version: string;
  readonly checks: Readonly<Partial<Record<Check, "ok" | "failed">>>;
}

/** Whether everything that the app relies on answers; for who holds the deployment's `READY_TOKEN`, and nobody else. */
export const readiness = operation({
  access: "personal",
  read: nothing,
  run: async (_, { context }): Promise<Readiness> => {
    await requireToken(context);
    const results = await Promise.all(
      checksOf(context).map(async (name) => [name, await outcome(name, context)] as const),
    );
    return {
      status: results.every(([, result]) => result === "ok") ? "ok" : "failing",
      version: __APP_VERSION__,
      checks: Object.fromEntries(results) as Readiness["checks"],
    };
  },
});

function checksOf({ settings }: LoadContext): readonly Check[] {
  const all = Object.keys(CHECKS) as Check[];
  return settings.DESK_KEY.length > 0 ? all : all.filter((name) => name !== "desk");
}

/** A row is sealed and opened, and one that the desk keeps: under another key it would not open. */
async function openWhatIsKept({ bindings, settings }: LoadContext): Promise<void> {
  const sealer = sealerOf(settings.DESK_KEY);
  const at = { table: "clients", id: KEY_OF_NOBODY };
  if ((await sealer.open(at, await sealer.seal(at, true))) !== true)
    throw new Error("DESK_KEY does not open what it sealed");
  await openOneClient({ db: database(bindings.DB), sealer });
}

async function outcome(name: Check, context: LoadContext): Promise<"ok" | "failed"> {
  try {
    await CHECKS[name](context);
    return "ok";
  } catch (error) {
    console.error(JSON.stringify({ event: "not_ready", check: name, reason: String(error) }));
    return "failed";
  }
}

/**
 * Known skies were looked at as the isolate started, and a start that failed answers nobody. Here the whole table is
 * looked at, which takes too long for a start: a block may be damaged in whose years no known sky lies.
 */
function checkSky(): void {
  checkStoredSky();
  for (const { content, payload, checksum } of storedTables()) {
    if (crc32(content.slice(payload)) !== checksum)
      throw new Error("The stored sky is not the one that was built.");
  }
}

function read(store: KVNamespace): Promise<unknown> {
  return store.get(KEY_OF_NOBODY);
}

/** @throws Failure `not_found` where the deployment has no token, `unauthenticated` where another one, or none, came */
async function requireToken({ request, settings: { READY_TOKEN } }: LoadContext): Promise<void> {
  if (READY_TOKEN === "") throw new Failure("not_found", "There is nothing here.");
  const [, given = ""] = /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
  // Hashes are compared: how long it takes tells nothing of the token.
  if ((await digestOf(given)) === (await digestOf(READY_TOKEN))) return;
  throw new Failure("unauthenticated", "Send the deployment's READY_TOKEN as a bearer token.");
}
