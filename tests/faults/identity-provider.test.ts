import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type ProgrammableProvider, programmableProvider } from "../support/programmable-provider";
import { newVisitor, type Visitor } from "../support/visitor";
import { workerForTests } from "../support/worker";

const DISCOVERY = "/.well-known/openid-configuration";
let provider: ProgrammableProvider;
const vars: Record<string, string> = {};
let usual: ProgrammableProvider["answers"] = {};
beforeAll(async () => {
  provider = await programmableProvider();
  provider.says({ sub: "ann", given_name: "Ann" });
  usual = { ...provider.answers };
  Object.assign(vars, provider.vars);
});
afterAll(() => provider.stop());
afterEach(() => void Object.assign(provider.answers, usual));
const worker = workerForTests({ vars });
const visitor = () => newVisitor(worker.origin);

async function isPageWithWayBack(response: Response, statuses: readonly number[]) {
  expect(statuses).toContain(response.status);
  const html = await response.text();
  expect(html).toContain('href="/"');
  expect(html).not.toMatch(/TypeError|SyntaxError|ZodError|127\.0\.0\.1|fetch failed/);
}

async function state(someone: Visitor): Promise<string> {
  const begun = await someone.fetch("/api/login");
  return new URL(begun.headers.get("Location") ?? "").searchParams.get("state") ?? "";
}

async function isNobody(someone: Visitor) {
  expect((await someone.fetch("/api/auth/user")).status).toBe(401);
  expect((await someone.fetch("/")).status).toBe(200);
}

/** What it says of itself, but for something. */
const discovery = (other: object) => () => {
  const said = usual[DISCOVERY]?.({ headers: {}, text: "" });
  return { json: { ...(said as { readonly json: object }).json, ...other } };
};

// An isolate remembers for an hour what it once discovered: these come first.
describe("a provider that says nothing of itself to rely on", () => {
  test.each([
    ["never answers", () => "silence" as const],
    ["is down", () => ({ status: 502, json: {} })],
    ["moved", () => ({ status: 404, json: {} })],
    ["says nothing", () => ({ json: null })],
    ["says something else", () => ({ json: ["issuer"] })],
    ["is another", discovery({ issuer: "https://evil.example" })],
    ["has no way in", discovery({ authorization_endpoint: undefined })],
    ["has a way in that is no address", discovery({ authorization_endpoint: "authorize" })],
    ["has a way in that is a script", discovery({ authorization_endpoint: "javascript:alert(1)" })],
    ["gives tokens nowhere", discovery({ token_endpoint: "" })],
  ])("because it %s leads to a page with a way back, within six seconds", async (_, answer) => {
    provider.answers[DISCOVERY] = answer;
    const ann = visitor();
    const began = performance.now();
    await isPageWithWayBack(await ann.fetch("/api/login"), [503]);
    expect(performance.now() - began).toBeLessThan(8_000);
    await isNobody(ann);
  });
});

describe("a provider that lies", () => {
  const LIES: readonly unknown[] = [
    null,
    5,
    "yes",
    [],
    [{}],
    { access_token: null },
    { access_token: 5 },
    { access_token: "" },
  ];
  test.each(LIES.map((json) => ({ json })))("with $json for a token signs in nobody", async ({ json }) => {
    const ann = visitor();
    const query = `state=${await state(ann)}&code=good`;
    provider.answers["/token"] = () => ({ json });
    await isPageWithWayBack(await ann.fetch(`/api/auth/callback?${query}`), [400, 502, 503]);
    await isNobody(ann);
  });

  const deep = { sub: JSON.parse(`${"[".repeat(1_000)}${"]".repeat(1_000)}`) };
  test.each([null, 5, [], "ann", { sub: null }, { sub: {} }, deep].map((json) => ({ json })))(
    "with something else for who it is signs in nobody",
    async ({ json }) => {
      const ann = visitor();
      const query = `state=${await state(ann)}&code=good`;
      provider.says(json);
      await isPageWithWayBack(await ann.fetch(`/api/auth/callback?${query}`), [400, 502, 503]);
      await isNobody(ann);
    },
  );
});

test("a token is not carried to where the provider sends on whoever asks with it", async () => {
  const ann = visitor();
  const query = `state=${await state(ann)}&code=good`;
  provider.answers["/userinfo"] = () => ({ status: 307, headers: { Location: "/elsewhere" }, json: {} });
  provider.answers["/elsewhere"] = () => ({ json: { sub: "ann" } });
  await isPageWithWayBack(await ann.fetch(`/api/auth/callback?${query}`), [503]);
  expect(provider.asked.map(({ path }) => path)).not.toContain("/elsewhere");
  await isNobody(ann);
});

describe("a provider that goes down", () => {
  test("leaves everybody signed in who is, and whoever was on the way is told so", async () => {
    const [ann, ben] = [visitor(), visitor()];
    const query = `state=${await state(ann)}&code=good`;
    expect((await ann.fetch(`/api/auth/callback?${query}`)).status).toBe(302);
    const underWay = `state=${await state(ben)}&code=good`;
    await provider.stop();
    await isPageWithWayBack(await ben.fetch(`/api/auth/callback?${underWay}`), [503]);
    await isNobody(ben);
    expect((await ann.fetch("/api/auth/user")).status).toBe(200);
    expect((await ann.fetch("/profile")).status).toBe(200);
    expect((await ann.follow("/api/logout")).response.status).toBe(200);
    await isNobody(ann);
  });
});

test("none of it was an error of ours", () => {
  expect(worker.logs.filter((line) => line.includes('"event":"error"'))).toEqual([]);
});
