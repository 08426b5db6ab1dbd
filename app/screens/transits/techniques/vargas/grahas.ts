import type { Zodiac } from "~/astrology/chart-settings";
import type { Sign } from "~/astrology/signs";
import * as words from "~/words/vargas";
import type { DivisionChoice } from "../technique-note";

/** The nine of Indian astrology by the names that they have in our charts, in the order of the weekdays. */
const BODIES = [
  "Sun",
  "Moon",
  "Mars",
  "Mercury",
  "Jupiter",
  "Venus",
  "Saturn",
  "North Node",
  "South Node",
] as const;
type GrahaBody = (typeof BODIES)[number];

interface Placed {
  readonly sign: Sign;
  /** Whole degrees and minutes within the sign. */
  readonly degree: number;
  readonly minute: number;
}

interface PlacedBody extends Placed {
  readonly planet: string;
  readonly house: number | null;
  readonly isRetrograde: boolean;
}

/** What is shown of a divisional chart. */
export interface VargaChart {
  readonly planets: readonly PlacedBody[];
  readonly points: readonly PlacedBody[];
  /** Null where the birth time is unknown. */
  readonly rising: Placed | null;
}

export interface Graha extends PlacedBody {
  readonly body: GrahaBody;
  /** The nodes are Rahu and Ketu. */
  readonly name: string;
}

export function grahasOf({ planets, points }: VargaChart): readonly Graha[] {
  const placed = [...planets, ...points];
  return BODIES.flatMap((body) => {
    const found = placed.find(({ planet }) => planet === body);
    return found ? [{ ...found, body, name: words.graha(body) }] : [];
  });
}

interface SettingsSaid {
  readonly zodiac: Zodiac;
  readonly node: "True" | "Mean";
}

/** How a divisional chart was reckoned, every choice a sentence. */
export function vargaRules(varga: DivisionChoice, { zodiac, node }: SettingsSaid): readonly string[] {
  return [
    words.ruleOf(varga),
    zodiac === "Tropical" ? words.siderealByLahiri() : words.siderealBySettings({ zodiac }),
    words.nodes({ isTrue: node === "True" }),
    words.eachSignIsAHouse(),
  ];
}
