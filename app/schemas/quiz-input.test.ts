import fc from "fast-check";
import { describe, expect, test } from "vitest";
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
        fields: { responses: ["Answers may be nested at most 10 levels deep"] },
      });
    }
  });

  test("ten levels are kept, the answers themselves among them", () => {
    expect(read(nested(9, "[", "]"))).toMatchObject({ ok: true });
    expect(read(nested(10, "[", "]"))).toMatchObject({ ok: false });
  });

  test("of any kind are kept, and only texts are looked at", () => {
    const odd = { focus: ["career"], explore: { toString: 1, valueOf: 1 }, timeline: 5, format: "both" };
    expect(read(odd)).toMatchObject({ ok: true, value: { responses: odd, answers: { format: "both" } } });
  });

  test("whatever JSON they are, come to an answer or a message at their field", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 12 }), (json) => {
        const reading = read(JSON.parse(json));
        if (!reading.ok) expect(Object.keys(reading.fields)).toEqual(["responses"]);
        else expect(JSON.stringify(reading.value.responses).length).toBeLessThanOrEqual(4_096);
      }),
      { numRuns: 500 },
    );
  });
});
