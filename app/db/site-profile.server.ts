import { and, eq, ne } from "drizzle-orm";
import { isRecord } from "~/schemas/fields";
import { MOST_BYTES_OF_PROFILE, type SiteProfile } from "~/schemas/site-profile";
import type { Written } from "./clients.server";
import type { Database } from "./database.server";
import { siteProfile } from "./schema";

/** The one row there is. */
const ONE = 1;

/** A profile with the version that a write over it names. */
export interface KeptProfile {
  readonly profile: SiteProfile;
  readonly updatedAt: number;
}

type Row = Pick<typeof siteProfile.$inferSelect, "version" | "json">;

/** Null where nothing is saved, and where what stands there is no profile. */
function keptOf(row: Row | undefined): KeptProfile | null {
  if (!row) return null;
  try {
    const profile = JSON.parse(row.json);
    return isProfile(profile) && Number.isSafeInteger(row.version)
      ? { profile, updatedAt: row.version }
      : null;
  } catch {
    return null;
  }
}

/** Whether all that is looked into is there. Whatever writes the row has read it by `readProfile`. */
function isProfile(value: unknown): value is SiteProfile {
  const { name, contact, texts, offers, accent, settings, logo } = (value ?? {}) as Partial<SiteProfile>;
  const isText = (text: unknown) => typeof text === "string";
  return (
    isText(name) &&
    isText(contact) &&
    isRecord(texts) &&
    Array.isArray(offers) &&
    [accent?.light, accent?.dark, settings?.houseSystem, settings?.zodiac].every(isText) &&
    (logo === null || (isText(logo?.type) && isText(logo?.base64) && isText(logo?.hash)))
  );
}

/** What is saved; null where nothing is. */
export async function profileOfSite(db: Database): Promise<KeptProfile | null> {
  const [row] = await db.select().from(siteProfile).where(eq(siteProfile.id, ONE));
  return keptOf(row);
}

/** The same where it is another version than the one that is known; undefined where it is that. */
export async function profileSince(
  db: Database,
  known: number | null,
): Promise<KeptProfile | null | undefined> {
  const [[there], [row]] = await db.batch([
    db.select({ version: siteProfile.version }).from(siteProfile).where(eq(siteProfile.id, ONE)),
    db
      .select()
      .from(siteProfile)
      .where(and(eq(siteProfile.id, ONE), ne(siteProfile.version, known ?? -1))),
  ]);
  if ((there?.version ?? null) === known) return undefined;
  return keptOf(row);
}

/**
 * Keeps a profile over the version that it was made from; 0 where none was saved. A row that is no profile is written
 * over, and of one that is too large nothing is kept.
 */
export async function keepProfile(
  db: Database,
  profile: SiteProfile,
  from: number,
): Promise<Written<KeptProfile>> {
  const version = Math.max(Date.now(), from + 1);
  const json = JSON.stringify(profile);
  if (new TextEncoder().encode(json).length > MOST_BYTES_OF_PROFILE) return { is: "full" };
  const written =
    from === 0
      ? await db
          .insert(siteProfile)
          .values({ id: ONE, version, json })
          .onConflictDoNothing()
          .returning({ version: siteProfile.version })
      : await db
          .update(siteProfile)
          .set({ version, json })
          .where(and(eq(siteProfile.id, ONE), eq(siteProfile.version, from)))
          .returning({ version: siteProfile.version });
  if (written.length > 0) return { is: "written", row: { profile, updatedAt: version } };
  const there = await profileOfSite(db);
  if (there) return { is: "changed", row: there };
  if (from !== 0) return { is: "gone" };
  await db
    .insert(siteProfile)
    .values({ id: ONE, version, json })
    .onConflictDoUpdate({ target: siteProfile.id, set: { version, json } });
  return { is: "written", row: { profile, updatedAt: version } };
}

/** Deletes what is saved; whether there was anything. */
export async function removeProfile(db: Database): Promise<boolean> {
  const removed = await db.delete(siteProfile).returning({ id: siteProfile.id });
  return removed.length > 0;
}
