import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MOST_SESSIONS } from "../../app/db/sessions.server";
import type { Visitor } from "../support/visitor";
import { workerWithProvider } from "../support/worker-with-provider";

const worker = workerWithProvider();

const sessionCookie = async (visitor: { cookies: () => Promise<Map<string, string>> }) =>
  [...(await visitor.cookies())].find(([name]) => name.startsWith("session"));

/** Under which key KV has this visitor's session. */
const keyOf = async (visitor: { cookies: () => Promise<Map<string, string>> }) => {
  const [, id = ""] = (await sessionCookie(visitor)) ?? [];
  return `session:${createHash("sha256").update(id).digest("base64url")}`;
};

const inKv = async (key: string) => (await (await worker.sessions()).get(key)) !== null;

const rowsOf = async (key: string) =>
  (await (await worker.database()).prepare("SELECT * FROM sessions WHERE key = ?").bind(key).all()).results;

test("signing in goes by redirects alone, from the path asked for and back to it", async () => {
  const ann = worker.visitor();
  const { response, addresses } = await ann.signIn("ann@example.com", "/healthz?from=here");
  expect(response.status).toBe(200);
  expect(addresses.at(-1)).toMatch(/\/healthz\?from=here$/);
  const user = await ann.fetch("/api/auth/user");
  expect(user.status).toBe(200);
  expect(await user.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: "ann@example.com",
    firstName: "Ann",
    lastName: null,
    profileImageUrl: null,
  });
});

test("so it does where somebody else had signed in before, and comes back to who was there", async () => {
  const visitor = worker.visitor();
  for (const email of [
    "first@example.com",
    "second@example.com",
    "second@example.com",
    "first@example.com",
  ]) {
    const { addresses } = await visitor.signIn(email);
    expect(addresses.at(-1)).toMatch(/\/healthz$/);
    expect(await (await visitor.fetch("/api/auth/user")).json()).toMatchObject({ email });
  }
});

test("the local provider's page asks for no script either, whoever had signed in before", async () => {
  const visitor = worker.visitor();
  await visitor.signIn("before@example.com");
  const { response, addresses } = await visitor.follow("/api/login?redirectTo=/healthz");
  expect(await response.text()).toContain("Sign in as");
  const body = new URLSearchParams({ email: "after@example.com", verified: "on" });
  const back = await visitor.follow(addresses.at(-1) ?? "", { method: "POST", body });
  expect(back.addresses.at(-1)).toMatch(/\/healthz$/);
  expect(await (await visitor.fetch("/api/auth/user")).json()).toMatchObject({ email: "after@example.com" });
});

test("the browser holds 128 random bits, scripts cannot read them, and KV knows only their hash", async () => {
  const visitor = worker.visitor();
  let line = "";
  const { addresses } = await visitor.signIn("bits@example.com");
  const callback = addresses.find((address) => address.includes("/api/auth/callback"));
  expect(callback).toBeDefined();
  const [name, id] = (await sessionCookie(visitor)) ?? [];
  expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  const { keys } = await (await worker.sessions()).list();
  expect(keys.length).toBeGreaterThan(0);
  for (const { name: key } of keys) expect(key).not.toContain(id);

  const again = await visitor.fetch("/api/login?login_hint=bits@example.com");
  line = again.headers.getSetCookie().join("\n");
  expect(line).toMatch(/HttpOnly/);
  expect(line).toMatch(/SameSite=Lax/);
  expect(line).toMatch(/Max-Age=600/);
  expect(name).toMatch(/^session/);
});

test("a new id begins at sign-in, and the old session ends", async () => {
  const ann = await worker.signedIn("renewed@example.com");
  const [name, before] = (await sessionCookie(ann)) ?? [];
  await ann.signIn("renewed@example.com");
  const [, after] = (await sessionCookie(ann)) ?? [];
  expect(after).not.toBe(before);
  const old = await worker.fetch("/api/auth/user", { headers: { Cookie: `${name}=${before}` } });
  expect(old.status).toBe(401);
  expect((await ann.fetch("/api/auth/user")).status).toBe(200);
});

test("an id that somebody chose beforehand is worth nothing after the sign-in", async () => {
  const fixed = "AAAAAAAAAAAAAAAAAAAAAA";
  const ann = await worker.signedIn("fixed@example.com");
  const [name] = (await sessionCookie(ann)) ?? [];
  const victim = worker.visitor();
  (await victim.cookies()).set(name ?? "", fixed);
  await victim.signIn("fixed@example.com");
  expect((await sessionCookie(victim))?.[1]).not.toBe(fixed);
  const attacker = await worker.fetch("/api/auth/user", { headers: { Cookie: `${name}=${fixed}` } });
  expect(attacker.status).toBe(401);
});

