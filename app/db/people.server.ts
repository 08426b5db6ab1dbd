import { and, asc, eq, ne, notExists, sql } from "drizzle-orm";
import { MOST_PEOPLE } from "~/schemas/account-limits";
import type { BirthDetails, SavedPerson } from "~/schemas/birth-details";
import { birthOf, columnsOf } from "./birth-records";
import { type Database, ofUserThere, prepared } from "./database.server";
import { readable } from "./readable.server";
import { savedPeople } from "./schema";

const ofUser = prepared((db) =>
  db
    .select()
    .from(savedPeople)
    .where(eq(savedPeople.userId, sql.placeholder("userId")))
    .orderBy(asc(savedPeople.fullName), asc(savedPeople.birthDate))
    .prepare(),
);

/** A user's saved people by name, at most `MOST_PEOPLE`, without those whose births cannot be read. */
export async function peopleOf(db: Database, userId: string): Promise<readonly SavedPerson[]> {
  const rows = await ofUser(db).all({ userId });
  return rows.flatMap((row) => {
    const { id, ...person } = readable(savedPeople, row);
    const birth = id === null ? null : birthOf(person);
    return id && birth ? [{ id, ...birth }] : [];
  });
}

/**
 * Saves a person, or brings the one of the same name and date up to date; null when there are too many already. One
 * statement, so that two at once cannot pass the limit together.
 */
export async function savePerson(
  db: Database,
  userId: string,
  birth: BirthDetails,
): Promise<SavedPerson | null> {
  const now = new Date();
  const columns = columnsOf(birth);
  const details = { ...columns, updatedAt: now };
  const { birthTimeUnknown, ...values } = columns;
  const isSame = and(
    eq(savedPeople.userId, userId),
    eq(savedPeople.fullName, birth.fullName),
    eq(savedPeople.birthDate, birth.birthDate),
  );
  const row = sql`SELECT ${crypto.randomUUID()}, ${userId}, ${values.fullName}, ${values.birthDate},
    ${values.birthTime}, ${Number(birthTimeUnknown)}, ${values.birthLocation}, ${values.birthLatitude},
    ${values.birthLongitude}, ${values.birthTimezone}, ${now.getTime()}, ${now.getTime()}
    WHERE (SELECT count(*) FROM ${savedPeople} WHERE ${eq(savedPeople.userId, userId)}) < ${MOST_PEOPLE}
      OR EXISTS (SELECT 1 FROM ${savedPeople} WHERE ${isSame})`;
  const [saved] = await ofUserThere(
    db
      .insert(savedPeople)
      .select(row)
      .onConflictDoUpdate({
        target: [savedPeople.userId, savedPeople.fullName, savedPeople.birthDate],
        set: details,
      })
      .returning({ id: savedPeople.id }),
  );
  return saved ? { id: saved.id, ...birth } : null;
}

/**
 * Brings one of a user's own people up to date, whose id stays. One statement; a second one asks only why it changed
 * nothing.
 * @returns `gone` where the user has nobody of this id, `taken` where another has this name and date
 */
export async function changePerson(
  db: Database,
  userId: string,
  id: string,
  birth: BirthDetails,
): Promise<SavedPerson | "gone" | "taken"> {
  const isTheirs = and(eq(savedPeople.id, id), eq(savedPeople.userId, userId));
  const namesakes = db
    .select({ id: savedPeople.id })
    .from(savedPeople)
    .where(
      and(
        eq(savedPeople.userId, userId),
        eq(savedPeople.fullName, birth.fullName),
        eq(savedPeople.birthDate, birth.birthDate),
        ne(savedPeople.id, id),
      ),
    );
  const [changed] = await db
    .update(savedPeople)
    .set({ ...columnsOf(birth), updatedAt: new Date() })
    .where(and(isTheirs, notExists(namesakes)))
    .returning({ id: savedPeople.id });
  if (changed) return { id: changed.id, ...birth };
  const there = await db.select({ id: savedPeople.id }).from(savedPeople).where(isTheirs);
  return there.length > 0 ? "taken" : "gone";
}

/** Removes one of a user's own people; whether there was one. */
export async function removePerson(db: Database, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(savedPeople)
    .where(and(eq(savedPeople.id, id), eq(savedPeople.userId, userId)))
    .returning({ id: savedPeople.id });
  return removed.length > 0;
}
