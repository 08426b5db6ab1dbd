import { countSent, countSignIn, countWrite, type SentToOwner } from "~/db/daily-counts.server";
import { database, stored } from "~/db/database.server";
import type { Identity } from "~/db/users.server";
import type { LoadContext } from "~/load-context";
import { clientOfTheDay, dayOf, nameOfTheDay, networkOfTheDay } from "./names-of-the-day.server";

type RationContext = Pick<LoadContext, "bindings" | "settings" | "request">;

/**
 * Counts a sign-in that the provider has confirmed; false when it was one more than a day allows this person, their
 * network or everybody. Each one costs writes of which the plan has a thousand a day.
 * @throws Failure when D1 fails
 */
export async function withinDailySignIns(
  context: RationContext,
  identity: Identity,
  now = new Date(),
): Promise<boolean> {
  const day = dayOf(now);
  const [person, network] = await Promise.all([
    personOfTheDay(context, identity, day),
    clientOfTheDay(context, day),
  ]);
  const { SIGN_IN_DAILY_CAP } = context.settings;
  const db = database(context.bindings.DB);
  return stored(countSignIn(db, day, identity, { person, network }, SIGN_IN_DAILY_CAP));
}

/**
 * A name of the day for who is signed in. It is made of the identity, not of our id of them: who deletes their account
 * and signs in again is the same person.
 */
export function personOfTheDay(
  context: Pick<LoadContext, "settings">,
  { issuer, subject }: Pick<Identity, "issuer" | "subject">,
  day = dayOf(new Date()),
): Promise<string> {
  return nameOfTheDay(context, day, `${issuer} ${subject}`);
}

/**
 * Counts a request that writes into D1, for the user or, without one, for the network that it comes from; false when
 * it was one more than a day allows. The plan has 100,000 rows a day.
 * @throws Failure when D1 fails
 */
export async function withinDailyWrites(
  context: RationContext,
  user: Pick<Identity, "issuer" | "subject"> | null,
  now = new Date(),
): Promise<boolean> {
  const day = dayOf(now);
  const whose = await (user ? personOfTheDay(context, user, day) : networkOfTheDay(context, day));
  const { WRITE_DAILY_CAP } = context.settings;
  const db = database(context.bindings.DB);
  return stored(countWrite(db, day, { whose, isVisitor: user === null }, WRITE_DAILY_CAP));
}

/**
 * Counts a request to the owner, for the network that it comes from; false when it was one more than a day allows.
 * @throws Failure when D1 fails
 */
export function withinDailyRequests(context: RationContext): Promise<boolean> {
  return withinDaily("requests", context);
}

/** The same of intake forms, which are counted by themselves: whoever was invited finds room, whatever strangers send. */
export function withinDailyIntakes(context: RationContext): Promise<boolean> {
  return withinDaily("intakes", context);
}

async function withinDaily(what: SentToOwner, context: RationContext): Promise<boolean> {
  const day = dayOf(new Date());
  const network = await networkOfTheDay(context, day);
  const db = database(context.bindings.DB);
  return stored(countSent(db, day, { what, network }, context.settings.WRITE_DAILY_CAP));
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Until the count begins anew, at midnight UTC. */
export function secondsOfTodayLeft(now = Date.now()): number {
  return Math.ceil((DAY_MILLISECONDS - (now % DAY_MILLISECONDS)) / 1000);
}