describe("a cookie that is no session makes a visitor", () => {
  const NOT_SESSIONS = [
    "",
    "x",
    "A".repeat(22),
    `${"A".repeat(21)}=`,
    "A".repeat(5_000),
    "%00%00",
    '"quoted"',
    "../../../etc/passwd",
    "ÿ".repeat(22),
  ];
  test.each(NOT_SESSIONS)("%j", async (value) => {
    const [name] = (await sessionCookie(await worker.signedIn("cookies@example.com"))) ?? [];
    const headers = { Cookie: Buffer.from(`${name}=${value}`, "utf8").toString("latin1") };
    expect((await worker.fetch("/api/auth/user", { headers })).status).toBe(401);
    expect((await worker.fetch("/api/profile", { headers })).status).toBe(401);
    expect((await worker.fetch("/birth-chart", { headers })).status).toBe(200);
  });

  test("nor does one that stands after 16 KiB of others; before them it is read", async () => {
    const [name, id] = (await sessionCookie(await worker.signedIn("many-cookies@example.com"))) ?? [];
    const own = `${name}=${id}`;
    const others = Array.from({ length: 20_000 }, (_, i) => `c${i}=`).join("; ");
    const statusWith = async (cookies: string) =>
      (await worker.fetch("/api/auth/user", { headers: { Cookie: cookies } })).status;
    expect(await statusWith(`${own}; ${others.slice(0, 100_000)}`)).toBe(200);
    expect(await statusWith(`${others.slice(0, 16_000)}=; ${own}; a=b`)).toBe(200);
    expect(await statusWith(`${others.slice(0, 17_000)}=; ${own}`)).toBe(401);
    const cut = "x=".padEnd(16 * 1024 - own.length - 1, "x");
    expect(await statusWith(`${cut}; ${own}; a=b`), "an id without its last letter is none").toBe(401);
  });

  test.each([
    ["garbage", "{not json"],
    ["another shape", '{"user":"somebody"}'],
    ["null", "null"],
  ])("nor does KV holding %s", async (_, value) => {
    const visitor = await worker.signedIn("garbage@example.com");
    const kv = await worker.sessions();
    const { keys } = await kv.list();
    const mine = await ownKey(keys, async (key) => (await kv.get(key)) ?? "", visitor);
    await kv.put(mine, value);
    expect((await visitor.fetch("/api/auth/user")).status).toBe(401);
    expect((await visitor.fetch("/")).status).toBe(200);
  });

  test("nor does a session whose time is over, should KV still have it", async () => {
    const visitor = await worker.signedIn("expired@example.com");
    const kv = await worker.sessions();
    const mine = await ownKey((await kv.list()).keys, async (key) => (await kv.get(key)) ?? "", visitor);
    const stored = JSON.parse((await kv.get(mine)) ?? "");
    expect(stored.expiresAt - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
    await kv.put(mine, JSON.stringify({ ...stored, expiresAt: Date.now() - 1 }));
    expect((await visitor.fetch("/api/auth/user")).status).toBe(401);
  });

  async function ownKey(
    keys: readonly { name: string }[],
    read: (key: string) => Promise<string>,
    visitor: { fetch: (path: string) => Promise<Response> },
  ): Promise<string> {
    const { id } = (await (await visitor.fetch("/api/auth/user")).json()) as { id: string };
    for (const { name } of keys) if ((await read(name)).includes(id)) return name;
    throw new Error("no session in KV");
  }
});

describe("what a page says in a line above it", () => {
  const TOLD = /You are signed out|You were not signed in|Your account is deleted/;
  const ADDRESSES = ["signed-out", "sign-in-cancelled", "account-deleted", "constructor", "__proto__"].map(
    (name) => `/?notice=${name}`,
  );

  test("is said once it happened here, and not by a link", async () => {
    const visitor = await worker.signedIn("told@example.com");
    const { response } = await visitor.follow("/api/logout");
    expect(await response.text()).toContain("You are signed out.");
    for (const address of ADDRESSES.slice(1)) {
      expect(await (await visitor.fetch(address)).text(), address).not.toMatch(TOLD);
      expect(await (await worker.fetch(address)).text(), address).not.toMatch(TOLD);
    }
    expect(await (await visitor.fetch("/transits")).text()).not.toMatch(TOLD);
  });

  test("is never said to somebody who is signed in, whatever cookie came before", async () => {
    const visitor = await worker.signedIn("told@example.com");
    await visitor.follow("/api/logout");
    await visitor.signIn("told@example.com");
    for (const address of ADDRESSES)
      expect(await (await visitor.fetch(address)).text(), address).not.toMatch(TOLD);
  });
});

describe("signing out", () => {
  test.each([
    ["/es", "lang=es", "Se cerró la sesión."],
    ["/pt-br", "lang=pt-BR", "Você saiu da sua conta."],
  ])("from a page under %s leads to one in its language", async (prefix, query, said) => {
    const ann = await worker.signedIn("out-in-languages@example.com");
    const address = `/api/logout?${query}`;
    expect(await (await ann.fetch(`${prefix}/profile`)).text()).toContain(`href="${address}"`);
    const { response, addresses } = await ann.follow(address);
    expect(addresses.at(-1)?.endsWith(`${prefix}?notice=signed-out`)).toBe(true);
    expect(await response.text()).toContain(said);
  });

  test("in a language that there is not leads to a page in English", async () => {
    for (const lang of ["xx", "//example.com", ""]) {
      const { headers } = await worker.fetch(`/api/logout?${new URLSearchParams({ lang })}`);
      expect(headers.get("Location")).toBe("/?notice=signed-out");
    }
  });

  test("ends the session at once, even while KV still has it", async () => {
    const ann = await worker.signedIn("out@example.com");
    const [name, id] = (await sessionCookie(ann)) ?? [];
    const kv = await worker.sessions();
    const before = await Promise.all(
      (await kv.list()).keys.map(async ({ name: key }) => [key, await kv.get(key)] as const),
    );
    const { response, addresses } = await ann.follow("/api/logout");
    expect(response.status).toBe(200);
    expect(addresses.at(-1)).toMatch(/\/\?notice=signed-out$/);
    expect(await sessionCookie(ann)).toBeUndefined();
    // What another of Cloudflare's places may believe for a minute: everything as before.
    for (const [key, value] of before) await kv.put(key, value ?? "");
    const headers = { Cookie: `${name}=${id}` };
    expect((await worker.fetch("/api/auth/user", { headers })).status).toBe(401);
    expect((await worker.fetch("/api/profile", { headers })).status).toBe(401);
    expect(await (await worker.fetch("/", { headers })).text()).toContain("/api/login");
  });

  test("everywhere ends the sessions of all browsers, and of nobody else", async () => {
    const [here, there, bob] = await Promise.all([
      worker.signedIn("everywhere@example.com"),
      worker.signedIn("everywhere@example.com"),
      worker.signedIn("bob@example.com"),
    ]);
    const response = await here.fetch("/api/logout", {
      method: "POST",
      body: new URLSearchParams({ everywhere: "true", shownTo: await here.shownTo() }),
    });
    expect(response.status).toBe(302);
    expect((await there.fetch("/api/auth/user")).status).toBe(401);
    expect((await bob.fetch("/api/auth/user")).status).toBe(200);
    await here.signIn("everywhere@example.com");
    expect((await here.fetch("/api/auth/user")).status).toBe(200);
  });

  test("everywhere and deleting the account leave no session of theirs in KV, in whatever browser it began", async () => {
    const leave = {
      "gone-everywhere@example.com": async (visitor: Visitor) =>
        visitor.fetch("/api/logout", {
          method: "POST",
          body: new URLSearchParams({ everywhere: "true", shownTo: await visitor.shownTo() }),
        }),
      "gone-for-good@example.com": (visitor: Visitor) =>
        visitor.json("/api/account/delete", { confirmation: "delete" }),
    };
    const bob = await worker.signedIn("staying@example.com");
    for (const [email, act] of Object.entries(leave)) {
      const browsers = await Promise.all([1, 2, 3].map(() => worker.signedIn(email)));
      const keys = await Promise.all(browsers.map(keyOf));
      expect(await Promise.all(keys.map(inKv))).toEqual([true, true, true]);
      await act(browsers[1] as Visitor);
      await expect.poll(() => Promise.all(keys.map(inKv))).toEqual([false, false, false]);
      for (const key of keys) expect(await rowsOf(key)).toEqual([]);
    }
    expect(await inKv(await keyOf(bob))).toBe(true);
    expect((await bob.fetch("/api/auth/user")).status).toBe(200);
  });

  test("leaves no trace of that session in KV or D1", async () => {
    const ann = await worker.signedIn("traceless@example.com");
    const key = await keyOf(ann);
    expect(await rowsOf(key)).toHaveLength(1);
    await ann.follow("/api/logout");
    await expect.poll(() => inKv(key)).toBe(false);
    expect(await rowsOf(key)).toEqual([]);
  });

  test("signing out here leaves the other browser signed in", async () => {
    const [here, there] = await Promise.all([
      worker.signedIn("two@example.com"),
      worker.signedIn("two@example.com"),
    ]);
    await here.follow("/api/logout");
    expect((await there.fetch("/api/auth/user")).status).toBe(200);
  });

  test.each([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Purpose": "prefetch" },
    { Referer: "https://evil.example/" },
  ] as Record<string, string>[])("%j is asked first and changes nothing", async (headers) => {
    const ann = await worker.signedIn("led@example.com");
    const response = await ann.fetch("/api/logout", { headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Sign out?");
    expect((await ann.fetch("/api/auth/user")).status).toBe(200);
    const confirmed = await ann.fetch("/api/logout", {
      method: "POST",
      body: new URLSearchParams({ confirmed: "true" }),
      headers: { Origin: await worker.origin(), "Sec-Fetch-Site": "same-origin" },
    });
    expect(confirmed.status).toBe(302);
    expect((await ann.fetch("/api/auth/user")).status).toBe(401);
  });

  test("a link of our own does it at once, in browsers that tell of nothing but the page before", async () => {
    const ann = await worker.signedIn("old-browser@example.com");
    const headers = { Referer: `${await worker.origin()}/profile` };
    expect((await ann.fetch("/api/logout", { headers })).status).toBe(302);
    expect((await ann.fetch("/api/auth/user")).status).toBe(401);
  });

  test("another site's form cannot do it", async () => {
    const ann = await worker.signedIn("forged@example.com");
    const forged = await ann.fetch("/api/logout", {
      method: "POST",
      headers: { Origin: "https://evil.example" },
    });
    expect(forged.status).toBe(403);
    expect((await ann.fetch("/api/auth/user")).status).toBe(200);
  });

  test("without being signed in is no error", async () => {
    expect((await worker.visitor().follow("/api/logout")).response.status).toBe(200);
  });
});

test(`the oldest of more than ${MOST_SESSIONS} sessions ends, and so do those whose time is over`, async () => {
  const first = await worker.signedIn("many@example.com");
  const oldest = await keyOf(first);
  const second = await worker.signedIn("many@example.com");
  for (let i = 2; i < MOST_SESSIONS; i++) await worker.signedIn("many@example.com");
  expect((await first.fetch("/api/auth/user")).status).toBe(200);
  const last = await worker.signedIn("many@example.com");
  expect((await first.fetch("/api/auth/user")).status).toBe(401);
  await expect.poll(() => inKv(oldest)).toBe(false);
  for (const browser of [second, last]) expect((await browser.fetch("/api/auth/user")).status).toBe(200);

  const expired = await keyOf(second);
  await (await worker.database())
    .prepare("UPDATE sessions SET expires_at = 1 WHERE key = ?")
    .bind(expired)
    .run();
  await worker.signedIn("many@example.com");
  expect(await rowsOf(expired)).toEqual([]);
  await expect.poll(() => inKv(expired)).toBe(false);
});

test("what D1 keeps of a session opens none", async () => {
  const ann = await worker.signedIn("leaked@example.com");
  const [name, id = ""] = (await sessionCookie(ann)) ?? [];
  const [row] = await rowsOf(await keyOf(ann));
  expect(Object.keys(row ?? {})).toEqual(["key", "user_id", "expires_at"]);
  expect(JSON.stringify(row)).not.toContain(id);
  const hash = String(row?.key).replace("session:", "");
  for (const stolen of [hash, hash.slice(0, 22)]) {
    const headers = { Cookie: `${name}=${stolen}` };
    expect((await worker.fetch("/api/auth/user", { headers })).status).toBe(401);
  }
});

test("an entry of KV that names somebody else than D1 does opens nobody", async () => {
  const [ann, bob] = await Promise.all([
    worker.signedIn("entry-ann@example.com"),
    worker.signedIn("entry-bob@example.com"),
  ]);
  const kv = await worker.sessions();
  const key = await keyOf(ann);
  const entry = JSON.parse((await kv.get(key)) ?? "{}");
  await kv.put(key, JSON.stringify({ ...entry, userId: await bob.shownTo() }));
  expect((await ann.fetch("/api/auth/user")).status).toBe(401);
  await kv.put(key, JSON.stringify(entry));
  expect((await ann.fetch("/api/auth/user")).status).toBe(200);
});

test("visitors write no session and need no cookie", async () => {
  const kv = await worker.sessions();
  const before = (await kv.list()).keys.length;
  for (const path of ["/", "/birth-chart", "/quiz", "/profile", "/privacy"]) {
    const response = await worker.fetch(path);
    expect(response.headers.getSetCookie()).toEqual([]);
    await response.body?.cancel();
  }
  expect((await kv.list()).keys.length).toBe(before);
});

test.each(["/api/login", "/api/auth/callback"])("%s refuses POST with 405", async (path) => {
  const response = await worker.fetch(path, { method: "POST" });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("GET, HEAD");
  expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
});
