import { beforeAll, describe, expect, test } from "vitest";
import { digestOf } from "../../app/auth/secrets";
import { type TestDatabase, tablesOf } from "../support/database-rows";
import type { Visitor } from "../support/visitor";
import { workerWithProvider } from "../support/worker-with-provider";

/**
 * SQLite keeps anything in any column. Whatever stands in one: no screen is bare, no call answers 500, the export gives
 * the rest, and the log says which column, and nothing of what was in it.
 */
const GARBAGE: readonly (readonly [kind: string, literal: string, turn: 0 | 1 | 2 | null])[] = [
  ["bytes", "X'ff00fe'", null],
  ["JSON of another shape", `'{"tools":5,"secretgarbage":[null]}'`, null],
  // Each of these in every third column, for time.
  ["an empty text", "''", 0],
  ["a negative number", "-1", 1],
  ["a very long text", "replace(hex(zeroblob(20000)), '0', 'secretgarbage')", 2],
];

const CALLS = ["/api/auth/user", "/api/account", "/api/profile"];
/** What reads each table, besides the person who is signed in. */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  users: ["/", "/profile", "/transits", ...CALLS, "/api/settings", "/api/own-place", "/api/auth/picture"],
  user_profiles: ["/profile", "/transits", "/birth-chart", ...CALLS, "FEED"],
  saved_people: ["/profile", "/api/people", "/api/account"],
  calendar_feeds: ["/profile", "/api/calendar-feed", "/api/account", "FEED"],
  quiz_submissions: ["/quiz", "/api/account"],
  email_outbox: ["/local/mail", "/api/account", "CRON"],
  sessions: ["/", "/profile", "/api/auth/user", "CRON"],
  session_handovers: ["CLAIM", "CRON"],
  daily_counts: ["QUIZ", "CRON"],
  counted_messages: ["QUIZ", "CRON"],
  clients: [
    "/desk",
    "/desk/client/ID",
    "/api/desk/clients",
    "/api/desk/clients/ID",
    "/api/desk/export",
    "CRON",
  ],
  client_notes: ["/desk/client/ID", "/api/desk/clients/ID/notes", "/api/desk/export"],
  requests: [
    "/desk/requests",
    "/desk/requests/REQUEST",
    "/api/desk/requests",
    "/api/desk/requests/REQUEST",
    "/api/desk/export",
    "/api/requests/TOKEN",
    "/desk/requests/REQUEST/appointment.ics",
    "CRON",
  ],
  intakes: [
    "/desk/requests",
    "/desk/client/ID",
    "/api/desk/intakes",
    "/api/desk/export",
    "/intake/LINK",
    "INTAKE",
    "CRON",
  ],
  readings: ["/desk/readings", "/desk/readings/READING", "/api/desk/readings", "/api/desk/export"],
  deliveries: [
    "/desk/readings/READING",
    "/api/desk/clients/ID/deliveries",
    "/api/desk/export",
    "/for/LETTER",
    "/api/deliveries/LETTER",
    "CRON",
  ],
  site_profile: ["/", "/privacy", "/site.json", "/own.es.webmanifest", "/desk/site", "/api/desk/site"],
  deleted_clients: ["/desk/data", "CRON"],
  desk_settings: ["/desk/data", "/desk/requests", "/desk/requests/REQUEST", "/api/desk/settings"],
  site_texts: [
    "/desk/texts",
    "/desk/texts/text?of=natal/sun-in-sign/Leo&lang=en",
    "/api/desk/texts",
    "/api/readings/planet-in-house?planet=Sun&sign=Leo&house=5",
  ],
  site_versions: ["/desk/texts", "/api/readings/planet-in-house?planet=Sun&sign=Leo&house=5"],
};

const worker = workerWithProvider({ hasDesk: true });
let database: TestDatabase;
let ann: Visitor;
let owner: Visitor;
let client = "";
let request = "";
const TOKEN = "0".repeat(64);
let link = "";
let reading = "";
const LETTER = "1".repeat(64);
let feed = "";
let sent = 0;

