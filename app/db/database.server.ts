import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { failure } from "~/http/responses.server";

export type Database = DrizzleD1Database;

/** What is made of an object once, for as long as the object lives. */
function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Typed SQL over a D1 binding. */
export const database: (binding: D1Database) => Database = oncePer((binding) => drizzle(binding));

/**
 * A query whose SQL is written once for as long as its database is open: writing it takes longer than asking. What
 * changes stands in it as `sql.placeholder(name)`.
 */
export function prepared<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  return oncePer(prepare);
}

const PATIENCE_MILLISECONDS = 5_000;
const RETRY_AFTER_SECONDS = 30;

/**
 * What D1 or KV answers.
 * @throws Response 503 when the store fails or hangs. The log gets the store's own words only: the message that
 * drizzle wraps around them quotes the bound values, which are somebody's birth data.
 */
export async function stored<T>(work: PromiseLike<T>, patience = PATIENCE_MILLISECONDS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([work, tooSlow]);
  } catch (error) {
    if (error instanceof Response) throw error;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    console.error(JSON.stringify({ event: "store_unavailable", reason }));
    throw failure(
      "unavailable",
      "Saved data cannot be reached at the moment. Please try again in a minute.",
      {
        headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
      },
    );
  } finally {
    clearTimeout(timer);
  }
}
