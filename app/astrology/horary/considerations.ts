import { normalizeDegrees } from "../angles";
import type { HourAgreement } from "./hour-agreement";

/** What tradition looks at before a chart is judged. They warn, and forbid nothing. */
export const CONSIDERATIONS = [
  "first-degrees",
  "last-degrees",
  "moon-void",
  "moon-burned-way",
  "saturn-in-seventh",
  "hour-not-agreeing",
] as const;
export type Consideration = (typeof CONSIDERATIONS)[number];

/** Degrees from a border of the rising sign. */
const EDGE = 3;
/** Of the zodiac: 15° of Libra to 15° of Scorpio. */
const BURNED_WAY = { from: 195, to: 225 };

/** What the considerations look at. */
export interface HoraryFacts {
  /** Degrees. */
  readonly ascendant: number;
  readonly moon: number;
  readonly isMoonVoid: boolean;
  /** The house of Saturn, 1–12. */
  readonly saturnsHouse: number;
  readonly agreement: HourAgreement | null;
  /** Where the Sun does not rise and set there is no hour to agree. */
  readonly hasHour: boolean;
}

/** Which of the considerations apply, after Lilly (Christian Astrology, p. 121 to 123). */
export function considerationsOf(facts: HoraryFacts): readonly Consideration[] {
  const degree = normalizeDegrees(facts.ascendant) % 30;
  const moon = normalizeDegrees(facts.moon);
  const applies: Readonly<Record<Consideration, boolean>> = {
    "first-degrees": degree < EDGE,
    "last-degrees": degree >= 30 - EDGE,
    "moon-void": facts.isMoonVoid,
    "moon-burned-way": moon >= BURNED_WAY.from && moon < BURNED_WAY.to,
    "saturn-in-seventh": facts.saturnsHouse === 7,
    "hour-not-agreeing": facts.hasHour && facts.agreement === null,
  };
  return CONSIDERATIONS.filter((consideration) => applies[consideration]);
}
