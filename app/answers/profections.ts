import { annualProfections, type Profection } from "~/astrology/profections";
import { type ProfectionHouse, profectionHouses, timeLords } from "~/readings/profections";
import type { ProfectionsInput } from "~/schemas/profections-input";

export interface ProfectionAnswer extends Profection {
  readonly theme: string;
  readonly interpretation: string;
}

/** The profection years asked for, each with the text of its house and of its time lord. */
export function profectionsAnswer(input: ProfectionsInput): readonly ProfectionAnswer[] {
  return annualProfections(input).map((profection) => {
    const { theme, text } = profectionHouses[profection.house as ProfectionHouse];
    return { ...profection, theme, interpretation: `${text}\n\n${timeLords[profection.rulingPlanet]}` };
  });
}
