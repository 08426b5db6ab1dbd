import { cookieName } from "~/http/cookies.server";

/** Somebody who is signed in while an isolate starts, when no store may be asked: what their page reads, by column. */
const ROW: Readonly<Record<string, string | number | null>> = {
  id: "start",
  user_id: "start",
  issuer: "https://id.invalid",
  subject: "start",
  email: "ann@example.com",
  first_name: "Ann",
  last_name: "Lee",
  session_version: 1,
  full_name: "Ann Lee",
  birth_date: "1990-06-15",
  birth_time: "14:30",
  birth_time_unknown: 0,
  birth_location: "Greenwich",
  birth_latitude: 51.48,
  birth_longitude: 0,
  birth_timezone: "Europe/London",
  transits: 1,
  returns: 1,
  lunations: 1,
  void_moons: 0,
  created_at: 0,
  updated_at: 0,
};

/** Characters of a session's id, as `ID_PATTERN` in auth wants them. */
const ID = "start-start-start-star";

export function cookieAtStart(origin: string): string {
  return `${cookieName("session", origin)}=${ID}`;
}

const session = JSON.stringify({
  userId: ROW.id,
  version: ROW.session_version,
  expiresAt: Number.MAX_SAFE_INTEGER,
});

/** KV and D1 that know this one person, and of whatever is selected one row. */
export const STORES_AT_START = {
  SESSIONS: { get: async () => session },
  DB: { prepare: (sql: string) => statement(sql) },
};

function statement(sql: string) {
  const row = columnsOf(sql).map((column) => ROW[column] ?? null);
  const all = {
    bind: () => all,
    raw: async () => [row],
    all: async () => ({ results: [], success: true, meta: {} }),
  };
  return all;
}

/** Names of the columns in `select "users"."id", … from`. */
function columnsOf(sql: string): readonly string[] {
  const columns = sql.slice("select ".length, sql.indexOf(" from ")).split(", ");
  return columns.map((column) => column.split('"').at(-2) ?? "");
}
