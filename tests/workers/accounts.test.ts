import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runScheduled } from "../../app/scheduled.server";
import { inOneMinute } from "../support/in-one-minute";
import { type ProgrammableProvider, programmableProvider } from "../support/programmable-provider";
import { PUBLIC_SCREEN_PATHS, SCREEN_PATHS } from "../support/route-files";
import { newVisitor, type Visitor } from "../support/visitor";
import { workerForTests } from "../support/worker";

let provider: ProgrammableProvider;
const vars: Record<string, string> = {};
beforeAll(async () => {
  provider = await programmableProvider();
  Object.assign(vars, provider.vars);
});
afterAll(() => provider.stop());
const worker = workerForTests({ vars });
const visitor = () => newVisitor(worker.origin);

/** Begins a sign-in and says what the provider would have been sent. */
async function begin(someone: Visitor, query = ""): Promise<URL> {
  const response = await someone.fetch(`/api/login${query}`);
  expect(response.status).toBe(302);
  return new URL(response.headers.get("Location") ?? "");
}

async function signIn(someone: Visitor, claims: unknown, query = ""): Promise<Response> {
  provider.says(claims);
  const state = (await begin(someone, query)).searchParams.get("state");
  return someone.fetch(`/api/auth/callback?state=${state}&code=good`);
}

async function userOf(someone: Visitor) {
  const response = await someone.fetch("/api/auth/user");
  return response.status === 200 ? ((await response.json()) as Record<string, unknown>) : null;
}

const loginCookies = async (someone: Visitor) =>
  [...(await someone.cookies())].filter(([name]) => name.startsWith("login"));

describe("the way to the provider", () => {
  test("carries state, PKCE, scopes, our callback and the hint", async () => {
    const address = await begin(visitor(), "?login_hint=ann@example.com&redirectTo=/profile");
    expect(address.href.startsWith(`${provider.url}/authorize?`)).toBe(true);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: "code",
      client_id: "client",
      redirect_uri: `${await worker.origin()}/api/auth/callback`,
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{40,}$/),
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      login_hint: "ann@example.com",
    });
  });

  test("the code is exchanged with the verifier that matches the challenge", async () => {
    const ann = visitor();
    provider.says({ sub: "pkce" });
    const address = await begin(ann);
    await ann.fetch(`/api/auth/callback?state=${address.searchParams.get("state")}&code=the-code`);
    const { body } = provider.asked.findLast(({ path }) => path === "/token") ?? { body: null };
    expect(body?.get("code")).toBe("the-code");
    expect(body?.get("grant_type")).toBe("authorization_code");
    const challenge = createHash("sha256")
      .update(body?.get("code_verifier") ?? "")
      .digest("base64url");
    expect(challenge).toBe(address.searchParams.get("code_challenge"));
  });

  test("a state in the login's own address is not taken for a callback", async () => {
    const address = await begin(visitor(), "?state=x&code=y");
    expect(address.searchParams.get("state")).not.toBe("x");
  });

  test("the issuer is discovered once, not at each sign-in", async () => {
    await begin(visitor());
    const before = provider.asked.filter(({ path }) => path.includes("well-known")).length;
    await begin(visitor());
    expect(provider.asked.filter(({ path }) => path.includes("well-known")).length).toBe(before);
  });

  test("of attempts that were written by hand an answer drops ten", async () => {
    const ann = visitor();
    await begin(ann);
    const [[name = ""] = []] = await loginCookies(ann);
    const prefix = name.slice(0, name.indexOf(".") + 1);
    const Cookie = Array.from({ length: 600 }, (_, i) => `${prefix}${i}=1`).join("; ");
    const response = await worker.fetch("/api/login", { headers: { Cookie } });
    expect(response.status).toBe(302);
    expect(response.headers.getSetCookie()).toHaveLength(11);
  });

  test("at most three attempts are remembered, the newest", async () => {
    const ann = visitor();
    const states: (string | null)[] = [];
    for (let i = 0; i < 5; i++) states.push((await begin(ann)).searchParams.get("state"));
    const names = (await loginCookies(ann)).map(([name]) => name.split(".")[1]);
    expect(names).toEqual(states.slice(-3));
  });
});

