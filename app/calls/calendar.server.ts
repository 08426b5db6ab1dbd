import { chartCalendar, longitudesOfBirth, periodsOfBirth } from "~/answers/chart-calendar";
import { utcDate } from "~/astrology/calendar";
import { digestOf, randomSecret } from "~/auth/secrets";
import { feedAt, feedOf, removeFeed, renewFeed, saveFeed } from "~/db/calendar-feeds.server";
import { database, stored } from "~/db/database.server";
import { Failure, invalidInput } from "~/failure";
import { hasTag } from "~/http/has-tag.server";
import { inLanguage } from "~/page-language";
import { refusal } from "~/refusals";
import {
  type CalendarParts,
  ChartCalendarFields,
  FeedFields,
  readCalendarFile,
  readFeedChange,
} from "~/schemas/calendar-input";
import { nothing, operation } from "./operation";
import { takingLang } from "./telling.server";
import { languageFor } from "./texts.server";

/**
 * What touches a chart, as a file for calendars: from its longitudes, without any birth data unless periods of time lords
 * are asked for.
 */
export const chartCalendarFile = takingLang({
  access: "open",
  limit: "calculation",
  fields: ChartCalendarFields,
  read: (raw, { readAsset }) => readCalendarFile(raw, readAsset),
  run: async ({ longitudes, parts, at, periods }, { context }) => {
    // Whoever takes the same chart's file again brings its events up to date.
    const of = await digestOf(JSON.stringify(longitudes));
    return inLanguage(languageFor(context), () =>
      chartCalendar(longitudes, parts, at ?? Date.now(), of, periods),
    );
  },
});

/** What the signed-in user's calendar holds; null where they have none. Its address is nowhere to be read. */
export const calendarFeed = operation({
  access: "personal",
  user: "required",
  read: nothing,
  run: (_, { context, account }) => stored(feedOf(database(context.bindings.DB), account.user.id)),
});

/** 192 bits: nobody finds a calendar by trying. */
const TOKEN_BYTES = 24;

export interface FeedChanged {
  /** A new one, told this once; null where it stays as it is, or there is none. */
  readonly address: string | null;
  readonly feed: CalendarParts | null;
}

/**
 * Makes, changes, renews or removes the user's calendar address. What is made speaks the language of the page on which
 * it was asked for, and keeps it: programs that fetch it ask for none.
 */
export const changeCalendarFeed = operation({
  access: "personal",
  user: "required",
  writes: true,
  fields: FeedFields,
  read: readFeedChange,
  run: async (change, { context, account }): Promise<FeedChanged> => {
    const db = database(context.bindings.DB);
    const { id } = account.user;
    if (change.action === "remove") {
      await stored(removeFeed(db, id));
      return { address: null, feed: null };
    }
    const token = randomSecret(TOKEN_BYTES);
    const address = `${context.origin}/calendar/${token}.ics`;
    const tokenHash = await digestOf(token);
    if (change.action === "save") {
      const isNew = await stored(saveFeed(db, id, tokenHash, change.parts, languageFor(context)));
      return { address: isNew ? address : null, feed: change.parts };
    }
    const feed = await stored(renewFeed(db, id, tokenHash));
    if (!feed) throw invalidInput({ "": [refusal("calendar.gone")] });
    return { address, feed };
  },
});

export interface CalendarRead {
  /** Changes with whatever the file is made of: the day, what it holds, its language, the chart. */
  readonly tag: string;
  /** Null where whoever asks has it as it is. */
  readonly file: string | null;
}

/**
 * The calendar at `/calendar/TOKEN.ics`. Who has the address may read it: no session is asked for. Programs ask each
 * hour, and it is made for the first of a day's.
 */
export const subscribedCalendar = operation({
  access: "open",
  limit: "calculation",
  read: (_, { request }) => ({ ok: true, value: tokenIn(new URL(request.url).pathname) }),
  run: async (token, { context }): Promise<CalendarRead> => {
    // Whatever stands in the address is hashed and looked up, so that every wrong one costs the same.
    const feed = await stored(feedAt(database(context.bindings.DB), await digestOf(token)));
    if (!feed) throw new Failure("not_found", "There is no calendar at this address.");
    const now = Date.now();
    const tag = `"${await digestOf(JSON.stringify([feed, utcDate(now)]))}"`;
    if (hasTag(context.request, tag)) return { tag, file: null };
    const { id, parts, language, birth, settings } = feed;
    const longitudes = birth ? longitudesOfBirth(birth) : {};
    const periods = birth && periodsOfBirth(birth, parts, settings);
    const file = inLanguage(language, () => chartCalendar(longitudes, parts, now, id, periods));
    return { tag, file };
  },
});

function tokenIn(pathname: string): string {
  return pathname.replace(/^.*\//s, "").replace(/\.ics$/, "");
}
