import { beforeAll, describe, expect, test } from "vitest";
import { everyRow, type TestDatabase } from "../support/database-rows";
import { sessionCookieFor } from "../support/session";
import { workerForTests } from "../support/worker";
import { CALLS, type CallUnderTest, NAVIGATIONS } from "./calls";

const worker = workerForTests();
let database: TestDatabase;
let ann = "";
let bob = "";
let bobsId = "";
let bobsPerson = "";
beforeAll(async () => {
  database = await worker.started().getD1Database("DB");
  [ann, bob] = [await sessionCookieFor(worker, "ann"), await sessionCookieFor(worker, "bob")];
  const details = {
    fullName: "Bob Lee",
    birthDate: "1985-11-02",
    birthTime: "08:15",
    birthLocation: "London",
  };
  for (const path of ["/api/profile", "/api/people"])
    expect((await worker.post(path, details, { Cookie: bob })).status).toBe(200);
  const people = (await (await worker.fetch("/api/people", { headers: { Cookie: bob } })).json()) as {
    people: { id: string }[];
  };
  bobsPerson = people.people[0]?.id ?? "";
  const user = await worker.fetch("/api/auth/user", { headers: { Cookie: bob } });
  bobsId = ((await user.json()) as { id: string }).id;
  expect([bobsPerson, bobsId].every((id) => id.length > 10)).toBe(true);
});

const queryOf = (input: Readonly<Record<string, unknown>>) =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString();

function send(
  { method, path, valid }: CallUnderTest,
  headers: Record<string, string>,
  input: Readonly<Record<string, unknown>> | string = valid,
): Promise<Response> {
  if (method === "POST") return worker.post(path, input, headers);
  return worker.fetch(`${path}?${typeof input === "string" ? input : queryOf(input)}`, { headers });
}

/** Does something and expects that it neither wrote a row nor set a cookie. */
async function leavesNothing(work: () => Promise<readonly Response[]>) {
  const before = await everyRow(database);
  for (const response of await work()) {
    expect(response.headers.getSetCookie()).toEqual([]);
    await response.body?.cancel();
  }
  expect(await everyRow(database)).toEqual(before);
}

const named = (calls: readonly CallUnderTest[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const);
const changing = CALLS.filter(({ method, personal }) => method === "POST" && personal);
const looking = CALLS.filter((call) => !changing.includes(call));

describe.each(named(looking))("%s", (_, call) => {
  test("changes nothing, whoever asks", async () => {
    await leavesNothing(async () => [
      await send(call, { Cookie: ann }),
      await send(call, {}),
      await send(
        call,
        { Cookie: ann },
        { ...call.valid, userId: bobsId, action: "save", confirmation: "delete" },
      ),
    ]);
  });
});

describe.each(named(CALLS.filter(({ signedIn }) => signedIn)))("%s", (_, call) => {
  test("takes no session that was tampered with", async () => {
    const [name, id = ""] = ann.split("=");
    const turned = id.replace(/[A-Za-z]/g, (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    );
    const tampered = [turned, `${id}A`, id.slice(1), `${id}%00`, `"${id}"`, encodeURIComponent(bobsId), ""];
    await leavesNothing(async () => {
      const refused = [];
      for (const value of tampered) refused.push(await send(call, { Cookie: `${name}=${value}` }));
      refused.push(
        await send(call, { Cookie: `session=${id}; __Host-session=${id}; ${name?.toUpperCase()}=${id}` }),
      );
      for (const { status } of refused) expect(status).toBe(401);
      return refused;
    });
  });
});

describe.each(named(CALLS.filter(({ signedIn }) => !signedIn)))("%s", (_, call) => {
  test("is a visitor's, and sets no cookie, where the cookies say nonsense", async () => {
    for (const Cookie of [
      "session=x; session=y",
      `session=${bobsId}`,
      "=; ;;session",
      `s=${"x".repeat(3_000)}`,
    ]) {
      const response = await send(call, { Cookie });
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()).toEqual([]);
      await response.body?.cancel();
    }
  });
});

describe.each(named(looking.filter(({ signedIn }) => signedIn)))("%s", (_, call) => {
  test("tells of nobody else, whatever ids it is given", async () => {
    const foreign = {
      userId: bobsId,
      user_id: bobsId,
      id: bobsPerson,
      sub: bobsId,
      email: "bob@example.com",
    };
    const response = await send(call, { Cookie: ann }, { ...call.valid, ...foreign });
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/Bob Lee|bob@example\.com/);
  });
});

