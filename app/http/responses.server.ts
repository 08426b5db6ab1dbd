import type { FieldErrors } from "~/schemas/fields";

/** Every failure an API call can answer with, and its HTTP status. */
const STATUS = {
  bad_json: 400,
  unauthenticated: 401,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
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
