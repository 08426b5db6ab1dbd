import { readBody } from "./read-json.server";

/**
 * The fields of a form that was posted without JavaScript, as text by name.
 * @throws Response 413 past the cap, 415 for anything but a urlencoded form
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new Response(null, { status: 415 });
  const parameters = new URLSearchParams(new TextDecoder().decode(await readBody(request)));
  return Object.fromEntries(parameters);
}
