import { describe, expect, it } from "vitest";
import { type NatalChart, natalChart } from "./chart";
import type { HouseSystem } from "./chart-settings";
import { ANGLE_ORB } from "./finding-weights";
import { type Finding, findingsOf, isDayChart, sureAspects } from "./findings";

const newYork = { latitude: 40.71427, longitude: -74.00597 };
const DAY = 86_400_000;

function chartOf(utc: string, houseSystem: HouseSystem = "Whole Sign"): NatalChart {
  const result = natalChart({ instant: Date.parse(utc), place: newYork, houseSystem, timeUnknown: false });
  if (!result.chart) throw new Error("these houses exist in New York");
  return result.chart;
}

/** The local day of New York in summer, computed for its noon. */
function untimedOf(date: string): NatalChart {
  const dayStart = Date.parse(`${date}T04:00Z`);
  const result = natalChart({
    instant: dayStart + DAY / 2,
    place: newYork,
    houseSystem: "Whole Sign",
    timeUnknown: true,
    dayStart,
    dayEnd: dayStart + DAY,
  });
  if (!result.chart) throw new Error("Whole Sign houses exist everywhere");
  return result.chart;
}

type Of<Kind extends Finding["kind"]> = Extract<Finding, { kind: Kind }>;

function found<Kind extends Finding["kind"]>(chart: NatalChart, kind: Kind): Of<Kind>[] {
  return findingsOf(chart).filter((finding): finding is Of<Kind> => finding.kind === kind);
}

/** Sun in the 9th house, Libra rising at 13.7°, Cancer culminating at 14.9°, Saturn in Capricorn in the 4th. */
const chart = chartOf("1990-06-15T18:30:00Z");

describe("15 June 1990, 14:30 in New York", () => {
  it("is a chart by day, led by the Sun; at two in the morning it is one by night, led by the Moon", () => {
    expect(isDayChart(chart)).toBe(true);
    expect(found(chart, "light").find(({ isOfSect }) => isOfSect)?.light).toBe("Sun");
    const night = chartOf("1990-06-15T06:00:00Z");
    expect(isDayChart(night)).toBe(false);
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
    expect(isDayChart(untimed)).toBeNull();
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
