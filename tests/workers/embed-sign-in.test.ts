import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runScheduled } from "../../app/scheduled.server";
import { type ProgrammableProvider, programmableProvider } from "../support/programmable-provider";
import { newVisitor, type Visitor } from "../support/visitor";
import { workerForTests } from "../support/worker";

let provider: ProgrammableProvider;
const vars: Record<string, string> = { EMBED_ORIGINS: "https://partner.example" };
beforeAll(async () => {
  provider = await programmableProvider();
  Object.assign(vars, provider.vars);
});
afterAll(() => provider.stop());
const worker = workerForTests({ vars });
const browser = () => newVisitor(worker.origin);
const database = () => worker.started().getD1Database("DB");

const OURS = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document" };

/** What an embed keeps to itself, and what its window is given. */
function newSecret() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, hash: createHash("sha256").update(verifier).digest("base64url") };
}

async function begin(window: Visitor, hash: string): Promise<string> {
  const response = await window.fetch(`/api/login?handover=${hash}`, { headers: OURS });
  expect(response.status).toBe(302);
  return new URL(response.headers.get("Location") ?? "").searchParams.get("state") ?? "";
}

/** Signs in in a window, for whoever knows the verifier. */
async function signIn(window: Visitor, hash: string, claims: unknown = { sub: "ann" }): Promise<Response> {
  provider.says(claims);
  const state = await begin(window, hash);
  return window.fetch(`/api/auth/callback?state=${state}&code=good`);
}

const claim = (embed: Visitor, verifier: unknown) => embed.json("/api/auth/claim", { verifier });

const rowOf = async (hash: string) =>
  (await database())
    .prepare("SELECT * FROM session_handovers WHERE verifier_hash = ?")
    .bind(hash)
    .first<Record<string, unknown>>();

const sessionOf = async (someone: Visitor) =>
  [...(await someone.cookies())].find(([name]) => name.startsWith("session"))?.[1];

async function isGone(response: Response) {
  expect(response.status).toBe(410);
  expect(await response.json()).toEqual({ code: "gone", message: expect.any(String) });
  expect(response.headers.getSetCookie()).toEqual([]);
}

