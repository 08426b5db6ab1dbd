import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Endpoint } from "../../app/calls/answer-call.server";
import type { Raw } from "../../app/calls/operation";
import { perform } from "../../app/calls/perform.server";
import { settingsOf } from "../../app/env";
import type { LoadContext } from "../../app/load-context";
import { root } from "../steps.mjs";

/** What differs each time is shown as these. */
const ID = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
const CREATED_AT = "2026-11-22T12:00:00.000Z";

/** Characters of a text that is shown; a year of the stored sky has 9,000. */
const LONGEST_TEXT = 240;

/** What an open call answers, computed here and shortened. */
export async function exampleAnswer(operation: Endpoint, input: Raw): Promise<unknown> {
  const context = contextOfNobody();
  const output = await perform(operation, context, () => input, null);
  const answered = operation.respond?.(output, context);
  const body = answered && !(answered instanceof Response) ? answered.body : output;
  // As JSON, which leaves out what is undefined.
  return shortened(JSON.parse(JSON.stringify(body)));
}

/** Each list cut to its first entry, each long text to its beginning; ids and times of asking as above. */
export function shortened(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((entry) => shortened(entry));
  if (typeof value === "string") {
    if (key === "createdAt") return CREATED_AT;
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === "id" && typeof inner === "string" ? ID : shortened(inner, name),
    ]),
  );
}

/** Nobody in particular, whom nothing limits. */
function contextOfNobody(): LoadContext {
  const limit = { limit: async () => ({ success: true }) };
  const bindings = { CALCULATION_LIMIT: limit, EPHEMERIS: { get: async () => null, put: async () => {} } };
  return {
    bindings: bindings as unknown as LoadContext["bindings"],
    settings: settingsOf({}),
    request: new Request("https://build.invalid"),
    url: new URL("https://build.invalid"),
    origin: "https://build.invalid",
    isStart: false,
    lang: null,
    language: "en",
    requestId: "build",
    nonce: "build",
    newId: () => ID,
    waitUntil: () => {},
    readAsset: async (path) => {
      const file = await readFile(join(root, "public", path)).catch(() => null);
      return file ? new Uint8Array(file).buffer : null;
    },
  };
}
