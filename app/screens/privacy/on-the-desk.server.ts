import { hasDesk } from "~/auth/owner.server";
import type { Settings } from "~/env";

/** For pages that say what is kept on the owner's desk, or lead to it: nothing where there is none. */
export function deskOf(settings: Settings): { readonly hasDesk?: true } {
  return hasDesk(settings) ? { hasDesk: true } : {};
}
