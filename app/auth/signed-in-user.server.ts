import type { LoadContext } from "../load-context";

/** What the app knows of the person at the other end. */
export interface SignedInUser {
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
}

/** Who sent this request: null for a visitor. Until accounts exist everybody is one. */
export async function signedInUser(_request: Request, _context: LoadContext): Promise<SignedInUser | null> {
  return null;
}
