import { expect, test } from "vitest";
import { accentColours, contrastIn, LEAST_CONTRAST, nearestIn, readColour, THEMES } from "./accent";

const HUES = Array.from({ length: 24 }, (_, index) => {
  const part = (shift: number) =>
    Math.round(127.5 + 127.5 * Math.cos(((index * 15 + shift) * Math.PI) / 180))
      .toString(16)
      .padStart(2, "0");
  return `#${part(0)}${part(240)}${part(120)}`;
});

test.each(THEMES)(
  "of every hue there is a nearest colour that reads in the %s theme, and it is its own nearest",
  (theme) => {
    for (const colour of [...HUES, "#000000", "#ffffff", "#808080"]) {
      const nearest = nearestIn(theme, colour);
      expect(contrastIn(theme, nearest), colour).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      expect(nearestIn(theme, nearest)).toBe(nearest);
      expect(readColour(nearest)).toBe(nearest);
    }
  },
);

test("what reads by day does not at night", () => {
  expect(contrastIn("light", "#7a5a10")).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(contrastIn("dark", "#7a5a10")).toBeLessThan(LEAST_CONTRAST);
  expect(nearestIn("dark", "#7a5a10")).not.toBe("#7a5a10");
});

test.each(THEMES)("what stands on an accent reads in the %s theme, at rest and under a pointer", (theme) => {
  for (const colour of HUES) {
    const { gold, ...others } = accentColours(theme, nearestIn(theme, colour));
    expect(gold).toBe(nearestIn(theme, colour));
    for (const other of Object.values(others)) expect(readColour(other), other).toBe(other);
    expect(contrastIn(theme, others["gold-strong"] ?? ""), colour).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
});

test.each(["", "8a6a1f", "#8a6a1", "#8A6A1F00", "red", "#8a6a1g", "#8a6a1f;x"])("%j is no colour", (text) => {
  expect(readColour(text)).toBeNull();
});
