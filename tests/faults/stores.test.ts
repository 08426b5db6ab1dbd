import { beforeAll, describe, expect, test } from "vitest";
import { answersWithoutStores } from "../support/answers-without-stores";
import { everyRow, tablesOf } from "../support/database-rows";
import { faultyWorker } from "../support/faulty-worker";
import type { Visitor } from "../support/visitor";

const details = {
  fullName: "Secretname Lee",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "New York",
};
const quizOf = (email: string) => ({ email, name: "Secretname", responses: { focus: "career" } });
const feed = { action: "save", transits: true, returns: true, lunations: false, voidMoons: true };
const UNAVAILABLE = "Saved data cannot be reached at the moment. Please try again in a minute.";
/** What a call waits for a store at most, and a machine that is busy with something else. */
const MOST_SECONDS = 9;

async function isUnavailable(response: Response) {
  expect(await response.json()).toMatchObject({ code: "unavailable", message: UNAVAILABLE });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
}

async function isPage(response: Response, ...words: readonly string[]) {
  const html = await response.text();
  for (const each of words) expect(html).toContain(each);
  expect(html).toContain('id="sidebar"');
  expect(html).not.toMatch(/SQLITE|D1_ERROR|KV put|limit exceeded|Network connection/);
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly done: T; readonly seconds: number }> {
  const began = performance.now();
  const done = await work();
  return { done, seconds: (performance.now() - began) / 1000 };
}

const worker = faultyWorker();
let ann: Visitor;
beforeAll(async () => {
  ann = await worker.signedIn("ann@example.com");
  expect((await ann.json("/api/profile", details)).status).toBe(200);
});

const rows = async () => everyRow(await worker.database());
const countOf = async (table: string, where = "1") => {
  const db = await worker.database();
  return (await db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<{ n: number }>())?.n;
};

describe("with D1 down", () => {
  const d1 = { kind: "down" } as const;
  test("what needs no store answers, and what does says so at once", async () => {
    await worker.during({ d1 }, async () => {
      await answersWithoutStores(ann);
      await answersWithoutStores(worker.visitor());
      await isUnavailable(await ann.fetch("/api/profile"));
      await isUnavailable(await ann.json("/api/people", details));
      await isUnavailable(await worker.visitor().json("/api/quiz-submission", quizOf("down@example.com")));
      await isPage(await ann.fetch("/profile"), "Your profile cannot be reached at the moment");
    });
    expect((await ann.fetch("/api/profile")).status, "well again").toBe(200);
  });
});

describe("with D1 answering after eight seconds", () => {
  const d1 = { kind: "slow", milliseconds: 8_000 } as const;
  test("nobody waits that long, and visitors notice nothing", async () => {
    await worker.during({ d1 }, async () => {
      const visits = timed(() => answersWithoutStores(worker.visitor()));
      const [page, profile, call, quiz] = await Promise.all([
        timed(() => ann.fetch("/birth-chart")),
        timed(() => ann.fetch("/profile")),
        timed(() => ann.fetch("/api/profile")),
        timed(() => worker.visitor().json("/api/quiz-submission", quizOf("slow@example.com"))),
      ]);
      for (const { seconds } of [page, profile, call, quiz]) expect(seconds).toBeLessThan(MOST_SECONDS);
      expect(page.done.status).toBe(200);
      await isPage(profile.done, "Your profile cannot be reached at the moment");
      await isUnavailable(call.done);
      await isUnavailable(quiz.done);
      expect((await visits).seconds).toBeLessThan(4);
    });
  });

  test("the quiz that was sent again is there once", async () => {
    const again = await worker.visitor().json("/api/quiz-submission", quizOf("slow@example.com"));
    expect(again.status).toBe(200);
    expect(await countOf("quiz_submissions", "email = 'slow@example.com'")).toBe(1);
    expect(await countOf("email_outbox", "recipient = 'slow@example.com'")).toBe(1);
  });
});