beforeAll(async () => {
  database = await worker.database();
  ann = await worker.signedIn("ann@example.com");
  const details = {
    fullName: "Secretname Lee",
    birthDate: "1990-06-15",
    birthTime: "14:30",
    birthLocation: "New York",
  };
  await ann.json("/api/profile", details);
  await ann.json("/api/people", { ...details, fullName: "Secretname Other" });
  await ann.json("/api/settings", { settings: { zodiac: "Lahiri" } });
  await ann.json("/api/own-place", { place: { name: "New York", latitude: 40.7, longitude: -74 } });
  const calendar = await ann.json("/api/calendar-feed", { action: "save", transits: true, lunations: true });
  feed = new URL(((await calendar.json()) as { address: string }).address).pathname;
  const quiz = { email: "secret@example.com", name: "Secretname", responses: { focus: "career" } };
  await ann.json("/api/quiz-submission", quiz);
  owner = await worker.signedIn("owner@example.com");
  const added = await owner.json("/api/desk/clients", { name: "Secretname Client" });
  client = ((await added.json()) as { client: { id: string } }).client.id;
  await owner.json(`/api/desk/clients/${client}/notes`, { text: "Secretname came", kind: "session" });
  const asked = { name: "Secretname", email: "secret@example.com", question: "Secretname?", token: TOKEN };
  await ann.json("/api/requests", asked);
  const requests = await owner.fetch("/api/desk/requests");
  request = ((await requests.json()) as { requests: { id: string }[] }).requests[0]?.id ?? "";
  const made = await owner.json("/api/desk/intakes", { client });
  link = ((await made.json()) as { intake: { link: string } }).intake.link.split("/").at(-1) ?? "";
  const prepared = await owner.json("/api/desk/readings", { title: "Secretname’s year", client });
  await owner.fetch("/api/desk/site", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ updatedAt: 0, name: "Secretname’s stars" }),
  });
  reading = ((await prepared.json()) as { reading: { id: string } }).reading.id;
  await owner.json("/api/desk/deliveries", {
    client,
    reading,
    title: "Secretname’s year",
    tokenHash: await digestOf(LETTER),
    ciphertext: "AAAA",
  });
  const left = await owner.json("/api/desk/clients", { name: "Secretname Left" });
  const { client: leaving } = (await left.json()) as { client: { id: string } };
  await owner.fetch(`/api/desk/clients/${leaving.id}`, { method: "DELETE" });
  await owner.json("/api/desk/settings", { timezone: "Europe/Berlin", updatedAt: 0 });
  const own = { key: "natal/sun-in-sign/Leo", locale: "en", text: "Secretname shines." };
  await owner.fetch("/api/desk/texts", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(own),
  });
  const hash = "A".repeat(43);
  await database.exec(
    `INSERT INTO session_handovers SELECT '${hash}', id, 1, 4e12, NULL FROM users WHERE email = 'ann@example.com'`,
  );
  for (const table of Object.keys(READ_BY)) {
    const row = REFERRED_TO.includes(table) ? "rowid AS row_number, *" : "*";
    await database.exec(`CREATE TABLE before_${table} AS SELECT ${row} FROM ${table}`);
  }
});

async function read(what: string): Promise<Response | null> {
  switch (what) {
    case "FEED":
      return worker.fetch(feed);
    case "CRON":
      await (await worker.started().getWorker()).scheduled({});
      return null;
    case "CLAIM":
      return worker.post("/api/auth/claim", { verifier: "B".repeat(43) });
    case "QUIZ":
      return worker.post("/api/quiz-submission", {
        email: `visitor-${sent++}@example.com`,
        name: "Ann",
        responses: { focus: "career" },
      });
    case "INTAKE":
      // One that is refused where it can be read, so that the link stays.
      return worker.post(`/api/intake/${link}`, { fullName: "Secretname" });
    default:
      return what.includes("/desk")
        ? owner.fetch(what.replace("READING", reading).replace("ID", client).replace("REQUEST", request))
        : ann.fetch(what.replace("TOKEN", TOKEN).replace("LINK", link).replace("LETTER", LETTER));
  }
}

/** What a whole page has: the desk's are outside of Remix, and a link that opens nothing any more says so on a plain one. */
function markOf(page: string): string {
  if (page.startsWith("/intake") || page.startsWith("/for")) return "<h1";
  return page.startsWith("/desk") ? 'id="main"' : 'id="sidebar"';
}

/** The columns of a table, in the order in which they were made. */
async function columnsOf(table: string): Promise<readonly string[]> {
  const { results } = await database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
  return results.map(({ name }) => String(name));
}

/** What others refer to must not be deleted to be put back: it would take them along. */
const REFERRED_TO = ["users", "quiz_submissions", "clients", "requests"];

