import { describe, expect, it } from "vitest";
import { type BornChart, bornChart } from "../born-chart";
import type { HouseSystem } from "../chart-settings";
import { natalChart } from "../natal-chart";
import type { Finding } from "./finding";
import { findingsOf } from "./findings";
import { sureAspects } from "./known";
import { ANGLE_ORB } from "./weights";

const newYork = { latitude: 40.71427, longitude: -74.00597 };
const DAY = 86_400_000;

function chartOf(utc: string, houseSystem: HouseSystem = "Whole Sign"): BornChart {
  const input = { instant: Date.parse(utc), place: newYork, houseSystem, timeUnknown: false } as const;
  const result = bornChart(input, natalChart);
  if (!result.chart) throw new Error("these houses exist in New York");
  return result.chart;
}

/** The local day of New York in summer, computed for its noon. */
function untimedOf(date: string): BornChart {
  const dayStart = Date.parse(`${date}T04:00Z`);
  const day = { timeUnknown: true, dayStart, dayEnd: dayStart + DAY } as const;
  const noon = { instant: dayStart + DAY / 2, place: newYork, houseSystem: "Whole Sign" } as const;
  const result = bornChart({ ...noon, ...day }, natalChart);
  if (!result.chart) throw new Error("Whole Sign houses exist everywhere");
  return result.chart;
}

type Of<Kind extends Finding["kind"]> = Extract<Finding, { kind: Kind }>;

function found<Kind extends Finding["kind"]>(chart: BornChart, kind: Kind): Of<Kind>[] {
  return findingsOf(chart).filter((finding): finding is Of<Kind> => finding.kind === kind);
}

/** Sun in the 9th house, Libra rising at 13.7°, Cancer culminating at 14.9°, Saturn in Capricorn in the 4th. */
const chart = chartOf("1990-06-15T18:30:00Z");

describe("15 June 1990, 14:30 in New York", () => {
  it("is a chart by day, led by the Sun; at two in the morning it is one by night, led by the Moon", () => {
    expect(chart.isDay).toBe(true);
    expect(found(chart, "light").find(({ isOfSect }) => isOfSect)?.light).toBe("Sun");
    const night = chartOf("1990-06-15T06:00:00Z");
    expect(night.isDay).toBe(false);
    expect(found(night, "light").find(({ isOfSect }) => isOfSect)?.light).toBe("Moon");
  });

  it("is helped by Jupiter and tried by Mars, as every chart by day; by night they are Venus and Saturn", () => {
    expect(
      found(chart, "sect")
        .map(({ planet }) => planet)
        .sort(),
    ).toEqual(["Jupiter", "Mars"]);
    const night = found(chartOf("1990-06-15T06:00:00Z"), "sect");
    expect(night.map(({ planet }) => planet).sort()).toEqual(["Saturn", "Venus"]);
  });

  it("is ruled by Venus, at home in Taurus in the 8th house", () => {
    expect(found(chart, "ruler")).toEqual([
      expect.objectContaining({
        ruler: "Venus",
        rising: "Libra",
        sign: "Taurus",
        house: 8,
        dignity: "domicile",
      }),
    ]);
  });

  it("has Jupiter within 6° of the Midheaven and no planet further off", () => {
    const angles = found(chart, "angle");
    expect(angles.map(({ planet, angle }) => `${planet} ${angle}`)).toContain("Jupiter Midheaven");
    for (const { orb } of angles) expect(orb).toBeLessThanOrEqual(ANGLE_ORB);
  });

  it("sees Saturn, Uranus and Neptune together in Capricorn and in the 4th house once, as the house", () => {
    const [house] = found(chart, "house stellium").filter((finding) => finding.house === 4);
    expect(house?.planets).toEqual(["Saturn", "Uranus", "Neptune"]);
    expect(found(chart, "sign stellium").filter(({ sign }) => sign === "Capricorn")).toEqual([]);
  });

  it("names contacts that a personal planet makes, in the five great types only", () => {
    for (const { aspect } of found(chart, "aspect")) {
      expect(["Sun", "Moon", "Mercury", "Venus", "Mars"]).toContain(aspect.planet1);
      expect(["Conjunction", "Opposition", "Trine", "Square", "Sextile"]).toContain(aspect.type);
    }
  });

  it("weighs the Sun and Moon more the nearer the New Moon of 22 June 1990, 18:55 UT", () => {
    const [early, late] = ["1990-06-22T08:00Z", "1990-06-22T18:00Z"].map((utc) =>
      found(chartOf(utc), "aspect").find(({ planets }) => planets.join() === "Sun,Moon"),
    );
    expect(early?.aspect).toMatchObject({ type: "Conjunction", isApplying: true });
    expect(late?.aspect).toMatchObject({ type: "Conjunction", isApplying: true });
    expect(late?.score).toBeGreaterThan(early?.score as number);
  });

  it("lists the strongest first", () => {
    const scores = findingsOf(chart).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });
});

