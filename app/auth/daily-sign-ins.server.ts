import { database, stored } from "~/db/database.server";
import { countSignIn } from "~/db/sign-in-counts.server";
import type { Identity } from "~/db/users.server";
import { clientOf } from "~/http/rate-limit.server";
import type { LoadContext } from "~/load-context";
import { digestOf } from "./secrets";

/**
 * Counts a sign-in that the provider has confirmed; false when it was one more than a day allows this person, their
 * network or everybody. Each one costs writes of which the plan has a thousand a day. D1 learns neither identity nor
 * address: both are hashed with the client's secret and the day.
 * @throws Failure when D1 fails
 */
export async function withinDailySignIns(
  { bindings, settings, request }: Pick<LoadContext, "bindings" | "settings" | "request">,
  { issuer, subject }: Identity,
  now = new Date(),
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const named = (whom: string) => digestOf([settings.provider?.clientSecret, day, whom].join("\n"));
  const [person, network] = await Promise.all([
    named(`${issuer} ${subject}`),
    named(clientOf(request.headers.get("CF-Connecting-IP"))),
  ]);
  const db = database(bindings.DB);
  return stored(countSignIn(db, day, { issuer, subject, person, network }, settings.SIGN_IN_DAILY_CAP));
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Until the count begins anew, at midnight UTC. */
export function secondsOfTodayLeft(now = Date.now()): number {
  return Math.ceil((DAY_MILLISECONDS - (now % DAY_MILLISECONDS)) / 1000);
}
