import { packMonth } from "~/answers/packed-month";
import { ephemerisMonth } from "~/astrology/ephemeris-month";
import type { LoadContext } from "~/load-context";
import { Newest } from "~/memo";
import type { EphemerisInput } from "~/schemas/ephemeris-input";

/** Raised whenever a month would be packed differently: what older versions wrote is then never read again. */
const VERSION = 2;
/** About 0.5 MB of an isolate's 128. */
const KEPT_IN_MEMORY = 120;
/** Computing a month takes less: a slow store is not waited for. */
const PATIENCE_MILLISECONDS = 50;
const KEPT_SECONDS = 400 * 86_400;

/**
 * The years about now whose months are shared between isolates. Almost everybody asks for these; and 4 × 12 keys are
 * all that anonymous visitors can ever have written, be it by walking every month of three centuries: the plan's
 * 1,000 writes a day are there for signing in. Other months are computed where they are asked for.
 */
const YEARS_BEHIND = 1;
const YEARS_AHEAD = 2;

const memory = new Newest<string>(KEPT_IN_MEMORY);

/**
 * A month as `packMonth` writes it: from this isolate's memory, else from KV, else computed. KV's failures cost 50 ms
 * at most.
 */
export async function packedMonth(
  input: EphemerisInput,
  { bindings, waitUntil }: Pick<LoadContext, "bindings" | "waitUntil">,
  now: number,
): Promise<string> {
  const key = `ephemeris:${VERSION}:${input.year}-${input.month}`;
  const known = memory.get(key);
  if (known) return known;
  if (!isShared(input, now)) return memory.keep(key, computed(input));

  const stored = await read(bindings.EPHEMERIS, key);
  const packed = stored.kind === "text" ? unsealed(key, stored.text) : null;
  if (packed) return memory.keep(key, packed);
  const fresh = memory.keep(key, computed(input));
  // After a failed or slow look nobody knows whether it is there already: then nothing is written.
  if (stored.kind !== "unknown") waitUntil(write(bindings.EPHEMERIS, key, sealed(key, fresh)));
  return fresh;
}

function computed({ year, month }: EphemerisInput): string {
  return packMonth(ephemerisMonth(year, month));
}

function isShared({ year }: EphemerisInput, now: number): boolean {
  const thisYear = new Date(now).getUTCFullYear();
  return year >= thisYear - YEARS_BEHIND && year <= thisYear + YEARS_AHEAD;
}

/** The text under a checksum of its own and its key's: what anything else has written there is not taken for a month. */
function sealed(key: string, packed: string): string {
  return `${checksum(`${key} ${packed}`)} ${packed}`;
}

function unsealed(key: string, text: string): string | null {
  const packed = text.slice(text.indexOf(" ") + 1);
  return text === sealed(key, packed) ? packed : null;
}

/** FNV-1a in 32 bits (Fowler, Noll and Vo): finds accidents and other writers, and keeps no secret. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

type Stored = { readonly kind: "text"; readonly text: string } | { readonly kind: "none" | "unknown" };

async function read(store: KVNamespace, key: string): Promise<Stored> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<Stored>((resolve) => {
    timer = setTimeout(() => resolve({ kind: "unknown" }), PATIENCE_MILLISECONDS);
  });
  const stored = await Promise.race([look(store, key), patience]);
  clearTimeout(timer);
  return stored;
}

async function look(store: KVNamespace, key: string): Promise<Stored> {
  try {
    const text = await store.get(key);
    return text === null ? { kind: "none" } : { kind: "text", text };
  } catch (error) {
    logFailure(error);
    return { kind: "unknown" };
  }
}

async function write(store: KVNamespace, key: string, text: string): Promise<void> {
  try {
    await store.put(key, text, { expirationTtl: KEPT_SECONDS });
  } catch (error) {
    logFailure(error);
  }
}

function logFailure(error: unknown) {
  console.error(JSON.stringify({ event: "ephemeris_memo_unavailable", error: String(error) }));
}
