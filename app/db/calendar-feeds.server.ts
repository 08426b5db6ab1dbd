import { eq, sql } from "drizzle-orm";
import type { BirthDetails } from "~/schemas/birth-details";
import type { CalendarParts } from "~/schemas/calendar-input";
import { birthOf } from "./birth-records";
import { type Database, ofUserThere, prepared } from "./database.server";
import { readable } from "./readable.server";
import { calendarFeeds, userProfiles } from "./schema";

const PARTS = {
  transits: calendarFeeds.transits,
  returns: calendarFeeds.returns,
  lunations: calendarFeeds.lunations,
  voidMoons: calendarFeeds.voidMoons,
};

const ofUser = prepared((db) =>
  db
    .select(PARTS)
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, sql.placeholder("userId")))
    .prepare(),
);

/** What a user's calendar holds; null where they have none. */
export async function feedOf(db: Database, userId: string): Promise<CalendarParts | null> {
  const [feed] = await ofUser(db).all({ userId });
  return feed ?? null;
}

/**
 * Makes a user's calendar under an address, or changes what the one that is there holds, whose address stays.
 * @returns whether it was made
 */
export async function saveFeed(
  db: Database,
  userId: string,
  tokenHash: string,
  parts: CalendarParts,
): Promise<boolean> {
  const now = new Date();
  const [saved] = await ofUserThere(
    db
      .insert(calendarFeeds)
      .values({ id: crypto.randomUUID(), userId, tokenHash, ...parts, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: { ...parts, updatedAt: now } })
      .returning({ tokenHash: calendarFeeds.tokenHash }),
  );
  return saved?.tokenHash === tokenHash;
}

/** Another address for a user's calendar, the old one is over; what it holds, or null where there is none. */
export async function renewFeed(
  db: Database,
  userId: string,
  tokenHash: string,
): Promise<CalendarParts | null> {
  const [renewed] = await db
    .update(calendarFeeds)
    .set({ tokenHash, updatedAt: new Date() })
    .where(eq(calendarFeeds.userId, userId))
    .returning(PARTS);
  return renewed ?? null;
}

export async function removeFeed(db: Database, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export interface Feed {
  readonly id: string;
  readonly parts: CalendarParts;
  /** Of the user's profile; null while there is none that can be read. */
  readonly birth: BirthDetails | null;
}

const atAddress = prepared((db) =>
  db
    .select({ feed: calendarFeeds, profile: userProfiles })
    .from(calendarFeeds)
    .leftJoin(userProfiles, eq(userProfiles.userId, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, sql.placeholder("tokenHash")))
    .prepare(),
);

/** The calendar at an address; null where there is none, any more or yet. */
export async function feedAt(db: Database, tokenHash: string): Promise<Feed | null> {
  const [row] = await atAddress(db).all({ tokenHash });
  if (!row) return null;
  const { id, transits, returns, lunations, voidMoons } = row.feed;
  return {
    id,
    parts: { transits, returns, lunations, voidMoons },
    birth: row.profile && birthOf(readable(userProfiles, row.profile)),
  };
}