describe("the way back", () => {
  test("leads to the path that was asked for, and the attempt's cookie is gone", async () => {
    const ann = visitor();
    const response = await signIn(ann, { sub: "back" }, "?redirectTo=/birth-chart%3Fa=b.c");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/birth-chart?a=b.c");
    expect(await loginCookies(ann)).toEqual([]);
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/api/logout", "/%61pi/logout"])(
    "never leads to %s",
    async (path) => {
      const response = await signIn(
        visitor(),
        { sub: "redirect" },
        `?redirectTo=${encodeURIComponent(path)}`,
      );
      expect(response.headers.get("Location")).toBe("/");
    },
  );

  test("not even by a cookie that was written by hand", async () => {
    const ann = visitor();
    provider.says({ sub: "cookie" });
    const state = (await begin(ann)).searchParams.get("state");
    const jar = await ann.cookies();
    for (const [name, value] of jar) jar.set(name, `${value.split(".")[0]}.%2F%2Fevil.example`);
    const response = await ann.fetch(`/api/auth/callback?state=${state}&code=x`);
    expect(response.headers.get("Location")).toBe("/");
  });

  async function isPageWithWayBack(response: Response, status: number) {
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html).toContain('href="/"');
    expect(html).toContain('href="/api/login"');
    expect(html).not.toContain("<script>");
  }

  test.each([
    ["without anything", ""],
    ["without a state", "?code=good"],
    ["with an empty state", "?state=&code=good"],
    ["with somebody else's state", `?state=${"x".repeat(43)}&code=good`],
    ["with markup as state", "?state=%3Cscript%3E&code=good"],
    ["with a refusal but no state", "?error=access_denied"],
  ])("%s it is a page with a way back", async (_, query) => {
    const ann = visitor();
    await begin(ann);
    await isPageWithWayBack(await ann.fetch(`/api/auth/callback${query}`), 400);
    expect(await userOf(ann)).toBeNull();
  });

  test("in a browser that began nothing it is a page with a way back", async () => {
    provider.says({ sub: "stolen" });
    const state = (await begin(visitor())).searchParams.get("state");
    await isPageWithWayBack(await visitor().fetch(`/api/auth/callback?state=${state}&code=good`), 400);
  });

  test("a second time it is a page with a way back, and the first sign-in holds", async () => {
    const ann = visitor();
    provider.says({ sub: "twice" });
    const state = (await begin(ann)).searchParams.get("state");
    const address = `/api/auth/callback?state=${state}&code=good`;
    expect((await ann.fetch(address)).status).toBe(302);
    await isPageWithWayBack(await ann.fetch(address), 400);
    expect(await userOf(ann)).not.toBeNull();
  });

  test("a code is missing: a page with a way back", async () => {
    const ann = visitor();
    const state = (await begin(ann)).searchParams.get("state");
    await isPageWithWayBack(await ann.fetch(`/api/auth/callback?state=${state}`), 400);
  });

  test.each([
    ["refuses the code with 400", { status: 400, json: { error: "invalid_grant" } }],
    ["refuses the client with 401", { status: 401, json: { error: "invalid_client" } }],
    ["refuses the code with 200, as GitHub does", { json: { error: "bad_verification_code" } }],
  ])("the provider %s: a page with a way back", async (_, answer) => {
    const usual = provider.answers["/token"];
    provider.answers["/token"] = () => answer;
    const ann = visitor();
    const state = (await begin(ann)).searchParams.get("state");
    await isPageWithWayBack(await ann.fetch(`/api/auth/callback?state=${state}&code=bad`), 400);
    expect(await loginCookies(ann)).toEqual([]);
    if (usual) provider.answers["/token"] = usual;
  });

  test("an answer in another issuer's name is refused", async () => {
    const ann = visitor();
    const state = (await begin(ann)).searchParams.get("state");
    const query = new URLSearchParams({ state: state ?? "", code: "good", iss: "https://evil.example" });
    await isPageWithWayBack(await ann.fetch(`/api/auth/callback?${query}`), 400);
  });

  test("who changed their mind is led home with a word", async () => {
    const ann = visitor();
    const state = (await begin(ann)).searchParams.get("state");
    const { response, addresses } = await ann.follow(`/api/auth/callback?state=${state}&error=access_denied`);
    expect(addresses.at(-1)).toMatch(/\/\?notice=sign-in-cancelled$/);
    expect(await response.text()).toContain("You were not signed in.");
  });

  test.each([
    ["is silent about the token", "/token", "silence"],
    ["is silent about who it is", "/userinfo", "silence"],
    ["has a server error instead of a token", "/token", { status: 500, json: {} }],
    ["has a server error instead of who it is", "/userinfo", { status: 502, json: {} }],
  ] as const)("a provider that %s is a 503, not a wait without end", async (_, path, answer) => {
    const usual = provider.answers[path];
    const ann = visitor();
    const state = (await begin(ann)).searchParams.get("state");
    provider.answers[path] = () => answer;
    const response = await ann.fetch(`/api/auth/callback?state=${state}&code=good`);
    await isPageWithWayBack(response, 503);
    expect(response.headers.get("Retry-After")).not.toBeNull();
    if (usual) provider.answers[path] = usual;
  });
});

