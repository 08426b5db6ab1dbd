import type { MajorAspect } from "../../astrology/aspects";
import type { Planet } from "../../astrology/bodies";
import type { HouseNumber } from "../../astrology/houses";
import type { PrincipalPhaseName } from "../../astrology/lunar-phase";
import type { Sign } from "../../astrology/signs";
import { areas } from "./areas";
import { aspectClauses } from "./aspects";
import type { ByHouse, TwoVariants } from "./by-house";
import { eclipses } from "./eclipses";
import { ingresses } from "./ingresses";
import { lunations } from "./lunations";
import { colours, moods } from "./moods";
import { moonAspectClauses } from "./moon-aspects";
import { aspectVerbs, contrasts } from "./openers";
import { planetsInHouses } from "./planets-in-houses";
import { quietDays } from "./quiet";
import { stations } from "./stations";

type ForHouses<Text> = Readonly<Record<HouseNumber, Text>>;

/** The words of one edition. */
export interface HoroscopeWords {
  readonly planetsInHouses: Readonly<Record<Planet, ByHouse>>;
  /** A clause; throws for a pair that the sky cannot make. */
  aspects(planet1: Planet, planet2: Planet, type: MajorAspect): string;
  readonly moonAspects: Readonly<Record<Exclude<Planet, "Moon">, Readonly<Record<MajorAspect, TwoVariants>>>>;
  readonly lunations: Readonly<Record<PrincipalPhaseName, ForHouses<string>>>;
  readonly eclipses: Readonly<Record<"solar" | "lunar", ForHouses<string>>>;
  readonly stations: Readonly<
    Record<Exclude<Planet, "Sun" | "Moon">, Readonly<Record<"Retrograde" | "Direct", TwoVariants>>>
  >;
  readonly ingresses: Readonly<Record<Exclude<Planet, "Moon">, readonly string[]>>;
  readonly areas: ForHouses<readonly string[]>;
  readonly quietDays: ByHouse;
  readonly contrasts: readonly string[];
  readonly aspectVerbs: Readonly<Record<MajorAspect, string>>;
  readonly moods: Readonly<Record<Sign, Readonly<Record<"flowing" | "tense" | "plain", string>>>>;
  readonly colours: Readonly<Record<Sign, readonly string[]>>;
}

type Clauses = Readonly<
  Partial<Record<Planet, Readonly<Partial<Record<Planet, Readonly<Partial<Record<MajorAspect, string>>>>>>>>
>;

/** The edition of 22 November 2026. */
export const words: HoroscopeWords = {
  planetsInHouses,
  aspects(planet1, planet2, type) {
    const clause = (aspectClauses as Clauses)[planet1]?.[planet2]?.[type];
    if (!clause) throw new RangeError(`No words for ${planet1} ${type} ${planet2}`);
    return clause;
  },
  moonAspects: moonAspectClauses,
  lunations,
  eclipses,
  stations,
  ingresses,
  areas,
  quietDays,
  contrasts,
  aspectVerbs,
  moods,
  colours,
};
