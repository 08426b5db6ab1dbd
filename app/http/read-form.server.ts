import { Failure } from "~/failure";
import * as words from "~/words/failures";
import { hasMoreParameters } from "./parameter-count";
import { readBody } from "./read-json.server";

/** More than the longest form of ours has, with every setting of two births. */
const MOST_FIELDS = 150;

/**
 * The fields of a form that was posted without JavaScript, as text by name.
 * @throws Failure past the caps, and for anything but a urlencoded form that was posted
 */
export async function readForm(request: Request, mostBytes?: number): Promise<Record<string, string>> {
  if (request.method !== "POST") {
    throw new Failure("method_not_allowed", "Use GET, HEAD or POST.", { allow: ["GET", "HEAD", "POST"] });
  }
  const type = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") {
    throw new Failure("unsupported_media_type", "Send the form as application/x-www-form-urlencoded.");
  }
  const text = new TextDecoder().decode(await readBody(request, mostBytes));
  if (hasMoreParameters(text, MOST_FIELDS)) {
    throw new Failure("too_large", () => words.formTooLarge({ most: MOST_FIELDS }));
  }
  return Object.fromEntries(new URLSearchParams(text));
}