describe("a sign-in for an embed", () => {
  test.each([
    ["a page of our own", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document" }, 302],
    ["a page of our own, whatever it is for", { "Sec-Fetch-Site": "same-origin" }, 302],
    ["another site", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" }, 403],
    ["a neighbour of our domain", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "document" }, 403],
    ["a bookmark or an e-mail", { "Sec-Fetch-Site": "none", "Sec-Fetch-Dest": "document" }, 403],
    ["who does not say", {}, 403],
    ["a frame", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "iframe" }, 403],
  ] as [string, Record<string, string>, number][])("begun by %s", async (_, headers, status) => {
    const window = browser();
    const response = await window.fetch(`/api/login?handover=${newSecret().hash}`, { headers });
    expect(response.status).toBe(status);
    if (status !== 403) return;
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html).toContain("This sign-in begins elsewhere");
    expect(html).toContain('href="/"');
    expect(html).not.toContain("handover=");
  });

  test.each(["", "x", "A".repeat(42), "A".repeat(44), `${"A".repeat(42)}=`, `${"A".repeat(42)}%0A`, "<b>"])(
    "is refused for %j, which is no hash",
    async (text) => {
      const response = await browser().fetch(`/api/login?handover=${text}`, { headers: OURS });
      expect(response.status).toBe(403);
    },
  );

  test("cannot be begun by a redirect of our own", async () => {
    const window = browser();
    provider.says({ sub: "redirected" });
    const target = encodeURIComponent(`/api/login?handover=${newSecret().hash}`);
    const begun = await window.fetch(`/api/login?redirectTo=${target}`);
    const state = new URL(begun.headers.get("Location") ?? "").searchParams.get("state");
    const ended = await window.fetch(`/api/auth/callback?state=${state}&code=good`);
    expect(ended.headers.get("Location")).toBe("/");
  });

  test("ends with a page that tells its opener and nobody else, signs nobody in there, and puts down no secret", async () => {
    const { verifier, hash } = newSecret();
    const window = browser();
    const response = await signIn(window, hash);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("You are signed in");
    expect(html).toContain('opener.postMessage({ type: "realign:signed-in" }, location.origin)');
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
    for (const script of html.match(/<script[^>]*>/g) ?? []) expect(script).toContain(`nonce="${nonce}"`);
    expect(html).not.toContain(verifier);
    expect([...(await window.cookies()).keys()]).toEqual([]);
    const row = await rowOf(hash);
    expect(row).toMatchObject({ session_version: 1, claimed_at: null });
    expect(Number(row?.expires_at) - Date.now()).toBeGreaterThan(110_000);
    expect(Number(row?.expires_at) - Date.now()).toBeLessThanOrEqual(120_000);
  });

  test("leaves whoever is signed in in the window's own site signed in", async () => {
    const window = browser();
    provider.says({ sub: "top" });
    const begun = await window.fetch("/api/login");
    const state = new URL(begun.headers.get("Location") ?? "").searchParams.get("state");
    await window.fetch(`/api/auth/callback?state=${state}&code=good`);
    const before = await sessionOf(window);
    await signIn(window, newSecret().hash, { sub: "framed" });
    expect(await sessionOf(window)).toBe(before);
    expect((await window.fetch("/api/auth/user")).status).toBe(200);
  });

  test("does not take the place of one that was put down under the same hash", async () => {
    const { verifier, hash } = newSecret();
    await signIn(browser(), hash, { sub: "first", given_name: "First" });
    const second = await signIn(browser(), hash, { sub: "second", given_name: "Second" });
    expect(second.status).toBe(409);
    expect(await second.text()).toContain("Close this window");
    const embed = browser();
    await claim(embed, verifier);
    expect(await (await embed.fetch("/api/auth/user")).json()).toMatchObject({ firstName: "First" });
  });

  test("who changed their mind is told so, in a window that closes", async () => {
    const { verifier, hash } = newSecret();
    const window = browser();
    const response = await window.fetch(
      `/api/auth/callback?state=${await begin(window, hash)}&error=access_denied`,
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('{ type: "realign:not-signed-in" }');
    expect(await (await claim(browser(), verifier)).json()).toEqual({ status: "waiting" });
  });

  test("that the provider refuses can be tried again for the same embed, or its window closed", async () => {
    const usual = provider.answers["/token"];
    provider.answers["/token"] = () => ({ status: 400, json: { error: "invalid_grant" } });
    const { hash } = newSecret();
    const response = await signIn(browser(), hash);
    if (usual) provider.answers["/token"] = usual;
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(`href="/api/login?handover=${hash}"`);
    expect(html).toContain("Close this window");
  });

  test("that was written into a cookie by hand with something else than a hash is no attempt", async () => {
    const window = browser();
    const state = await begin(window, newSecret().hash);
    const jar = await window.cookies();
    for (const [name, value] of jar) jar.set(name, `${value.split(".")[0]}.~<script>`);
    const response = await window.fetch(`/api/auth/callback?state=${state}&code=good`);
    expect(response.status).toBe(400);
  });
});

