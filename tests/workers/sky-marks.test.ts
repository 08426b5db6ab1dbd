import { describe, expect, test } from "vitest";
import { type SkyMarksAnswer, skyMarksAnswer } from "../../app/answers/sky-marks";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

describe("GET /api/sky-marks", () => {
  test("has the stations, new and full moons and eclipses of the span, and may be kept for a day", async () => {
    const response = await worker.fetch("/api/sky-marks?from=2026-01-01&to=2027-01-01");
    const answer = (await response.json()) as SkyMarksAnswer;
    expect(answer).toEqual(skyMarksAnswer({ from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) }));
    expect(answer.eclipses.map(({ at, kind, type }) => `${at.slice(0, 10)} ${type} ${kind}`)).toEqual([
      "2026-02-17 annular solar",
      "2026-03-03 total lunar",
      "2026-08-12 total solar",
      "2026-08-28 partial lunar",
    ]);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
  });

  test.each([
    ["", ["from", "to"]],
    ["from=2026-01-01&to=2026-01-01", ["to"]],
    ["from=2026-01-01&to=2028-01-02", ["to"]],
    ["from=1799-12-31&to=1800-02-01", ["from"]],
  ])("%j is 422 at its fields", async (query, fields) => {
    const response = await worker.fetch(`/api/sky-marks?${query}`);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(fields);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});
