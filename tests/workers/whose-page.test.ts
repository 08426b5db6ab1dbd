import { describe, expect, test } from "vitest";
import type { Visitor } from "../support/visitor";
import { workerWithProvider } from "../support/worker-with-provider";
import { CALLS } from "./calls";

const worker = workerWithProvider();

let count = 0;
const somebody = () => worker.signedIn(`whose.${count++}@example.com`);

const ann = {
  fullName: "Mary Ann Lee",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "New York",
};
const SENTENCE = "This page was shown to somebody else";

async function ask(visitor: Visitor, { method, path, valid }: (typeof CALLS)[number], shownTo?: string) {
  const headers: Record<string, string> = shownTo === undefined ? {} : { "Shown-To": shownTo };
  return method === "POST" ? visitor.json(path, valid, headers) : visitor.fetch(path, { headers });
}

async function post(visitor: Visitor, path: string, values: Record<string, string>) {
  return visitor.fetch(path, { method: "POST", body: new URLSearchParams(values) });
}

const personal = CALLS.filter(({ signedIn }) => signedIn).map(
  (call) => [`${call.method} ${call.path}`, call] as const,
);

describe.each(personal)("%s from a page", (_, call) => {
  test("that was shown to somebody else is 409, and so from a visitor's page", async () => {
    const [bob, ann] = [await somebody(), await somebody()];
    for (const shownTo of [await ann.shownTo(), "nobody", ""]) {
      const response = await ask(bob, call, shownTo);
      expect(response.status).toBe(409);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      const failure = (await response.json()) as { code: string; message: string };
      expect(failure.code).toBe("conflict");
      expect(failure.message).toContain(SENTENCE);
    }
    expect((await bob.fetch("/api/auth/user")).status, "nobody was deleted or signed out").toBe(200);
  });

  test("that was shown to the one who is signed in is answered, and one without a page too", async () => {
    const bob = await somebody();
    expect([200, 404]).toContain((await ask(bob, call, await bob.shownTo())).status);
    expect([200, 404]).toContain((await ask(await somebody(), call)).status);
  });

  test("whose session is gone is 401", async () => {
    const bob = await somebody();
    const shownTo = await bob.shownTo();
    await bob.follow("/api/logout");
    expect((await ask(bob, call, shownTo)).status).toBe(401);
  });
});

test("whose page it is comes before what stands in its fields", async () => {
  const bob = await somebody();
  const response = await bob.json("/api/profile", { birthDate: "never" }, { "Shown-To": "nobody" });
  expect(response.status).toBe(409);
});

test("a calculation is anybody's: it asks for no page", async () => {
  const bob = await somebody();
  const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
  const response = await bob.json("/api/birth-chart", birth, { "Shown-To": "nobody" });
  expect(response.status).toBe(200);
});

test("a quiz from somebody else's page is kept for neither of them", async () => {
  const [bob, ann] = [await somebody(), await somebody()];
  const quiz = { email: "whose.quiz@example.com", name: "Ann", responses: { focus: "career" } };
  const refused = await bob.json("/api/quiz-submission", quiz, { "Shown-To": await ann.shownTo() });
  expect(refused.status).toBe(409);
  const rows = async () =>
    (
      await (
        await worker.database()
      )
        .prepare("SELECT responses, user_id FROM quiz_submissions WHERE email = 'whose.quiz@example.com'")
        .all()
    ).results;
  expect(await rows()).toEqual([]);
  const shownTo = await bob.shownTo();
  const form = await post(bob, "/quiz", { focus: "career", email: "whose.quiz@example.com", shownTo });
  expect(form.status).toBe(200);
  expect(await rows()).toEqual([{ responses: expect.not.stringContaining("shownTo"), user_id: shownTo }]);
});

test("a file of everything is given to the page of its owner only", async () => {
  const [bob, ann] = [await somebody(), await somebody()];
  expect((await bob.fetch(`/api/account?shownTo=${await ann.shownTo()}`)).status).toBe(409);
  expect((await bob.fetch(`/api/account?shownTo=${await bob.shownTo()}`)).status).toBe(200);
});

describe("without JavaScript", () => {
  test.each([
    ["the page of somebody else", (other: string) => ({ shownTo: other })],
    ["a visitor's page", () => ({ shownTo: "nobody" })],
    ["a page that does not say whose it is", () => ({})],
  ])(
    "the profile's form from %s comes back with what was typed, and then it can be sent",
    async (_, said) => {
      const [bob, other] = [await somebody(), await somebody()];
      await bob.json("/api/profile", { ...ann, fullName: "Bob Ray" });
      const refused = await post(bob, "/profile", {
        ...ann,
        intent: "save-profile",
        ...said(await other.shownTo()),
      });
      expect(refused.status).toBe(409);
      const page = await refused.text();
      expect(page).toContain(SENTENCE);
      expect(page).toContain('value="Mary Ann Lee"');
      expect(await (await bob.fetch("/api/profile")).json()).toMatchObject({ fullName: "Bob Ray" });

      const [, shownTo = ""] = /name="shownTo" value="([^"]+)"/.exec(page) ?? [];
      expect(shownTo).toBe(await bob.shownTo());
      expect((await post(bob, "/profile", { ...ann, intent: "save-profile", shownTo })).status).toBe(200);
      expect(await (await bob.fetch("/api/profile")).json()).toMatchObject({ fullName: "Mary Ann Lee" });
    },
  );

  test.each([
    ["save-person", ann],
    ["remove-person", { id: "anybody" }],
    ["delete-account", { confirmation: "delete" }],
  ])("%s from another's page changes nothing, and says so", async (intent, values) => {
    const [bob, other] = [await somebody(), await somebody()];
    const shownTo = await other.shownTo();
    const refused = await post(bob, "/profile", { ...(values as Record<string, string>), intent, shownTo });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(SENTENCE);
    expect(await (await bob.fetch("/api/people")).json()).toEqual({ people: [] });
  });

  test("a quiz from another's page comes back with its answers", async () => {
    const bob = await somebody();
    const refused = await post(bob, "/quiz", { focus: "career", email: "back@example.com" });
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain(SENTENCE);
    expect(page).toContain('value="back@example.com"');
  });
});

describe("signing out everywhere", () => {
  test.each(["of somebody else", "that does not say whose it is"])(
    "from a page %s asks first, and then does it",
    async (page) => {
      const email = `whose.everywhere.${count++}@example.com`;
      const [here, there] = [await worker.signedIn(email), await worker.signedIn(email)];
      const other = await (await somebody()).shownTo();
      const said: Record<string, string> = page === "of somebody else" ? { shownTo: other } : {};
      const asked = await post(here, "/api/logout", { everywhere: "true", ...said });
      expect(asked.status).toBe(409);
      const html = await asked.text();
      expect(html).toContain("Sign out everywhere?");
      expect(html).toContain(email);
      expect((await there.fetch("/api/auth/user")).status).toBe(200);

      const [, shownTo = ""] = /name="shownTo" value="([^"]+)"/.exec(html) ?? [];
      expect((await post(here, "/api/logout", { everywhere: "true", shownTo })).status).toBe(302);
      expect((await there.fetch("/api/auth/user")).status).toBe(401);
    },
  );

  test("signing out here needs no page: whoever leaves may leave", async () => {
    const bob = await somebody();
    expect((await post(bob, "/api/logout", { confirmed: "true", shownTo: "nobody" })).status).toBe(302);
    expect((await bob.fetch("/api/auth/user")).status).toBe(401);
  });
});