describe("a provider that does not say exactly who it is", () => {
  test.each([
    ["names nobody", { email: "x@example.com" }],
    ["names nobody in particular", { sub: "" }],
    ["gives a number that JSON has rounded", { sub: 2 ** 53 }],
    ["gives another one, which was the same", { sub: 1e300 }],
    ["answers no more than yes", { sub: true }],
    ["answers with a list", { sub: ["1"] }],
  ])("and %s signs in nobody, with words and a way on", async (_, claims) => {
    const ann = visitor();
    const response = await signIn(ann, claims);
    expect(response.status).toBe(502);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html).toContain("did not say exactly who you are");
    expect(html).toContain('href="/"');
    expect(html).toContain('href="/api/login"');
    expect(await userOf(ann)).toBeNull();
    expect(await loginCookies(ann)).toEqual([]);
  });
});

describe("who somebody is", () => {
  const google = { sub: "1", email: "Ann@Example.com", email_verified: true };

  test("names and picture are taken over and kept up to date", async () => {
    const ann = visitor();
    const claims = { sub: "names", given_name: "Ann", family_name: "Lee", picture: "https://pics.example/1" };
    await signIn(ann, claims);
    const before = await userOf(ann);
    expect(before).toMatchObject({
      firstName: "Ann",
      lastName: "Lee",
      profileImageUrl: "https://pics.example/1",
    });
    await signIn(ann, { ...claims, given_name: "Anna", picture: "javascript:alert(1)" });
    expect(await userOf(ann)).toEqual({ ...before, firstName: "Anna", profileImageUrl: null });
  });

  test("two identities with one e-mail are two users, and the first keeps the e-mail, whatever its case", async () => {
    const [first, second] = [visitor(), visitor()];
    await signIn(first, { ...google, sub: "first" });
    await signIn(second, { ...google, sub: "second", email: "ann@EXAMPLE.com" });
    const [a, b] = [await userOf(first), await userOf(second)];
    expect(a?.email).toBe("Ann@Example.com");
    expect(b?.email).toBeNull();
    expect(a?.id).not.toBe(b?.id);
    await signIn(first, { ...google, sub: "first" });
    expect((await userOf(first))?.email).toBe("Ann@Example.com");
  });

  test("two first sign-ins at once with one e-mail both succeed", async () => {
    const someones = Array.from({ length: 6 }, visitor);
    const states = await Promise.all(
      someones.map(async (someone) => (await begin(someone)).searchParams.get("state")),
    );
    let subject = 0;
    provider.answers["/userinfo"] = () => ({
      json: { sub: `race-${subject++}`, email: "race@example.com", email_verified: true },
    });
    const responses = await Promise.all(
      someones.map((someone, i) => someone.fetch(`/api/auth/callback?state=${states[i]}&code=good`)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(302));
    const users = await Promise.all(someones.map(userOf));
    expect(new Set(users.map((user) => user?.id)).size).toBe(6);
    expect(users.filter((user) => user?.email === "race@example.com")).toHaveLength(1);
  });

  test.each([false, undefined, "false", 1])("an e-mail that is verified %j is not kept", async (verified) => {
    const ann = visitor();
    await signIn(ann, { sub: `unverified-${verified}`, email: "un@example.com", email_verified: verified });
    expect((await userOf(ann))?.email).toBeNull();
  });

  test("a number as subject is an identity too", async () => {
    const ann = visitor();
    await signIn(ann, { sub: 42 });
    expect(await userOf(ann)).not.toBeNull();
  });

  test("hostile claims break nothing", async () => {
    const ann = visitor();
    await signIn(ann, {
      sub: "'; DROP TABLE users; --",
      email: `${"x".repeat(300)}@example.com`,
      email_verified: true,
      given_name: "\u0000<b>Ann\ud800",
      family_name: { a: 1 },
      picture: "http://plain.example/x.png",
    });
    expect(await userOf(ann)).toMatchObject({
      email: null,
      firstName: "<b>Ann",
      lastName: null,
      profileImageUrl: null,
    });
  });
});

describe("a provider of plain OAuth 2.0, such as GitHub", () => {
  const github: Record<string, string> = {};
  beforeAll(async () => {
    Object.assign(github, provider.vars, {
      OAUTH_AUTHORIZATION_ENDPOINT: `${provider.url}/login/oauth/authorize`,
      OAUTH_TOKEN_ENDPOINT: `${provider.url}/token`,
      OAUTH_USERINFO_ENDPOINT: `${provider.url}/user`,
      OAUTH_EMAILS_ENDPOINT: `${provider.url}/user/emails`,
      OAUTH_SCOPES: "read:user user:email",
      OAUTH_SUBJECT_CLAIM: "id",
      OAUTH_FIRST_NAME_CLAIM: "name",
      OAUTH_PICTURE_CLAIM: "avatar_url",
    });
    provider.answers["/user"] = () => ({
      json: {
        id: 583231,
        name: "Mona",
        avatar_url: "https://pics.example/mona",
        email: "public@example.com",
      },
    });
    provider.answers["/user/emails"] = () => ({
      json: [
        { email: "old@example.com", primary: false, verified: true },
        { email: "mona@example.com", primary: true, verified: true },
      ],
    });
  });
  const hub = workerForTests({ vars: github });

  test("signs in with its own names for things, and its list of e-mails", async () => {
    const mona = newVisitor(hub.origin);
    const address = new URL((await mona.fetch("/api/login")).headers.get("Location") ?? "");
    expect(address.pathname).toBe("/login/oauth/authorize");
    expect(address.searchParams.get("scope")).toBe("read:user user:email");
    await mona.fetch(`/api/auth/callback?state=${address.searchParams.get("state")}&code=good`);
    expect(await userOf(mona)).toMatchObject({
      email: "mona@example.com",
      firstName: "Mona",
      profileImageUrl: "https://pics.example/mona",
    });
  });
});

describe("a deployment without a provider", () => {
  const alone = workerForTests({ vars: { ENVIRONMENT: "production", EMAIL_PROVIDER: "none" } });

  test("says that sign-in is not available, and the rest works", async () => {
    const login = await alone.fetch("/api/login");
    expect(login.status).toBe(200);
    expect(await login.text()).toContain("Sign-in is not available");
    expect((await alone.fetch("/api/auth/callback?state=x&code=y")).status).toBe(200);
    expect((await alone.fetch("/profile")).status).toBe(200);
    expect((await alone.fetch("/api/auth/user")).status).toBe(401);
    expect((await alone.fetch("/birth-chart")).status).toBe(200);
  });

  test("has no screens for who works on the site", async () => {
    const shown = await Promise.all(
      SCREEN_PATHS.map(async (path) => [path, (await alone.fetch(path)).status] as const),
    );
    expect(shown.filter(([, status]) => status === 200).map(([path]) => path)).toEqual(PUBLIC_SCREEN_PATHS);
    expect(shown.filter(([, status]) => status === 404)).toHaveLength(
      SCREEN_PATHS.length - PUBLIC_SCREEN_PATHS.length,
    );
  });
});

describe("a deployment", () => {
  const production: Record<string, string> = {};
  beforeAll(() => {
    Object.assign(production, provider.vars, { ENVIRONMENT: "production", EMAIL_PROVIDER: "none" });
  });
  const deployed = workerForTests({ vars: production });

  test("sets cookies that only this very host can set, over https", async () => {
    const response = await deployed
      .started()
      .dispatchFetch("https://realign.example/api/login", { redirect: "manual" });
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-login\.[\w-]+=/);
    expect(cookie).toMatch(/; Path=\/;.*HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie).not.toContain("Domain");
  });

  test("begins a sign-in on https only", async () => {
    const response = await deployed
      .started()
      .dispatchFetch("http://realign.example/api/login?redirectTo=/quiz", { redirect: "manual" });
    expect(response.headers.get("Location")).toBe("https://realign.example/api/login?redirectTo=/quiz");
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe("within another site's page", () => {
  const embedded: Record<string, string> = {};
  beforeAll(() => {
    Object.assign(embedded, provider.vars, { EMBED_ORIGINS: "https://partner.example" });
  });
  const framed = workerForTests({ vars: embedded });

  test("the session's cookie is partitioned", async () => {
    provider.says({ sub: "framed" });
    const headers = { "Sec-Fetch-Dest": "iframe" };
    const begun = await framed
      .started()
      .dispatchFetch("https://realign.example/api/login", { redirect: "manual", headers });
    const [login = ""] = begun.headers.getSetCookie();
    expect(login).toMatch(/SameSite=None; Partitioned; Secure$/);
    const state = new URL(begun.headers.get("Location") ?? "").searchParams.get("state");
    const ended = await framed
      .started()
      .dispatchFetch(`https://realign.example/api/auth/callback?state=${state}&code=good`, {
        redirect: "manual",
        headers: { ...headers, Cookie: login.split(";")[0] ?? "" },
      });
    const session = ended.headers.getSetCookie().find((line) => line.startsWith("__Host-session="));
    expect(session).toMatch(/SameSite=None; Partitioned; Secure$/);
  });
});

describe("the limit", () => {
  const limited: Record<string, string> = {};
  beforeAll(() => {
    Object.assign(limited, provider.vars);
  });
  const strict = workerForTests({ vars: limited, productionLimits: true });

  test("lets 20 sign-ins of a client begin in a minute, and no more", async () => {
    await inOneMinute(10);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) {
      statuses.push((await strict.fetch("/api/login")).status);
    }
    expect(statuses).toEqual([...Array(20).fill(302), 429]);
  });

  test.each([
    ["a picture", { "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" }],
    ["a script's request", { "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty" }],
    ["a frame", { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" }],
    ["an object", { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "object" }],
    ["what is fetched ahead", { "Sec-Purpose": "prefetch", "Sec-Fetch-Dest": "document" }],
  ] as [string, Record<string, string>][])(
    "counts no sign-in that %s of another site asks for",
    async (_, headers) => {
      const elsewhere = { ...headers, "Sec-Fetch-Site": "cross-site", "CF-Connecting-IP": "192.0.2.66" };
      for (let i = 0; i < 25; i++) {
        const response = await strict.fetch("/api/login", { headers: elsewhere });
        expect(response.status).toBe(403);
        expect(response.headers.getSetCookie()).toEqual([]);
        await response.body?.cancel();
      }
      const own = {
        "Sec-Fetch-Mode": "navigate",
        "Sec-Fetch-Dest": "document",
        "Sec-Fetch-Site": "same-origin",
      };
      const response = await strict.fetch("/api/login", {
        headers: { ...own, "CF-Connecting-IP": "192.0.2.66" },
      });
      expect(response.status).toBe(302);
    },
  );

  test("is told on a page, and a way back that came too soon can be loaded again", async () => {
    await inOneMinute(10);
    const ann = newVisitor(strict.origin);
    provider.says({ sub: "hurried" });
    const from = (CF: string) => ({ headers: { "CF-Connecting-IP": CF } });
    const begun = await ann.fetch("/api/login", from("192.0.2.1"));
    const state = new URL(begun.headers.get("Location") ?? "").searchParams.get("state");
    let refused = await strict.fetch("/api/login", from("192.0.2.1"));
    for (let i = 0; i < 45 && refused.status !== 429; i++) {
      refused = await strict.fetch("/api/login", from("192.0.2.1"));
    }
    const address = `/api/auth/callback?state=${state}&code=good`;
    for (const page of [refused, await ann.fetch(address, from("192.0.2.1"))]) {
      expect(page.status).toBe(429);
      expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
      expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await page.text()).toContain("Many sign-ins began here within a minute.");
    }
    expect((await ann.fetch(address, from("192.0.2.2"))).status).toBe(302);
  });
});

describe("what a day allows", () => {
  const limited: Record<string, string> = { SIGN_IN_DAILY_CAP: "60" };
  const OF_PERSON = 2;
  const OF_NETWORK = 15;
  const OF_NEWCOMERS = 40;
  beforeAll(() => {
    Object.assign(limited, provider.vars);
  });
  const rationed = workerForTests({ vars: limited });
  const database = () => rationed.started().getD1Database("DB");
  beforeEach(async () => {
    await (await database()).exec("DELETE FROM daily_counts");
  });

  async function comeBack(someone: Visitor, sub: string, address: string, handover = ""): Promise<Response> {
    provider.says({ sub });
    const headers = { "CF-Connecting-IP": address, "Sec-Fetch-Site": "same-origin" };
    const begun = await someone.fetch(`/api/login${handover}`, { headers });
    const state = new URL(begun.headers.get("Location") ?? "").searchParams.get("state");
    return someone.fetch(`/api/auth/callback?state=${state}&code=good`, { headers });
  }
  const signInFrom = (address: string, sub: string) => comeBack(newVisitor(rationed.origin), sub, address);
  const keysInKv = async () =>
    (await (await rationed.started().getKVNamespace("SESSIONS")).list()).keys.length;

  /** How many are let in before one is not, each from a network of their own unless all have one. */
  async function untilRefused(people: (i: number) => string, network = (i: number) => `10.0.${i}.1`) {
    for (let i = 0; i < 65; i++) {
      const { status } = await signInFrom(network(i), people(i));
      if (status !== 302) return { count: i, status };
    }
    throw new Error("65 sign-ins passed");
  }

  test("one person is some sign-ins, then a page until midnight, and nothing is written", async () => {
    const ann = newVisitor(rationed.origin);
    for (let i = 0; i < OF_PERSON; i++)
      expect((await comeBack(ann, "often", `10.1.${i}.1`)).status).toBe(302);
    const before = await keysInKv();
    const refused = await comeBack(ann, "often", "10.1.9.1");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Content-Type")).toMatch(/^text\/html/);
    const toMidnight = (Date.UTC(2100, 0) - Date.now()) % 86_400_000;
    expect(Number(refused.headers.get("Retry-After")) * 1000 - toMidnight).toBeLessThan(60_000);
    const html = await refused.text();
    expect(html).toContain("Too many sign-ins today");
    expect(html).toContain("at midnight, UTC");
    expect(await keysInKv()).toBe(before);
    expect((await ann.fetch("/api/auth/user")).status, "still who they were").toBe(200);
    expect((await signInFrom("10.1.9.1", "somebody else")).status).toBe(302);
  });

  test("one network is some people's, and no more of them", async () => {
    const neighbours = await untilRefused(
      (i) => `neighbour ${i}`,
      () => "10.2.0.1",
    );
    expect(neighbours).toEqual({ count: OF_NETWORK, status: 429 });
    expect((await signInFrom("10.2.0.2", "neighbour 99")).status).toBe(302);
  });

  test("newcomers, however many and from wherever, leave a third to those who were here before", async () => {
    const db = await database();
    expect((await signInFrom("10.3.0.1", "regular")).status).toBe(302);
    await db.exec("UPDATE users SET created_at = 1 WHERE subject = 'regular'");
    await db.exec("DELETE FROM daily_counts");
    expect(await untilRefused((i) => `newcomer ${i}`)).toEqual({ count: OF_NEWCOMERS, status: 429 });
    expect((await signInFrom("10.3.0.1", "regular")).status).toBe(302);
    await db.exec("UPDATE daily_counts SET count = 60 WHERE counted = 'sign-ins'");
    expect((await signInFrom("10.3.0.2", "regular")).status).toBe(429);
  });

  test("twenty at once are counted like one after another", async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const someone = newVisitor(rationed.origin);
        return comeBack(someone, "at once", `10.4.${i}.1`);
      }),
    );
    expect(all.filter(({ status }) => status === 302)).toHaveLength(OF_PERSON);
  });

  test("a window of an embed is told so and can be closed, and nothing is left for the embed", async () => {
    for (let i = 0; i < OF_PERSON; i++) await signInFrom(`10.5.${i}.1`, "embedded");
    const handover = `?handover=${"B".repeat(43)}`;
    const refused = await comeBack(newVisitor(rationed.origin), "embedded", "10.5.9.1", handover);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain("Close this window");
    expect(await (await database()).prepare("SELECT 1 FROM session_handovers").first()).toBeNull();
  });

  test("it is counted under names of that day that say nothing, and forgotten the day after", async () => {
    await signInFrom("203.0.113.77", "counted-subject");
    const db = await database();
    const { results } = await db.prepare("SELECT * FROM daily_counts").all();
    expect(results).toEqual(
      expect.arrayContaining([
        { day: new Date().toISOString().slice(0, 10), counted: "sign-ins", count: 1 },
        expect.objectContaining({
          counted: expect.stringMatching(/^sign-ins of network [\w-]{43}$/),
          count: 1,
        }),
        expect.objectContaining({
          counted: expect.stringMatching(/^sign-ins of person [\w-]{43}$/),
          count: 1,
        }),
      ]),
    );
    expect(JSON.stringify(results)).not.toMatch(/203\.0|counted-subject/);
    await runScheduled({ DB: db, EMAIL_PROVIDER: "none" });
    expect((await db.prepare("SELECT * FROM daily_counts").all()).results).toHaveLength(3);
    await runScheduled({ DB: db, EMAIL_PROVIDER: "none" }, new Date(Date.now() + 86_400_000));
    expect((await db.prepare("SELECT * FROM daily_counts").all()).results).toEqual([]);
  });
});

test.each([
  ["an issuer without a client", { OAUTH_ISSUER: "https://id.example" }],
  ["a client without its secret", { OAUTH_ISSUER: "https://id.example", OAUTH_CLIENT_ID: "x" }],
  ["no address as issuer", { OAUTH_ISSUER: "x", OAUTH_CLIENT_ID: "x", OAUTH_CLIENT_SECRET: "x" }],
  ["a sender without a key", { EMAIL_PROVIDER: "resend" }],
  ["local mail in production", { EMAIL_PROVIDER: "local", ENVIRONMENT: "production" }],
])("%s is refused, by name and not in silence", async (_, env) => {
  const { settingsOf } = await import("../../app/env");
  expect(() => settingsOf(env)).toThrow(/^Configuration: /);
});
