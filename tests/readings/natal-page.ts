import { separation } from "~/astrology/angles";
import type { Aspect, AspectType } from "~/astrology/aspects";
import { PLANETS } from "~/astrology/bodies";
import { type BornChart, bornChart } from "~/astrology/born-chart";
import type { NatalChart, NatalChartInput } from "~/astrology/chart";
import { HOUSE_SYSTEMS } from "~/astrology/chart-settings";
import { natalChart } from "~/astrology/natal-chart";
import { TRADITIONAL_RULERS } from "~/astrology/profections";
import type { AspectKind } from "~/readings/natal/natal-text";

/** Degrees from an angle within which a body counts as conjunct. */
const ANGLE_ORB = 3;

const KINDS: Readonly<Partial<Record<AspectType, AspectKind>>> = {
  Conjunction: "conjunction",
  Trine: "flowing",
  Sextile: "flowing",
  Quintile: "flowing",
  Square: "square",
  Opposition: "opposition",
};

const fileOf = (body: string) => body.toLowerCase().replace(" ", "-");

function aspectKey({ planet1, planet2, type }: Aspect): string[] {
  const kind = KINDS[type];
  return kind ? [`${fileOf(planet1)}-aspects ${planet2} ${kind}`] : [];
}

/** The longer texts of a chart's reading in the order in which they are read, as keys of the plan. */
export function readingOrder(chart: NatalChart): string[] {
  const keys: string[] = [];
  const bodies = [...chart.planets, ...chart.points].filter(({ planet }) => planet !== "South Node");
  if (chart.rising && chart.midheaven) {
    const ruler = TRADITIONAL_RULERS[chart.rising.sign];
    const rulerHouse = chart.planets.find(({ planet }) => planet === ruler)?.house;
    keys.push(
      `rising-in-sign ${chart.rising.sign}`,
      `ruler-in-house ${rulerHouse}`,
      `midheaven-in-sign ${chart.midheaven.sign}`,
    );
  }
  for (const body of bodies) {
    const { planet, sign, house, longitude } = body;
    keys.push(`${fileOf(planet)}-in-sign ${sign}`);
    for (const angle of ["ascendant", "midheaven"] as const) {
      const at = angle === "ascendant" ? chart.rising : chart.midheaven;
      if (at && separation(longitude, at.longitude) <= ANGLE_ORB)
        keys.push(`planets-on-angles ${planet} ${angle}`);
    }
    if (house !== null) keys.push(`${fileOf(planet)}-in-house ${house}`);
    for (const second of PLANETS) {
      const aspect = chart.aspects.find(({ planet1, planet2 }) => planet1 === planet && planet2 === second);
      if (aspect) keys.push(...aspectKey(aspect));
    }
  }
  return keys;
}

/** The longer texts of a chart's list of aspects, the closest contact first. */
export function aspectOrder(chart: NatalChart): string[] {
  return chart.aspects.flatMap(aspectKey);
}

/** Latitude and longitude of towns on six continents, up to 65° north. */
const PLACES: ReadonlyArray<readonly [number, number]> = [
  [40.7, -74.0],
  [19.4, -99.1],
  [-23.5, -46.6],
  [-34.6, -58.4],
  [51.5, -0.1],
  [41.0, 29.0],
  [55.8, 37.6],
  [64.1, -21.9],
  [6.5, 3.4],
  [30.0, 31.2],
  [-33.9, 18.4],
  [-1.3, 36.8],
  [28.6, 77.2],
  [23.8, 90.4],
  [31.2, 121.5],
  [35.7, 139.7],
  [-6.2, 106.8],
  [14.6, 121.0],
  [-37.8, 145.0],
  [-45.9, 170.5],
];

const FROM = Date.UTC(1920, 0, 1);
const UNTIL = Date.UTC(2020, 0, 1);

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Where and when each of them is. */
export function randomBirths(count: number, seed: number) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, i) => {
    const [latitude, longitude] = PLACES[Math.floor(random() * PLACES.length)] as readonly [number, number];
    const instant = FROM + Math.floor(random() * (UNTIL - FROM));
    const houseSystem = HOUSE_SYSTEMS[i % HOUSE_SYSTEMS.length] as (typeof HOUSE_SYSTEMS)[number];
    return { instant, place: { latitude, longitude }, houseSystem };
  });
}

/** Charts of random moments from 1920 to 2019, in these towns, in turn in the house systems; the same for a seed. */
export function randomCharts(count: number, seed: number): BornChart[] {
  return randomBirths(count, seed).map((birth) => drawn({ ...birth, timeUnknown: false }));
}

const DAY = 86_400_000;

/** The same births without their times: of a day that begins half a day earlier. */
export function randomDays(count: number, seed: number): BornChart[] {
  return randomBirths(count, seed).map((birth) => {
    const dayStart = birth.instant - DAY / 2;
    return drawn({ ...birth, timeUnknown: true, dayStart, dayEnd: dayStart + DAY });
  });
}

function drawn(input: NatalChartInput): BornChart {
  const result = bornChart(input, natalChart);
  if (result.chart === null)
    throw new Error(
      `No chart at latitude ${input.place.latitude}: the polar circle is ${result.polarCircle}`,
    );
  return result.chart;
}
