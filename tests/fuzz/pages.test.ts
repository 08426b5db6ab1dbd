import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isWhole } from "../support/properties";
import { SCREEN_PATHS } from "../support/route-files";
import { each, type Sent, senderTo, UNLIMITED } from "../support/sender";
import { workerForTests } from "../support/worker";
import { inputs, searches } from "./hostile";

/** Of each screen; `npm run test:long` and `npm run fuzz` ask for more. */
const RUNS = Math.ceil(Number(process.env.FUZZ_RUNS ?? (isWhole ? 500 : 100)) / 25);
const AT_ONCE = 4;

const worker = workerForTests(UNLIMITED);
let sender: ReturnType<typeof senderTo>;
beforeAll(async () => {
  sender = senderTo(await worker.origin(), AT_ONCE);
});
afterAll(() => sender?.stop());

/** What a page says where a number was none; not what somebody typed, who may be called Infinity. */
function saidOfNoNumber(html: string, { path, body = "" }: Sent): boolean {
  const said = html.replace(/<script.*?<\/script>|<[^>]*>/gs, " ");
  const words = said.match(/\b(NaN|undefined|Infinity)\b/g) ?? [];
  return words.some((word) => !`${path} ${body}`.includes(word));
}

/** What the forms take, by the last part of a field's name. */
const TAKEN: Readonly<Record<string, string>> = {
  name: "Ann Lee",
  fullName: "Ann Lee",
  date: "1990-06-15",
  birthDate: "1990-06-15",
  time: "14:30",
  birthTime: "14:30",
  location: "New York",
  birthLocation: "New York",
  email: "ann@example.com",
};

/** The names of a page's fields with values that they take, and names that addresses have. */
function fieldsOf(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)].flatMap(([tag]) => {
    const [, name] = /\sname="([^"]+)"/.exec(tag) ?? [];
    const [, value = ""] = /\svalue="([^"]*)"/.exec(tag) ?? [];
    return name ? [[name, value || (TAKEN[name.split(".").at(-1) ?? ""] ?? "")] as const] : [];
  });
  return { ...Object.fromEntries(fields), embed: "", at: "2026-11-22T00:00Z", year: "2026" };
}

describe.each(SCREEN_PATHS)("%s", (path) => {
  test(`is a page whatever its address and its form say, ${RUNS} times each`, {
    timeout: 60_000 + RUNS * 500,
  }, async () => {
    const html = (await sender.send({ method: "GET", path })).text;
    const search = searches(inputs(fieldsOf(html), {}, {}));
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const sent: Sent[] = [
      ...fc.sample(search, RUNS).map((text) => ({ method: "GET" as const, path: path + text })),
      ...fc.sample(search, RUNS).map((text) => ({
        method: "POST" as const,
        path,
        headers,
        body: text.slice(1),
        alone: true as const,
      })),
    ];
    const wrong: string[] = [];
    await each(sent, AT_ONCE, async (one) => {
      const { status, type, text } = await sender.send(one);
      const isWell = status < 500 && type === "text/html" && !saidOfNoNumber(text, one);
      if (!isWell) wrong.push(`${status} ${type} for ${one.method} ${one.path} ${one.body ?? ""}`);
    });
    wrong.sort((a, b) => a.length - b.length);
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

test("nothing of it was logged as an error", () => {
  expect(worker.logs.filter((line) => line.includes('"event":"error"')).slice(0, 3)).toEqual([]);
});
