import { Failure } from "~/failure";
import { refusal } from "~/refusals";
import { readWithin } from "./read-within.server";

const MAXIMUM_BYTES = 16 * 1024;

/**
 * The JSON object in a request's body.
 * @throws Failure of 415, 413, 400 or 422, in this order
 */
export async function readJsonObject(
  request: Request,
  mostBytes = MAXIMUM_BYTES,
): Promise<Record<string, unknown>> {
  const type = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new Failure("unsupported_media_type", "Send the body as application/json.");
  }
  const bytes = await readBody(request, mostBytes);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Failure(
      "bad_json",
      bytes.length === 0 ? "The body is empty; send JSON." : "The body is not valid JSON.",
    );
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Failure("invalid_input", "The body must be a JSON object.", {
      fields: { "": [refusal("body.not-an-object")] },
    });
  }
  return value as Record<string, unknown>;
}

/**
 * Reads at most the cap. What `Content-Length` says is no bound: beside `Transfer-Encoding: chunked` it counts for
 * nothing.
 * @throws Failure past the cap, and when the sender breaks off
 */
export async function readBody(request: Request, mostBytes = MAXIMUM_BYTES): Promise<Uint8Array> {
  const tooLarge = () => new Failure("too_large", `The body may have at most ${mostBytes} bytes.`);
  if (Number(request.headers.get("Content-Length") ?? 0) > mostBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const hasLength = request.headers.has("Content-Length") && !request.headers.has("Transfer-Encoding");
  if (hasLength) {
    const whole = new Uint8Array(await request.arrayBuffer().catch(brokenOff)); // HTTP lets it be no longer
    if (whole.length > mostBytes) throw tooLarge();
    return whole;
  }
  const body = await readWithin(request.body, mostBytes).catch(brokenOff);
  if (!body) throw tooLarge();
  return body;
}

function brokenOff(): never {
  throw new Failure("bad_json", "The body broke off; send it whole.");
}
