import { describe, expect, it } from "vitest";
import { separation } from "../angles";
import { type Instant, isoOf } from "../instant";
import { SIGNS, type Sign, signAt } from "../signs";
import truth from "../truth/releasing.json";
import { listPeriods } from "./list-periods";
import { lotsAt } from "./lots-at";
import type { Period } from "./period";
import { releasedFrom, SIGN_YEARS, zodiacalReleasing } from "./zodiacal-releasing";

const DAY = 86_400_000;
const CENTURY = 36_525 * DAY;
const LOTS = ["Fortune", "Spirit"] as const;
const keyOf = { Fortune: "fortune", Spirit: "spirit" } as const;

/** As the reference writes it. */
const iso = (instant: Instant) => isoOf(instant).replace(".000Z", "Z");
const peakOf = ({ marks }: Period) => Number(marks.find((mark) => mark.startsWith("peak"))?.slice(5) ?? 0);
const isLoosed = ({ marks }: Period) => marks.includes("loosed");

type FirstLevel = readonly [
  string,
  string,
  string,
  number,
  readonly (readonly [string, string, number, number])[],
];
type Path = readonly (readonly [string, string, string, number, number])[];

describe.each(truth.rows.map((row) => [row.utc, row] as const))("%s", (utc, row) => {
  const birth = Date.parse(utc);
  const ill: readonly string[] = row.ill;
  const signs = { Fortune: row.fortuneSign as Sign, Spirit: row.spiritSign as Sign };

  it("has the lots of the reference, within 2″, in its signs", () => {
    const lots = lotsAt(birth, { latitude: row.lat, longitude: row.lon }, "Tropical", true);
    if (!ill.includes("sun-at-horizon")) expect(lots.isDay).toBe(row.isDay);
    for (const lot of LOTS) {
      if (ill.includes("sun-at-horizon")) continue;
      expect(separation(lots[lot], row[keyOf[lot]])).toBeLessThan(2 / 3600);
      expect(signAt(lots[lot])).toBe(signs[lot]);
    }
    const never = lotsAt(birth, { latitude: row.lat, longitude: row.lon }, "Tropical", false);
    for (const lot of LOTS)
      expect(separation(never[lot], row.neverExchanged[keyOf[lot]])).toBeLessThan(2 / 3600);
  });

  it.each(LOTS)("releases %s as the reference does, to the hour", (lot) => {
    const sign = releasedFrom(lot, signs);
    expect(sign).toBe(row.releasedFrom[keyOf[lot]]);
    const technique = zodiacalReleasing({ birth, sign, fortune: signs.Fortune });
    const to = birth + CENTURY;
    const { periods } = listPeriods(technique, { from: birth, to, at: birth, levels: 2 });
    const first = periods.filter(({ level }) => level === 1);
    const expected = row[`${keyOf[lot]}Periods`] as unknown as readonly FirstLevel[];
    expect(first.map((period) => [period.sign, iso(period.from), iso(period.to), peakOf(period)])).toEqual(
      expected.map((period) => period.slice(0, 4)),
    );
    expected.forEach(([, , , , parts], index) => {
      const ours = periods.filter(({ level, parent }) => level === 2 && parent === index);
      expect(ours.map((part) => [part.sign, iso(part.from), isLoosed(part), peakOf(part)])).toEqual(
        parts.map(([sign, from, loosing, peak]) => [sign, from, loosing === 1, peak]),
      );
    });
  });

  it("has the four running periods of the reference", () => {
    for (const moment of row.at) {
      for (const lot of LOTS) {
        const sign = releasedFrom(lot, signs);
        const technique = zodiacalReleasing({ birth, sign, fortune: signs.Fortune });
        const at = Date.parse(moment.instant);
        const { running } = listPeriods(technique, { from: birth, to: birth + CENTURY, at, levels: 4 });
        expect(
          running.map((period) => [
            period.sign,
            iso(period.from),
            iso(period.to),
            isLoosed(period),
            peakOf(period),
          ]),
        ).toEqual(
          (moment[keyOf[lot]] as unknown as Path).map(([sign, from, to, loosing, peak]) => [
            sign,
            from,
            to,
            loosing === 1,
            peak,
          ]),
        );
      }
    }
  });
});

it("gives the twelve signs 211 years, and Aquarius 30 of them", () => {
  expect(SIGNS.reduce((sum, sign) => sum + SIGN_YEARS[sign], 0)).toBe(211);
  expect(SIGN_YEARS.Aquarius).toBe(30);
  expect(SIGN_YEARS).toEqual(truth.years);
});

it("begins Bush's Leo from Spirit on 1 October 1998, the year that is printed", () => {
  const technique = zodiacalReleasing({
    birth: Date.parse("1946-07-06T11:26:00Z"),
    sign: "Taurus",
    fortune: "Scorpio",
  });
  const leo = [...technique.first()].find(({ sign }) => sign === "Leo");
  expect(isoOf(leo?.from ?? Number.NaN).slice(0, 10)).toBe("1998-10-01");
  expect(leo?.marks).toEqual(["peak-10"]);
});

it("ends with its round: nobody taught what comes after 211 years", () => {
  const technique = zodiacalReleasing({ birth: 0, sign: "Aries", fortune: "Aries" });
  const round = [...technique.first()];
  expect(round).toHaveLength(12);
  expect(round.at(-1)?.to).toBe(211 * 360 * DAY);
});