describe("with D1 read-only", () => {
  const d1 = { kind: "read-only" } as const;
  test("everything can be looked at, and nothing changed, not even by half", async () => {
    const before = await rows();
    await worker.during({ d1 }, async () => {
      await answersWithoutStores(ann);
      const profile = await ann.fetch("/api/profile");
      expect(profile.status).toBe(200);
      expect(await profile.json()).toMatchObject({ fullName: "Secretname Lee" });
      await isPage(await ann.fetch("/profile"), "Secretname Lee");
      expect((await ann.fetch("/api/people")).status).toBe(200);
      expect((await ann.fetch("/api/account")).status).toBe(200);

      for (const [path, body] of [
        ["/api/profile", { ...details, birthTime: "15:00" }],
        ["/api/people", details],
        ["/api/settings", { settings: { zodiac: "Lahiri" } }],
        ["/api/own-place", { place: { name: "Ulm", latitude: 48.4, longitude: 10 } }],
        ["/api/calendar-feed", feed],
        ["/api/quiz-submission", quizOf("read@example.com")],
        ["/api/account/delete", { confirmation: "delete" }],
      ] as const)
        await isUnavailable(await ann.json(path, body));
      const { response } = await worker.visitor().signIn("new@example.com");
      expect(response.status).toBe(503);
      const out = await ann.fetch("/api/logout");
      expect(out.status).toBe(503);
      expect(out.headers.getSetCookie()).toEqual([]);
    });
    expect(await rows()).toEqual(before);
    expect((await ann.fetch("/api/profile")).status).toBe(200);
  });

  test("a form without JavaScript comes back with what was typed and a reason", async () => {
    await worker.during({ d1 }, async () => {
      const body = new URLSearchParams({ focus: "career", email: "typed@example.com", name: "Typed" });
      const page = await worker.visitor().fetch("/quiz", { method: "POST", body });
      expect(page.status).toBe(503);
      await isPage(page, "Saved data cannot be reached at the moment.", 'value="typed@example.com"');
    });
  });
});

describe("with D1 refusing what is written", () => {
  test.each([
    "UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT",
    "NOT NULL constraint failed: saved_people.full_name: SQLITE_CONSTRAINT",
    "CHECK constraint failed: x: SQLITE_CONSTRAINT",
    "database or disk is full: SQLITE_FULL",
    "D1 DB exceeded its maximum size",
  ])("%s is an answer in words, and nothing is left behind", async (words) => {
    const before = await rows();
    await worker.during({ d1: { kind: "refuses", words } }, async () => {
      await isUnavailable(await ann.json("/api/people", details));
      await isUnavailable(await ann.json("/api/quiz-submission", quizOf("refused@example.com")));
      expect((await worker.visitor().signIn("refused@example.com")).response.status).toBe(503);
    });
    expect(await rows()).toEqual(before);
  });
});

describe("with D1's answers lost after it wrote", () => {
  test.each([
    [
      "a quiz",
      "/api/quiz-submission",
      quizOf("lost@example.com"),
      "quiz_submissions",
      "email = 'lost@example.com'",
    ],
    [
      "its message",
      "/api/quiz-submission",
      quizOf("lost2@example.com"),
      "email_outbox",
      "recipient = 'lost2@example.com'",
    ],
    ["a profile", "/api/profile", details, "user_profiles", "1"],
    ["a person", "/api/people", details, "saved_people", "1"],
    ["a calendar", "/api/calendar-feed", feed, "calendar_feeds", "1"],
  ])("%s that was sent again is there once", async (_, path, body, table, where) => {
    await worker.during({ d1: { kind: "loses answers", to: table } }, async () =>
      isUnavailable(await ann.json(path, body)),
    );
    expect(await countOf(table, where), "it was written").toBe(1);
    const again = await ann.json(path, body);
    expect(again.status).toBe(200);
    expect(await countOf(table, where)).toBe(1);
  });

  test("somebody whose first sign-in was lost is one user, and signed in the next time", async () => {
    const visitor = worker.visitor();
    await worker.during({ d1: { kind: "loses answers", to: 'into "users"' } }, async () => {
      const { response } = await visitor.signIn("twice@example.com");
      expect(response.status).toBe(503);
      expect([...(await visitor.cookies()).keys()].some((name) => name.startsWith("session"))).toBe(false);
    });
    expect(await countOf("users", "email = 'twice@example.com'"), "it was written").toBe(1);
    await visitor.signIn("twice@example.com");
    expect((await visitor.fetch("/api/auth/user")).status).toBe(200);
    expect(await countOf("users", "email = 'twice@example.com'")).toBe(1);
  });

  test("an account whose deletion was lost is gone, whole", async () => {
    const leaver = await worker.signedIn("leaver@example.com");
    const { id } = (await (await leaver.fetch("/api/auth/user")).json()) as { id: string };
    expect((await leaver.json("/api/people", details)).status).toBe(200);
    await worker.during({ d1: { kind: "loses answers", to: "delete from" } }, async () =>
      isUnavailable(await leaver.json("/api/account/delete", { confirmation: "delete" })),
    );
    expect((await leaver.fetch("/api/profile")).status).toBe(401);
    const db = await worker.database();
    for (const table of await tablesOf(db)) {
      const left = (await db.prepare(`SELECT * FROM "${table}"`).all()).results;
      expect(JSON.stringify(left), table).not.toContain(id);
    }
  });
});