describe("a day without a time", () => {
  const untimed = untimedOf("1990-06-15");

  it("has no angles, ruler, sect, houses or horizon", () => {
    const kinds = new Set(findingsOf(untimed).map(({ kind }) => kind));
    for (const kind of ["angle", "ruler", "sect", "house stellium"] as const)
      expect(kinds).not.toContain(kind);
    for (const { isOfSect } of found(untimed, "light")) expect(isOfSect).toBeNull();
    for (const { of } of found(untimed, "singleton")) expect(of).not.toContain("horizon");
    expect(untimed.isDay).toBeNull();
  });

  it("keeps an aspect of the Moon only if it holds from midnight to midnight", () => {
    const sure = sureAspects(untimed).filter(({ planet1 }) => planet1 === "Moon");
    const ends = [0, 0.25, 0.5, 0.75, 1].map((part) =>
      chartOf(new Date(Date.parse("1990-06-15T04:00Z") + part * DAY).toISOString()),
    );
    for (const { planet2, type } of sure)
      for (const at of ends)
        expect(at.aspects).toContainEqual(expect.objectContaining({ planet1: "Moon", planet2, type }));
    expect(sure.length).toBeLessThan(untimed.aspects.filter(({ planet1 }) => planet1 === "Moon").length);
  });

  it("says nothing of a Moon that changes its sign that day", () => {
    const changing = untimedOf("1990-06-16");
    expect(changing.moonChangesSign).not.toBeNull();
    const kinds = ["aspect", "light", "lights", "sign stellium", "singleton"] as const;
    for (const kind of kinds)
      for (const { planets } of found(changing, kind)) expect(planets, kind).not.toContain("Moon");
  });
});

/** A birth at a place and moment, in Whole Sign houses. */
function bornAt(utc: string, latitude: number, longitude: number): BornChart {
  const place = { latitude, longitude };
  const { chart } = bornChart(
    { instant: Date.parse(utc), place, houseSystem: "Whole Sign", timeUnknown: false },
    natalChart,
  );
  if (!chart) throw new Error("Whole Sign houses exist everywhere");
  return chart;
}

// When the Sun rises and sets where it does not every day: almanac (USNO, timeanddate.com).
describe("beyond the polar circles", () => {
  it.each([
    ["at midnight of 21 June in Tromsø, where the Sun shines", "1990-06-20T22:30Z", 69.6492, 18.9553, true],
    ["at noon of 20 December in Murmansk, where it does not", "1985-12-20T09:30Z", 68.9585, 33.0827, false],
    ["at midnight of 21 December in McMurdo, where it shines", "2000-12-20T11:00Z", -77.846, 166.676, true],
  ])("a birth %s", (_, utc, latitude, longitude, isDay) => {
    const born = bornAt(utc, latitude, longitude);
    expect(born.isDay).toBe(isDay);
    expect(found(born, "light").find(({ isOfSect }) => isOfSect)?.light).toBe(isDay ? "Sun" : "Moon");
    for (const { planet } of found(born, "sect"))
      expect(isDay ? ["Jupiter", "Mars"] : ["Venus", "Saturn"]).toContain(planet);
  });
});

