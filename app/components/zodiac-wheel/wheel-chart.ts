import type { Aspect } from "~/astrology/aspects";
import type { Body } from "~/astrology/bodies";
import type { ChartPosition, House, Placement } from "~/astrology/chart";
import type { AnyAspectType } from "~/astrology/orbs";
import { slugOf } from "../body-style";

export type WheelBody = Pick<
  Placement,
  "planet" | "sign" | "degree" | "minute" | "longitude" | "isRetrograde" | "house"
>;

export interface WheelChart {
  /** Whose sky it is: "Ada's birth chart". */
  readonly label: string;
  /** Planets and points, in the order in which the keyboard visits them. */
  readonly bodies: readonly WheelBody[];
  /** Empty when the birth time is unknown. */
  readonly houses: readonly Pick<House, "house" | "longitude">[];
  /** Null when the birth time is unknown: then 0° Aries stands at the left. */
  readonly rising: ChartPosition | null;
  readonly midheaven: ChartPosition | null;
  /** Between `bodies`; with `outer`, `planet1` is one of `bodies` and `planet2` one of the outer ones. */
  readonly aspects: readonly Pick<
    Aspect<Body, Body, AnyAspectType>,
    "planet1" | "planet2" | "type" | "orb"
  >[];
  /** A second ring: another person, or the sky of another day. */
  readonly outer?: { readonly label: string; readonly bodies: readonly WheelBody[] };
}

/** The keys under which the drawing knows the two ends of an aspect. */
export function aspectEnds(
  { outer }: WheelChart,
  { planet1, planet2 }: WheelChart["aspects"][number],
): readonly [string, string] {
  return [slugOf(planet1), (outer ? "outer-" : "") + slugOf(planet2)];
}