describe("with the sessions' KV answering after five seconds", () => {
  const sessions = { kind: "slow", milliseconds: 5_000 } as const;
  test("pages come as for a visitor, what is personal says so, and visitors notice nothing", async () => {
    await worker.during({ sessions }, async () => {
      const [page, profile, call] = await Promise.all([
        timed(() => ann.fetch("/birth-chart")),
        timed(() => ann.fetch("/profile")),
        timed(() => ann.fetch("/api/profile")),
        answersWithoutStores(worker.visitor()),
      ]);
      for (const { seconds } of [page, profile, call]) expect(seconds).toBeLessThan(4.5);
      expect(page.done.status).toBe(200);
      await isPage(profile.done, "Your profile cannot be reached at the moment");
      await isUnavailable(call.done);
    });
    expect((await ann.fetch("/api/profile")).status, "nobody was signed out").toBe(200);
  });
});

describe("with KV over its quota", () => {
  const quota = { sessions: { kind: "over quota" }, ephemeris: { kind: "over quota" } } as const;
  test("who is signed in stays so and can save; who signs in is told on a page; months are computed", async () => {
    await worker.during(quota, async () => {
      await answersWithoutStores(ann);
      expect((await ann.json("/api/people", details)).status).toBe(200);
      const visitor = worker.visitor();
      const { response } = await visitor.signIn("quota@example.com");
      expect(response.status).toBe(503);
      expect(await response.text()).toContain('href="/"');
      expect([...(await visitor.cookies()).keys()].some((name) => name.startsWith("session"))).toBe(false);
      const year = new Date().getUTCFullYear();
      expect((await visitor.fetch(`/api/ephemeris?year=${year}&month=3`)).status).toBe(200);
    });
  });

  test("who signs out is signed out all the same", async () => {
    const leaver = await worker.signedIn("out@example.com");
    const cookies = [...(await leaver.cookies())].map(([name, value]) => `${name}=${value}`).join("; ");
    await worker.during(quota, async () => {
      expect((await leaver.follow("/api/logout")).response.status).toBe(200);
    });
    expect((await worker.fetch("/api/auth/user", { headers: { Cookie: cookies } })).status).toBe(401);
  });
});

describe("with something else in KV", () => {
  const session = { userId: "nobody", expiresAt: Date.now() + 1e9 };
  test.each([
    ["garbage", "<script>"],
    ["a number", "1e999"],
    ["a list", "[]"],
    ["a session of an earlier version, which had none", JSON.stringify(session)],
    ["a session of a later version", JSON.stringify({ ...session, version: "2.0" })],
    ["a session of nobody", JSON.stringify({ ...session, version: 0 })],
  ])("%s makes a visitor, who can sign in again", async (_, text) => {
    const visitor = await worker.signedIn("old@example.com");
    await worker.during({ sessions: { kind: "holds", text } }, async () => {
      expect((await visitor.fetch("/api/profile")).status).toBe(401);
      expect((await visitor.fetch("/")).status).toBe(200);
      await isPage(await visitor.fetch("/profile"), "/api/login");
    });
    await visitor.signIn("old@example.com");
    expect((await visitor.fetch("/api/auth/user")).status).toBe(200);
  });

  test.each([
    ["garbage", "<script>"],
    ["a month as an earlier version packed it", '{"year":2026,"month":4,"days":[]}'],
  ])("%s in place of a month is not shown", async (_, text) => {
    const year = new Date().getUTCFullYear();
    await worker.during({ ephemeris: { kind: "holds", text } }, async () => {
      const answer = await worker.fetch(`/api/ephemeris?year=${year}&month=${text.length > 10 ? 4 : 5}`);
      const { days } = (await answer.json()) as { days: { positions: unknown[] }[] };
      expect(days.length).toBeGreaterThan(29);
      expect(days.every(({ positions }) => positions.length === 13)).toBe(true);
    });
  });
});

describe("with the ephemeris's KV answering after five seconds", () => {
  test("a month is computed and comes without it", async () => {
    const year = new Date().getUTCFullYear();
    await worker.during({ ephemeris: { kind: "slow", milliseconds: 5_000 } }, async () => {
      const { done, seconds } = await timed(() => worker.fetch(`/api/ephemeris?year=${year}&month=8`));
      expect(done.status).toBe(200);
      expect(seconds).toBeLessThan(4);
    });
  });
});

test("the log names each fault and nobody's data, and none of it was an error of ours", async () => {
  const logs = worker.logs.join("\n");
  for (const words of [
    "Network connection lost",
    "no answer within",
    "SQLITE_READONLY",
    "SQLITE_CONSTRAINT",
    "limit exceeded",
  ])
    expect(logs).toContain(words);
  expect(logs).not.toMatch(/secret|1990-06-15|06\/15\/1990|example\.com/i);
  expect(worker.logs.filter((line) => line.includes('"event":"error"'))).toEqual([]);
});
