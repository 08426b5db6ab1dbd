import { database, stored } from "~/db/database.server";
import { type KeptProfile, profileSince } from "~/db/site-profile.server";
import type { LoadContext } from "~/load-context";
import { ownSite } from "~/schemas/own-site";
import type { Logo } from "~/schemas/site-profile";
import { keepOwn, keptOwn } from "~/site";
import { hasDesk } from "./owner.server";

/** For how long an isolate believes what it knows of the profile. */
export const OWN_SECONDS = 60;
const PATIENCE_MILLISECONDS = 1_000;

let askedAt: number | null = null;
let logo: Logo | null = null;

/**
 * Knows what the owner says of the site before anything of it is said. It asks D1 once a minute and isolate, for the
 * version alone while that is the one it knows; where there is no desk it asks nothing. While D1 fails the site goes on
 * as it is known.
 */
export async function knowOwnSite({ bindings, settings }: Pick<LoadContext, "bindings" | "settings">) {
  if (!hasDesk(settings)) return;
  const now = Date.now();
  if (askedAt !== null && now - askedAt < OWN_SECONDS * 1_000) return;
  // Before it is asked, so that of those who come meanwhile nobody waits; but in a new isolate, which knows nothing.
  const isNew = askedAt === null;
  if (!isNew) askedAt = now;
  try {
    const version = keptOwn()?.version ?? null;
    const found = await stored(profileSince(database(bindings.DB), version), PATIENCE_MILLISECONDS);
    if (found !== undefined) showProfile(found);
  } catch {
    // Logged; the pages stand without it.
  }
  askedAt = now;
}

/** What this isolate shows from now on; others within a minute. */
export function showProfile(kept: KeptProfile | null): void {
  logo = kept?.profile.logo ?? null;
  keepOwn(kept && ownSite(kept.profile, kept.updatedAt));
}

/** The logo that is shown, null where there is none of the owner's. */
export function logoInUse(): Logo | null {
  return logo;
}
