import type { Synastry } from "../../astrology/synastry";
import { withNames } from "../with-names";
import type { SynastryTexts } from "./library";

/** The bands of the overall score, 0–100, by their lowest score. */
const SCORE_BANDS = [
  { band: "rugged", from: 0 },
  { band: "uneven", from: 35 },
  { band: "mixed", from: 48 },
  { band: "warm", from: 62 },
  { band: "bright", from: 76 },
] as const;
type ScoreBand = (typeof SCORE_BANDS)[number]["band"];

/** Which part of the score leads: what the two are by nature (elements, Sun and Moon), or how their planets touch. */
type ScoreLead = "nature" | "contact";

/** Contacts lead where the aspects score higher than elements, Sun and Moon do together. */
function scoreLead(parts: Synastry["parts"]): ScoreLead {
  const nature = parts.filter(({ part }) => part !== "aspects");
  const weight = nature.reduce((sum, part) => sum + part.weight, 0);
  const mean = nature.reduce((sum, part) => sum + part.weight * part.score, 0) / weight;
  return parts.some(({ part, score }) => part === "aspects" && score > mean) ? "contact" : "nature";
}

/** The closing reading of a compatibility result, with the two names in. */
export function overallReading(
  { overallScore, parts }: Pick<Synastry, "overallScore" | "parts">,
  a: string,
  b: string,
  texts: SynastryTexts,
): string {
  let band: ScoreBand = "rugged";
  for (const entry of SCORE_BANDS) if (overallScore >= entry.from) band = entry.band;
  return withNames(texts.overall.of(`${band} ${scoreLead(parts)}`).text, a, b);
}
