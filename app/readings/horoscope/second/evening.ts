import { normalizeDegrees } from "../../../astrology/angles";
import { type Instant, MILLISECONDS_PER_DAY } from "../../../astrology/instant";
import { positionOf } from "../../../astrology/positions";
import type { SkyId } from "./sky-ids";

/** What may be looked at on an evening. */
export type Look = Extract<SkyId, `look ${string}`>;

/**
 * What is to be seen on the evening of a day, anywhere between the polar circles: Venus from 20° east of the Sun on, Jupiter
 * from 40° to its opposition, and the Moon by her age. 18:00 UTC stands for all evenings of the date, over which she moves 6°
 * either way: the limits leave as much room.
 */
export function looksOf(from: Instant): readonly Look[] {
  const evening = from + 0.75 * MILLISECONDS_PER_DAY;
  const sun = positionOf("Sun", evening).longitude;
  const east = (body: "Moon" | "Venus" | "Jupiter") =>
    normalizeDegrees(positionOf(body, evening).longitude - sun);
  const venus = east("Venus");
  const jupiter = east("Jupiter");
  return [
    ...(venus > 20 && venus < 180 ? (["look Venus"] as const) : []),
    ...(jupiter > 40 && jupiter < 175 ? (["look Jupiter"] as const) : []),
    moonLook(east("Moon")),
  ];
}

function moonLook(elongation: number): Look {
  if (elongation < 26 || elongation > 335) return "look no Moon";
  if (elongation < 75) return "look young Moon";
  if (elongation < 155) return "look growing Moon";
  if (elongation < 196) return "look full Moon";
  return "look late Moon";
}
