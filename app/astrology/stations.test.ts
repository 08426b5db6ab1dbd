import { describe, expect, it } from "vitest";
import { signedDifference } from "./angles";
import { positionOf } from "./positions";
import { STATIONARY, type Stationary, stationsBetween } from "./stations";
import truth from "./truth/positions.json";

const MINUTE = 60_000;

// Published by the Swiss Ephemeris tables and repeated in almanacs, to the minute (UT).
describe("Mercury in 2026", () => {
  const stations = stationsBetween("Mercury", Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1));

  it("turns retrograde and direct three times each, in turn", () => {
    expect(stations.map(({ turns }) => turns)).toEqual([
      "retrograde",
      "direct",
      "retrograde",
      "direct",
      "retrograde",
      "direct",
    ]);
  });

  it("turns on the almanac's days: 26 February, 20 March, 29 June, 23 July, 24 October, 13 November", () => {
    const days = stations.map(({ instant }) => new Date(instant).toISOString().slice(5, 10));
    expect(days).toEqual(["02-26", "03-20", "06-29", "07-23", "10-24", "11-13"]);
  });

  it("turns at 22°34′ and 8°29′ Pisces, 26°15′ and 16°19′ Cancer, 20°59′ and 5°02′ Scorpio", () => {
    const expected = [352.57, 338.49, 116.26, 106.32, 230.98, 215.03];
    stations.forEach(({ longitude }, i) => {
      expect(Math.abs(longitude - (expected[i] as number))).toBeLessThan(0.02);
    });
  });
});

/** The reference has rows close to stations of each planet, with a speed whose zero is the station. */
const nearStations = truth.charts.filter(({ kind }) => /^near_station:(?!TrueNode)/.test(kind));

it.each(nearStations.map((chart) => [chart.kind.slice(13), chart.utc, chart] as const))(
  "%s stands near %s, as the reference's speed says",
  (name, utc, chart) => {
    const body = name as
      | "Mercury"
      | "Venus"
      | "Mars"
      | "Jupiter"
      | "Saturn"
      | "Uranus"
      | "Neptune"
      | "Pluto"
      | "Chiron";
    const day = 86_400_000;
    const instant = Date.parse(utc);
    const stations = stationsBetween(body, instant - 15 * day, instant + 15 * day);
    expect(stations.length).toBeGreaterThan(0);
    const nearest = stations.reduce((a, b) =>
      Math.abs(a.instant - instant) < Math.abs(b.instant - instant) ? a : b,
    );
    const [, , speed] = chart.b[body] as unknown as readonly [number, number, number];
    // Before turning direct, or after turning retrograde, it moves backwards.
    if (Math.abs(nearest.instant - instant) > 5 * MINUTE && Math.abs(speed) > 0.5 / 3600) {
      expect(speed < 0).toBe((nearest.turns === "direct") === instant < nearest.instant);
    }
  },
);

/** Degrees a day, from the longitudes about an instant, which agree with Swiss Ephemeris within 0.1″. */
function motionAt(body: Stationary, instant: number): number {
  const over = (days: number) => {
    const [before, after] = [-days, days].map(
      (off) => positionOf(body, instant + off * 86_400_000).longitude,
    );
    return signedDifference(after as number, before as number) / (2 * days);
  };
  return (4 * over(0.05) - over(0.1)) / 3; // the next terms of both are the same
}

it.each(STATIONARY)("%s turns within half a minute of where the longitude does", (body) => {
  const year = 365.25 * 86_400_000;
  for (let from = Date.UTC(1801, 0, 1); from < Date.UTC(2099, 0, 1); from += 11.3 * year) {
    for (const { instant } of stationsBetween(body, from, from + year)) {
      const change = motionAt(body, instant + 6 * 3_600_000) - motionAt(body, instant - 6 * 3_600_000);
      const minutes = (motionAt(body, instant) / (2 * change)) * 1440;
      expect(Math.abs(minutes), new Date(instant).toISOString()).toBeLessThan(0.5);
    }
  }
});

it("Pluto of January 1859 turns where the longitudes do, three minutes from where his speed once said", () => {
  const [station] = stationsBetween("Pluto", Date.UTC(1859, 0, 10), Date.UTC(1859, 0, 30));
  const instant = station?.instant ?? Number.NaN;
  expect(Math.abs(motionAt("Pluto", instant))).toBeLessThan(2e-7);
});