describe("the only planet on a side of the horizon", () => {
  const onSide = (born: BornChart) => found(born, "singleton").filter(({ of }) => of.includes("horizon"));

  // The altitudes are those of Swiss Ephemeris.
  it.each([
    ["Venus sets six minutes after Jupiter is said to stand alone", "2026-06-03T16:23Z", 28.013, 75.34],
    ["Pluto, far from the ecliptic, is 3.1° up", "1989-11-29T15:38Z", 47.833, -158.169],
  ])("is none where %s", (_, utc, latitude, longitude) => {
    expect(onSide(bornAt(utc, latitude, longitude))).toEqual([]);
  });

  it("is alone there in the sky, and all others are clear of the horizon", () => {
    let told = 0;
    for (let i = 0; i < 3000; i++) {
      const utc = new Date(Date.UTC(1920, 0, 1) + i * 12.3456 * DAY).toISOString();
      const born = bornAt(utc, ((i * 37) % 178) - 89, ((i * 101) % 360) - 180);
      for (const { planet, of } of onSide(born)) {
        told++;
        const altitudes = Object.entries(born.altitudes ?? {});
        const there = altitudes.filter(([, altitude]) => altitude > 0 === (of === "above the horizon"));
        expect(there.map(([name]) => name)).toEqual([planet]);
        for (const [, altitude] of altitudes) expect(Math.abs(altitude)).toBeGreaterThan(1);
      }
    }
    expect(told).toBeGreaterThan(30);
  });
});

