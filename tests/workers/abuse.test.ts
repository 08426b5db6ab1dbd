import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REFUSAL_CODES } from "~/refusals";
import { sessionCookieFor } from "../support/session";
import { FROM_ELSEWHERE, METHODS, NO_JSON, NO_OBJECT, NO_UTF_8 } from "../support/strangers";
import { startTiles } from "../support/tiles.mjs";
import { workerForTests } from "../support/worker";
import { CALLS, type CallUnderTest, NAVIGATIONS } from "./calls";

const base = workerForTests();
let pictures: Awaited<ReturnType<typeof startTiles>> | undefined;
let cookie = "";
beforeAll(async () => {
  pictures = await startTiles();
  cookie = await sessionCookieFor(base, "abuser", new URL("/0/0/0.png", pictures.url).href);
});
afterAll(() => pictures?.stop());

const pathsWhere = (has: (call: CallUnderTest) => unknown) =>
  new Set(CALLS.filter(has).map(({ path }) => path));
const FOR_SIGNED_IN = pathsWhere(({ signedIn }) => signedIn);
const SIGNING_OUT = pathsWhere(({ signsOut }) => signsOut);
let leavers = 0;

async function cookieFor(address: string): Promise<Record<string, string>> {
  const path = address.replace(/\?.*/s, "");
  if (SIGNING_OUT.has(path)) return { Cookie: await sessionCookieFor(base, `leaver-${leavers++}`) };
  return FOR_SIGNED_IN.has(path) ? { Cookie: cookie } : {};
}

/** Signed in for the calls that ask for it, a visitor for all others. */
const worker = {
  ...base,
  fetch: async (path: string, init: RequestInit = {}) =>
    base.fetch(path, { ...init, headers: { ...(await cookieFor(path)), ...(init.headers as object) } }),
  post: async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    base.post(path, body, { ...(await cookieFor(path)), ...headers }),
};

const posts = CALLS.filter(({ method }) => method === "POST");
const gets = CALLS.filter(({ method }) => method === "GET");
const byPath = (calls: readonly CallUnderTest[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const);

const isCall = (method: string, path: string) =>
  CALLS.some((call) => call.method === method && call.path === path);

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly fields?: Record<string, string[]>;
  readonly fieldCodes?: Record<string, string[]>;
}

/** The words at each field, and as many codes, all of them known. */
function expectCodes({ fields = {}, fieldCodes = {} }: Failure) {
  const counts = (of: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(of).map(([field, said]) => [field, said.length]));
  expect(counts(fieldCodes)).toEqual(counts(fields));
  for (const code of Object.values(fieldCodes).flat()) {
    expect(REFUSAL_CODES).toContain(code);
    expect(code).not.toBe("value.unreadable"); // said of what no field judged
  }
}

async function failureOf(response: Response): Promise<Failure> {
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  const failure = (await response.json()) as Failure;
  expect(failure.code).toBeTypeOf("string");
  expect(failure.message).toBeTypeOf("string");
  expectCodes(failure);
  return failure;
}

/** A copy of the body with another value at a dotted path. */
function withValue(body: unknown, path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(body) as Record<string, unknown>;
  const keys = path.split(".");
  const last = keys.pop() as string;
  const holder = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy);
  holder[last] = value;
  return copy;
}

const query = (parameters: Readonly<Record<string, unknown>>) =>
  new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)])).toString();

async function answer(call: CallUnderTest, input: Record<string, unknown>): Promise<Response> {
  return call.method === "POST"
    ? worker.post(call.path, input)
    : worker.fetch(`${call.path}?${query(input)}`);
}

