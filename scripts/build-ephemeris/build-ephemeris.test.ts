import { expect, it } from "vitest";
import { storedSky } from "../../app/astrology/ephemeris/stored-sky";
import { decodeSegment, evaluateSeries, SERIES_NAMES } from "../../app/astrology/ephemeris/table";
import text from "../../app/astrology/ephemeris/table-data";
import { encodeSegment } from "./encode";
import { FIRST_JD, SPAN_DAYS } from "./series";
import { MASSES } from "./solar-system";
import seeds from "./solar-system.json";
import { fitAll, segmentsWithin } from "./solve";

const KILOMETRES = 149_597_870.7;
const table = storedSky;

const placeAt = (name: (typeof SERIES_NAMES)[number], jd: number) => {
  const out = new Float64Array(6);
  evaluateSeries(table, name, jd, out, 0);
  return out;
};
const length = (vector: readonly number[]) => Math.hypot(...vector);

it("the committed table is what its sources give, character by character, on every segment from 1969 to 2001", () => {
  const span = { firstJd: seeds.seed.jd_tdb, lastJd: seeds.chiron_seed.jd_tdb + 400 };
  const fits = fitAll(span);
  for (const name of SERIES_NAMES) {
    const { first, count } = segmentsWithin(name, span);
    expect(count, name).toBeGreaterThan(1);
    const { offset, stride, widths } = table.series[name];
    const built = fits[name].coefficients.map((segment) => encodeSegment(name, segment, widths)).join("");
    expect(built === text.slice(offset + first * stride, offset + (first + count) * stride), name).toBe(true);
  }
}, 240_000);

it("the table spans what the plan says", () => {
  expect(table.firstJd).toBe(FIRST_JD);
  expect(table.lastJd).toBe(FIRST_JD + SPAN_DAYS);
});

it("decoding what was encoded gives it back, to half a quantum", () => {
  const series = table.series.Mars;
  const stored = decodeSegment(text, series, 100);
  const segment = [0, 1, 2].map((axis) =>
    Float64Array.from(series.widths, (_, k) => stored[3 * k + axis] as number),
  );
  const { offset, stride } = series;
  expect(encodeSegment("Mars", segment, series.widths)).toBe(
    text.slice(offset + 100 * stride, offset + 101 * stride),
  );
});

// JPL DE440 states half a century after the seed. Its barycentre of the solar system is defined a little differently
// from DE441's, by 15 km, so places are compared as seen from the Sun.
it.each(seeds.checks.map((check) => [check.jd_tdb, check] as const))(
  "at JD %d every planet is where JPL DE440 has it, within 0.06″ seen from the Earth",
  (jd, { states, relative_to_EMB: moons }) => {
    const ourSun = placeAt("Sun", jd);
    for (const mass of MASSES) {
      const ours = placeAt(mass, jd);
      const off = states[mass].r.map(
        (value, i) => (ours[i] as number) - (ourSun[i] as number) - (value - (states.Sun.r[i] as number)),
      );
      const fromEarth = length(states[mass].r.map((value, i) => value - (states.EMB.r[i] as number)));
      const arcseconds = (length(off) / Math.max(fromEarth, 0.3)) * (648_000 / Math.PI);
      expect(arcseconds, mass).toBeLessThan(0.06);
    }
    const moon = moons.Moon.r.map((value, i) => value - (moons.Earth.r[i] as number));
    const off = moon.map((value, i) => (placeAt("Moon", jd)[i] as number) - value);
    expect(length(off) * KILOMETRES).toBeLessThan(0.05);
  },
);
