import type { Zodiac } from "~/astrology/chart-settings";
import type { Division } from "~/astrology/derived/vargas";
import type { Sign } from "~/astrology/signs";

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
    return found ? [{ ...found, body, name: nameOf(body) }] : [];
  });
}

function nameOf(body: GrahaBody): string {
  if (body === "North Node") return "Rahu";
  return body === "South Node" ? "Ketu" : body;
}

interface VargaWords {
  readonly name: string;
  /** What it is looked at for. */
  readonly of: string;
  /** How a sign is divided, and what the parts stand for. */
  readonly rule: string;
}

export const VARGA_WORDS: Readonly<Record<Division, VargaWords>> = {
  1: {
    name: "Rashi",
    of: "the chart itself, from which all else is divided",
    rule: "The signs themselves, undivided.",
  },
  2: {
    name: "Hora",
    of: "what somebody has to live on",
    rule: "Each sign in two halves, which stand for Leo and Cancer alone: in odd signs Leo comes first, in even ones Cancer. Other schools spread them over all signs.",
  },
  3: {
    name: "Drekkana",
    of: "brothers and sisters, and courage",
    rule: "Each sign in three parts: the sign itself, the fifth from it, the ninth from it. Other schools count otherwise.",
  },
  9: {
    name: "Navamsha",
    of: "marriage, and how strong each planet is underneath",
    rule: "Each sign in nine parts of 3°20′, which go on from Aries without a break.",
  },
  10: {
    name: "Dashamsha",
    of: "work, and what one is known for",
    rule: "Each sign in ten parts of 3°: odd signs begin with themselves, even ones with the ninth from them.",
  },
  12: {
    name: "Dvadashamsha",
    of: "parents, and where one comes from",
    rule: "Each sign in twelve parts of 2°30′, beginning with itself.",
  },
  30: {
    name: "Trimshamsha",
    of: "troubles, and how one bears them",
    rule: "Each sign in five unequal parts: in odd signs 5° of Mars, 5° of Saturn, 8° of Jupiter, 7° of Mercury, 5° of Venus, in even ones the other way round. Other schools have thirty equal parts.",
  },
};

interface SettingsSaid {
  readonly zodiac: Zodiac;
  readonly node: "True" | "Mean";
}

/** How a divisional chart was reckoned, every choice a sentence. */
export function vargaRules(division: Division, { zodiac, node }: SettingsSaid): readonly string[] {
  return [
    `After Parashara. ${VARGA_WORDS[division].rule}`,
    zodiac === "Tropical"
      ? "The zodiac is sidereal, by the ayanamsa of Lahiri: that of your settings is tropical, which knows no vargas."
      : `The zodiac is sidereal, by the ayanamsa of your settings: ${zodiac}.`,
    `Rahu and Ketu are the ${node === "True" ? "true" : "mean"} nodes of the Moon.`,
    "Each sign is a house, counted from the sign in which the ascendant falls.",
  ];
}
