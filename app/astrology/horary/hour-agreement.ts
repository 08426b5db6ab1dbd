import type { TraditionalRuler } from "../bodies";
import { rulersAt } from "../dignities";

/** Heat and moisture of the seven (Lilly, Christian Astrology, chapters 8 to 14). Mercury goes with Saturn, cold and dry. */
const NATURES: Readonly<
  Record<TraditionalRuler, "hot and dry" | "hot and moist" | "cold and moist" | "cold and dry">
> = {
  Sun: "hot and dry",
  Mars: "hot and dry",
  Jupiter: "hot and moist",
  Venus: "cold and moist",
  Moon: "cold and moist",
  Saturn: "cold and dry",
  Mercury: "cold and dry",
};

/** How the ruler of the hour agrees with what rises; null where it does not. */
export type HourAgreement = "same planet" | "triplicity" | "nature";

/**
 * Whether the ruler of the hour agrees with the ascendant (Lilly, Christian Astrology, p. 121: the two rulers are one,
 * or of one triplicity, or of the same nature). Of one triplicity: the hour's ruler has the rising sign's, by day or by
 * night.
 * @param ascendant degrees
 */
export function hourAgreement(hour: TraditionalRuler, ascendant: number): HourAgreement | null {
  const { domicile, triplicity } = rulersAt(ascendant);
  if (hour === domicile) return "same planet";
  if (hour === triplicity.day || hour === triplicity.night) return "triplicity";
  return NATURES[hour] === NATURES[domicile] ? "nature" : null;
}
