import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { nutationAt } from "../app/astrology/ephemeris/nutation";
import { ARGUMENTS, nutationSource, PLANETARY_LONGITUDE, PLANETARY_OBLIQUITY, TERMS } from "./build-nutation";

const ARCSECOND = Math.PI / 648_000;
const UNIT = ARCSECOND * 1e-7;

/** The series as its authors write it. */
function plainSum(t: number) {
  let longitude = PLANETARY_LONGITUDE;
  let obliquity = PLANETARY_OBLIQUITY;
  for (const [l, m, f, d, n, sine, timeSine, cosine, obliqueCosine, timeCosine, obliqueSine] of TERMS) {
    const angle = [l, m, f, d, n].reduce((sum, k, i) => {
      const [start, rate] = ARGUMENTS[i] ?? [0, 0];
      return sum + k * (start + rate * t) * ARCSECOND;
    }, 0);
    longitude += (sine + timeSine * t) * Math.sin(angle) + cosine * Math.cos(angle);
    obliquity += (obliqueCosine + timeCosine * t) * Math.cos(angle) + obliqueSine * Math.sin(angle);
  }
  return { longitude: longitude * UNIT, obliquity: obliquity * UNIT };
}

const CENTURIES = Array.from({ length: 603 }, (_, i) => -2 + i / 200);

it("what is written is the sum of the terms, to 0.0005″ from 1800 to 2100", () => {
  for (const t of CENTURIES) {
    const written = nutationAt(t);
    const sum = plainSum(t);
    expect(Math.abs(written.longitude - sum.longitude)).toBeLessThan(0.0005 * ARCSECOND);
    expect(Math.abs(written.obliquity - sum.obliquity)).toBeLessThan(0.0005 * ARCSECOND);
  }
});

it("the file is what the script writes", () => {
  const file = new URL("../app/astrology/ephemeris/nutation.ts", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(nutationSource());
});
