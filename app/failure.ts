import * as words from "~/words/failures";
import { inLanguage, inUse } from "./page-language";
import { messageOf, type Refusal, type Refusals } from "./refusals";

/** Messages by field; keys are dotted paths such as `person1.location`, and `""` for the input as a whole. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Everything that a caller can be told has gone wrong. */
export type FailureCode =
  | "bad_json"
  | "unauthenticated"
  | "forbidden"
  | "forbidden_origin"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "gone"
  | "too_large"
  | "address_too_long"
  | "unsupported_media_type"
  | "invalid_input"
  | "rate_limited"
  | "internal"
  | "unavailable";

interface FailureDetails {
  readonly fields?: Refusals;
  readonly retryAfterSeconds?: number;
  /** The methods that a call knows. */
  readonly allow?: readonly string[];
}

/**
 * What went wrong, in words that a visitor may read. Any layer throws it; where a request is answered it becomes JSON,
 * a page or a form's message. Whatever else is thrown is a fault of ours, whose words nobody outside gets to see. What
 * only programs and the owner meet is an English sentence; what a visitor may meet is a word of the catalogue, which
 * is said in the language of whoever asked.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly fields: Refusals | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(
    readonly code: FailureCode,
    readonly says: string | (() => string),
    { fields, retryAfterSeconds, allow }: FailureDetails = {},
  ) {
    // Another language may be in use where an answer is being made.
    super(typeof says === "string" ? says : inLanguage("en", says));
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.allow = allow;
  }
}

/** Input that cannot be used, with what is wrong in which field. */
export function invalidInput(fields: Refusals): Failure {
  return new Failure("invalid_input", words.pleaseCheckTheFields, { fields });
}

/** What went wrong, in a language. */
export function saidIn(language: string, { says }: Failure): string {
  return typeof says === "string" ? says : inLanguage(language, says);
}

/** What is wrong in words, by field. */
export function messagesOf(fields: Refusals, language = inUse()): FieldErrors {
  return said(fields, (why) => messageOf(why, language));
}

/** All that is wrong with the fields, one after another; without any, what went wrong. */
export function inOneLine({ fields = {}, message }: Failure): string {
  return Object.values(messagesOf(fields)).flat().join(" ") || message;
}

/** The same as codes, in the order of the messages. */
export function codesOf(fields: Refusals): Readonly<Record<string, readonly Refusal["code"][]>> {
  return said(fields, ({ code }) => code);
}

function said<Said>(
  fields: Refusals,
  say: (refusal: Refusal) => Said,
): Readonly<Record<string, readonly Said[]>> {
  return Object.fromEntries(Object.entries(fields).map(([field, refusals]) => [field, refusals.map(say)]));
}
