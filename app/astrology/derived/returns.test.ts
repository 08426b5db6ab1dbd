import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separation, signedDifference } from "../angles";
import { chartAngles } from "../houses";
import { MILLISECONDS_PER_DAY as DAY, type Instant } from "../instant";
import { positionOf, skyFrameAt } from "../positions";
import truth from "../truth/returns.json";
import { RETURNING_BODIES, type ReturningBody, returnOf } from "./returns";

const ARCSECOND = 1 / 3600;
const SECOND = 1000;

function returnAround(
  body: ReturningBody,
  birth: Instant,
  around: Instant,
  options: { readonly precessed?: boolean } = {},
) {
  const found = returnOf({ body, birth, at: around - DAY, next: true, precessed: false, ...options });
  if (!found) throw new Error("no return");
  return found;
}

function expectAngles(
  instant: Instant,
  { lat, lon }: { readonly lat: number; readonly lon: number },
  { ASC, MC }: { readonly ASC: number; readonly MC: number },
  seconds: number,
) {
  const { ascendant, midheaven } = chartAngles(skyFrameAt(instant), { latitude: lat, longitude: lon });
  // The Earth turns by 15″ a second of time, and an ascendant at most thrice as fast where the rows are not ill.
  expect(separation(midheaven, MC)).toBeLessThan((2 + 17 * seconds) * ARCSECOND);
  expect(separation(ascendant, ASC)).toBeLessThan((2 + 50 * seconds) * ARCSECOND);
}

describe("returns stand at the reference's instants", () => {
  it.each(truth.solar)("the Sun of $birth.utc in $year, tropical and precessed", (row) => {
    expect(row.ill).toEqual([]);
    const birth = Date.parse(row.birth.utc);
    for (const [expected, precessed] of [
      [row.return, false],
      [row.precessionCorrected, true],
    ] as const) {
      const { instant } = returnAround("Sun", birth, Date.parse(expected.utc), { precessed });
      expect(Math.abs(instant - Date.parse(expected.utc))).toBeLessThan(2 * SECOND);
      expectAngles(instant, row.birth, expected.birthplace, 2);
      expectAngles(instant, row.other, expected.other, 2);
    }
  });

  it.each(truth.lunar)("the Moon of $birth.utc after $from", (row) => {
    expect(row.ill).toEqual([]);
    const birth = Date.parse(row.birth.utc);
    let at = Date.parse(row.from);
    for (const expected of row.returns) {
      const found = returnOf({ body: "Moon", birth, at, next: true, precessed: false });
      at = found?.instant ?? Number.NaN;
      expect(Math.abs(at - Date.parse(expected.utc))).toBeLessThan(SECOND);
      expect(found?.passes).toEqual([at]);
      expectAngles(at, row.birth, expected.birthplace, 1);
      expectAngles(at, row.other, expected.other, 1);
    }
  });

  it.each(truth.outer)("every pass of $kind over its place at $birth.utc, none else", (row) => {
    expect(row.ill).toEqual([]);
    const body = row.kind === "saturn" ? "Saturn" : "Jupiter";
    const birth = Date.parse(row.birth.utc);
    const found: Instant[] = [];
    for (let at = birth; ; at = found.at(-1) as Instant) {
      const next = returnOf({ body, birth, at, next: true, precessed: false });
      if (!next || next.instant > Date.parse(row.until)) break;
      found.push(next.instant);
      const ofThisReturn = row.passes.filter(({ n }) => n === row.passes[found.length - 1]?.n);
      expect(next.passes).toHaveLength(ofThisReturn.length);
      expect(next.passes).toContain(next.instant);
    }
    expect(found).toHaveLength(row.passes.length);
    row.passes.forEach(({ utc, direction }, i) => {
      const { longitude, speed } = positionOf(body, found[i] as Instant);
      expect(separation(longitude, row.natal)).toBeLessThan(0.5 * ARCSECOND);
      expect(speed < 0 ? "retrograde" : "direct").toBe(direction);
      // Where the reference's instant has us: its own error and ours.
      expect(separation(positionOf(body, Date.parse(utc)).longitude, row.natal)).toBeLessThan(
        0.5 * ARCSECOND,
      );
    });
  });
});

