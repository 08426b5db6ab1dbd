import { eq, sql } from "drizzle-orm";
import type { ChartSettings } from "~/astrology/chart-settings";
import { COMPLETE, LANGUAGES, type Language } from "~/languages";
import type { BirthDetails } from "~/schemas/birth-details";
import type { CalendarParts } from "~/schemas/calendar-input";
import { TIME_LORD_KINDS } from "~/schemas/time-lords-input";
import { birthOf } from "./birth-records";
import { settingsOf } from "./chart-settings.server";
import { type Database, ofUserThere, prepared } from "./database.server";
import { readable } from "./readable.server";
import { calendarFeeds, userProfiles, users } from "./schema";

const PARTS = {
  transits: calendarFeeds.transits,
  returns: calendarFeeds.returns,
  lunations: calendarFeeds.lunations,
  voidMoons: calendarFeeds.voidMoons,
  periods: calendarFeeds.periods,
};

/** As a row has them: what names no technique is none. */
export function partsOf({
  transits,
  returns,
  lunations,
  voidMoons,
  periods: named,
}: Pick<typeof calendarFeeds.$inferSelect, keyof typeof PARTS>): CalendarParts {
  const periods = TIME_LORD_KINDS.find((kind) => kind === named);
  return { transits, returns, lunations, voidMoons, ...(periods && { periods }) };
}

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
  return feed ? partsOf(feed) : null;
}

/**
 * Makes a user's calendar under an address, or changes what the one that is there holds, whose address and language
 * stay.
 * @returns whether it was made
 */
export async function saveFeed(
  db: Database,
  userId: string,
  tokenHash: string,
  parts: CalendarParts,
  language: Language,
): Promise<boolean> {
  const now = new Date();
  const kept = { ...parts, periods: parts.periods ?? null };
  const [saved] = await ofUserThere(
    db
      .insert(calendarFeeds)
      .values({
        id: crypto.randomUUID(),
        userId,
        tokenHash,
        ...kept,
        language,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: { ...kept, updatedAt: now } })
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
  return renewed ? partsOf(renewed) : null;
}

export async function removeFeed(db: Database, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export interface Feed {
  readonly id: string;
  readonly parts: CalendarParts;
  /** In which it was made. */
  readonly language: Language;
  /** Of the user's profile; null while there is none that can be read. */
  readonly birth: BirthDetails | null;
  /** How its user wants charts drawn; null for the defaults. */
  readonly settings: ChartSettings | null;
}

const atAddress = prepared((db) =>
  db
    .select({ feed: calendarFeeds, profile: userProfiles, chartSettings: users.chartSettings })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, sql.placeholder("tokenHash")))
    .prepare(),
);

/** The calendar at an address; null where there is none, any more or yet. */
export async function feedAt(db: Database, tokenHash: string): Promise<Feed | null> {
  const [row] = await atAddress(db).all({ tokenHash });
  if (!row) return null;
  const { feed, profile, chartSettings } = row;
  return {
    id: feed.id,
    parts: partsOf(feed),
    language: LANGUAGES.find((known) => known === feed.language) ?? COMPLETE,
    birth: profile && birthOf(readable(userProfiles, profile)),
    settings: settingsOf({ chartSettings }),
  };
}
