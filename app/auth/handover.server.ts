import { plainPage, type Way } from "~/http/plain-page.server";
import type { LoadContext } from "~/load-context";
import { isVerifierOrHash } from "~/schemas/sign-in-claim";

export const CLOSE: Way = { label: "Close this window", closes: true };

/**
 * The hash under which an embed waits for the sign-in that this navigation asks for; null where it asks for an ordinary
 * one. Only a page of our own may ask: a link from elsewhere could have somebody sign in for a verifier that the
 * link's author knows. Browsers that do not say who began a navigation are refused, too.
 * @throws Response 403, a page
 */
export function handoverAskedFor(request: Request, context: LoadContext): string | null {
  const asked = new URL(request.url).searchParams.get("handover");
  if (asked === null) return null;
  const isOurs = request.headers.get("Sec-Fetch-Site") === "same-origin";
  const isWholeWindow = (request.headers.get("Sec-Fetch-Dest") ?? "document") === "document";
  if (isOurs && isWholeWindow && isVerifierOrHash(asked)) return asked;
  throw plainPage({
    status: 403,
    title: "This sign-in begins elsewhere",
    sentences: [
      "It is for a page that shows this site inside another one, and only that page can begin it: go back there and choose Login.",
      "Nothing has happened to your account.",
    ],
    ways: [{ label: "Back to the Dashboard", to: "/" }],
    nonce: context.nonce,
    // Where loading it again counts as begun by us, it must not be this address.
    script: 'history.replaceState(null, "", "/");',
  });
}

/** The end of a sign-in's window: the embed that opened it is told, and it closes. */
export function signedInPage({ nonce }: LoadContext): Response {
  return plainPage({
    status: 200,
    title: "You are signed in",
    sentences: ["The page that you came from knows it in a moment. You can close this window."],
    ways: [CLOSE],
    nonce,
    script: tellAndClose("realign:signed-in"),
  });
}

/** The same for who changed their mind. */
export function cancelledPage({ nonce }: LoadContext): Response {
  return plainPage({
    status: 200,
    title: "You were not signed in",
    sentences: ["Everything works without it, too. You can close this window."],
    ways: [CLOSE],
    nonce,
    script: tellAndClose("realign:not-signed-in"),
  });
}

/** Something was put down for this embed before: what came second is dropped. */
export function usedPage({ nonce }: LoadContext): Response {
  return plainPage({
    status: 409,
    title: "This sign-in was used already",
    sentences: ["Go back to the page that you came from: if it does not know you, choose Login there again."],
    ways: [CLOSE],
    nonce,
  });
}

/** Told to our own origin only: the page that opened the window may have gone elsewhere since. */
function tellAndClose(type: string): string {
  return `if (opener) opener.postMessage({ type: "${type}" }, location.origin); close();`;
}
