import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { quizNote, quizSoFar } from "./quiz-note";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("document", { documentElement: { dataset: {} } }); // shown to a visitor
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the quiz of this tab", () => {
  test.each([0, 3, 6])("goes on at step %i", (step) => {
    const kept = { step, answers: { focus: "career", email: "ann@example.com" } };
    quizNote.write(kept);
    expect(quizSoFar()).toEqual(kept);
  });

  test.each(["1.5", '"1"', "[2]", "7", "-1", "-0.5", "1e999", "null", "true", "{}"])(
    "begins anew where storage holds step %s",
    (step) => {
      stored.set("quiz", `{"step":${step},"answers":{"focus":"career"}}`);
      expect(quizSoFar()).toBeNull();
    },
  );

  test.each([
    "",
    "{",
    "null",
    "5",
    "[]",
    '{"step":1}',
    '{"step":1,"answers":null}',
    '{"step":1,"answers":5}',
  ])("begins anew where storage holds %j", (text) => {
    stored.set("quiz", text);
    expect(quizSoFar()).toBeNull();
  });

  test("takes over texts of its own questions only", () => {
    stored.set(
      "quiz",
      '{"step":2,"answers":{"focus":"career","format":5,"other":"x","__proto__":{"name":"x"}}}',
    );
    expect(quizSoFar()).toEqual({ step: 2, answers: { focus: "career" } });
  });
});
