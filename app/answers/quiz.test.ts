import { describe, expect, test } from "vitest";
import { optionId, QUESTIONS, type QuestionKey } from "~/readings/quiz";
import * as words from "~/words/quiz";
import { type QuizAnswers, reasonsFor, recommend } from "./quiz";

const asked = QUESTIONS.filter((question) => question.key !== "contact");

/** Every way to answer the six questions. */
const EVERY_ANSWER_SET: readonly QuizAnswers[] = asked.reduce<QuizAnswers[]>(
  (sets, { key, options }) =>
    sets.flatMap((set) => options.map((option) => ({ ...set, [key as QuestionKey]: option }))),
  [{}],
);

const countOf = (matches: (result: ReturnType<typeof recommend>) => boolean) =>
  EVERY_ANSWER_SET.filter((answers) => matches(recommend(answers))).length;

describe("over all 4·4·5·5·3·3 = 3,600 ways to answer", () => {
  test("there are 3,600", () => {
    expect(new Set(EVERY_ANSWER_SET.map((set) => JSON.stringify(set))).size).toBe(3_600);
  });

  // Counted by hand: 1 − (share without the one reason) · (share without the other), of 3,600.
  test.each([
    ["birth-chart", 2_160, "explore natal 1/5, or new or sun-sign 2/4"],
    ["transits", 1_296, "explore transits 1/5, or challenge timing 1/5"],
    ["compatibility", 1_440, "explore compatibility 1/5, or focus relationships 1/4"],
    ["numerology", 720, "explore numerology 1/5"],
    ["astrocartography", 720, "explore astrocartography 1/5"],
  ] as const)("%s is recommended to %i (%s)", (tool, count, _why) => {
    expect(countOf(({ recommendedTools }) => recommendedTools.includes(tool))).toBe(count);
  });

  // Of the 2,400 with consultation or both; each rule takes its share of what the ones before left.
  test.each([
    ["birth-chart-consultation", 1_200, "1/2 of 2,400"],
    ["transit-consultation", 240, "1/5 of the other 1,200"],
    ["synastry-consultation", 240, "1/5 of those 1,200"],
    ["comprehensive-session", 336, "7/15 of the last 720"],
  ] as const)("%s is recommended to %i (%s)", (service, count, _why) => {
    expect(countOf(({ recommendedServices }) => recommendedServices.includes(service))).toBe(count);
  });

  test("nobody who wants tools only is offered a service, and nobody two", () => {
    for (const answers of EVERY_ANSWER_SET) {
      const { recommendedServices } = recommend(answers);
      expect(recommendedServices.length).toBeLessThanOrEqual(answers.format === "tools" ? 0 : 1);
    }
  });

  test("the recommendation is the service, else the first tool, and tools keep their order", () => {
    const order = ["birth-chart", "transits", "compatibility", "numerology", "astrocartography"];
    for (const answers of EVERY_ANSWER_SET) {
      const { recommendation, recommendedTools, recommendedServices } = recommend(answers);
      expect(recommendation).toBe(recommendedServices[0] ?? recommendedTools[0]);
      expect(recommendedTools).toEqual(order.filter((tool) => recommendedTools.some((own) => own === tool)));
    }
  });
});

test("no two options are found by one id", () => {
  const ids = asked.flatMap(({ key, options }) => options.map((option) => optionId(key, option)));
  expect(new Set(ids).size).toBe(24);
  expect(ids).toHaveLength(24);
});

test("whatever is recommended has its reasons among the answers, and nothing else has any", () => {
  const given = (answers: QuizAnswers) =>
    asked.flatMap(({ key, options }) =>
      options.flatMap((option) => (answers[key] === option ? [optionId(key, option)] : [])),
    );
  for (const answers of EVERY_ANSWER_SET) {
    const { recommendedTools, recommendedServices } = recommend(answers);
    for (const what of [...recommendedTools, ...recommendedServices]) {
      const reasons = reasonsFor(what, answers);
      expect(reasons.length, what).toBeGreaterThan(0);
      expect(given(answers)).toEqual(expect.arrayContaining([...reasons]));
    }
    if (!recommendedTools.includes("transits")) expect(reasonsFor("transits", answers)).toEqual([]);
  }
  expect(
    reasonsFor("birth-chart", { familiarity: "sun-sign", explore: "natal", challenge: "timing" }).map(
      words.option,
    ),
  ).toEqual(["I know my Sun sign", "My natal chart"]);
});

test("a relationship seeker who knows the Sun sign and wants both", () => {
  const answers = {
    focus: "relationships",
    familiarity: "sun-sign",
    challenge: "timing",
    explore: "numerology",
    timeline: "soon",
    format: "both",
  };
  expect(recommend(answers)).toEqual({
    recommendation: "birth-chart-consultation",
    recommendedTools: ["birth-chart", "transits", "compatibility", "numerology"],
    recommendedServices: ["birth-chart-consultation"],
  });
  expect(recommend({ ...answers, format: "tools" })).toMatchObject({
    recommendation: "birth-chart",
    recommendedServices: [],
  });
});

test("somebody advanced whom no service rule matches is offered none", () => {
  expect(
    recommend({
      focus: "self-discovery",
      familiarity: "advanced",
      challenge: "direction",
      explore: "numerology",
      timeline: "soon",
      format: "consultation",
    }),
  ).toEqual({
    recommendation: "numerology",
    recommendedTools: ["numerology"],
    recommendedServices: [],
  });
});

test.each([{}, { focus: "nothing", explore: "__proto__", format: "both" }, { format: "consultation" }])(
  "answers that no rule knows (%j) lead to the birth chart",
  (answers) => {
    expect(recommend(answers)).toEqual({
      recommendation: "birth-chart",
      recommendedTools: [],
      recommendedServices: [],
    });
  },
);
