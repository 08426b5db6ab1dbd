import * as z from "zod";
import { formatIsoDate } from "~/astrology/calendar";
import { deskRefusal } from "~/desk-refusals";
import { type Refusals, refusal } from "~/refusals";
import { oneOf, requiredDate } from "./birth-input";
import { NOTE_KINDS, type NoteKind } from "./client";
import { KIBIBYTE, MOST_BYTES_OF_NOTE } from "./desk-limits";
import { asSent, cleanLines, fieldErrors, ifTyped, isBlank, type Parsed } from "./fields";
import { readUpdatedAt } from "./updated-at";

const About = z.object({
  kind: oneOf(NOTE_KINDS, "session"),
  at: ifTyped(requiredDate("date.required").transform(formatIsoDate)),
});

export const NoteFields = z.object({
  ...About.shape,
  text: asSent({ type: "string", maxLength: MOST_BYTES_OF_NOTE, isRequired: true }),
});

/** A note to be written, and over which version; null for a new one. */
export interface NoteToWrite {
  readonly id: string | null;
  readonly updatedAt: number | null;
  readonly kind: NoteKind;
  /** `2026-11-27`; null for today. */
  readonly at: string | null;
  readonly text: string;
}

/** Reads a note. Its lines stay lines. */
export function readNote(raw: Readonly<Record<string, unknown>>): Parsed<NoteToWrite> {
  const about = About.safeParse(raw);
  const version = readUpdatedAt({ id: raw.note, updatedAt: raw.updatedAt });
  const text = readNoteText(raw.text);
  if (!about.success || !version.ok || !text.ok) {
    const fields: Refusals = {
      ...(!about.success && fieldErrors(about.error)),
      ...(!version.ok && version.fields),
      ...(!text.ok && text.fields),
    };
    return { ok: false, fields };
  }
  const { kind, at = null } = about.data;
  return { ok: true, value: { ...version.value, kind, at, text: text.value } };
}

/** The words of a note, under `text`. */
export function readNoteText(given: unknown): Parsed<string> {
  if (typeof given === "string" && given.length > MOST_BYTES_OF_NOTE) return tooLarge();
  if (isBlank(given)) return { ok: false, fields: { text: [deskRefusal("note.required")] } };
  if (typeof given !== "string") return { ok: false, fields: { text: [refusal("text.not-text")] } };
  const text = cleanLines(given);
  return new TextEncoder().encode(text).length > MOST_BYTES_OF_NOTE ? tooLarge() : { ok: true, value: text };
}

function tooLarge(): Parsed<never> {
  return {
    ok: false,
    fields: { text: [deskRefusal("note.too-large", MOST_BYTES_OF_NOTE / KIBIBYTE)] },
  };
}