describe("a return", () => {
  const births = fc.integer({ min: Date.UTC(1801, 0, 1), max: Date.UTC(2060, 0, 1) });
  const bodies = fc.constantFrom(...RETURNING_BODIES);

  it("has the natal longitude at every pass; last and next enclose the moment, and nothing lies between", () => {
    fc.assert(
      fc.property(bodies, births, fc.integer({ min: 0, max: 40 * 365 }), (body, birth, days) => {
        const at = birth + days * DAY;
        const natal = positionOf(body, birth).longitude;
        const last = returnOf({ body, birth, at, next: false, precessed: false });
        const next = returnOf({ body, birth, at, next: true, precessed: false });
        for (const pass of [...(last?.passes ?? []), ...(next?.passes ?? [])]) {
          expect(separation(positionOf(body, pass).longitude, natal)).toBeLessThan(0.01 * ARCSECOND);
        }
        if (last) expect(last.instant).toBeLessThanOrEqual(at + 500);
        if (next) expect(next.instant).toBeGreaterThan(at);
        if (!last || !next) return;
        // What follows the last one is the next one.
        const following = returnOf({ body, birth, at: last.instant, next: true, precessed: false });
        expect(Math.abs((following?.instant ?? Number.NaN) - next.instant)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 150 },
    );
  });

  it("of the Sun in a December birth's June is last year's, and the next is this year's", () => {
    const query = {
      body: "Sun",
      birth: Date.UTC(1985, 11, 12, 9, 30),
      at: Date.UTC(2026, 5, 15),
      precessed: false,
    } as const;
    const yearOf = (next: boolean) => new Date(returnOf({ ...query, next })?.instant ?? 0).getUTCFullYear();
    expect(yearOf(false)).toBe(2025);
    expect(yearOf(true)).toBe(2026);
  });

  it("at the very moment is the last one, and a second earlier still the next", () => {
    const birth = Date.UTC(1990, 5, 15, 18, 30);
    const { instant } = returnAround("Sun", birth, Date.UTC(2026, 5, 15));
    const ask = (at: Instant, next: boolean) =>
      returnOf({ body: "Sun", birth, at, next, precessed: false })?.instant;
    expect(ask(instant, false)).toBe(instant);
    expect(ask(instant - SECOND, true)).toBe(instant);
    expect((ask(instant, true) as Instant) - instant).toBeGreaterThan(365 * DAY);
    expect(instant - (ask(instant - SECOND, false) as Instant)).toBeGreaterThan(365 * DAY);
  });

  it("is none before the first, and none after the tables end", () => {
    const birth = Date.UTC(1990, 0, 1, 12);
    const ask = (body: ReturningBody, at: Instant, next: boolean) =>
      returnOf({ body, birth, at, next, precessed: false });
    expect(ask("Saturn", Date.UTC(2015, 0, 1), false)).toBeNull();
    expect(ask("Saturn", Date.UTC(2020, 0, 1), false)).not.toBeNull();
    expect(ask("Pluto", Date.UTC(1995, 0, 1), true)).toBeNull();
  });

  it("measured among the stars comes later by what the equinox has gone back", () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 1, max: 39 }), (birth, age) => {
        const at = birth + age * 365.25 * DAY;
        const tropical = returnAround("Sun", birth, at).instant;
        const sidereal = returnAround("Sun", birth, at, { precessed: true }).instant;
        const gone = signedDifference(
          positionOf("Sun", sidereal).longitude,
          positionOf("Sun", birth).longitude,
        );
        expect(Math.abs(gone - (age * 50.29) / 3600)).toBeLessThan(40 * ARCSECOND); // nutation, both ways
        expect(sidereal - tropical).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});
