import * as z from "zod";
import { type PlainCode, type Refusal, type Refusals, refusal } from "~/refusals";

/** What was read from outside: the value, or what is wrong with which field. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fields: Refusals };

/** Characters that a date, a time, a degree, a number or a name out of a list may have. */
export const SHORT_TEXT = 64;
/** Characters that names and places may have. */
const NAME_TEXT = 200;
/** A letter of theirs may come in parts, which NFC joins: so many characters may be sent. */
const NAME_TEXT_IN_PARTS = 4 * NAME_TEXT;

/** Text as it is kept: NFC, without control characters and lone surrogates, trimmed. */
export function cleanText(text: string): string {
  return untrimmed(text).trim();
}

/** The same of several lines, which stay lines. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => untrimmed(line).trimEnd())
    .join("\n")
    .trim();
}

function untrimmed(text: string): string {
  return text
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "")
    .replace(/[\p{Cc}\u2028\u2029]/gu, " ")
    .normalize("NFC");
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

/** Whether it is a text of more characters than that, as it came: blanks and what cannot be seen count. */
export function isLongerThan(longest: number, value: unknown): boolean {
  if (typeof value !== "string" || value.length <= longest) return false;
  return value.length > 2 * longest || [...value].length > longest;
}

export const tooLong = (longest: number) => refusal("text.too-long", longest);

/**
 * Whatever was sent in a field, absent included, on its way into a transform that judges it. Every field begins here,
 * so that no pattern and no normalising ever sees a text of more characters.
 */
export function typedWithin(longest: number, whenLonger = tooLong(longest)) {
  return z
    .unknown()
    .optional()
    .superRefine((value, context) => {
      if (isLongerThan(longest, value)) refuse(context, whenLonger);
    });
}

/** The same, for all that is short. */
export const typed = typedWithin(SHORT_TEXT);

/** The same for names and places: once their letters are joined, and before the blanks around them go. */
const typedText = typedWithin(NAME_TEXT_IN_PARTS, tooLong(NAME_TEXT)).transform((value, context) => {
  const isLong = typeof value === "string" && isLongerThan(NAME_TEXT, untrimmed(value));
  return isLong ? refuse(context, tooLong(NAME_TEXT)) : value;
});

/** JSON Schema of what a field takes, and what zod would not hand on from a transform. */
export interface FieldDocument {
  readonly id?: string;
  /** It may not be left out. */
  readonly isRequired?: boolean;
  /** What counts when it is left out: `default` in JSON Schema. */
  readonly usual?: unknown;
  /** `examples` in JSON Schema. */
  readonly instances?: readonly unknown[];
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

/** What the API's document says of each field: a transform judges what comes, and does not tell what it takes. */
export const FIELD_DOCUMENTS = z.registry<FieldDocument>();

/** The schema, with what the API's document says of it; a field says the rest of what is said here. */
export function documented<Schema extends z.ZodType>(says: FieldDocument, schema: Schema): Schema {
  const isFree = says.type === "string" && says.enum === undefined;
  FIELD_DOCUMENTS.add(schema, isFree ? { maxLength: SHORT_TEXT, ...says } : says);
  return schema;
}

/** The same field under another description, for where a helper cannot know what is meant. */
export function described<Schema extends z.ZodType>(description: string, schema: Schema) {
  return documented({ ...FIELD_DOCUMENTS.get(schema), description }, schema);
}

/** An object with a name of its own in the document, where it may not be left out. */
export function required<Schema extends z.ZodType>(schema: Schema) {
  return documented({ isRequired: true }, schema.nonoptional());
}

/** A field that is judged where it is read, and not by its schema beyond the length of a text. */
export function asSent(says: FieldDocument) {
  return documented(says, typedWithin(Number(says.maxLength ?? SHORT_TEXT)));
}

/** Required free text; `required` is said when nothing was typed, or nothing that can be seen. */
export function requiredText(required: PlainCode) {
  return documented(
    { type: "string", minLength: 1, maxLength: NAME_TEXT, isRequired: true },
    typedText.transform((value, context): string =>
      isBlank(value) ? refuse(context, refusal(required)) : text(value, context),
    ),
  );
}

/** Free text that may be left out. */
export function optionalText() {
  return documented(
    { type: "string", maxLength: NAME_TEXT },
    typedText.transform((value, context): string | undefined => {
      if (isUntyped(value)) return undefined;
      return isBlank(value) ? refuse(context, refusal("text.unreadable")) : text(value, context);
    }),
  );
}

function text(value: unknown, context: z.core.$RefinementCtx): string {
  return typeof value === "string" ? cleanText(value) : refuse(context, refusal("text.not-text"));
}

/** A field that must not be left out elsewhere and may be here: nothing typed is undefined. */
export function ifTyped<Schema extends z.ZodType>(schema: Schema) {
  return documented(
    { ...FIELD_DOCUMENTS.get(schema), isRequired: false },
    z.preprocess((value) => (isUntyped(value) ? undefined : value), schema.optional()),
  );
}

/** Ends a transform with what is wrong with its field. */
export function refuse(context: z.core.$RefinementCtx, why: Refusal): never {
  context.issues.push({ code: "custom", params: { why }, input: context.value, path: [] });
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

/** What is wrong by dotted path, `prefix` before each. */
export function fieldErrors(error: z.ZodError, prefix = ""): Refusals {
  const fields: Record<string, Refusal[]> = Object.create(null);
  for (const issue of error.issues) {
    const path = [prefix, ...issue.path.map(String)].filter(Boolean).join(".");
    fields[path] ??= [];
    fields[path].push(refusalIn(issue));
  }
  return { ...fields };
}

/** Every field is judged by `refuse`, and no schema of zod's own has anything to say. */
function refusalIn(issue: z.core.$ZodIssue): Refusal {
  const why = issue.code === "custom" ? (issue.params?.why as Refusal | undefined) : undefined;
  return why ?? refusal("value.unreadable");
}

/** The same, each under a prefix: `date` becomes `person1.date`. */
export function underPrefix(prefix: string, fields: Refusals): Refusals {
  return Object.fromEntries(
    Object.entries(fields).map(([field, refusals]) => [`${prefix}.${field}`, refusals]),
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
export function notAnObject(given: unknown, field: string, example: string): Refusals | null {
  return isUntyped(given) || isRecord(given) ? null : { [field]: [refusal("object.expected", example)] };
}