describe.each(named(changing))("%s", (_, call) => {
  /** A visitor, and somebody whose page was shown to another. */
  const strangers = (): Record<string, string>[] =>
    call.signedIn ? [{}, { Cookie: ann, "Shown-To": bobsId }] : [];
  const own = { "Content-Type": "application/json" };

  test("changes nothing where it is refused", async () => {
    await leavesNothing(async () => {
      const refused = [
        await send(call, { Cookie: ann, Origin: "https://evil.example" }),
        await send(call, { Cookie: ann, "Sec-Fetch-Site": "cross-site" }),
        await send(call, { Cookie: ann }, "{"),
        await send(call, { Cookie: ann }, {}),
        await send(call, { Cookie: ann }, " ".repeat(20_000)),
        await worker.fetch(call.path, { method: "PUT", headers: { ...own, Cookie: ann }, body: "{}" }),
        await worker.fetch(`${call.path}?${queryOf(call.valid)}&_method=POST`, {
          method: "DELETE",
          headers: { Cookie: ann },
        }),
      ];
      for (const headers of strangers()) refused.push(await send(call, headers));
      for (const { status } of refused) expect(status).toBeGreaterThanOrEqual(400);
      return refused;
    });
  });

  test.runIf(call.signedIn && !call.signsOut)(
    "touches nobody else's rows, whatever ids it is given",
    async () => {
      const bobs = async () => {
        const rows = await everyRow(database);
        return Object.entries(rows).map(([table, each]) => [
          table,
          each.filter((row) => Object.values(row).some((value) => value === bobsId || value === bobsPerson)),
        ]);
      };
      const before = await bobs();
      for (const foreign of [
        { userId: bobsId, user_id: bobsId, user: { id: bobsId }, sub: bobsId, email: "bob@example.com" },
        { id: bobsPerson },
        { id: bobsId },
        { id: `${bobsPerson}' OR '1'='1` },
        { id: "%", __proto__: { userId: bobsId } },
      ]) {
        const response = await send(call, { Cookie: ann }, { ...call.valid, ...foreign });
        expect(response.status).toBeLessThan(500);
        expect(await response.text()).not.toMatch(/Bob Lee|bob@example\.com/);
      }
      expect(await bobs()).toEqual(before);
    },
  );

  test("sent three times at once leaves what it leaves sent once", async () => {
    const someone = async (who: string): Promise<Record<string, string>> =>
      call.signedIn ? { Cookie: await sessionCookieFor(worker, `${call.path} ${who}`) } : {};
    const counts = async () => {
      const rows = await everyRow(database);
      // How often something was asked is counted as often as it was.
      return Object.fromEntries(
        Object.entries(rows).flatMap(([table, { length }]) =>
          table === "daily_counts" ? [] : [[table, length]],
        ),
      );
    };
    const added = async (times: number) => {
      const headers = await someone(`${times}`);
      const input =
        call.path === "/api/quiz-submission" ? { ...call.valid, email: `t${times}@example.com` } : call.valid;
      const before = await counts();
      await Promise.all(Array.from({ length: times }, () => send(call, headers, input)));
      const after = await counts();
      return Object.keys(after).map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]);
    };
    expect(await added(3)).toEqual(await added(1));
  });
});

/** What ends a line of a header, in the spellings that a server might read as such. */
const LINE_ENDS = ["\r\n", "\n", "\r", "%0d%0a", "%E5%98%8D%E5%98%8A", "\u560d\u560a", "\u2028"];
const INJECTED = "X-Injected: yes";

describe.each([
  ...named(CALLS),
  ...NAVIGATIONS.map(
    ({ path }) =>
      [
        `GET ${path}`,
        { method: "GET", path, valid: { redirectTo: "/", state: "x", code: "y" } } as const,
      ] as const,
  ),
])("%s", (_, call: CallUnderTest) => {
  test("lets no text into the headers of its answer", async () => {
    const text = `/x${LINE_ENDS.map((end) => `${end}${INJECTED}${end}Set-Cookie: a=b`).join("")}`;
    for (const name of new Set([
      ...Object.keys(call.valid),
      ...(call.texts ?? []),
      "redirectTo",
      "login_hint",
    ])) {
      const response = await send(call, call.signsOut ? {} : { Cookie: ann }, {
        ...call.valid,
        [name]: text,
      });
      expect(response.status, name).toBeLessThan(500);
      expect(response.headers.get("X-Injected")).toBeNull();
      expect(response.headers.getSetCookie().filter((line) => line.startsWith("a=b"))).toEqual([]);
      await response.body?.cancel();
    }
  });
});

describe.each(named(CALLS.filter(({ type }) => type === "text/csv")))("%s", (_, call) => {
  test("has no cell that a spreadsheet takes for a formula", async () => {
    const response = await send(call, {}, { ...call.valid, '=HYPERLINK("https://evil.example")': "=1+1" });
    expect(response.status).toBe(200);
    const cells = (await response.text()).split(/\r?\n/).flatMap((line) => line.split(","));
    expect(cells.length).toBeGreaterThan(10);
    const formulas = cells.filter(
      (cell) => /^"?[=+@\t\r＝＋－＠-]/.test(cell) && !/^"?-?\d+(\.\d+)?"?$/.test(cell),
    );
    expect(formulas).toEqual([]);
  });
});

test("nothing of it was logged as an error", () => {
  expect(worker.logs.filter((line) => line.includes('"event":"error"')).slice(0, 3)).toEqual([]);
});
