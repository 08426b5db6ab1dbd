import { showProfile } from "~/auth/own-site.server";
import { digestOf } from "~/auth/secrets";
import { database, stored } from "~/db/database.server";
import { type KeptProfile, keepProfile, profileOfSite, removeProfile } from "~/db/site-profile.server";
import { deskRefusal } from "~/desk-refusals";
import { Failure } from "~/failure";
import type { LoadContext } from "~/load-context";
import { KIBIBYTE } from "~/schemas/desk-limits";
import type { Parsed } from "~/schemas/fields";
import { type LogoSent, readLogo, readProfile } from "~/schemas/site-input";
import {
  EMPTY_PROFILE,
  type Logo,
  MOST_BYTES_OF_PROFILE,
  MOST_BYTES_OF_PROFILE_SENT,
  type SiteProfile,
} from "~/schemas/site-profile";
import { nothing, operation } from "../operation";
import { type Kept, keptOrBoth } from "./written.server";

/** What the owner says of the site; null where all of it is as it comes with the program. */
export const siteProfile = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: async (_, { context }) => ({ site: await stored(profileOfSite(database(context.bindings.DB))) }),
});

/** Keeps all of it at once, over the version that it was made from; `updatedAt` is 0 where nothing is saved yet. */
export const saveSite = operation({
  access: "owner",
  user: "required",
  writes: true,
  mostBytes: MOST_BYTES_OF_PROFILE_SENT,
  read: readProfile,
  run: async ({ updatedAt, profile, logo }, { context }) => {
    const before = logo === undefined ? await stored(profileOfSite(database(context.bindings.DB))) : null;
    const whole = { ...profile, logo: logo ? await addressed(logo) : (before?.profile.logo ?? null) };
    return kept(whole, updatedAt, context);
  },
});

/** What would be saved beside the logo, and is not: for a look at it. */
export const previewSite = operation({
  access: "owner",
  user: "required",
  read: readProfile,
  run: async ({ profile }) => profile,
});

/** Changes the logo alone, over whatever else is saved: the bytes of one, or nothing to take it away, where there is any. */
export const saveLogo = operation({
  access: "owner",
  user: "required",
  writes: true,
  read: ({ logo }): Parsed<LogoSent | null> =>
    logo instanceof Uint8Array ? readLogo(logo) : { ok: true, value: null },
  run: async (logo, { context }) => {
    const before = await stored(profileOfSite(database(context.bindings.DB)));
    if (!before && !logo) return null;
    const whole = { ...(before?.profile ?? EMPTY_PROFILE), logo: logo && (await addressed(logo)) };
    const written = await kept(whole, before?.updatedAt ?? 0, context);
    if (!written.isKept)
      throw new Failure("conflict", "Somebody changed this meanwhile: send the logo again.");
    return written.row;
  },
});

/** Takes all of it away: the site is again as it comes with the program. */
export const removeSite = operation({
  access: "owner",
  user: "required",
  writes: true,
  read: nothing,
  run: async (_, { context }) => {
    const removed = await stored(removeProfile(database(context.bindings.DB)));
    showProfile(null);
    return { removed };
  },
});

async function kept(
  profile: SiteProfile,
  updatedAt: number,
  { bindings }: LoadContext,
): Promise<Kept<KeptProfile, { readonly profile: SiteProfile }>> {
  const written = await stored(keepProfile(database(bindings.DB), profile, updatedAt));
  if (written.is === "written") showProfile(written.row);
  return keptOrBoth(written, { profile }, deskRefusal("profile.too-large", MOST_BYTES_OF_PROFILE / KIBIBYTE));
}

const HASH_LETTERS = 16;

async function addressed(logo: LogoSent): Promise<Logo> {
  return { ...logo, hash: (await digestOf(logo.base64)).slice(0, HASH_LETTERS).toLowerCase() };
}
