import { expect, test } from "vitest";
import { browserTally, unitTally } from "./test-reports.mjs";

const said = (message: string) => [{ errors: [{ message }] }];
const spec = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, ...(message && { results: said(message) }) }],
});

test("a browser test that failed is named, and so is one that passed only when it was tried again", () => {
  const report = {
    stats: { expected: 2 },
    suites: [
      {
        title: "quiz.spec.ts",
        specs: [spec("opens", "expected"), spec("closes", "flaky")],
        suites: [
          {
            title: "on a telephone",
            specs: [
              spec("wobbles", "flaky"),
              spec("stands", "expected"),
              spec("falls", "unexpected", "\u001b[31mError\u001b[39m: no map\n\n  at all"),
            ],
          },
        ],
      },
    ],
  };
  expect(browserTally(report)).toEqual({
    passed: 4,
    failed: 1,
    failures: ["quiz.spec.ts › on a telephone › falls: Error: no map at all"],
    unsteady: ["quiz.spec.ts › closes", "quiz.spec.ts › on a telephone › wobbles"],
  });
});

test("more than a few browser tests that passed only when they were tried again fail the run", () => {
  const wobbling = (count: number) => ({
    stats: { expected: 9 },
    suites: [{ title: "map.spec.ts", specs: Array.from({ length: count }, (_, i) => spec(`${i}`, "flaky")) }],
  });
  expect(browserTally(wobbling(3))).toMatchObject({ passed: 12, failed: 0 });
  expect(browserTally(wobbling(4))).toMatchObject({ passed: 9, failed: 4 });
});

test("a unit test that failed is named, and so is a file that could not be read", () => {
  const ran = (fullName: string, status: string) => ({ fullName, status });
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: "moon.test.ts",
        status: "failed",
        assertionResults: [
          ran("a phase has a name", "passed"),
          { ...ran("a month has a full Moon", "failed"), failureMessages: ["AssertionError: 12\n"] },
        ],
      },
      { name: "sun.test.ts", status: "failed", message: "Cannot find it", assertionResults: [] },
      { name: "sky.test.ts", status: "passed", assertionResults: [] },
    ],
  };
  expect(unitTally(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: ["moon.test.ts › a month has a full Moon: AssertionError: 12", "sun.test.ts: Cannot find it"],
    unsteady: [],
  });
});
