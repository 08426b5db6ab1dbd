import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { Failure } from "~/failure";
import { oncePer } from "~/memo";
import * as words from "~/words/failures";

export type Database = DrizzleD1Database;

/** Typed SQL over a D1 binding. */
export const database: (binding: D1Database) => Database = oncePer((binding) => drizzle(binding));

/**
 * A query whose SQL is written once for as long as its database is open: writing it takes longer than asking. What
 * changes stands in it as `sql.placeholder(name)`.
 */
export function prepared<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  return oncePer(prepare);
}

/**
 * A write of what belongs to a user.
 * @throws Failure `unauthenticated` where that account was deleted while its request was under way
 */
export async function ofUserThere<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!wordsOf(error).includes("FOREIGN KEY constraint failed")) throw error;
    throw new Failure("unauthenticated", words.accountWasDeleted);
  }
}

/** The store's own words: the message that drizzle wraps around them quotes the bound values. */
function wordsOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

const PATIENCE_MILLISECONDS = 5_000;
const RETRY_AFTER_SECONDS = 30;

/**
 * What D1 or KV answers.
 * @throws Failure `unavailable` when the store fails or hangs. The log gets the store's own words only, for the bound
 * values are somebody's birth data.
 */
export async function stored<T>(work: PromiseLike<T>, patience = PATIENCE_MILLISECONDS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([work, tooSlow]);
  } catch (error) {
    if (error instanceof Failure) throw error;
    console.error(JSON.stringify({ event: "store_unavailable", reason: wordsOf(error) }));
    throw new Failure("unavailable", words.savedDataUnavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  } finally {
    clearTimeout(timer);
  }
}
