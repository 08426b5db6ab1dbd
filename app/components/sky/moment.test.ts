import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exactText } from "./moment";

// Decided by her own day: in Auckland (+13:00 then) it is long tomorrow.
describe("a phase under way says when it is exact", () => {
  const given = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = "Pacific/Auckland";
  });
  afterAll(() => {
    if (given === undefined) delete process.env.TZ;
    else process.env.TZ = given;
  });

  // The full Moon of November 2026: the 24th, 14:53 UTC.
  const full = new Date("2026-11-24T14:53:00Z");

  test.each([
    ["2026-11-24T12:00:00Z", "exact today"],
    ["2026-11-24T10:59:00Z", "exact tomorrow"],
    ["2026-11-23T11:00:00Z", "exact tomorrow"],
    ["2026-11-23T10:59:00Z", "exact Wednesday"],
  ])("seen at %s: %s", (now, expected) => {
    expect(exactText(full, new Date(now))).toMatch(new RegExp(`^${expected}, 0?3:53`));
  });
});
