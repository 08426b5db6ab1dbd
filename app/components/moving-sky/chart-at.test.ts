import { describe, expect, test } from "vitest";
import { skyWindowAnswer } from "../../answers/sky-window";
import { signedDifference } from "../../astrology/angles";
import { ayanamsaAt } from "../../astrology/ayanamsa";
import { PLANETS } from "../../astrology/bodies";
import { instantOfDate, MILLISECONDS_PER_DAY } from "../../astrology/instant";
import { openWindow } from "../../astrology/sky-window";
import type { ChartLongitudes } from "../births/chart-longitudes";
import { layOut, layOutMoving } from "../zodiac-wheel/layout";
import { skyOf } from "../zodiac-wheel/wheel-chart";
import { chartAt, natalOf } from "./chart-at";

const window = openWindow(skyWindowAnswer(2026).sky);
const START = instantOfDate(2026, 1, 1);
const CHART: ChartLongitudes = {
  name: "Ann",
  longitudes: {
    ...Object.fromEntries(PLANETS.map((planet, i) => [planet, (i * 31 + 84.4) % 360])),
    Ascendant: 193.7,
    Midheaven: 104.9,
  },
  standings: {},
  zodiac: "Tropical",
  fromTropical: 0,
  cusps: Array.from({ length: 12 }, (_, i) => (180 + 30 * i) % 360),
};
const natal = natalOf(CHART);

describe("the sky around a chart", () => {
  const { chart, moving } = chartAt(window, START, natal);

  test("has the chart inside, with its houses, and thirteen bodies outside, each in a house of the chart", () => {
    expect(chart.bodies.map(({ planet }) => planet)).toEqual([...PLANETS]);
    expect(chart.houses).toHaveLength(12);
    expect(chart.outer?.bodies).toHaveLength(13);
    expect(moving[0]).toMatchObject({ planet: "Sun", sign: "Capricorn", degree: 10, house: 4 });
  });

  test("has aspects of its planets to the chart's within the orbs of transits", () => {
    expect(chart.aspects.length).toBeGreaterThan(3);
    for (const { planet2, orb } of chart.aspects)
      expect(orb).toBeLessThanOrEqual(/Jup|Sat|Ura|Nep|Plu/.test(planet2) ? 2 : 1);
    expect(chart.aspects.map(({ orb }) => orb)).toEqual(
      chart.aspects.map(({ orb }) => orb).toSorted((a, b) => a - b),
    );
  });

  test("is drawn in the chart's zodiac, the sky by the ayanamsa of its moment", () => {
    const ayanamsa = ayanamsaAt("Lahiri", START)?.apparent ?? Number.NaN;
    const sidereal = natalOf({ ...CHART, zodiac: "Lahiri", fromTropical: 23.5 });
    expect(sidereal.planets[0]?.longitude).toBeCloseTo(84.4 - 23.5, 9);
    expect(sidereal.rising?.longitude).toBeCloseTo(193.7 - 23.5, 9);
    expect(sidereal.houses[0]?.longitude).toBeCloseTo(180 - 23.5, 9);
    const around = chartAt(window, START, sidereal);
    expect(around.moving[0]).toMatchObject({ planet: "Sun", sign: "Sagittarius", degree: 16 });
    for (const [i, { longitude }] of around.moving.entries())
      expect(signedDifference(moving[i]?.longitude ?? 0, longitude)).toBeCloseTo(ayanamsa, 9);
  });

  test("is tropical where a chart of another zodiac does not say how far that is turned", () => {
    const unsaid = natalOf({ ...CHART, zodiac: "Lahiri", fromTropical: 0 });
    expect(chartAt(window, START, unsaid).moving[0]).toMatchObject({ sign: "Capricorn", degree: 10 });
  });
});

test("the sky alone has no houses and the aspects between its planets", () => {
  const { chart, moving } = chartAt(window, START, null);
  expect([chart.houses, chart.rising, chart.outer]).toEqual([[], null, undefined]);
  expect(chart.bodies).toBe(moving);
  expect(chart.aspects.length).toBeGreaterThan(5);
});

describe.each([
  ["the sky alone", null],
  ["the sky around a chart", natal],
])("in a year of %s, six hours a frame", (_, inside) => {
  const frames = Array.from(
    { length: 1460 },
    (_, i) => chartAt(window, START + (i * MILLISECONDS_PER_DAY) / 4, inside).chart,
  );
  const still = layOut(skyOf(frames[0] as (typeof frames)[0]));

  test("no circle moves, and a frame places what moves where a whole layout does", () => {
    for (const [i, chart] of frames.entries()) {
      const sky = skyOf(chart);
      const moved = layOutMoving(sky, i % 2 ? "full" : "compact", still);
      if (i % 20 > 1) continue;
      const whole = layOut(sky);
      expect([whole.aspects, whole.hub, whole.fullFrom]).toEqual([still.aspects, still.hub, still.fullFrom]);
      const form = whole.forms[i % 2 ? "full" : "compact"];
      expect(form.innerEdge).toBe(still.forms[i % 2 ? "full" : "compact"].innerEdge);
      expect(moved.placed).toEqual(inside ? form.outer : form.inner);
      expect(moved.axisLines).toEqual(form.axisLines);
      if (inside) expect(form.inner).toEqual(still.forms[i % 2 ? "full" : "compact"].inner);
    }
  });
});
