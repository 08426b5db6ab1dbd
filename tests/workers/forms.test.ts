import { beforeAll, describe, expect, test } from "vitest";
import type { TestDatabase } from "../support/database-rows";
import { RESOURCE_PATHS, SCREEN_PATHS } from "../support/route-files";
import {
  FROM_ELSEWHERE,
  leavesNothing,
  type Person,
  rowsAdded,
  rowsWith,
  saveBobsDetails,
  somebody,
  tamperedWith,
} from "../support/strangers";
import { workerForTests } from "../support/worker";
import { FORMS, type FormUnderTest } from "./forms";

const worker = workerForTests();
let database: TestDatabase;

let ann: Person;
let bob: Person;
let bobsPerson = "";
beforeAll(async () => {
  database = await worker.started().getD1Database("DB");
  [ann, bob] = [await somebody(worker, "ann"), await somebody(worker, "bob")];
  await saveBobsDetails(worker, ann);
  bobsPerson = await saveBobsDetails(worker, bob);
});

type Values = Readonly<Record<string, string>>;

/** Posts a form as a browser without JavaScript does. */
function post(path: string, values: Values | string, headers: Record<string, string> = {}) {
  const body = typeof values === "string" ? values : new URLSearchParams(values).toString();
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  return worker.fetch(path, { method: "POST", body, headers: { ...type, ...headers } });
}

/** Sends a form from a page that was shown to this person. */
const sendAs = (
  person: Person,
  { path }: FormUnderTest,
  values: Values,
  headers: Record<string, string> = {},
) => post(path, { ...values, shownTo: person.id }, { Cookie: person.cookie, ...headers });

const nameOf = ({ path, valid: { intent } }: FormUnderTest) => (intent ? `${path}: ${intent}` : path);
const named = (forms: readonly FormUnderTest[]) => forms.map((form) => [nameOf(form), form] as const);

describe("the list of forms", () => {
  test("has every screen that takes one, and no other", async () => {
    const taking: string[] = [];
    for (const path of SCREEN_PATHS) {
      const response = await post(path, {});
      if (response.status !== 405) taking.push(path);
      await response.body?.cancel();
    }
    expect([...new Set(FORMS.map(({ path }) => path))].sort()).toEqual(taking);
  });

  test("has everything that the profile's page asks for", async () => {
    const html = await (await worker.fetch("/profile", { headers: { Cookie: bob.cookie } })).text();
    const asked = [...html.matchAll(/name="intent" value="([^"]+)"/g)].map(([, intent = ""]) => intent);
    const listed = FORMS.flatMap(({ valid: { intent } }) => intent ?? []);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(listed).toEqual(expect.arrayContaining([...new Set(asked)]));
  });
});

/** What hostile fields hold: each ends, breaks or means something somewhere between the form and what is kept of it. */
const HOSTILE: readonly string[] = [
  "</script><script>alert(1)</script><!--\u2028",
  "\"><svg onload=alert(1)>'",
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  "x\r\nX-Injected: yes\r\nSet-Cookie: a=b\r\n\r\n<p>",
  "%0d%0aX-Injected: yes",
  '=HYPERLINK("https://evil.example")',
  "\u0000\ud800\u202e",
  "x".repeat(5_000),
  "constructor",
  "__proto__",
  "toString",
  "",
];

/** A page holds what was typed as text: no mark-up of it, and nothing that ends the script of its data. */
async function isSafePage(response: Response) {
  expect(response.headers.get("X-Injected")).toBeNull();
  expect(response.headers.getSetCookie().filter((line) => line.startsWith("a=b"))).toEqual([]);
  const html = await response.text();
  expect(/<script>|<svg onload|X-Injected: yes\r?\n\r?\n<p>/.exec(html)?.[0]).toBeUndefined();
  const [, state = "{}"] = /window\.__remixContext = (.*?);<\/script>/s.exec(html) ?? [];
  expect(state).not.toMatch(/[<>\u2028\u2029]/);
  expect(() => JSON.parse(state)).not.toThrow();
  expect(/SQLITE_|D1_ERROR|\.js:\d+:\d+/.exec(html)?.[0]).toBeUndefined();
}

