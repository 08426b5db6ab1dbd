import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codesOf, messagesOf } from "~/failure";
import { messageOf, REFUSAL_CODES, type Refusals, refusal } from "~/refusals";
import { fieldReaders } from "./support/field-readers";

/** A text that no field takes, what is none, and what nobody can see. */
const HOSTILE: readonly unknown[] = [
  "?",
  "x".repeat(900),
  "\u200b",
  -7.5,
  1e9,
  true,
  null,
  [],
  ["?"],
  {},
  { x: 1 },
];

test("whatever stands in a field of a call, it is refused by a code that is its own", async () => {
  const wrong: string[] = [];
  const said = new Set<string>();
  for (const { name, read } of await fieldReaders()) {
    for (const value of HOSTILE) {
      const { whole } = await read(value);
      for (const why of whole.ok ? [] : Object.values(whole.fields).flat()) {
        const { code } = why;
        said.add(code);
        const isOwn =
          REFUSAL_CODES.some((own) => own === code) && code !== "value.unreadable" && messageOf(why) !== "";
        if (!isOwn) wrong.push(`${name} ${JSON.stringify(value)}: ${code}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(said.size).toBeGreaterThan(25);
});

test("a code names a thing and what is wrong with it, in small letters", () => {
  for (const code of REFUSAL_CODES) expect(code).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
  expect(REFUSAL_CODES).toEqual([...REFUSAL_CODES].sort());
});

test("every code is said somewhere", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^refusals\.ts$/.test(path))
    .map((path) => readFileSync(join("app", path), "utf8"))
    .join("\n");
  const composed = ["person.gone", "person.taken"]; // `person.${changed}`
  expect(REFUSAL_CODES.filter((code) => !sources.includes(`"${code}"`))).toEqual(composed);
});

test("words and codes stand at the same fields, in the same order", () => {
  const fields: Refusals = {
    "person1.date": [refusal("date.impossible", 2, 1990, 30)],
    name: [refusal("text.too-long", 200), refusal("text.not-text")],
  };
  expect(messagesOf(fields)).toEqual({
    "person1.date": ["February 1990 has no day 30"],
    name: ["Must be at most 200 characters", "Must be text"],
  });
  expect(codesOf(fields)).toEqual({
    "person1.date": ["date.impossible"],
    name: ["text.too-long", "text.not-text"],
  });
});
