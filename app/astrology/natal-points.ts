import { PLANETS, type Planet } from "./bodies";
import type { NatalChartInput } from "./chart";
import type { ChartSettings } from "./chart-settings";
import { chartAngles } from "./houses";
import { meanNodeAt, positionsAt, skyFrameAt } from "./positions";

/** The fourteen places that midpoints are taken of, in the order in which every list of them goes. */
export type NatalPoint = Planet | "Chiron" | "North Node" | "Ascendant" | "Midheaven";

/** Degrees of tropical longitude in [0, 360), in the order of `NatalPoint`. */
export type NatalPlaces = ReadonlyMap<NatalPoint, number>;

/**
 * The tropical longitudes of a birth's fourteen points, without the angles where the time is unknown. Houses do not come
 * into it, so that it has them beyond the polar circles too.
 */
export function natalPlaces(
  { instant, place, timeUnknown }: Pick<NatalChartInput, "instant" | "place" | "timeUnknown">,
  node: ChartSettings["node"],
): NatalPlaces {
  const sky = positionsAt(instant);
  const places = new Map<NatalPoint, number>();
  for (const body of [...PLANETS, "Chiron"] as const) places.set(body, sky[body].longitude);
  places.set("North Node", (node === "Mean" ? meanNodeAt(instant) : sky["North Node"]).longitude);
  if (timeUnknown) return places;
  const { ascendant, midheaven } = chartAngles(skyFrameAt(instant), place);
  return places.set("Ascendant", ascendant).set("Midheaven", midheaven);
}
