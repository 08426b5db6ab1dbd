import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask, formSender } from "./ask";
import { record, text } from "./shape";

const fetched: { readonly path: string; readonly init: RequestInit }[] = [];
const isUser = record<{ id: string }>({ id: text });

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal("document", { documentElement: { dataset: { shownTo: "ann" } } });
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    fetched.push({ path, init });
    return Response.json({ id: "ann", sign: "Leo", degrees: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what a GET takes stands in its address, and what is undefined does not", async () => {
  const isAny = record<{ sign: string }>({ sign: text });
  const outcome = await ask("GET /api/readings/degrees", { sign: "Leo", at: undefined }, isAny);
  expect(outcome).toEqual({ ok: true, data: { id: "ann", sign: "Leo", degrees: [] } });
  expect(fetched[0]?.path).toBe("/api/readings/degrees?sign=Leo");
  expect(fetched[0]?.init.method).toBeUndefined();
  await ask("GET /api/auth/user", {}, isUser);
  expect(fetched[1]?.path).toBe("/api/auth/user");
});

test("what a POST takes is its body", async () => {
  await ask("POST /api/people/remove", { id: "x" }, record<object>({}));
  expect(fetched[0]).toMatchObject({
    path: "/api/people/remove",
    init: { method: "POST", body: '{"id":"x"}' },
  });
});

test("a check that wants what the call does not answer does not compile, nor does a call that there is not", async () => {
  const isOther = record<{ id: string; height: number }>({ id: text, height: () => true } as never);
  // @ts-expect-error -- nobody's height is answered
  await ask("GET /api/auth/user", {}, isOther);
  // @ts-expect-error -- it is a file
  await ask("GET /api/ephemeris.csv", {}, isUser);
  // @ts-expect-error -- it takes no POST
  await ask("POST /api/auth/user", {}, isUser);
  expect(fetched.map(({ path }) => path)).toEqual(["/api/auth/user", "/api/ephemeris.csv", "/api/auth/user"]);
});

test("a form goes to its call with what was typed, and what was typed comes back with the answer", async () => {
  const send = formSender("GET /api/auth/user", isUser, ({ name }) => ({ name: name?.trim() }));
  const request = new Request("https://a.example", {
    method: "POST",
    body: new URLSearchParams({ name: " Ann ", shownTo: "ann" }),
  });
  expect(await send({ request })).toEqual({
    outcome: { ok: true, data: { id: "ann", sign: "Leo", degrees: [] } },
    values: { name: " Ann " },
  });
  expect(fetched[0]?.path).toBe("/api/auth/user?name=Ann");
});
