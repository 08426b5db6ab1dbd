import { expect, test } from "vitest";
import { browserTally, unitTally } from "./test-reports.mjs";

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test("a browser test that failed, or passed only when it was tried again, is named", () => {
  const report = {
    stats: { expected: 2 },
    suites: [
      {
        title: "quiz.spec.ts",
        specs: [spec("opens", "expected"), spec("closes", "flaky")],
        suites: [
          {
            title: "on a telephone",
            specs: [spec("wobbles", "flaky"), spec("stands", "expected"), spec("falls", "unexpected")],
          },
        ],
      },
    ],
  };
  expect(browserTally(report)).toEqual({
    passed: 2,
    failed: 3,
    failures: [
      "quiz.spec.ts › closes (passed only when tried again)",
      "quiz.spec.ts › on a telephone › wobbles (passed only when tried again)",
      "quiz.spec.ts › on a telephone › falls",
    ],
  });
});

test("a unit test that failed is named, and so is a file that could not be read", () => {
  const ran = (fullName: string, status: string) => ({ fullName, status });
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: "moon.test.ts",
        status: "failed",
        assertionResults: [ran("a phase has a name", "passed"), ran("a month has a full Moon", "failed")],
      },
      { name: "sun.test.ts", status: "failed", assertionResults: [] },
      { name: "sky.test.ts", status: "passed", assertionResults: [] },
    ],
  };
  expect(unitTally(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: ["moon.test.ts › a month has a full Moon", "sun.test.ts"],
  });
});
