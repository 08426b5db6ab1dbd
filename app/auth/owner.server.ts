import type { Settings } from "~/env";
import { Failure } from "~/failure";
import type { LoadContext } from "~/load-context";
import { type Account, accountIfKnown } from "./account.server";

/** Whether there is a desk: somebody who owns it, and a key to seal with. */
export function hasDesk({ OWNER_IDENTITIES, DESK_KEY }: Settings): boolean {
  return OWNER_IDENTITIES.length > 0 && DESK_KEY.length > 0;
}

/** @throws Failure where there is no desk, in the words of a call that does not exist */
export function requireDesk({ settings }: LoadContext): void {
  if (!hasDesk(settings)) throw noSuchCall();
}

const noSuchCall = () => new Failure("not_found", "There is no such call.");

/**
 * The site's owner, where they sent this request; null for everybody else, for a session that began in another site's
 * page, and where the desk is not set up. Stores that fail make the owner a stranger, too: an address that answered
 * otherwise then than one that is none would tell that there is a desk.
 */
export async function ownerOf(context: LoadContext): Promise<Account | null> {
  const { OWNER_IDENTITIES } = context.settings;
  if (!hasDesk(context.settings)) return null;
  const account = await accountIfKnown(context);
  if (!account || account.session.embedded) return null;
  const { issuer, subject } = account.user;
  const isOwner = OWNER_IDENTITIES.some((owner) => owner.issuer === issuer && owner.subject === subject);
  return isOwner ? account : null;
}

/** @throws Failure for everybody but the owner, in the words of a call that does not exist */
export async function requireOwner(context: LoadContext): Promise<Account> {
  const owner = await ownerOf(context);
  if (!owner) throw noSuchCall();
  return owner;
}
