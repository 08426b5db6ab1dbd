import { describe, expect, it } from "vitest";
import { litPath } from "./moon-disc";

/** Area of the lit part over that of the disc: half the disc, less or plus half the terminator's ellipse. */
function litFraction(path: string): number {
  const [, width = "", sweep = ""] = /A([\d.]+) 100 0 0 ([01]) 0 -100Z$/.exec(path) ?? [];
  const half = Number(width) / 200;
  return sweep === "1" ? 0.5 + half : 0.5 - half;
}

describe("The lit part of the Moon", () => {
  it("covers as much of the disc as is illuminated", () => {
    for (const percent of [0, 3, 25, 49.9, 50, 62.5, 78, 100]) {
      expect(litFraction(litPath(percent))).toBeCloseTo(percent / 100, 3);
    }
  });
});
