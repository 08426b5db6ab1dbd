import { beforeAll, describe, expect, test } from "vitest";
import { DESK, DESK_FOR_VISITORS } from "../../app/desk.server";
import { everyRow } from "../support/database-rows";
import { DESK_VARS, deskOf, WORDS } from "../support/desk";
import { invitationsOf } from "../support/intake";
import { UNLIMITED } from "../support/sender";
import { FROM_ELSEWHERE, METHODS, NO_JSON, NO_OBJECT, NO_UTF_8 } from "../support/strangers";
import { workerForTests } from "../support/worker";

/** The desk's calls stand in a table of their own (app/desk.server.ts): here they get what abuse.test.ts gives the others. */
const worker = workerForTests({ ...UNLIMITED, vars: { ...UNLIMITED.vars, ...DESK_VARS } });
const desk = deskOf(worker);

const NOBODY = "0e7b5a1c-0000-4000-8000-000000000001";

interface Row {
  readonly name: string;
  readonly method: string;
  /** With `:names` in it. */
  readonly path: string;
}

const rowsOf = (calls: object): Row[] =>
  Object.keys(calls).map((name) => {
    const [method = "", path = ""] = name.split(" ");
    return { name, method, path };
  });
const OWNERS = rowsOf(DESK);
const VISITORS = rowsOf(DESK_FOR_VISITORS);
const ALL = [...OWNERS, ...VISITORS];
const named = (rows: readonly Row[]) => rows.map((row) => [row.name, row] as const);
const takesBody = ({ method }: Row) => method === "POST" || method === "PUT";
const hasName = ({ path }: Row) => path.includes(":");

/** What the paths name: rows that are there, so that a call gets as far as it can. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  const client = await desk.add();
  ids.client = client.id;
  const reading = await desk.post("/api/desk/readings", { title: "A year", client: client.id, blocks: [] });
  ids.reading = ((await reading.json()) as { reading: { id: string } }).reading.id;
  ids.intake = (await invitationsOf(worker, desk).invite()).replace("/intake/", "");
});

function there({ path }: Row): string {
  const id = path.includes("/readings/") ? ids.reading : path.includes("/intake/") ? ids.intake : ids.client;
  return path.replace(":note", NOBODY).replace(/:\w+/, id ?? NOBODY);
}

async function send({ method }: Row, path: string, body?: BodyInit, headers: Record<string, string> = {}) {
  const type: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  return worker.fetch(path, {
    method,
    headers: { ...(await desk.headers()), ...type, ...headers },
    ...(body !== undefined && { body }),
  });
}

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly fields?: Record<string, string[]>;
}

async function failureOf(response: Response): Promise<Failure> {
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const failure = (await response.json()) as Failure;
  expect(failure.code).toBeTypeOf("string");
  expect(failure.message).toBeTypeOf("string");
  return failure;
}

const rowsNow = async () => everyRow(await worker.started().getD1Database("DB"));

describe("from another site", () => {
  let before: Awaited<ReturnType<typeof rowsNow>>;
  beforeAll(async () => {
    await desk.headers();
    before = await rowsNow();
  });

  test.each(named(ALL))("%s is refused", async (_, row) => {
    for (const headers of FROM_ELSEWHERE) {
      const response = await send(row, there(row), takesBody(row) ? "{}" : undefined, headers);
      expect(response.status, JSON.stringify(headers)).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect((await failureOf(response)).code).toBe("forbidden_origin");
    }
  });

  test("nothing of it was counted or kept", async () => {
    expect(await rowsNow()).toEqual(before);
  });
});

describe.each(named(ALL))("%s", (_, row) => {
  test("is answered to no method but its own", async () => {
    const own = ALL.filter(({ path }) => path === row.path).map(({ method }) => method);
    for (const method of METHODS.filter((method) => !own.includes(method))) {
      const response = await send({ ...row, method }, there(row));
      expect(response.status, method).toBe(405);
      expect(response.headers.get("Allow")?.split(", ")).toEqual(expect.arrayContaining(own));
      expect((await failureOf(response)).code).toBe("method_not_allowed");
    }
  });

  test("takes any search that an address may have", async () => {
    for (const search of [
      "?%",
      "?%ff=%fe",
      `?q=${"a".repeat(8_000)}`,
      "?q=a&q=b",
      "?=",
      "??",
      "?after=%00",
    ]) {
      if (row.method !== "GET") continue;
      const response = await send(row, there(row) + search);
      expect([200, 404, 422], search.slice(0, 20)).toContain(response.status);
      await response.body?.cancel();
    }
  });
});

const HOSTILE_IDS = [
  "x",
  "%00",
  "%ff",
  "..%2f..",
  "%F0%9F%8C%99",
  "a".repeat(3_000),
  "'; DROP TABLE clients; --",
];
describe("what stands in a path may be anything, and leads nowhere", () => {
  /** All that is kept; how often something was asked is left out, for it was. */
  const keptRows = async () => {
    const { daily_counts: _, ...rows } = await rowsNow();
    return rows;
  };
  let before: Awaited<ReturnType<typeof keptRows>>;
  beforeAll(async () => {
    before = await keptRows();
  });

  test.each(named(ALL.filter(hasName)))("%s", async (_, row) => {
    for (const id of HOSTILE_IDS) {
      const path = row.path.replaceAll(/:\w+/g, id);
      const response = await send(row, path, takesBody(row) ? "{}" : undefined);
      // What is gone is gone, whoever deleted it: that is no failure (see the test of each).
      const statuses = row.method === "DELETE" ? [200, 404, 414, 422] : [404, 414, 422];
      expect(statuses, id.slice(0, 20)).toContain(response.status);
      if (response.status === 200) await response.body?.cancel();
      else await failureOf(response);
    }
  });

  test("and nothing is changed by it", async () => {
    expect(await keptRows()).toEqual(before);
  });
});

describe.each(named(ALL.filter(takesBody)))("the body of %s", (_, row) => {
  test("is 400 where it is no JSON, or no UTF-8", async () => {
    for (const body of NO_JSON) {
      const response = await send(row, there(row), body);
      expect(response.status, body.slice(0, 20)).toBe(400);
      expect((await failureOf(response)).code).toBe("bad_json");
    }
    expect((await send(row, there(row), NO_UTF_8)).status).toBe(400);
  });

  test("is 422 where it is JSON but no object", async () => {
    for (const body of NO_OBJECT) {
      const response = await send(row, there(row), body);
      expect(response.status, body.slice(0, 20)).toBe(422);
      expect(Object.keys((await failureOf(response)).fields ?? {})).toEqual([""]);
    }
  });

  test("is 413 where it is two MiB, and 415 where it is of another type", async () => {
    const long = await send(row, there(row), `{"text":"${"x".repeat(2 * 1024 * 1024)}"}`);
    expect(long.status).toBe(413);
    await failureOf(long);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]) {
      const response = await send(row, there(row), "{}", { "Content-Type": type });
      expect(response.status, type).toBe(415);
      await failureOf(response);
    }
  });

  test("prototypes' names are fields like any other", async () => {
    const polluted = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":"x"}';
    const response = await send(row, there(row), polluted);
    expect([200, 404, 422]).toContain(response.status);
    expect(await response.text()).not.toContain("polluted");
  });
});

test("no abuse above was a server's fault, and the log has nothing of anybody's", () => {
  expect(worker.logs.filter((line) => /"event":"(error|store_unavailable)"/.test(line))).toEqual([]);
  const all = worker.logs.join("\n");
  for (const word of [...Object.values(WORDS), "DROP TABLE", "polluted"]) expect(all).not.toContain(word);
});
