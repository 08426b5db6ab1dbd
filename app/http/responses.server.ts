import type { FieldErrors, Parsed } from "~/schemas/fields";

/** Every failure an API call can answer with, and its HTTP status. */
const STATUS = {
  bad_json: 400,
  unauthenticated: 401,
  forbidden: 403,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type FailureCode = keyof typeof STATUS;

interface FailureDetails {
  readonly fields?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
}

/** 200 with JSON; personal answers and calculations from a body are nobody's to cache unless `headers` says so. */
export function success(data: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(data, { headers: { "Cache-Control": "no-store", ...headers } });
}

/** 200 with text that is JSON already. */
export function json(text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, {
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers },
  });
}

/** The one shape of every failure: `{ code, message, fields? }`. */
export function failure(
  code: FailureCode,
  message: string,
  { fields, headers }: FailureDetails = {},
): Response {
  return Response.json(
    { code, message, ...(fields && { fields }) },
    { status: STATUS[code], headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export function invalidInput(fields: FieldErrors): Response {
  return failure("invalid_input", "Please check the fields named.", { fields });
}

/**
 * The value of a reading.
 * @throws Response 422 that names the fields at fault
 */
export function orInvalid<T>(reading: Parsed<T>): T {
  if (!reading.ok) throw invalidInput(reading.fields);
  return reading.value;
}
