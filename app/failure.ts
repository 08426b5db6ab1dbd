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
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;
  /** The methods that a call knows. */
  readonly allow?: readonly string[];
}

/**
 * What went wrong, in words that a visitor may read. Any layer throws it; where a request is answered it becomes JSON,
 * a page or a form's message. Whatever else is thrown is a fault of ours, whose words nobody outside gets to see.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(
    readonly code: FailureCode,
    message: string,
    { fields, retryAfterSeconds, allow }: FailureDetails = {},
  ) {
    super(message);
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.allow = allow;
  }
}

/** Input that cannot be used, with what is wrong in which field. */
export function invalidInput(fields: FieldErrors): Failure {
  return new Failure("invalid_input", "Please check the fields named.", { fields });
}
