import { expect, test } from "vitest";
import { PLANETS } from "./bodies";
import { eclipsesBetween } from "./eclipses";
import { instantOfDate } from "./instant";
import { principalPhasesBetween } from "./lunar-phase";
import { positionOf } from "./positions";
import { skyMarksBetween } from "./sky-marks";
import { stationsBetween } from "./stations";
import truth from "./truth/phases.json";

const [FROM, TO] = [instantOfDate(2026, 11, 22), instantOfDate(2028, 11, 22)];

test("two years have every station that a search with small steps finds, in order of time", () => {
  const { stations } = skyMarksBetween(FROM, TO);
  const searched = PLANETS.filter((planet) => planet !== "Sun" && planet !== "Moon")
    .flatMap((planet) => stationsBetween(planet, FROM, TO, 0.25))
    .sort((a, b) => a.instant - b.instant)
    .map(({ body, turns, instant }) => `${body} ${turns} ${Math.round(instant / 60_000)}`);
  expect(
    stations.map(({ planet, turns, instant }) => `${planet} ${turns} ${Math.round(instant / 60_000)}`),
  ).toEqual(searched);
  expect(searched.length).toBeGreaterThan(30);
  for (const { planet, instant } of stations)
    expect(Math.abs(positionOf(planet, instant).speed)).toBeLessThan(1e-4);
});

test("every new and full moon is there once, as itself or as an eclipse", () => {
  const { lunations, eclipses } = skyMarksBetween(FROM, TO);
  const phases = principalPhasesBetween(FROM, TO).filter(({ phaseName }) => /New|Full/.test(phaseName));
  expect(lunations.length + eclipses.length).toBe(phases.length);
  const seconds = (instant: number) => Math.round(instant / 1000);
  expect(eclipses.map(({ instant }) => seconds(instant))).toEqual(
    eclipsesBetween(FROM, TO).map(({ greatest }) => seconds(greatest)),
  );
  for (const { instant, phase, longitude } of lunations) {
    const sun = positionOf("Sun", instant).longitude;
    const apart = Math.abs(((longitude - sun + 540) % 360) - 180);
    expect(apart, new Date(instant).toISOString()).toBeCloseTo(phase === "New Moon" ? 0 : 180, 4);
  }
});

test.each(truth.years)("the eclipses of $year are those of the reference", ({ year }) => {
  const { eclipses } = skyMarksBetween(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1));
  const expected = truth.eclipses
    .filter(({ max_utc }) => max_utc.startsWith(String(year)))
    .sort((a, b) => Date.parse(a.max_utc) - Date.parse(b.max_utc));
  expect(eclipses.map(({ kind, type }) => `${type} ${kind}`)).toEqual(
    expected.map(({ type, kind }) => `${kind} ${type}`),
  );
});
