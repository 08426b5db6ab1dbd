import { describe, expect, it } from "vitest";
import { eclipsesBetween } from "./eclipses";
import { END_INSTANT, FIRST_INSTANT } from "./instant";
import { nextEclipses } from "./next-eclipses";
import truth from "./truth/phases.json";

describe.each(truth.years)("the eclipses of $year", ({ year }) => {
  const expected = truth.eclipses
    .filter(({ max_utc }) => max_utc.startsWith(String(year)))
    .sort((a, b) => Date.parse(a.max_utc) - Date.parse(b.max_utc));
  const found = eclipsesBetween(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1));

  it("are those of the reference, of the same kind", () => {
    expect(found.map(({ kind, type }) => `${type} ${kind}`)).toEqual(
      expected.map(({ type, kind }) => `${kind} ${type}`),
    );
  });

  it("are greatest at the same moment, to 5 s until 2026 and to a minute later", () => {
    expected.forEach(({ max_utc }, i) => {
      const off = Math.abs((found[i]?.greatest ?? Number.NaN) - Date.parse(max_utc)) / 1000;
      expect(off, max_utc).toBeLessThan(year <= 2026 ? 5 : 60);
    });
  });
});

// NASA's Five Millennium Canon of Solar Eclipses (Espenak and Meeus 2006).
it.each([
  [2005, 4, 8, "hybrid"],
  [2013, 11, 3, "hybrid"],
  [2023, 4, 20, "hybrid"],
  [1987, 3, 29, "hybrid"],
  [2017, 8, 21, "total"],
  [2019, 7, 2, "total"],
  [2012, 5, 20, "annular"],
  [2014, 4, 29, "annular"], // its axis misses the Earth, the cone grazes Antarctica
  [2011, 1, 4, "partial"],
] as const)("the solar eclipse of %i-%i-%i is %s", (year, month, day, type) => {
  const midnight = Date.UTC(year, month - 1, day);
  const [eclipse] = eclipsesBetween(midnight, midnight + 86_400_000);
  expect(eclipse).toMatchObject({ kind: "solar", type });
});

it("gamma has the sign and the size of the catalogues", () => {
  // 2017-08-21: +0.4367, 2019-07-02: -0.6466 (NASA).
  const gammaOf = (...date: readonly [number, number, number]) =>
    eclipsesBetween(Date.UTC(...date), Date.UTC(...date) + 86_400_000)[0]?.gamma;
  expect(gammaOf(2017, 7, 21)).toBeCloseTo(0.4367, 3);
  expect(gammaOf(2019, 6, 2)).toBeCloseTo(-0.6466, 3);
});

it("the twentieth century has the 228 solar and 229 lunar eclipses of the NASA canons", () => {
  const eclipses = eclipsesBetween(Date.UTC(1901, 0, 1), Date.UTC(2001, 0, 1));
  const count = (kind: string, type?: string) =>
    eclipses.filter((eclipse) => eclipse.kind === kind && (type === undefined || eclipse.type === type))
      .length;
  expect(count("solar")).toBe(228);
  expect(count("solar", "partial")).toBe(78);
  expect(count("lunar")).toBe(229);
  expect([count("lunar", "penumbral"), count("lunar", "partial"), count("lunar", "total")]).toEqual([
    83, 65, 81,
  ]);
});

describe("the next eclipses", () => {
  // NASA's Five Millennium Canons of Solar and of Lunar Eclipses (Espenak and Meeus 2006, 2009).
  it.each([
    ["1957-09-02", ["1957-10-23", "1957-11-07", "1958-04-04", "1958-04-19"]],
    ["2060-05-01", ["2060-10-09", "2060-10-24", "2060-11-08", "2061-04-04"]],
    ["1934-12-01", ["1935-01-05"]],
    ["1902-03-20", ["1902-04-08"]],
    ["2098-10-12", ["2098-10-24"]],
  ])("of %s are those of the canons, the edges of a season among them", (date, expected) => {
    const found = nextEclipses(Date.parse(date), expected.length, END_INSTANT);
    expect(found.map(({ greatest }) => new Date(greatest).toISOString().slice(0, 10))).toEqual(expected);
  });

  it("are the first of all that there are, from 1800 to 2100", () => {
    const all = eclipsesBetween(FIRST_INSTANT, END_INSTANT).map(({ greatest }) => greatest);
    const months = (END_INSTANT - FIRST_INSTANT) / (29.7 * 86_400_000);
    for (let month = 0; month < months; month++) {
      const from = FIRST_INSTANT + month * 29.7 * 86_400_000;
      const next = nextEclipses(from, 4, END_INSTANT).map(({ greatest }) => Math.round(greatest / 1000));
      const expected = all.filter((greatest) => greatest >= from).slice(0, 4);
      expect(next, new Date(from).toISOString()).toEqual(expected.map((at) => Math.round(at / 1000)));
    }
  });
});