describe("a claim", () => {
  test("waits while nobody has signed in, and then signs the embed in, once", async () => {
    const { verifier, hash } = newSecret();
    const embed = browser();
    const waiting = await claim(embed, verifier);
    expect(waiting.status).toBe(200);
    expect(await waiting.json()).toEqual({ status: "waiting" });
    expect(waiting.headers.getSetCookie()).toEqual([]);

    await signIn(browser(), hash, { sub: "once", given_name: "Ann" });
    const claimed = await claim(embed, verifier);
    expect(claimed.status).toBe(200);
    expect(await claimed.json()).toEqual({ status: "signed_in" });
    expect(await (await embed.fetch("/api/auth/user")).json()).toMatchObject({ firstName: "Ann" });

    await isGone(await claim(browser(), verifier));
    await isGone(await claim(embed, verifier));
    expect((await embed.fetch("/api/auth/user")).status).toBe(200);
  });

  test("is granted to one of many at once", async () => {
    const { verifier, hash } = newSecret();
    await signIn(browser(), hash);
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(browser(), verifier)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(410)]);
  });

  test("is not granted to who knows the hash", async () => {
    const { hash } = newSecret();
    await signIn(browser(), hash);
    expect(await (await claim(browser(), hash)).json()).toEqual({ status: "waiting" });
  });

  test("is gone after two minutes, and its row with the next clean-up", async () => {
    const { verifier, hash } = newSecret();
    await signIn(browser(), hash);
    const db = await database();
    await db
      .prepare("UPDATE session_handovers SET expires_at = ? WHERE verifier_hash = ?")
      .bind(Date.now() - 1, hash)
      .run();
    await isGone(await claim(browser(), verifier));
    await runScheduled({ DB: db, EMAIL_PROVIDER: "none" });
    expect(await rowOf(hash)).toBeNull();
  });

  test("is gone when its user has signed out everywhere since", async () => {
    const { verifier, hash } = newSecret();
    const elsewhere = browser();
    const other = newSecret();
    await signIn(browser(), other.hash, { sub: "everywhere" });
    await claim(elsewhere, other.verifier);
    await signIn(browser(), hash, { sub: "everywhere" });
    await elsewhere.fetch("/api/logout", {
      method: "POST",
      body: new URLSearchParams({ everywhere: "true", shownTo: await elsewhere.shownTo() }),
    });
    await isGone(await claim(browser(), verifier));
  });

  test("is nothing any more when its user is deleted", async () => {
    const { verifier, hash } = newSecret();
    await signIn(browser(), hash, { sub: "deleted" });
    await (await database()).exec("DELETE FROM users WHERE subject = 'deleted'");
    expect(await rowOf(hash)).toBeNull();
    expect(await (await claim(browser(), verifier)).json()).toEqual({ status: "waiting" });
  });

  test("ends the session that the embed had", async () => {
    const embed = browser();
    const [first, second] = [newSecret(), newSecret()];
    await signIn(browser(), first.hash, { sub: "again" });
    await claim(embed, first.verifier);
    const [name, before] = [...(await embed.cookies())][0] ?? [];
    await signIn(browser(), second.hash, { sub: "again" });
    await claim(embed, second.verifier);
    expect(await sessionOf(embed)).not.toBe(before);
    const old = await worker.fetch("/api/auth/user", { headers: { Cookie: `${name}=${before}` } });
    expect(old.status).toBe(401);
  });

  test.each([
    undefined,
    null,
    "",
    5,
    {},
    ["A".repeat(43)],
    "A".repeat(42),
    "A".repeat(44),
    `${"A".repeat(42)}=`,
  ])("with %j for a verifier is 422", async (verifier) => {
    const response = await claim(browser(), verifier);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: "invalid_input",
      fields: { verifier: [expect.any(String)] },
    });
  });

  test.each([
    { Origin: "https://partner.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ] as Record<string, string>[])("from %j is 403, and the claim is still there", async (headers) => {
    const { verifier, hash } = newSecret();
    await signIn(browser(), hash);
    const response = await browser().json("/api/auth/claim", { verifier }, headers);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await claim(browser(), verifier)).status).toBe(200);
  });
});

