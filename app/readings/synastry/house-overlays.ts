import type { Planet } from "../../astrology/bodies";
import type { HouseNumber } from "../../astrology/houses";
import { withNames } from "../with-names";
import type { SynastryTexts } from "./library";

/** The text for a planet of `a` in a house of `b`, with the two names in. */
export function houseOverlayReading(
  planet: Planet,
  house: HouseNumber,
  [a, b]: readonly [string, string],
  texts: SynastryTexts,
): string {
  return withNames(texts.overlays.of(`${planet} ${house}`).text, a, b);
}
