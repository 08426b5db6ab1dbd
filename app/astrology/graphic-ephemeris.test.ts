import { describe, expect, test } from "vitest";
import { skyWindowAnswer } from "../answers/sky-window";
import { PLANETS } from "./bodies";
import {
  type CurvePoint,
  curveOn,
  onSheet,
  SHEETS,
  type Sheet,
  type SheetPlanet,
  sampleInstants,
  wayOnSheet,
} from "./graphic-ephemeris";
import { instantOfDate, MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";
import { openWindow } from "./sky-window";
import truth from "./truth/positions.json";

const DAY = MILLISECONDS_PER_DAY;
const CURVES = PLANETS.filter((planet): planet is SheetPlanet => planet !== "Moon");

function curveBetween(planet: SheetPlanet, sheet: Sheet, from: number, to: number) {
  const samples = sampleInstants(from, to).map((instant) => ({
    instant,
    degree: positionOf(planet, instant).longitude,
  }));
  return curveOn(samples, sheet);
}

/** Degrees, of straight lines between samples a day apart: a third of a pixel on the screen for Mercury near its stations. */
const tolerance = (planet: SheetPlanet) => (planet === "Mercury" ? 0.025 : 0.008);

/** What is drawn at an instant: between two corners of a piece the line is straight. */
function heightAt(pieces: readonly (readonly CurvePoint[])[], instant: number): number {
  for (const piece of pieces) {
    for (let i = 1; i < piece.length; i++) {
      const [a, b] = [piece[i - 1] as CurvePoint, piece[i] as CurvePoint];
      if (instant < a.instant || instant > b.instant || a.instant === b.instant) continue;
      return a.degree + ((b.degree - a.degree) * (instant - a.instant)) / (b.instant - a.instant);
    }
  }
  throw new RangeError("Nothing is drawn then");
}

test("a longitude stands on a sheet by its rest, a whisker before the seam at its upper edge", () => {
  expect([0, 45, 89.5, 359.9].map((longitude) => onSheet(longitude, 45))).toEqual([
    0,
    0,
    44.5,
    expect.closeTo(44.9, 9),
  ]);
  expect([90, 200.25, -0.5].map((longitude) => onSheet(longitude, 90))).toEqual([0, 20.25, 89.5]);
});

test("from one longitude to another the way on a sheet goes over its edge where that is shorter", () => {
  expect(wayOnSheet(91, 359, 90)).toBeCloseTo(2, 9);
  expect(wayOnSheet(44, 1, 45)).toBeCloseTo(-2, 9);
  // Exact at half a square.
  expect(wayOnSheet(355, 310, 45)).toBeCloseTo(0, 9);
});

describe.each(SHEETS)("on a sheet of %i°", (sheet) => {
  test.each(CURVES)("%s is nowhere further than declared from its true place in ten years", (planet) => {
    let worst = 0;
    for (let year = 2020; year < 2030; year++) {
      const [from, to] = [instantOfDate(year, 1, 1), instantOfDate(year + 1, 1, 1)];
      const pieces = curveBetween(planet, sheet, from, to);
      for (let instant = from; instant < to; instant += 0.31 * DAY) {
        const drawn = heightAt(pieces, instant);
        const off = Math.abs(wayOnSheet(drawn, positionOf(planet, instant).longitude, sheet));
        worst = Math.max(worst, off);
      }
    }
    expect(worst).toBeLessThan(tolerance(planet));
  });

  test("no stroke is drawn from edge to edge: a piece ends at one and the next begins at the other", () => {
    for (const planet of CURVES) {
      const pieces = curveBetween(planet, sheet, instantOfDate(2026, 1, 1), instantOfDate(2028, 1, 1));
      for (const [i, piece] of pieces.entries()) {
        for (const { degree } of piece) {
          expect(degree).toBeGreaterThanOrEqual(0);
          expect(degree).toBeLessThanOrEqual(sheet);
        }
        for (let j = 1; j < piece.length; j++)
          expect(Math.abs((piece[j]?.degree ?? 0) - (piece[j - 1]?.degree ?? 0))).toBeLessThan(2.5);
        const next = pieces[i + 1]?.[0];
        const last = piece.at(-1);
        if (next) expect([last?.degree, next.degree].toSorted((a = 0, b = 0) => a - b)).toEqual([0, sheet]);
        if (next) expect(next.instant).toBe(last?.instant);
      }
    }
    // The Sun goes round once a year, and every fold of the zodiac is an edge.
    const ofSun = curveBetween("Sun", sheet, instantOfDate(2026, 1, 1), instantOfDate(2028, 1, 1));
    expect(ofSun).toHaveLength((2 * 360) / sheet + 1);
  });

  test("curves are as near as declared to Swiss Ephemeris on JPL DE441 at every moment of the reference", () => {
    let compared = 0;
    for (const { utc, b } of truth.charts) {
      const at = Date.parse(utc);
      const midnight = at - (((at % DAY) + DAY) % DAY);
      for (const planet of CURVES) {
        const pieces = curveBetween(planet, sheet, midnight - 2 * DAY, midnight + 3 * DAY);
        const [longitude] = (b as Record<string, readonly number[]>)[planet] ?? [];
        const off = wayOnSheet(heightAt(pieces, at), longitude ?? Number.NaN, sheet);
        expect(Math.abs(off), `${planet} ${utc}`).toBeLessThan(tolerance(planet));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

test("a browser's window gives the samples that the whole table gives, to the last bit", () => {
  const instants = sampleInstants(instantOfDate(2026, 1, 1), instantOfDate(2027, 1, 1));
  expect(instants).toHaveLength(367);
  const whole = instants.map((instant) => positionOf("Mercury", instant).longitude);
  const window = openWindow(skyWindowAnswer(2026).sky);
  expect(instants.map((instant) => window.positionsAt(instant).Mercury.longitude)).toEqual(whole);
});
