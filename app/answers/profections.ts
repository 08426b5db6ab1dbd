import { formatIsoDate } from "~/astrology/calendar";
import type { HouseNumber } from "~/astrology/houses";
import { annualProfections, type Profection } from "~/astrology/profections";
import type { OwnLanguage } from "~/languages";
import type { Texts } from "~/readings/texts";
import type { ProfectionsInput } from "~/schemas/profections-input";

export interface ProfectionAnswer extends Omit<Profection, "startsOn" | "endsOn">, OwnLanguage {
  /** 1–12, and always the number of the house. */
  readonly profectionYear: number;
  /** `YYYY-MM-DD`: a birthday, and the day before the next one. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly theme: string;
  readonly interpretation: string;
}

/** The profection years asked for, each with the text of its house and of its time lord. */
export async function profectionsAnswer(
  input: ProfectionsInput,
  texts: Texts,
): Promise<readonly ProfectionAnswer[]> {
  const [houses, lords] = await Promise.all([texts("profections/houses"), texts("profections/lords")]);
  return annualProfections(input).map((profection) =>
    texts.tell(() => {
      const { theme, text } = houses.of(`${profection.house as HouseNumber}`);
      return {
        ...profection,
        profectionYear: profection.house,
        startsOn: formatIsoDate(profection.startsOn),
        endsOn: formatIsoDate(profection.endsOn),
        theme,
        interpretation: `${text}\n\n${lords.of(profection.rulingPlanet).text}`,
      };
    }),
  );
}
