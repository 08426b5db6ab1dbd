import { codesOf, type Failure, type FailureCode, messagesOf, saidIn } from "~/failure";
import { languageOf } from "~/further-languages";

const STATUS: Readonly<Record<FailureCode, number>> = {
  bad_json: 400,
  unauthenticated: 401,
  forbidden: 403,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  invalid_input: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
};

/** The HTTP status of a failure. */
export function statusOf({ code }: Failure): number {
  return STATUS[code];
}

/** The headers that belong to a failure, whatever its body is. */
export function headersOf({ retryAfterSeconds, allow }: Failure): Record<string, string> {
  return {
    "Cache-Control": "no-store",
    ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    ...(allow && { Allow: allow.join(", ") }),
  };
}

/** JSON, 200 unless said; personal answers and calculations from a body are nobody's to cache unless `headers` says so. */
export function success(
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): Response {
  return Response.json(data, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** 200 with text that is JSON already. */
export function jsonText(text: string): Response {
  return new Response(text, { headers: { "Content-Type": "application/json", "Cache-Control": "no-store" } });
}

/**
 * The one shape of every failure: `{ code, message, fields?, fieldCodes?, told? }`.
 * @param lang as it was asked for; what is known of it beside English stands in `told`
 */
export function failed(failure: Failure, lang: string | null = null): Response {
  const { code, message, fields } = failure;
  const { tag, prefix } = languageOf(lang ?? "");
  return Response.json(
    {
      code,
      message,
      ...(fields && { fields: messagesOf(fields), fieldCodes: codesOf(fields) }),
      ...(prefix && { told: toldIn(tag, failure) }),
    },
    { status: statusOf(failure), headers: headersOf(failure) },
  );
}

/** Message and fields once more, in another language than English. */
function toldIn(language: string, failure: Failure) {
  const { fields } = failure;
  return {
    language,
    message: saidIn(language, failure),
    ...(fields && { fields: messagesOf(fields, language) }),
  };
}
