import { call, nothing, operation } from "~/http/call.server";
import { failure } from "~/http/responses.server";

const MAXIMUM_BYTES = 1_000_000;
const PATIENCE_MILLISECONDS = 3_000;
/** Not SVG, which can carry scripts. */
const PICTURES = /^image\/(png|jpeg|gif|webp|avif)$/i;

/**
 * The signed-in user's picture from their provider, passed on: the page itself fetches nothing from third parties,
 * who would learn who uses it and when.
 */
const picture = call({
  GET: operation({
    access: "personal",
    user: "required",
    read: nothing,
    run: async (_, { account }) => {
      const address = account.user.profileImageUrl;
      const found = address ? await fetchPicture(address).catch(() => null) : null;
      if (!found) throw failure("not_found", "There is no picture.");
      return found;
    },
  }),
});
export const loader = picture.loader;
export const action = picture.action;

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
