import type { Aspect } from "~/astrology/aspects";
import type { Body } from "~/astrology/bodies";
import type { ChartPosition, House, Placement } from "~/astrology/chart";
import type { AnyAspectType } from "~/astrology/orbs";
import { EXTRA_POINTS, type ExtraPoint } from "../../astrology/bodies";
import { bodyColour, type ChartName, slugOf } from "../drawings/body-style";
import type { WheelSky } from "./layout";

/** The angles of the chart around another: it has no axes of its own. */
export type OuterAngle = "Ascendant" | "Midheaven";

export type WheelBody = Pick<
  Placement<Body | ExtraPoint | OuterAngle>,
  "planet" | "sign" | "degree" | "minute" | "longitude" | "isRetrograde" | "house"
>;

export function isExtra(name: WheelBody["planet"]): name is ExtraPoint {
  return EXTRA_POINTS.some((extra) => extra === name);
}

export function isAngle(name: WheelBody["planet"]): name is OuterAngle {
  return name === "Ascendant" || name === "Midheaven";
}

/** In which a body's glyph stands, as a style has it. */
export function inkOf(name: WheelBody["planet"]): string {
  return isAngle(name) ? "var(--ink)" : bodyColour(name);
}

export interface WheelChart {
  /** Whose sky it is: "Ada's birth chart". */
  readonly label: string;
  /** Planets, points and extras, in the order in which the keyboard visits them. */
  readonly bodies: readonly WheelBody[];
  /** Empty when the birth time is unknown. */
  readonly houses: readonly Pick<House, "house" | "longitude">[];
  /** Null when the birth time is unknown: then 0° Aries stands at the left. */
  readonly rising: ChartPosition | null;
  readonly midheaven: ChartPosition | null;
  /**
   * Between `bodies` and the Ascendant and Midheaven; with `outer`, `planet1` is one of `bodies` and `planet2` one of
   * the outer ones.
   */
  readonly aspects: readonly Pick<
    Aspect<ChartName, ChartName, AnyAspectType>,
    "planet1" | "planet2" | "type" | "orb"
  >[];
  /** A second ring: another person, or the sky of another day, whose angles may stand among its bodies. */
  readonly outer?: { readonly label: string; readonly bodies: readonly WheelBody[] };
  /** A third ring, which has no aspects: "Transits". Only with `outer`. */
  readonly outermost?: { readonly label: string; readonly bodies: readonly WheelBody[] };
  /** Whether circles keep their places whatever stands between them: for a sky that moves. */
  readonly isSteady?: boolean;
}

/** What the layout needs to know of a chart. */
export function skyOf(chart: WheelChart): WheelSky {
  const { bodies, outer, outermost, rising, midheaven, houses, isSteady } = chart;
  return {
    bodies: ringBodies(bodies),
    outer: outer ? ringBodies(outer.bodies) : null,
    outermost: outermost ? ringBodies(outermost.bodies) : null,
    ascendant: rising?.longitude ?? 0,
    angles: [rising, midheaven].flatMap((point) => (point ? [point.longitude] : [])),
    cusps: houses.map(({ longitude }) => longitude),
    isSteady,
  };
}

function ringBodies(bodies: WheelChart["bodies"]) {
  return bodies.map(({ planet, longitude, degree, isRetrograde }) => {
    return { longitude, degree, isRetrograde, isExtra: isExtra(planet) };
  });
}

/** The keys under which the drawing knows the two ends of an aspect. */
export function aspectEnds(
  { outer }: WheelChart,
  { planet1, planet2 }: WheelChart["aspects"][number],
): readonly [string, string] {
  return [slugOf(planet1), (outer ? "outer-" : "") + slugOf(planet2)];
}

/** The longitude at each key that can be an end of an aspect, degrees. */
export function endLongitudes({ bodies, outer, rising, midheaven }: WheelChart): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const { planet, longitude } of bodies) ends.set(slugOf(planet), longitude);
  for (const { planet, longitude } of outer?.bodies ?? []) ends.set(`outer-${slugOf(planet)}`, longitude);
  if (rising) ends.set("ascendant", rising.longitude);
  if (midheaven) ends.set("midheaven", midheaven.longitude);
  return ends;
}
