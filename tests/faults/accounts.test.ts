import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { claimSignIn } from "../../app/auth/claim-sign-in.server";
import { digestOf } from "../../app/auth/secrets";
import { database } from "../../app/db/database.server";
import { leaveHandover } from "../../app/db/session-handovers.server";
import { userWithIdentity } from "../../app/db/users.server";
import type { LoadContext } from "../../app/load-context";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { answersWithoutStores } from "../support/answers-without-stores";
import { type ProgrammableProvider, programmableProvider } from "../support/programmable-provider";
import { newVisitor, type Visitor } from "../support/visitor";
import { workerForTests } from "../support/worker";
import { workerWithProvider } from "../support/worker-with-provider";

const details = {
  fullName: "Secretname Lee",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "New York",
};
const quiz = { email: "secret@example.com", name: "Secretname", responses: { focus: "career" } };

async function isUnavailable(response: Response) {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ code: "unavailable", message: expect.any(String) });
}

describe("with D1 failing", () => {
  const worker = workerWithProvider();
  let ann: Visitor;
  beforeAll(async () => {
    ann = await worker.signedIn("ann@example.com");
    const database = await worker.database();
    for (const table of [
      "email_outbox",
      "quiz_submissions",
      "saved_people",
      "user_profiles",
      "sessions",
      "daily_counts",
      "session_handovers",
      "users",
    ]) {
      await database.exec(`DROP TABLE ${table}`);
    }
  });

  test("whatever needs no account answers, to who is signed in too", async () => {
    await answersWithoutStores(ann);
    await answersWithoutStores(worker.visitor());
  });

  test("profile, people and account are unavailable, and visitors are still told to sign in", async () => {
    await isUnavailable(await ann.fetch("/api/profile"));
    await isUnavailable(await ann.json("/api/profile", details));
    await isUnavailable(await ann.fetch("/api/people"));
    await isUnavailable(await ann.fetch("/api/account"));
    await isUnavailable(await ann.fetch("/api/auth/user"));
    expect((await worker.visitor().fetch("/api/profile")).status).toBe(401);
  });

  test("the quiz is unavailable", async () => {
    await isUnavailable(await ann.json("/api/quiz-submission", quiz));
    await isUnavailable(await worker.visitor().json("/api/quiz-submission", quiz));
  });

  test("the profile's page says so", async () => {
    const page = await ann.fetch("/profile");
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain("Your profile cannot be reached at the moment");
    expect(html).toContain('id="sidebar"');
    expect(html).not.toMatch(/no such table|SQLITE|ann@example\.com/);
  });

  test("without JavaScript, nothing that was typed into the quiz is lost", async () => {
    const body = new URLSearchParams({ focus: "career", email: "typed@example.com", name: "Typed" });
    const page = await worker.visitor().fetch("/quiz", { method: "POST", body });
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain("Saved data cannot be reached at the moment.");
    expect(html).toContain('value="typed@example.com"');
  });

  test("a sign-in ends with a page that says so", async () => {
    const { response } = await worker.visitor().signIn("bob@example.com");
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('href="/"');
  });

  test("so is the end of a sign-in for an embed, and its claim", async () => {
    const window = worker.visitor();
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const query = `login_hint=embed@example.com&handover=${"A".repeat(43)}`;
    const { response } = await window.follow(`/api/login?${query}`, { headers });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("Close this window");
    await isUnavailable(await window.json("/api/auth/claim", { verifier: "A".repeat(43) }));
  });

  test("nobody is told to be signed out who is not", async () => {
    const response = await ann.fetch("/api/logout");
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("the log names the fault, and nobody's data", async () => {
    await expect.poll(() => worker.logs.join("\n")).toContain("store_unavailable");
    expect(worker.logs.join("\n")).toContain("no such table");
    expect(worker.logs.join("\n")).not.toMatch(/secret|1990-06-15|06\/15\/1990|example\.com/i);
    expect(worker.logs.filter((line) => line.includes('"event":"error"'))).toEqual([]);
  });
});

describe("with the sessions' KV failing", () => {
  let provider: ProgrammableProvider;
  const bindings: Record<string, unknown> = {
    ENVIRONMENT: "local",
    EMAIL_PROVIDER: "local",
    EMBED_ORIGINS: "",
    SESSIONS: {}, // every call on it throws
  };
  beforeAll(async () => {
    provider = await programmableProvider();
    Object.assign(bindings, provider.vars);
  });
  afterAll(() => provider.stop());
  const worker = workerForTests({
    overrides: { kvNamespaces: ["EPHEMERIS"], bindings: bindings as Record<string, string> },
  });
  const someone = async () => {
    const visitor = newVisitor(worker.origin);
    const { port } = new URL(await worker.origin());
    (await visitor.cookies()).set(`session-${port}`, "A".repeat(22));
    return visitor;
  };

  test("visitors notice nothing: they never touch it", async () => {
    const visitor = newVisitor(worker.origin);
    await answersWithoutStores(visitor);
    expect((await visitor.json("/api/quiz-submission", quiz)).status).toBe(200);
    expect((await visitor.fetch("/api/auth/user")).status).toBe(401);
    expect((await visitor.fetch("/profile")).status).toBe(200);
    expect((await visitor.follow("/api/logout")).response.status).toBe(200);
    expect(worker.logs.join("\n")).not.toContain("store_unavailable");
  });

  test("who has a session can do everything but what needs it", async () => {
    const ann = await someone();
    await answersWithoutStores(ann);
    expect((await ann.json("/api/quiz-submission", { ...quiz, name: "Again" })).status).toBe(200);
    await isUnavailable(await ann.fetch("/api/profile"));
    await isUnavailable(await ann.json("/api/profile", details));
    await isUnavailable(await ann.fetch("/api/auth/user"));
    expect((await ann.fetch("/profile")).status).toBe(503);
  });

  test("a sign-in ends with a page that says so, and not with a cookie", async () => {
    provider.says({ sub: "kv" });
    const visitor = newVisitor(worker.origin);
    const begun = await visitor.fetch("/api/login");
    const state = new URL(begun.headers.get("Location") ?? "").searchParams.get("state");
    const ended = await visitor.fetch(`/api/auth/callback?state=${state}&code=good`);
    expect(ended.status).toBe(503);
    expect([...(await visitor.cookies()).keys()].some((name) => name.startsWith("session"))).toBe(false);
  });
});

describe("with the sessions' KV failing for a moment", () => {
  test("an embed's claim is given back, and a second try gets the session", async () => {
    const silenced = vi.spyOn(console, "error").mockImplementation(() => {});
    const worker = await startLocalWorker({ onLog: () => {} });
    try {
      const DB = (await worker.getD1Database("DB")) as unknown as D1Database;
      const SESSIONS = (await worker.getKVNamespace("SESSIONS")) as unknown as KVNamespace;
      const identity = { issuer: "one", subject: "one", email: null };
      const names = { firstName: null, lastName: null, profileImageUrl: null };
      const user = await userWithIdentity(database(DB), { ...identity, ...names });
      const verifier = "A".repeat(43);
      await leaveHandover(database(DB), await digestOf(verifier), user);
      const claimWith = (sessions: unknown) =>
        claimSignIn(verifier, {
          request: new Request("https://realign.example/"),
          origin: "https://realign.example",
          bindings: { DB, SESSIONS: sessions },
        } as unknown as LoadContext);

      const refused = await claimWith({ put: () => Promise.reject(new Error("down")) }).catch(
        (thrown) => thrown,
      );
      expect(refused).toMatchObject({ name: "Failure", code: "unavailable" });
      expect(await claimWith(SESSIONS)).toMatchObject({ kind: "signed_in" });
      expect(await claimWith(SESSIONS)).toEqual({ kind: "gone", cookies: [] });
    } finally {
      await worker.dispose();
      silenced.mockRestore();
    }
  });
});
