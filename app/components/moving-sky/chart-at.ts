import { normalizeDegrees } from "~/astrology/angles";
import { aspectsBetween } from "~/astrology/aspects";
import { ayanamsaAt, inZodiac } from "~/astrology/ayanamsa";
import { BODIES, PLANETS, POINTS } from "~/astrology/bodies";
import { chartPosition, housesAt, type NatalChart, type Placement, placement } from "~/astrology/chart";
import type { Zodiac } from "~/astrology/chart-settings";
import { crossAspects } from "~/astrology/derived/cross-aspects";
import type { Sky } from "~/astrology/ephemeris/sky";
import type { Instant } from "~/astrology/instant";
import * as words from "~/words/moving-sky";
import type { ChartLongitudes } from "../births/chart-longitudes";
import type { WheelChart } from "../zodiac-wheel/wheel-chart";

/** A chart that stands still while the sky moves around it. */
export interface Natal extends Pick<NatalChart, "planets" | "points" | "houses" | "rising" | "midheaven"> {
  /** Whose it is: "Ann's chart". */
  readonly label: string;
  /** In which its places are told, and the sky's with them. */
  readonly zodiac: Zodiac;
}

/** What stands where in a chart of which longitudes are known: whether a planet was retrograde is not among them. */
export function natalOf({ name, longitudes, cusps, zodiac, fromTropical }: ChartLongitudes): Natal {
  const told = (longitude: number) => normalizeDegrees(longitude - fromTropical);
  const begins = cusps.map(told);
  const angle = (longitude: number | undefined) =>
    longitude === undefined ? null : chartPosition(told(longitude));
  return {
    label: words.chartOf({ name }),
    // A page that was left open may have brought a chart of which nobody said how far its zodiac is turned.
    zodiac: fromTropical === 0 ? "Tropical" : zodiac,
    planets: PLANETS.flatMap((planet) => {
      const longitude = longitudes[planet];
      if (longitude === undefined) return [];
      const place = { longitude: told(longitude), latitude: 0, speed: 0 };
      return placement(planet, place, begins.length === 12 ? begins : null);
    }),
    points: [],
    houses: housesAt(begins),
    rising: angle(longitudes.Ascendant),
    midheaven: angle(longitudes.Midheaven),
  };
}

/** The wheel of a moment, and the thirteen bodies that move in it. */
export interface MovingChart {
  readonly chart: WheelChart;
  readonly moving: readonly Placement[];
}

/**
 * The sky of a moment: alone, with the aspects between its planets; or around a chart, with its aspects to that one, as
 * a derived chart has them.
 * @throws RangeError outside the window
 */
export function chartAt(window: Sky, instant: Instant, natal: Natal | null): MovingChart {
  const sky = window.positionsAt(instant);
  const ayanamsa = natal && ayanamsaAt(natal.zodiac, instant);
  const cusps = natal?.houses.length === 12 ? natal.houses.map(({ longitude }) => longitude) : null;
  const moving = BODIES.map((body) => {
    const at = sky[body];
    return placement(body, ayanamsa ? { ...at, longitude: inZodiac(at.longitude, ayanamsa) } : at, cusps);
  });
  if (!natal) {
    const rest = { houses: [], rising: null, midheaven: null, isSteady: true };
    return {
      chart: { label: words.theSky(), bodies: moving, aspects: aspectsBetween(sky), ...rest },
      moving,
    };
  }
  const { label, planets, points, houses, rising, midheaven } = natal;
  const places = {
    planets: moving.slice(0, PLANETS.length) as NatalChart["planets"][number][],
    points: moving.slice(-POINTS.length) as NatalChart["points"][number][],
    rising: null,
    midheaven: null,
  };
  const aspects = crossAspects(places, natal, "moving").map(({ planet1, planet2, type, orb }) => {
    return { planet1: planet2, planet2: planet1, type, orb };
  });
  const outer = { label: words.theSky(), bodies: moving };
  const bodies = [...planets, ...points];
  return { chart: { label, bodies, houses, rising, midheaven, aspects, outer, isSteady: true }, moving };
}