describe("over https", () => {
  const ORIGIN = "https://realign.example";
  const ask = (path: string, init: RequestInit = {}) =>
    worker.started().dispatchFetch(ORIGIN + path, { ...init, redirect: "manual" } as object);
  const cookieOf = (line = "") => line.split(";")[0] ?? "";

  async function claimed(sub: string, cookie = "") {
    const { verifier, hash } = newSecret();
    provider.says({ sub });
    const begun = await ask(`/api/login?handover=${hash}`, { headers: OURS });
    const [attempt = ""] = begun.headers.getSetCookie();
    const state = new URL(begun.headers.get("Location") ?? "").searchParams.get("state");
    const ended = await ask(`/api/auth/callback?state=${state}&code=good`, {
      headers: { Cookie: cookieOf(attempt) },
    });
    const response = await ask("/api/auth/claim", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Dest": "empty", Cookie: cookie },
      body: JSON.stringify({ verifier }),
    });
    return { attempt, ended, lines: response.headers.getSetCookie() };
  }

  test("the window's cookies are its own site's, and the embed's belongs to the page around it", async () => {
    const { attempt, ended, lines } = await claimed("cookies");
    expect(attempt).toMatch(/^__Host-login\.[\w-]+=.*; HttpOnly; SameSite=Lax; Secure$/);
    expect(ended.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-login\.[\w-]+=; .*Max-Age=0;/),
    ]);
    expect(lines).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=None; Partitioned; Secure$/,
      ),
    ]);
  });

  test("signing out in the embed forgets the cookie in both forms, and stays at the profile", async () => {
    const { lines } = await claimed("leaving");
    const headers = {
      Cookie: cookieOf(lines[0]),
      "Sec-Fetch-Dest": "iframe",
      "Sec-Fetch-Site": "same-origin",
    };
    const response = await ask("/api/logout", { method: "POST", headers });
    expect(response.headers.get("Location")).toBe("/profile?notice=signed-out");
    expect(response.headers.getSetCookie()).toEqual([
      "__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=None; Partitioned; Secure",
      "__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
      "__Host-notice=signed-out; Path=/; Max-Age=60; HttpOnly; SameSite=None; Partitioned; Secure",
    ]);
    expect((await ask("/api/auth/user", { headers: { Cookie: cookieOf(lines[0]) } })).status).toBe(401);
  });

  test("a new session leaves none of the other form to hide it", async () => {
    const { lines: first } = await claimed("both");
    const { lines } = await claimed("both", cookieOf(first[0]));
    expect(lines).toEqual([
      "__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
      expect.stringMatching(/^__Host-session=[\w-]{22}; .*SameSite=None; Partitioned; Secure$/),
    ]);
  });
});

describe("a session that began in an embed", () => {
  async function embedded(sub: string) {
    const { verifier, hash } = newSecret();
    await signIn(browser(), hash, { sub });
    const embed = browser();
    await claim(embed, verifier);
    return embed;
  }

  test("saves, reads and downloads like any other", async () => {
    const embed = await embedded("saving");
    const birth = {
      fullName: "Ann Lee",
      birthDate: "1990-06-15",
      birthTime: "14:30",
      birthLocation: "New York",
    };
    expect((await embed.json("/api/profile", birth)).status).toBe(200);
    expect(await (await embed.fetch("/api/account")).json()).toMatchObject({
      profile: { fullName: "Ann Lee" },
    });
  });

  test("cannot delete the account, neither by its call nor by the form", async () => {
    const embed = await embedded("keeping");
    const refused = await embed.json("/api/account/delete", { confirmation: "delete" });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "forbidden",
      message: expect.stringContaining("a tab of its own"),
    });
    const form = await embed.fetch("/profile", {
      method: "POST",
      body: new URLSearchParams({
        intent: "delete-account",
        confirmation: "delete",
        shownTo: await embed.shownTo(),
      }),
    });
    expect(form.status).toBe(403);
    expect(await form.text()).toContain("An account is deleted on this site itself");
    expect((await embed.fetch("/api/auth/user")).status).toBe(200);
  });

  test("is shown no form for it within the other page, but the way to the site", async () => {
    const embed = await embedded("shown");
    const html = await (await embed.fetch("/profile?embed")).text();
    expect(html).not.toContain("delete-account");
    expect(html).toMatch(/<a href="\/profile" target="_blank"[^>]*>open your profile in a new tab/);
    expect(html).toContain("Logout");
    const whole = await (await embed.fetch("/profile")).text();
    expect(whole).toContain("delete-account");
  });
});

describe("the limits", () => {
  const strict = workerForTests({ vars, productionLimits: true });

  test("let two embeds behind one address ask for two minutes, as fast as they do", async () => {
    const { verifier } = newSecret();
    const statuses = new Set<number>();
    for (let i = 0; i < 120; i++) {
      statuses.add((await strict.post("/api/auth/claim", { verifier })).status);
    }
    expect([...statuses]).toEqual([200]);
  });

  test("answer a window with a page, from which the same sign-in goes on", async () => {
    const { hash } = newSecret();
    let last = new Response();
    for (let i = 0; i < 45 && last.status !== 429; i++) {
      last = await strict.fetch(`/api/login?handover=${hash}`, { headers: OURS });
    }
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await last.text()).toContain(`href="/api/login?handover=${hash}"`);
  });
});
