import * as z from "zod";

/** Messages by field; keys are dotted paths such as `person1.location`, and `""` for the body itself. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

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

/** Absent, null and blank all mean that nothing was typed. */
export function isBlank(value: unknown): value is undefined | null | "" {
  return value === undefined || value === null || (typeof value === "string" && cleanText(value) === "");
}

/** Whatever was sent in a field, absent included, on its way into a transform that judges it. */
export const typed = z.unknown().optional();

/** A character that is seen: no blank, no joiner, no mark of direction, none of those that fonts leave empty. */
const SEEN = /[^\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Required free text; `required` is the message when nothing was typed, or nothing that can be seen. */
export function requiredText(required: string) {
  return typed.transform((value, context): string => {
    if (isBlank(value)) return refuse(context, required);
    if (typeof value !== "string") return refuse(context, "Must be text");
    const text = cleanText(value);
    if (!SEEN.test(text)) return refuse(context, required);
    if ([...text].length > MAXIMUM_CHARACTERS) {
      return refuse(context, `Must be at most ${MAXIMUM_CHARACTERS} characters`);
    }
    return text;
  });
}

/** Ends a transform with a message at its field. */
export function refuse(context: z.core.$RefinementCtx, message: string): never {
  context.issues.push({ code: "custom", message, input: context.value, path: [] });
  return z.NEVER;
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
