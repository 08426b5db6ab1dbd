import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { QUESTIONS } from "~/readings/quiz";
import { refusal } from "~/refusals";
import { times } from "../../tests/support/properties";
import { readQuiz } from "./quiz-input";

const read = (responses: unknown) => readQuiz({ email: "ann@example.com", name: "Ann", responses });
/** `[[[…]]]` or `{"a":{"a":…}}`, so many levels of it. */
const nested = (levels: number, open: string, close: string): unknown =>
  JSON.parse(`{"explore":${open.repeat(levels)}1${close.repeat(levels)}}`);

describe("the answers", () => {
  test.each([
    ["lists", "[", "]"],
    ["objects", '{"a":', "}"],
    ["both in turn", '[{"a":', "}]"],
  ])("%s within each other thousands deep are refused at their field", (_, open, close) => {
    for (const levels of [20, 600, 3_250, 8_000]) {
      expect(read(nested(levels, open, close))).toEqual({
        ok: false,
        fields: { responses: [refusal("answers.too-deep", 10)] },
      });
    }
  });

  test("ten levels are kept, the answers themselves among them", () => {
    expect(read(nested(9, "[", "]"))).toMatchObject({ ok: true });
    expect(read(nested(10, "[", "]"))).toMatchObject({ ok: false });
  });

  test("of any kind are taken, and only the questions' own options are kept", () => {
    const odd = { focus: ["career"], explore: { toString: 1, valueOf: 1 }, timeline: 5, format: "both" };
    expect(read(odd)).toMatchObject({ ok: true, value: { responses: { format: "both" }, sent: odd } });
    const others = { focus: "x".repeat(3_000), timeline: "constructor", more: "text", __proto__: { a: 1 } };
    expect(read(others)).toMatchObject({ ok: true, value: { responses: {} } });
    const every = { focus: "career", familiarity: "new", challenge: "timing", explore: "natal" };
    expect(read({ ...every, name: "Ann", email: "ann@example.com" })).toMatchObject({
      value: { responses: every },
    });
  });

  test("come to 200 bytes at most, whatever was sent", () => {
    const longest = Object.fromEntries(
      QUESTIONS.map(({ key, options }) => [
        key,
        [...options].sort((a: string, b: string) => b.length - a.length)[0] ?? "",
      ]),
    );
    const reading = read({ ...longest, more: "x".repeat(3_000) });
    expect(reading.ok && JSON.stringify(reading.value.responses).length).toBeLessThan(200);
    expect(reading).toMatchObject({ ok: true, value: { responses: { focus: "self-discovery" } } });
  });

  test("whatever JSON they are, come to an answer or a message at their field", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 12 }), (json) => {
        const reading = read(JSON.parse(json));
        if (!reading.ok) expect(Object.keys(reading.fields)).toEqual(["responses"]);
        else expect(JSON.stringify(reading.value.sent).length).toBeLessThanOrEqual(4_096);
      }),
      { numRuns: times(500) },
    );
  });
});
