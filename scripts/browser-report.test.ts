import { expect, test } from "vitest";
import { browserTally } from "./browser-report.mjs";

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test("a browser test that passed only when it was tried again has failed, and is named", () => {
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 2 },
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
    flaky: ["quiz.spec.ts › closes", "quiz.spec.ts › on a telephone › wobbles"],
  });
});
