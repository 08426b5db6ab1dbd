import { beforeAll, describe, expect, test } from "vitest";
import type { TestDatabase } from "../support/database-rows";
import { sessionCookieFor } from "../support/session";
import {
  leavesNothing,
  type Person,
  rowsAdded,
  rowsWith,
  saveBobsDetails,
  somebody,
  tamperedWith,
} from "../support/strangers";
import { workerForTests } from "../support/worker";
import { CALLS, type CallUnderTest, NAVIGATIONS } from "./calls";

const worker = workerForTests();
let database: TestDatabase;
let ann: Person;
let bob: Person;
let bobsPerson = "";
beforeAll(async () => {
  database = await worker.started().getD1Database("DB");
  [ann, bob] = [await somebody(worker, "ann"), await somebody(worker, "bob")];
  bobsPerson = await saveBobsDetails(worker, bob);
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

const named = (calls: readonly CallUnderTest[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const);
const changing = CALLS.filter(({ method, personal }) => method === "POST" && personal);
const looking = CALLS.filter((call) => !changing.includes(call));

describe.each(named(looking))("%s", (_, call) => {
  test("changes nothing, whoever asks", async () => {
    await leavesNothing(database, async () => [
      await send(call, { Cookie: ann.cookie }),
      await send(call, {}),
      await send(
        call,
        { Cookie: ann.cookie },
        { ...call.valid, userId: bob.id, action: "save", confirmation: "delete" },
      ),
    ]);
  });
});

describe.each(named(CALLS.filter(({ signedIn }) => signedIn)))("%s", (_, call) => {
  test("takes no session that was tampered with", async () => {
    await leavesNothing(database, async () => {
      const refused: Response[] = [];
      for (const Cookie of tamperedWith(ann, bob)) refused.push(await send(call, { Cookie }));
      for (const { status } of refused) expect(status).toBe(401);
      return refused;
    });
  });
});

describe.each(named(CALLS.filter(({ signedIn }) => !signedIn)))("%s", (_, call) => {
  test("is a visitor's, and sets no cookie, where the cookies say nonsense", async () => {
    for (const Cookie of [
      "session=x; session=y",
      `session=${bob.id}`,
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
      userId: bob.id,
      user_id: bob.id,
      id: bobsPerson,
      sub: bob.id,
      email: "bob@example.com",
    };
    const response = await send(call, { Cookie: ann.cookie }, { ...call.valid, ...foreign });
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/Bob Lee|bob@example\.com/);
  });
});

describe.each(named(changing))("%s", (_, call) => {
  /** A visitor, and somebody whose page was shown to another. */
  const strangers = (): Record<string, string>[] =>
    call.signedIn ? [{}, { Cookie: ann.cookie, "Shown-To": bob.id }] : [];
  const own = { "Content-Type": "application/json" };

  test("changes nothing where it is refused", async () => {
    await leavesNothing(database, async () => {
      const refused = [
        await send(call, { Cookie: ann.cookie, Origin: "https://evil.example" }),
        await send(call, { Cookie: ann.cookie, "Sec-Fetch-Site": "cross-site" }),
        await send(call, { Cookie: ann.cookie }, "{"),
        await send(call, { Cookie: ann.cookie }, {}),
        await send(call, { Cookie: ann.cookie }, " ".repeat(20_000)),
        await worker.fetch(call.path, { method: "PUT", headers: { ...own, Cookie: ann.cookie }, body: "{}" }),
        await worker.fetch(`${call.path}?${queryOf(call.valid)}&_method=POST`, {
          method: "DELETE",
          headers: { Cookie: ann.cookie },
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
      const bobs = () => rowsWith(database, bob.id, bobsPerson);
      const before = await bobs();
      for (const foreign of [
        { userId: bob.id, user_id: bob.id, user: { id: bob.id }, sub: bob.id, email: "bob@example.com" },
        { id: bobsPerson },
        { id: bob.id },
        { id: `${bobsPerson}' OR '1'='1` },
        { id: "%", __proto__: { userId: bob.id } },
      ]) {
        const response = await send(call, { Cookie: ann.cookie }, { ...call.valid, ...foreign });
        expect(response.status).toBeLessThan(500);
        expect(await response.text()).not.toMatch(/Bob Lee|bob@example\.com/);
      }
      expect(await bobs()).toEqual(before);
    },
  );

  test("sent three times at once leaves what it leaves sent once", async () => {
    const someone = async (who: string): Promise<Record<string, string>> =>
      call.signedIn ? { Cookie: await sessionCookieFor(worker, `${call.path} ${who}`) } : {};
    const added = async (times: number) => {
      const headers = await someone(`${times}`);
      const input =
        call.path === "/api/quiz-submission" ? { ...call.valid, email: `t${times}@example.com` } : call.valid;
      return rowsAdded(database, async () => {
        await Promise.all(Array.from({ length: times }, () => send(call, headers, input)));
      });
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
        {
          method: "GET",
          path,
          valid: { redirectTo: "/", state: "x", code: "y" },
          personal: false,
          signedIn: false,
        } as const,
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
      const response = await send(call, call.signsOut ? {} : { Cookie: ann.cookie }, {
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