describe.each(byPath(CALLS))("%s", (_, call) => {
  const { type = "application/json" } = call;
  test(`answers valid input with 200 and ${type}`, async () => {
    const response = await answer(call, { ...call.valid });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")?.split(";")[0]).toBe(type);
    if (call.personal) expect(response.headers.get("Cache-Control")).toBe("no-store");
    if (type === "application/json") expect(await response.json()).toBeTypeOf("object");
    else expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  test("ignores unknown keys and the prototype's", async () => {
    const polluted = `{"__proto__":{"name":"x","polluted":1},"constructor":{"prototype":{"polluted":1}},${JSON.stringify(call.valid).slice(1)}`;
    const response =
      call.method === "POST"
        ? await worker.post(call.path, polluted)
        : await answer(call, { ...call.valid, ["__proto__"]: "x", constructor: "y", toString: "z" });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain("polluted");
  });

  test("takes a prototype's name for a value like any other, in every field", async () => {
    const fields = new Set([
      ...Object.keys(call.valid),
      ...[call.texts, call.dates, call.times, call.numbers].flatMap((paths) => paths ?? []),
    ]);
    for (const path of fields) {
      for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
        const response = await answer(call, withValue(call.valid, path, name));
        expect([200, 422], `${path}=${name}`).toContain(response.status);
        await response.body?.cancel();
      }
    }
  });

  const HOSTILE_TEXTS: readonly [string, unknown][] = [
    ["a lone surrogate", "Ann\ud800"],
    ["NUL", "Ann\u0000Lee"],
    ["right-to-left marks", "\u202eAnn\u202c"],
    ["markup", "<svg onload=alert(1)>"],
    ["SQL", "'; DROP TABLE users; --"],
    ["10,000 letters", "x".repeat(10_000)],
    ["200 combining marks", `e${"\u0301".repeat(200)}`],
    ["a number", 5],
    ["a boolean", true],
    ["an array", ["Ann"]],
    ["an object", { name: "Ann" }],
    ["null", null],
    ["blanks", "   \u00a0\t"],
  ];
  describe.each((call.texts ?? []).map((path) => [path]))("text in %s", (path) => {
    test.each(HOSTILE_TEXTS)("%s is kept clean or refused at its field", async (_name, value) => {
      const response = await answer(call, withValue(call.valid, path, value));
      expect([200, 422]).toContain(response.status);
      if (response.status === 422) {
        // A list is refused at the item that is wrong.
        const fields = Object.keys((await failureOf(response)).fields ?? {});
        expect(fields.map((field) => (field.startsWith(`${path}.`) ? path : field))).toContain(path);
      } else expect(await response.text()).not.toMatch(/\p{Cc}|\\u0000|\\ud800/u);
    });
  });

  const INVISIBLE_TEXTS = ["\u0000", "\u0001\u0002", "\u200b\u2060", "\u0085 \u00ad"];
  describe.each([
    ...(call.texts ?? []),
    ...(call.dates ?? []),
    ...(call.times ?? []),
    ...(call.numbers ?? []),
  ])("what nobody can see in %s", (path) => {
    test.each(INVISIBLE_TEXTS)("%j is refused at its field", async (value) => {
      const response = await answer(call, withValue(call.valid, path, value));
      expect(response.status).toBe(422);
      expect(Object.keys((await failureOf(response)).fields ?? {})).toContain(path);
    });
  });

  const IMPOSSIBLE_DATES = [
    "1990-02-30",
    "1900-02-29",
    "1990-13-01",
    "1990-00-10",
    "1799-12-31",
    "2101-01-01",
    "99999-01-01",
    "-1990-06-15",
    "06-15-1990",
    "15/06/1990",
    "June 31, 1990",
    "15.13.1990",
    "15 Juin 1990",
    "1990-06-15T00:00:00Z",
    "0",
    0,
    19900615,
    {},
    [],
    true,
  ];
  describe.each((call.dates ?? []).map((path) => [path]))("date in %s", (path) => {
    // `test.each` spreads the empty list: then no date is sent at all.
    const impossible = IMPOSSIBLE_DATES.filter((value) => !call.datesMayBeLeftOut || !Array.isArray(value));
    test.each(impossible)("%j is refused at its field", async (value) => {
      const response = await answer(call, withValue(call.valid, path, value));
      expect(response.status).toBe(422);
      expect(Object.keys((await failureOf(response)).fields ?? {})).toEqual([path]);
    });
    test("06/15/1990 is accepted too", async () => {
      expect((await answer(call, withValue(call.valid, path, "06/15/1990"))).status).toBe(200);
    });
  });

  const IMPOSSIBLE_TIMES = [
    "24:00",
    "25:00",
    "12:60",
    "12:00:60",
    "-1:00",
    "noon",
    "1460",
    "930",
    "13:00 PM",
    "0:00 AM",
    14,
    {},
  ];
  describe.each((call.times ?? []).map((path) => [path]))("time in %s", (path) => {
    test.each(IMPOSSIBLE_TIMES)("%j is refused at its field", async (value) => {
      const response = await answer(call, withValue(call.valid, path, value));
      expect(response.status).toBe(422);
      expect(Object.keys((await failureOf(response)).fields ?? {})).toEqual([path]);
    });
    test.each(["14:30:15", "2:30 PM"])("%s is accepted too", async (value) => {
      expect((await answer(call, withValue(call.valid, path, value))).status).toBe(200);
    });
  });

  describe.each((call.numbers ?? []).map((path) => [path]))("number in %s", (path) => {
    test.each(["NaN", "Infinity", "1e999", "1e400", "0x10", "--1", 1e308, -1e308, "🌙"])(
      "%j is refused at its field",
      async (value) => {
        const response = await answer(call, withValue(call.valid, path, value));
        expect(response.status).toBe(422);
        expect(Object.keys((await failureOf(response)).fields ?? {})).toContain(path);
      },
    );
  });
  describe.each((call.method === "POST" ? (call.numbers ?? []) : []).map((path) => [path]))(
    "number in %s",
    (path) => {
      test("1e999, which JSON reads as infinity, is refused at its field", async () => {
        const body = JSON.stringify(withValue(call.valid, path, "HUGE")).replace('"HUGE"', "1e999");
        const response = await worker.post(call.path, body);
        expect(response.status).toBe(422);
        expect(Object.keys((await failureOf(response)).fields ?? {})).toContain(path);
      });
    },
  );

  test.each(METHODS.filter((method) => !isCall(method, call.path)))(
    "refuses %s with 405 and says what is allowed",
    async (method) => {
      const response = await worker.fetch(call.path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toContain(call.method);
      expect((await failureOf(response)).code).toBe("method_not_allowed");
    },
  );

  test("treats a foreign origin as its kind of call asks for", async () => {
    for (const headers of FROM_ELSEWHERE) {
      const response =
        call.method === "POST"
          ? await worker.post(call.path, call.valid, headers)
          : await worker.fetch(`${call.path}?${query(call.valid)}`, { headers });
      if (call.personal) {
        expect(response.status).toBe(403);
        expect((await failureOf(response)).code).toBe("forbidden_origin");
      } else {
        expect(response.status).toBe(200);
        expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
        await response.body?.cancel();
      }
    }
  });

  test("believes no forwarded host", async () => {
    const headers = { "X-Forwarded-Host": "evil.example", Origin: "https://evil.example" };
    const response =
      call.method === "POST"
        ? await worker.post(call.path, call.valid, headers)
        : await worker.fetch(`${call.path}?${query(call.valid)}`, { headers });
    expect(response.status).toBe(call.personal ? 403 : 200);
    expect(await response.text()).not.toContain("evil.example");
  });
});

describe.each(byPath(posts))("the body of %s", (_, call) => {
  test.each(NO_JSON)("%j is not JSON: 400", async (body) => {
    const response = await worker.post(call.path, body);
    expect(response.status).toBe(400);
    expect((await failureOf(response)).code).toBe("bad_json");
  });

  test("bytes that are no UTF-8 are 400", async () => {
    const response = await worker.fetch(call.path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: NO_UTF_8,
    });
    expect(response.status).toBe(400);
  });

  test.each(NO_OBJECT)("%s is JSON but no object: 422 at the body itself", async (body) => {
    const response = await worker.post(call.path, body);
    expect(response.status).toBe(422);
    expect(Object.keys((await failureOf(response)).fields ?? {})).toEqual([""]);
  });

  test("an empty object names every required field at once", async () => {
    const response = await worker.post(call.path, {});
    expect(response.status).toBe(422);
    const { code, fields = {} } = await failureOf(response);
    expect(code).toBe("invalid_input");
    expect(Object.keys(fields).length).toBeGreaterThan(0);
    for (const messages of Object.values(fields))
      expect(messages.join()).not.toMatch(/expected|invalid input/i);
  });

  test("16 KiB pass and one byte more is 413", async () => {
    const padded = (bytes: number) => {
      const body = JSON.stringify(call.valid);
      return body + " ".repeat(bytes - Buffer.byteLength(body));
    };
    expect((await worker.post(call.path, padded(16 * 1024))).status).toBe(200);
    const response = await worker.post(call.path, padded(16 * 1024 + 1));
    expect(response.status).toBe(413);
    expect((await failureOf(response)).code).toBe("too_large");
  });

  test("200,000 brackets are 413", async () => {
    expect((await worker.post(call.path, "[".repeat(200_000))).status).toBe(413);
  });

  test("chunks without end are cut off with 413", async () => {
    const url = new URL(call.path, await worker.origin());
    // A connection that ends under the last write takes the answer with it: then it is sent again.
    const send = () =>
      new Promise<number | "cut off" | undefined>((resolve, reject) => {
        const sent = httpRequest(url, {
          method: "POST",
          headers: { "Content-Type": "application/json", "Transfer-Encoding": "chunked" },
        });
        const timer = setInterval(() => sent.write(" ".repeat(1_024)), 5);
        const stop = () => clearInterval(timer);
        sent.on("response", (response) => {
          stop();
          resolve(response.statusCode);
          sent.destroy();
        });
        sent.on("error", (error: NodeJS.ErrnoException) => {
          stop();
          if (error.code === "EPIPE" || error.code === "ECONNRESET") resolve("cut off");
          else reject(error);
        });
      });
    let status = await send();
    for (let tries = 0; status === "cut off" && tries < 5; tries++) status = await send();
    expect(status).toBe(413);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "",
  ])("content type %j is 415", async (type) => {
    const response = await worker.fetch(call.path, {
      method: "POST",
      headers: type ? { "Content-Type": type } : {},
      body: new TextEncoder().encode(JSON.stringify(call.valid)),
    });
    expect(response.status).toBe(415);
    expect((await failureOf(response)).code).toBe("unsupported_media_type");
  });

  test("content type application/json; charset=utf-8 passes", async () => {
    const headers = { "Content-Type": "application/json; charset=utf-8" };
    const response = await worker.fetch(call.path, {
      method: "POST",
      headers,
      body: JSON.stringify(call.valid),
    });
    expect(response.status).toBe(200);
  });

  test("the content type is judged before the size, and the size before the JSON", async () => {
    const huge = "{".repeat(20_000);
    const plain = await worker.fetch(call.path, {
      method: "POST",
      headers: { "Content-Type": "text/plain" },
      body: huge,
    });
    expect(plain.status).toBe(415);
    expect((await worker.post(call.path, huge)).status).toBe(413);
  });
});

describe.each(byPath(CALLS.filter(({ signedIn }) => signedIn)))("%s without a session", (_, call) => {
  test("is 401", async () => {
    const response =
      call.method === "POST" ? await base.post(call.path, call.valid) : await base.fetch(call.path);
    expect(response.status).toBe(401);
    expect((await failureOf(response)).code).toBe("unauthenticated");
  });
});

describe.each(byPath(posts.filter(({ signedIn }) => signedIn)))("%s without a session", (_, call) => {
  test("is judged after the body is read and before its fields are", async () => {
    expect((await base.post(call.path, "{")).status).toBe(400);
    expect((await base.post(call.path, {})).status).toBe(401);
    expect((await base.post(call.path, call.valid, { Origin: "https://evil.example" })).status).toBe(403);
  });
});

describe.each(byPath(gets))("the address of %s", (_, call) => {
  test.each(["?%", "?%ff=%fe", `?q=${"a".repeat(8_000)}`, "?q=a&q=b", "?=", "??", "?q=%00"])(
    "%s is no server error",
    async (search) => {
      expect((await worker.fetch(call.path + search)).status).toBeLessThan(500);
    },
  );
});

describe.each(NAVIGATIONS)("the navigation $path", ({ path, methods }) => {
  test.each(["?%", "?%ff=%fe", `?state=${"a".repeat(8_000)}`, "?redirectTo=%00&code=%00", "?=", "??"])(
    "with %s is no server error",
    async (search) => {
      expect((await worker.fetch(path + search)).status).toBeLessThan(500);
    },
  );

  test.each([...METHODS, "HEAD"].filter((method) => !methods.includes(method)))(
    "refuses %s with 405",
    async (method) => {
      const response = await worker.fetch(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe(methods.join(", "));
      expect((await failureOf(response)).code).toBe("method_not_allowed");
    },
  );
});

test("an unknown call is 404 in the API's own shape, whatever the method", async () => {
  for (const method of ["GET", "POST", "PUT", "OPTIONS"]) {
    const response = await worker.fetch("/api/nope", { method });
    expect(response.status).toBe(404);
    expect((await failureOf(response)).code).toBe("not_found");
  }
});

test("no abuse above was a server error", () => {
  expect(worker.logs.filter((line) => line.includes('"event":"error"'))).toEqual([]);
});

test("the log names routes, and nothing that a visitor typed", async () => {
  await worker.post("/api/birth-chart", { ...CALLS[0]?.valid, name: "Secretname" });
  await worker.fetch("/api/places?q=Secrettown");
  await worker.fetch("/Secretpath");
  await expect.poll(() => worker.logs.some((line) => line.includes('"route":"(other)"'))).toBe(true);
  const requests = worker.logs
    .filter((line) => line.includes('"event":"request"'))
    .map((line) => JSON.parse(line));
  expect(requests.at(-1)).toEqual({
    event: "request",
    method: "GET",
    route: "(other)",
    status: 404,
    ms: expect.any(Number),
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(worker.logs.join("\n")).not.toMatch(/secret/i);
});
