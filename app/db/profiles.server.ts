import { eq, sql } from "drizzle-orm";
import type { BirthDetails } from "~/schemas/birth-details";
import { birthOf, columnsOf } from "./birth-records";
import { type Database, ofUserThere, prepared } from "./database.server";
import { readable } from "./readable.server";
import { userProfiles } from "./schema";

const ofUser = prepared((db) =>
  db
    .select()
    .from(userProfiles)
    .where(eq(userProfiles.userId, sql.placeholder("userId")))
    .prepare(),
);

/** Null where there is none, and where what is kept is no birth: saving one replaces it. */
export async function profileOf(db: Database, userId: string): Promise<BirthDetails | null> {
  const [row] = await ofUser(db).all({ userId });
  return row ? birthOf(readable(userProfiles, row)) : null;
}

/** One statement: of two saves at once both succeed, one row remains, and it is wholly one of the two. */
export async function saveProfile(db: Database, userId: string, birth: BirthDetails): Promise<BirthDetails> {
  const now = new Date();
  const details = { ...columnsOf(birth), updatedAt: now };
  await ofUserThere(
    db
      .insert(userProfiles)
      .values({ id: crypto.randomUUID(), userId, createdAt: now, ...details })
      .onConflictDoUpdate({ target: userProfiles.userId, set: details }),
  );
  return birth;
}
