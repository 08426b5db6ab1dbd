import { answering, call } from "~/calls/api.server";
import { nothing, operation } from "~/calls/operation";
import { Failure } from "~/failure";

const MAXIMUM_BYTES = 1_000_000;
const PATIENCE_MILLISECONDS = 3_000;
/** Not SVG, which can carry scripts. */
const PICTURES = /^image\/(png|jpeg|gif|webp|avif)$/i;

/**
 * The signed-in user's picture from their provider, passed on: the page itself fetches nothing from third parties,
 * who would learn who uses it and when.
 */
const picture = operation({
  access: "personal",
  user: "required",
  read: nothing,
  run: async (_, { account }) => {
    const address = account.user.profileImageUrl;
    const found = address ? await fetchPicture(address).catch(() => null) : null;
    if (!found) throw new Failure("not_found", "There is no picture.");
    return found;
  },
});

const api = call({ GET: answering(picture, (found) => found) });
export const loader = api.loader;
export const action = api.action;

async function fetchPicture(address: string): Promise<Response | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
  const type = response.headers.get("Content-Type")?.split(";", 1)[0]?.trim() ?? "";
  const length = Number(response.headers.get("Content-Length") ?? 0);
  if (!response.ok || !PICTURES.test(type) || length > MAXIMUM_BYTES) {
    await response.body?.cancel();
    return null;
  }
  return new Response(response.body, {
    headers: { "Content-Type": type, "Cache-Control": "private, max-age=86400" },
  });
}
