import { expect, test } from "vitest";
import { readMoment } from "~/schemas/moment-query";
import { momentIn } from "./moment-in";

test.each([
  "2026-11-20",
  "2026-11-20T09:30",
  "2026-11-20 09:30",
  "2026-11-20T09:30Z",
  "2026-11-20T09:30:15Z",
  "2026-11-20T09:30:00+01:00",
  "2026-11-20T09:30 01:00",
  "1800-01-01T00:00",
  "2100-12-31T23:59",
  "1799-12-31T23:59",
  "2101-01-01T00:00",
  "2026-13-01",
  "tomorrow",
  "2026-11-20T9:30",
])("of %s the browser knows the moment that the server does", (at) => {
  const read = readMoment({ at });
  expect(momentIn(at)).toBe(read.ok ? read.value : null);
});

test("none is no moment", () => expect(momentIn(null)).toBeNull());
