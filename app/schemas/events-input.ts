import { deskRefusal } from "~/desk-refusals";
import type { DatedEvent } from "./client";
import { cleanText, fieldErrors, isRecord, isUntyped, type Parsed, typedWithin } from "./fields";

interface Limits {
  readonly most: number;
  /** Of all of them together, as they are sent. */
  readonly letters: number;
}

/** A date of one of three lengths, a blank, and what happened. */
const EVENT = /^(\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)[ :,](.+)$/;
const SHOWN_LETTERS = 30;

/** Reads dated events: lines that begin with their date, or a list; the oldest comes first. */
export function readEvents(given: unknown, { most, letters }: Limits): Parsed<readonly DatedEvent[]> {
  const sent = typedWithin(letters).safeParse(given);
  if (!sent.success) return { ok: false, fields: { events: fieldErrors(sent.error)[""] ?? [] } };
  const lines = linesOf(given, letters);
  if (!lines) return { ok: false, fields: { events: [deskRefusal("events.not-a-list")] } };
  const typed = lines.map(cleanText).filter(Boolean);
  if (typed.length > most) {
    return { ok: false, fields: { events: [deskRefusal("events.too-many", most)] } };
  }
  const events: DatedEvent[] = [];
  for (const line of typed) {
    const [, date, what] = EVENT.exec(line) ?? [];
    if (!date || !what?.trim()) {
      const shown = [...line].slice(0, SHOWN_LETTERS).join("");
      return { ok: false, fields: { events: [deskRefusal("event.unreadable", shown)] } };
    }
    events.push({ date, what: what.trim() });
  }
  return { ok: true, value: events.sort((one, other) => (one.date < other.date ? -1 : 1)) };
}

/** Null for what is neither text nor a list of events. */
function linesOf(given: unknown, letters: number): readonly string[] | null {
  if (isUntyped(given)) return [];
  if (typeof given === "string") return given.split(/\r\n?|\n/);
  if (!Array.isArray(given)) return null;
  const lines = given.map((event) =>
    isRecord(event) && typeof event.date === "string" && typeof event.what === "string"
      ? `${event.date} ${event.what}`.slice(0, letters)
      : null,
  );
  return lines.every((line) => line !== null) ? lines : null;
}