describe.each(named(FORMS))("the form %s", (name, form) => {
  const { path, valid, texts, signedIn, changes, signsOut } = form;

  test("is answered with its page, or leads home", async () => {
    const sender = await somebody(worker, `${name} valid`);
    const response = await sendAs(sender, form, valid);
    expect(response.status).toBe(signsOut ? 302 : 200);
    if (signsOut) expect(response.headers.get("Location")).toMatch(/^\/(\?|$)/);
    await isSafePage(response);
  });

  test("from another site is refused and changes nothing", async () => {
    await leavesNothing(database, async () => {
      const refused: Response[] = [];
      for (const headers of FROM_ELSEWHERE) refused.push(await sendAs(ann, form, valid, headers));
      for (const { status } of refused) expect(status).toBe(403);
      return refused;
    });
  });

  test("of another type, too large, or of too many fields, is refused and changes nothing", async () => {
    const whole = new URLSearchParams({ ...valid, shownTo: ann.id }).toString();
    await leavesNothing(database, async () => {
      const refused: Response[] = [];
      for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"])
        refused.push(await post(path, whole, { "Content-Type": type, Cookie: ann.cookie }));
      for (const { status } of refused) expect(status).toBe(415);
      const large = await post(path, `${whole}&x=${"x".repeat(17_000)}`, { Cookie: ann.cookie });
      const many = await post(path, `${whole}${"&x=".repeat(150)}`, { Cookie: ann.cookie });
      for (const { status } of [large, many]) expect(status).toBe(413);
      return [...refused, large, many];
    });
  });

  test("is a page whatever stands in its fields", async () => {
    const sender = await somebody(worker, `${name} hostile`);
    for (const field of texts) {
      for (const text of HOSTILE) {
        const response = await sendAs(sender, form, { ...valid, [field]: text });
        expect([200, 302, 409, 422], `${field}: ${text.slice(0, 20)}`).toContain(response.status);
        if (response.status === 302) expect(field, "signed out").toBe("never");
        await isSafePage(response);
      }
    }
  });

  test("takes fields sent twice and names of prototypes for nothing special", async () => {
    const sender = await somebody(worker, `${name} twice`);
    const odd = "&__proto__=x&constructor=y&toString=z&__proto__[polluted]=1&=&%00=1&%=%";
    const fields = new URLSearchParams({ ...valid, shownTo: sender.id }).toString();
    const response = await post(path, `${fields}${odd}&${fields}`, { Cookie: sender.cookie });
    expect(response.status).toBe(signsOut ? 302 : 200);
    expect(await response.text()).not.toContain("polluted&quot;:1");
  });

  test.runIf(!changes)("changes nothing, whoever sends it and whatever it asks for besides", async () => {
    const asking = { ...valid, userId: bob.id, intent: "delete-account", confirmation: "delete" };
    await leavesNothing(database, async () => [
      await post(path, valid),
      await sendAs(ann, form, asking),
      await sendAs(ann, form, {}),
    ]);
  });

  test.runIf(signedIn)("wants a session, and one that nobody tampered with", async () => {
    const values = { ...valid, shownTo: ann.id };
    await leavesNothing(database, async () => {
      const refused = [await post(path, values)];
      for (const Cookie of tamperedWith(ann, bob)) refused.push(await post(path, values, { Cookie }));
      for (const { status } of refused) expect(status).toBe(401);
      return refused;
    });
  });

  test.runIf(signedIn)("from a page that was shown to somebody else changes nothing", async () => {
    await leavesNothing(database, async () => {
      const refused: Response[] = [];
      for (const said of [{ shownTo: bob.id }, { shownTo: "nobody" }, {}] as Values[])
        refused.push(await post(path, { ...valid, ...said }, { Cookie: ann.cookie }));
      for (const { status } of refused) expect(status).toBe(409);
      return refused;
    });
  });

  test.runIf(changes)("touches nobody else's rows, whatever ids it is given", async () => {
    const bobs = () => rowsWith(database, bob.id, bobsPerson);
    const before = await bobs();
    const sender = await somebody(worker, `${name} foreign`);
    for (const foreign of [
      { userId: bob.id, user_id: bob.id, user: bob.id, sub: bob.id },
      { id: bobsPerson },
      { id: `${bobsPerson}' OR '1'='1` },
      { id: "%" },
    ] as Values[]) {
      // Whoever deletes their account is signed out, and comes back as somebody new.
      const by = signsOut
        ? await somebody(worker, `${name} ${JSON.stringify(foreign).slice(0, 30)}`)
        : sender;
      const response = await sendAs(by, form, { ...valid, ...foreign });
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toMatch(/Bob Lee|bob@example\.com/);
    }
    expect(await bobs()).toEqual(before);
  });

  test.runIf(changes)("sent three times at once leaves what it leaves sent once", async () => {
    const added = async (times: number) => {
      const sender = await somebody(worker, `${name} at once ${times}`);
      const values = { ...valid, ...(valid.email && { email: `form${times}@example.com` }) };
      return rowsAdded(database, async () => {
        const answers = await Promise.all(Array.from({ length: times }, () => sendAs(sender, form, values)));
        for (const { status } of answers) expect(status).toBeLessThan(500);
      });
    };
    expect(await added(3)).toEqual(await added(1));
  });
});

describe.each(SCREEN_PATHS)("the address of %s", (path) => {
  test("ends no script of the page, and writes nothing, whatever it says", async () => {
    const html = await (await worker.fetch(path)).text();
    const fields = [...html.matchAll(/<(?:input|select|textarea)[^>]*\sname="([^"]+)"/g)];
    const names = new Set([
      "at",
      "year",
      "date",
      "notice",
      "embed",
      "q",
      ...fields.map(([, each = ""]) => each),
    ]);
    await leavesNothing(database, async () => {
      for (const text of HOSTILE.slice(0, 6)) {
        const search = new URLSearchParams([...names].map((each) => [each, text]));
        const response = await worker.fetch(`${path}?${search}`);
        expect(response.status).toBeLessThan(500);
        await isSafePage(response);
      }
      return [];
    });
  });
});

/** Names under which programs are asked to lead somewhere. */
const LEADING =
  "redirectTo redirect redirect_uri returnTo return_to next url to target continue dest back location";
const ELSEWHERE = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\t//evil.example",
  "javascript:alert(1)",
];

describe.each([...SCREEN_PATHS, ...RESOURCE_PATHS])("%s", (path) => {
  test("leads nobody to another site, whatever its address asks", async () => {
    const origin = await worker.origin();
    const sentFrom: Record<string, string> = {
      "X-Forwarded-Host": "evil.example",
      Referer: "https://evil.example/",
    };
    for (const headers of [{}, sentFrom]) {
      for (const shift of [0, 1]) {
        const asked = LEADING.split(" ").map((name, i) => [
          name,
          ELSEWHERE[(i + shift) % ELSEWHERE.length] ?? "",
        ]);
        const response = await worker.fetch(`${path}?${new URLSearchParams(asked)}`, { headers });
        expect(new URL(response.headers.get("Location") ?? "/", origin).origin).toBe(origin);
        expect(response.headers.get("Refresh")).toBeNull();
        await response.body?.cancel();
      }
    }
  });
});

test("nothing of it was logged as an error", () => {
  expect(worker.logs.filter((line) => line.includes('"event":"error"')).slice(0, 3)).toEqual([]);
});