describe("without a time", () => {
  const dayIn = (date: string): BornChart => {
    const dayStart = Date.parse(`${date}T00:00Z`);
    const { chart } = bornChart(
      {
        instant: dayStart + DAY / 2,
        place: { latitude: 51.5, longitude: 0 },
        houseSystem: "Whole Sign",
        timeUnknown: true,
        dayStart,
        dayEnd: dayStart + DAY,
      },
      natalChart,
    );
    if (!chart) throw new Error("Whole Sign houses exist everywhere");
    return chart;
  };

  // The moments of the aspects and of the station are those of Swiss Ephemeris.
  it("the Sun of 5 January 1983 is not alone: from 12:30 on the Moon is within 8° of its square", () => {
    expect(found(dayIn("1983-01-05"), "unaspected").map(({ planet }) => planet)).not.toContain("Sun");
  });

  it("Mars of 8 October 1944 is not alone: until the morning the Moon is within 8° of its trine", () => {
    expect(found(dayIn("1944-10-08"), "unaspected").map(({ planet }) => planet)).not.toContain("Mars");
  });

  it("Venus of 3 January 1974 is not called retrograde: she turns at 06:30", () => {
    expect(found(dayIn("1974-01-03"), "retrograde").map(({ planet }) => planet)).not.toContain("Venus");
  });

  it("Mercury and Saturn of 21 July 1916 are neither applying nor separating: they meet at 23 hours", () => {
    const [aspect] = found(dayIn("1916-07-21"), "aspect").filter(
      ({ planets }) => planets.join() === "Mercury,Saturn",
    );
    expect(aspect).toMatchObject({ isOrbKnown: false, isApplying: null });
  });

  it("air of 24 May 1921, with 7 of 19 points, crowds nothing", () => {
    expect(found(dayIn("1921-05-24"), "elements")).toEqual([]);
  });

  it("says only what is found at every hour", () => {
    let asked = 0;
    for (let i = 0; i < 150; i++) {
      const untimed = dayIn(new Date(Date.UTC(1905, 0, 1) + i * 407 * DAY).toISOString().slice(0, 10));
      const findings = findingsOf(untimed);
      const dayStart = Math.floor(Date.UTC(1905, 0, 1) / DAY + i * 407) * DAY;
      for (const hour of [0.1, 4.7, 9.3, 13.9, 18.4, 23.9]) {
        const timed = findingsOf(bornAt(new Date(dayStart + hour * 3_600_000).toISOString(), 51.5, 0));
        for (const finding of findings) {
          asked++;
          expect(
            timed.some((other) => isSaidBy(finding, other)),
            JSON.stringify(finding),
          ).toBe(true);
        }
      }
    }
    expect(asked).toBeGreaterThan(5000);
  });

  /** Whether what is said without a time is said with one, too. */
  function isSaidBy(finding: Finding, timed: Finding): boolean {
    switch (finding.kind) {
      case "aspect":
        return (
          timed.kind === "aspect" &&
          timed.aspect.type === finding.aspect.type &&
          timed.planets.join() === finding.planets.join() &&
          timed.signs.join() === finding.signs.join() &&
          (finding.isApplying === null || finding.isApplying === timed.isApplying)
        );
      case "elements":
        return (
          timed.kind === "elements" &&
          timed.crowded?.element === finding.crowded?.element &&
          finding.wanting === null
        );
      case "modality":
        return timed.kind === "modality" && timed.modality === finding.modality;
      case "sign stellium":
        return timed.kind === "sign stellium" || timed.kind === "house stellium";
      case "singleton":
        return timed.kind === "singleton" && timed.of === finding.of && timed.planet === finding.planet;
      case "retrograde":
        return (
          timed.kind === "retrograde" &&
          timed.planet === finding.planet &&
          (timed.isStation || !finding.isStation)
        );
      case "phase":
        return timed.kind === "phase" && timed.phase === finding.phase && finding.elongation === null;
      case "lights":
        // Where they meet in an aspect, that is told instead.
        return timed.kind === "light" && timed.sign === (timed.light === "Sun" ? finding.sun : finding.moon);
      case "light":
        return timed.kind === "light" && timed.light === finding.light && timed.sign === finding.sign;
      case "manner":
        return timed.kind === "manner" && timed.planet === finding.planet && timed.sign === finding.sign;
      case "unaspected":
      case "focus":
        return timed.kind === finding.kind && timed.planet === finding.planet;
      default:
        return false;
    }
  }
});

describe("sixty other charts", () => {
  const charts = Array.from({ length: 60 }, (_, i) =>
    chartOf(`${1950 + i}-0${(i % 9) + 1}-1${i % 10}T15:00:00Z`),
  );

  it("have planets that meet no other within the five great aspects", () => {
    const lonely = charts.flatMap((each) =>
      found(each, "unaspected").map(({ planet }) => ({ each, planet })),
    );
    expect(lonely.length).toBeGreaterThan(0);
    for (const { each, planet } of lonely) {
      const met = each.aspects.filter(({ planet1, planet2 }) => planet1 === planet || planet2 === planet);
      for (const { type } of met) expect(["Quincunx", "SemiSextile", "Quintile"]).toContain(type);
    }
  });

  it("name Mercury, Venus and Mars where they are retrograde, and nothing else", () => {
    for (const each of charts) {
      const backward = each.planets.filter(
        ({ planet, speed }) => ["Mercury", "Venus", "Mars"].includes(planet) && speed < 0,
      );
      expect(
        found(each, "retrograde")
          .map(({ planet }) => planet)
          .sort(),
      ).toEqual(backward.map(({ planet }) => planet).sort());
    }
  });
});

it("Mercury stands almost still a day before it turns on 18 January 2023, and not on the 5th", () => {
  expect(found(chartOf("2023-01-17T12:00Z"), "retrograde")).toEqual([
    expect.objectContaining({ planet: "Mercury", isStation: true }),
  ]);
  const earlier = found(chartOf("2023-01-05T12:00Z"), "retrograde").find(
    ({ planet }) => planet === "Mercury",
  );
  expect(earlier?.isStation).toBe(false);
});
