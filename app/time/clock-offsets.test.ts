import { expect, it } from "vitest";
import { clockAt } from "./clock-offsets";

it("clocks show another hour from the moment of their change on", () => {
  const berlin = [
    { from: "2026-03-01T00:00:00.000Z", offset: 3600 },
    { from: "2026-03-29T01:00:00.000Z", offset: 7200 },
  ];
  expect(clockAt("2026-03-29T00:59:59.000Z", berlin)).toBe("2026-03-29T01:59:59");
  expect(clockAt("2026-03-29T01:00:00.000Z", berlin)).toBe("2026-03-29T03:00:00");
  expect(clockAt("2026-02-01T00:00:00.000Z", berlin)).toBe("2026-02-01T01:00:00");
});
