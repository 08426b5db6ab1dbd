import type { SignPosition } from "~/astrology/signs";
import { degreesAndMinutes } from "~/readings/degrees";
import * as names from "~/words/names";

/** "24°23′ Gemini" */
export function formatSignPosition({ sign, ...within }: SignPosition): string {
  return names.degreesOfSign({ degrees: degreesAndMinutes(within), sign: names.sign(sign) });
}
