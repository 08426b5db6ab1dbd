import * as z from "zod";
import type { FieldErrors } from "~/failure";

/** What was read from outside: the value, or what is wrong with which field. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fields: FieldErrors };

const MAXIMUM_CHARACTERS = 200;

/** Text as it is kept: NFC, without control characters and lone surrogates, trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "")
    .replace(/[\p{Cc}\u2028\u2029]/gu, " ")
    .normalize("NFC")
    .trim();
}

/** Absent, null, empty and blank all mean that nothing was typed. */
export function isUntyped(value: unknown): value is undefined | null | "" {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** Besides blanks: control characters, lone surrogates, zero-width marks, fillers, an empty cell of Braille. */
const VISIBLE = /[^\p{Cc}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Nothing was typed, or nothing that anybody can see. What may be left out is refused then, see `isUntyped`. */
export function isBlank(value: unknown): value is undefined | null | "" {
  return isUntyped(value) || (typeof value === "string" && !VISIBLE.test(value));
}

/** Whatever was sent in a field, absent included, on its way into a transform that judges it. */
export const typed = z.unknown().optional();

/** Required free text; `required` is the message when nothing was typed, or nothing that can be seen. */
export function requiredText(required: string) {
  return typed.transform((value, context): string =>
    isBlank(value) ? refuse(context, required) : text(value, context),
  );
}

/** Free text that may be left out. */
export const optionalText = typed.transform((value, context): string | undefined => {
  if (isUntyped(value)) return undefined;
  return isBlank(value) ? refuse(context, "Must be readable text") : text(value, context);
});

function text(value: unknown, context: z.core.$RefinementCtx): string {
  if (typeof value !== "string") return refuse(context, "Must be text");
  const cleaned = cleanText(value);
  const isShort = [...cleaned].length <= MAXIMUM_CHARACTERS;
  return isShort ? cleaned : refuse(context, `Must be at most ${MAXIMUM_CHARACTERS} characters`);
}

/** Ends a transform with a message at its field. */
export function refuse(context: z.core.$RefinementCtx, message: string): never {
  context.issues.push({ code: "custom", message, input: context.value, path: [] });
  return z.NEVER;
}

/** What comes from outside, read by a schema whose result is what is wanted. */
export function readBy<Schema extends z.ZodType>(schema: Schema) {
  return (raw: Readonly<Record<string, unknown>>): Parsed<z.output<Schema>> => {
    const parsed = schema.safeParse(raw);
    return parsed.success
      ? { ok: true, value: parsed.data }
      : { ok: false, fields: fieldErrors(parsed.error) };
  };
}

/** Messages by dotted path, `prefix` before each. */
export function fieldErrors(error: z.ZodError, prefix = ""): FieldErrors {
  const fields: Record<string, string[]> = Object.create(null);
  for (const issue of error.issues) {
    const path = [prefix, ...issue.path.map(String)].filter(Boolean).join(".");
    fields[path] ??= [];
    fields[path].push(issue.message);
  }
  return { ...fields };
}

/** The same messages, each under a prefix: `date` becomes `person1.date`. */
export function underPrefix(prefix: string, fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [`${prefix}.${field}`, messages]),
  );
}

/** An object with fields, and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields of an object within the input; what is absent, or no object at all, is one in which nothing was typed. */
export function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** What is wrong with a field that must hold an object, or nothing; null where it does. */
export function notAnObject(given: unknown, field: string, example: string): FieldErrors | null {
  return isUntyped(given) || isRecord(given) ? null : { [field]: [`Must be an object such as ${example}`] };
}
