import type { LoadContext } from "~/load-context";
import { isVerifierOrHash } from "~/schemas/sign-in-claim";

/** For whom a navigation to the login signs somebody in. */
type AskedFor =
  | { readonly kind: "browser" }
  /** An embed, which waits under this hash. */
  | { readonly kind: "embed"; readonly handover: string }
  /** An embed, but the navigation began elsewhere. */
  | { readonly kind: "foreign" };

/**
 * Whether the sign-in that this navigation asks for is an embed's. Only a page of our own may ask for that: a link
 * from elsewhere could have somebody sign in for a verifier that the link's author knows. Browsers that do not say who
 * began a navigation are refused, too.
 */
export function signInAskedFor({ request }: Pick<LoadContext, "request">): AskedFor {
  const handover = new URL(request.url).searchParams.get("handover");
  if (handover === null) return { kind: "browser" };
  const isOurs = request.headers.get("Sec-Fetch-Site") === "same-origin";
  const isWholeWindow = (request.headers.get("Sec-Fetch-Dest") ?? "document") === "document";
  return isOurs && isWholeWindow && isVerifierOrHash(handover)
    ? { kind: "embed", handover }
    : { kind: "foreign" };
}
