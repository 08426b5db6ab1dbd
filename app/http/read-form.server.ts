import { Failure } from "~/failure";
import { readBody } from "./read-json.server";

/**
 * The fields of a form that was posted without JavaScript, as text by name.
 * @throws Failure past the cap, and for anything but a urlencoded form that was posted
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (request.method !== "POST") {
    throw new Failure("method_not_allowed", "Use GET, HEAD or POST.", { allow: ["GET", "HEAD", "POST"] });
  }
  const type = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") {
    throw new Failure("unsupported_media_type", "Send the form as application/x-www-form-urlencoded.");
  }
  const parameters = new URLSearchParams(new TextDecoder().decode(await readBody(request)));
  return Object.fromEntries(parameters);
}