/** Does the work while every row of the table has this in its column; false where SQLite refuses it there. */
async function during(table: string, column: string, literal: string, work: () => Promise<void>) {
  const isRefused = await database.exec(`UPDATE ${table} SET ${column} = ${literal}`).then(
    () => false,
    (error) => {
      if (/constraint failed|datatype mismatch/i.test(String(error))) return true;
      throw error;
    },
  );
  if (isRefused) return false;
  try {
    await work();
    return true;
  } finally {
    await database.batch(
      (REFERRED_TO.includes(table)
        ? [
            `UPDATE ${table} SET ${column} = (SELECT ${column} FROM before_${table} WHERE row_number = ${table}.rowid) WHERE rowid IN (SELECT row_number FROM before_${table})`,
          ]
        : [`DELETE FROM ${table}`, `INSERT INTO ${table} SELECT * FROM before_${table}`]
      ).map((sql) => database.prepare(sql)),
    );
  }
}

test("every table is read by something here", async () => {
  const tables = await tablesOf(database);
  expect(Object.keys(READ_BY).sort()).toEqual(tables.filter((name) => !name.startsWith("before_")));
});

describe.each(Object.entries(READ_BY))("garbage in %s", (table, readers) => {
  test.each(GARBAGE)("%s", { timeout: 60_000 }, async (_, literal, turn) => {
    const tried: string[] = [];
    const columns = await columnsOf(table);
    for (const column of columns.filter((_, index) => turn === null || index % 3 === turn)) {
      const isTried = await during(table, column, literal, async () => {
        await Promise.all(
          readers.map(async (reader) => {
            const response = await read(reader);
            if (!response) return;
            const where = `${table}.${column} at ${reader}`;
            const text = await response.text();
            expect([200, 401, 404, 409, 410, 422, 429], where).toContain(response.status);
            if (response.headers.get("Content-Type")?.startsWith("text/html"))
              expect(text, where).toContain(markOf(reader));
          }),
        );
      });
      if (isTried) tried.push(column);
    }
    // Where SQLite keeps none of it (a key of another table), there is nothing to be read.
    expect(tried.length).toBeGreaterThanOrEqual(turn === null ? 1 : 0);
    expect((await ann.fetch("/api/auth/user")).status, "afterwards").toBe(200);
  });
});

test("the log says where it was, and nothing of what it was or whose", () => {
  const lines = worker.logs.filter((line) => !line.includes('"event":"request"'));
  expect(lines.join("\n")).toContain('"event":"unreadable_row"');
  expect(lines.join("\n")).not.toMatch(/secret(garbage|name)|@example\.com|1990-06-15/i);
  expect(lines.filter((line) => line.includes('"event":"error"'))).toEqual([]);
});

describe("the export of who has garbage in a row", () => {
  const exported = async () => (await (await ann.fetch("/api/account")).json()) as Record<string, unknown>;

  test("gives what can be read, and names what cannot", async () => {
    expect(await exported()).not.toHaveProperty("unreadable");
    await during("quiz_submissions", "responses", "'{broken'", async () => {
      expect(await exported()).toMatchObject({
        quizSubmissions: [{ email: "secret@example.com", focus: "career", responses: null }],
        unreadable: ["quizSubmissions.responses"],
      });
    });
    await during("user_profiles", "birth_timezone", "'Nowhere/At all'", async () => {
      const everything = await exported();
      expect(everything).toMatchObject({
        profile: { unreadable: { fullName: "Secretname Lee", birthTimezone: "Nowhere/At all" } },
        people: [{ fullName: "Secretname Other" }],
        unreadable: ["profile"],
      });
    });
    await during("users", "first_name", "X'ff'", async () => {
      expect(await exported()).toMatchObject({
        account: { email: "ann@example.com", firstName: null },
        profile: { fullName: "Secretname Lee" },
        unreadable: ["account.firstName"],
      });
    });
  });

  test("a birth that cannot be read makes an empty calendar, and is replaced by the next one saved", async () => {
    await during("user_profiles", "birth_date", "''", async () => {
      const calendar = await worker.fetch(feed);
      expect(calendar.status).toBe(200);
      expect(await calendar.text()).toContain("END:VCALENDAR");
      expect(await (await ann.fetch("/api/profile")).json()).toBeNull();
    });
  });

  test("a message that cannot be read is given up, and the others go", async () => {
    await database.exec("UPDATE email_outbox SET state = 'queued', next_attempt_at = 0, content = '{broken'");
    await (await worker.started().getWorker()).scheduled({});
    await expect
      .poll(async () => database.prepare("SELECT DISTINCT state, last_error FROM email_outbox").first())
      .toEqual({ state: "failed", last_error: "unreadable" });
  });
});
