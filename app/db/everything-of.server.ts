import { asc, eq, or } from "drizzle-orm";
import { birthOf } from "./birth-records";
import { settingsOf } from "./chart-settings.server";
import type { Database } from "./database.server";
import { ownPlaceOf } from "./own-place.server";
import { submissionsOf } from "./quiz-submissions.server";
import { calendarFeeds, emailOutbox, quizSubmissions, savedPeople, userProfiles } from "./schema";
import type { User } from "./users.server";

/** Everything that is kept about a user, for them to download. Hashes and counters that say nothing of them are left out. */
export async function everythingOf(db: Database, user: User) {
  const { sessionVersion, chartSettings, ownPlace, ...account } = user;
  const recipient = user.email === null ? undefined : eq(emailOutbox.recipient, user.email.toLowerCase());
  const [profiles, people, feeds, submissions, messages] = await db.batch([
    db.select().from(userProfiles).where(eq(userProfiles.userId, user.id)),
    db
      .select()
      .from(savedPeople)
      .where(eq(savedPeople.userId, user.id))
      .orderBy(asc(savedPeople.fullName), asc(savedPeople.birthDate)),
    db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, user.id)),
    db.select().from(quizSubmissions).where(submissionsOf(user)).orderBy(asc(quizSubmissions.createdAt)),
    db
      .select()
      .from(emailOutbox)
      .where(or(eq(emailOutbox.userId, user.id), recipient))
      .orderBy(asc(emailOutbox.createdAt)),
  ]);
  const [profile] = profiles;
  return {
    account,
    settings: settingsOf(user),
    place: ownPlaceOf(user),
    profile: profile
      ? { ...birthOf(profile), createdAt: profile.createdAt, updatedAt: profile.updatedAt }
      : null,
    people: people.map((row) => ({ ...birthOf(row), createdAt: row.createdAt, updatedAt: row.updatedAt })),
    calendars: feeds.map(({ transits, returns, lunations, voidMoons, createdAt, updatedAt }) => ({
      transits,
      returns,
      lunations,
      voidMoons,
      createdAt,
      updatedAt,
    })),
    quizSubmissions: submissions.map(
      ({ email, name, responses, recommendation, focus, familiarity, challenge, createdAt }) => ({
        email,
        name,
        responses,
        recommendation,
        focus,
        familiarity,
        challenge,
        createdAt,
      }),
    ),
    messages: messages.map(({ recipient, content, state, createdAt, sentAt }) => ({
      recipient,
      content,
      state,
      createdAt,
      sentAt,
    })),
  };
}
