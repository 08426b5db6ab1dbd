import { BODIES } from "~/astrology/bodies";
import { daysInMonth, formatIsoDate, monthName } from "~/astrology/calendar";
import { type EphemerisMonth, ephemerisMonth } from "~/astrology/ephemeris-month";
import type { LoadContext } from "~/load-context";
import type { EphemerisInput } from "~/schemas/ephemeris-input";

/** Raised whenever a month's text would come out differently: what older versions wrote is then never read again. */
const VERSION = 1;
/** About 4 MB of an isolate's 128. */
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

const memory = new Map<string, string>();

/** A month as JSON text: from this isolate's memory, else from KV, else computed. KV's failures cost 50 ms at most. */
export async function ephemerisJson(
  input: EphemerisInput,
  { bindings, waitUntil }: Pick<LoadContext, "bindings" | "waitUntil">,
  now: number,
): Promise<string> {
  const key = `ephemeris:${VERSION}:${input.year}-${input.month}`;
  const known = memory.get(key);
  if (known) return known;
  if (!isShared(input, now)) return remember(key, computed(input));

  const stored = await read(bindings.EPHEMERIS, key);
  if (stored.kind === "text" && isMonth(stored.text, input)) return remember(key, stored.text);
  const text = remember(key, computed(input));
  // After a failed or slow look nobody knows whether it is there already: then nothing is written.
  if (stored.kind !== "unknown") {
    waitUntil(write(bindings.EPHEMERIS, key, text));
  }
  return text;
}

function computed({ year, month }: EphemerisInput): string {
  return JSON.stringify(ephemerisMonth(year, month));
}

function isShared({ year }: EphemerisInput, now: number): boolean {
  const thisYear = new Date(now).getUTCFullYear();
  return year >= thisYear - YEARS_BEHIND && year <= thisYear + YEARS_AHEAD;
}

function remember(key: string, text: string): string {
  memory.set(key, text);
  if (memory.size > KEPT_IN_MEMORY) {
    const oldest = memory.keys().next().value;
    if (oldest !== undefined) memory.delete(oldest);
  }
  return text;
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

/** Whether text from the store is this very month, whole. */
function isMonth(text: string, { year, month }: EphemerisInput): boolean {
  try {
    const answer: Partial<EphemerisMonth> | null = JSON.parse(text);
    return (
      answer?.year === year &&
      answer.monthName === monthName(month) &&
      answer.days?.length === daysInMonth(year, month) &&
      answer.days.every(
        ({ date, dayOfWeek, siderealTime, positions }, i) =>
          date === formatIsoDate({ year, month, day: i + 1 }) &&
          [dayOfWeek, siderealTime].every((field) => typeof field === "string") &&
          positions.length === BODIES.length &&
          positions.every(({ body, degree, minute }, i) => body === BODIES[i] && degree < 30 && minute < 60),
      )
    );
  } catch {
    return false;
  }
}

function logFailure(error: unknown) {
  console.error(JSON.stringify({ event: "ephemeris_memo_unavailable", error: String(error) }));
}
