import { Failure } from "~/failure";
import { readWithin } from "~/http/read-within.server";
import { nothing, operation } from "./operation";

const MAXIMUM_BYTES = 1_000_000;
const PATIENCE_MILLISECONDS = 3_000;

/** How pictures begin, a character for each byte. SVG is none of them: it can carry scripts. */
const BEGINNINGS: readonly (readonly [type: string, beginning: RegExp])[] = [
  ["image/png", /^\x89PNG\r\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF.{4}WEBP/s],
  ["image/avif", /^.{4}ftypavi[fs]/s],
];
const LONGEST_BEGINNING = 12;

/**
 * The signed-in user's picture from their provider, passed on: the page itself fetches nothing from third parties,
 * who would learn who uses it and when.
 */
export const picture = operation({
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

/** Null when there is none within the limits of size and patience. Its type is told by its bytes, not by its source. */
async function fetchPicture(address: string): Promise<Response | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
  if (!response.ok) {
    await response.body?.cancel();
    return null;
  }
  const bytes = response.body && (await readWithin(response.body, MAXIMUM_BYTES));
  if (!bytes) await response.body?.cancel();
  const type = bytes && typeOf(bytes);
  if (!type) return null;
  // One address serves everybody who is signed in: the next person in this browser must not get it from a cache.
  return new Response(bytes, { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
}

function typeOf(bytes: Uint8Array): string | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, LONGEST_BEGINNING));
  return BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0];
}
