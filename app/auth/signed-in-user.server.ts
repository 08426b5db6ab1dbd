import type { LoadContext } from "~/load-context";
import { accountIfKnown } from "./account.server";

/** What a page knows of the person at the other end. */
export interface SignedInUser {
  /** Ours, and nothing of the provider's. */
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** On our own origin: the page fetches nothing from third parties. */
  readonly profileImageUrl: string | null;
}

/** Who sent this request: null for a visitor, and for everybody while sessions or users cannot be read. */
export async function signedInUser(context: LoadContext): Promise<SignedInUser | null> {
  const account = await accountIfKnown(context);
  if (!account) return null;
  const { id, email, firstName, lastName, profileImageUrl } = account.user;
  return { id, email, firstName, lastName, profileImageUrl: profileImageUrl && "/api/auth/picture" };
}
