import { normalizeDegrees } from "./angles";
import { TRADITIONAL_PLANETS, type TraditionalRuler } from "./bodies";
import { rulerAfter } from "./chaldean-order";
import { DIGNITY_POINTS, type EssentialDignity } from "./dignity-points";
import { TRADITIONAL_RULERS } from "./profections";
import { type Element, elementOf, SIGNS, type Sign, signAt } from "./signs";

/** The longitudes of the seven, degrees in the zodiac of the chart. */
type TraditionalLongitudes = Readonly<Record<TraditionalRuler, number>>;

/** The signs in which the seven are exalted, each as a whole: the old exact degrees count for nothing more. */
export const EXALTATIONS: Readonly<Record<TraditionalRuler, Sign>> = {
  Sun: "Aries",
  Moon: "Taurus",
  Mercury: "Virgo",
  Venus: "Pisces",
  Mars: "Capricorn",
  Jupiter: "Cancer",
  Saturn: "Libra",
};

interface Triplicity {
  readonly day: TraditionalRuler;
  readonly night: TraditionalRuler;
  /** Helps by day and by night; it gives no points here. */
  readonly participating: TraditionalRuler;
}

/** After Dorotheus. */
const TRIPLICITIES: Readonly<Record<Element, Triplicity>> = {
  Fire: { day: "Sun", night: "Jupiter", participating: "Saturn" },
  Earth: { day: "Venus", night: "Moon", participating: "Mars" },
  Air: { day: "Saturn", night: "Mercury", participating: "Jupiter" },
  Water: { day: "Venus", night: "Mars", participating: "Moon" },
};

/** The Egyptian bounds (or terms): five rulers for each sign, each with the degree at which its bounds end. */
const EGYPTIAN_BOUNDS: Readonly<Record<Sign, readonly (readonly [TraditionalRuler, number])[]>> = {
  Aries: [
    ["Jupiter", 6],
    ["Venus", 12],
    ["Mercury", 20],
    ["Mars", 25],
    ["Saturn", 30],
  ],
  Taurus: [
    ["Venus", 8],
    ["Mercury", 14],
    ["Jupiter", 22],
    ["Saturn", 27],
    ["Mars", 30],
  ],
  Gemini: [
    ["Mercury", 6],
    ["Jupiter", 12],
    ["Venus", 17],
    ["Mars", 24],
    ["Saturn", 30],
  ],
  Cancer: [
    ["Mars", 7],
    ["Venus", 13],
    ["Mercury", 19],
    ["Jupiter", 26],
    ["Saturn", 30],
  ],
  Leo: [
    ["Jupiter", 6],
    ["Venus", 11],
    ["Saturn", 18],
    ["Mercury", 24],
    ["Mars", 30],
  ],
  Virgo: [
    ["Mercury", 7],
    ["Venus", 17],
    ["Jupiter", 21],
    ["Mars", 28],
    ["Saturn", 30],
  ],
  Libra: [
    ["Saturn", 6],
    ["Mercury", 14],
    ["Jupiter", 21],
    ["Venus", 28],
    ["Mars", 30],
  ],
  Scorpio: [
    ["Mars", 7],
    ["Venus", 11],
    ["Mercury", 19],
    ["Jupiter", 24],
    ["Saturn", 30],
  ],
  Sagittarius: [
    ["Jupiter", 12],
    ["Venus", 17],
    ["Mercury", 21],
    ["Saturn", 26],
    ["Mars", 30],
  ],
  Capricorn: [
    ["Mercury", 7],
    ["Jupiter", 14],
    ["Venus", 22],
    ["Saturn", 26],
    ["Mars", 30],
  ],
  Aquarius: [
    ["Mercury", 7],
    ["Venus", 13],
    ["Jupiter", 20],
    ["Mars", 25],
    ["Saturn", 30],
  ],
  Pisces: [
    ["Venus", 12],
    ["Jupiter", 16],
    ["Mercury", 19],
    ["Mars", 28],
    ["Saturn", 30],
  ],
};

export interface EssentialRulers {
  readonly domicile: TraditionalRuler;
  readonly exaltation: TraditionalRuler | null;
  readonly triplicity: Triplicity;
  /** From `from` up to, but without, `to`: degrees within the sign, 0–30. */
  readonly bounds: { readonly ruler: TraditionalRuler; readonly from: number; readonly to: number };
  readonly face: TraditionalRuler;
}

export interface PlanetDignities {
  readonly planet: TraditionalRuler;
  /** In the order of `DIGNITY_POINTS`; never empty. */
  readonly held: readonly EssentialDignity[];
  readonly points: number;
  /** The domicile ruler of its sign: the planet itself in its own domicile. */
  readonly dispositor: TraditionalRuler;
}

export function oppositeOf(sign: Sign): Sign {
  return SIGNS[(SIGNS.indexOf(sign) + 6) % 12] as Sign;
}

const EXALTED_IN = Object.fromEntries(
  SIGNS.map((sign) => [sign, TRADITIONAL_PLANETS.find((planet) => EXALTATIONS[planet] === sign) ?? null]),
) as Readonly<Record<Sign, TraditionalRuler | null>>;

/** Who rules a longitude (degrees). Signs, bounds and faces begin with their first degree: 6°00′ Aries is Venus's. */
export function rulersAt(longitude: number): EssentialRulers {
  const folded = normalizeDegrees(longitude);
  const sign = signAt(folded);
  const degree = folded % 30;
  const bounds = EGYPTIAN_BOUNDS[sign];
  const index = bounds.findIndex(([, end]) => degree < end);
  const [ruler, to] = bounds[index] as (typeof bounds)[number];
  return {
    domicile: TRADITIONAL_RULERS[sign],
    exaltation: EXALTED_IN[sign],
    triplicity: TRIPLICITIES[elementOf(sign)],
    bounds: { ruler, from: bounds[index - 1]?.[1] ?? 0, to },
    face: rulerAfter("Mars", Math.floor(folded / 10)), // ten degrees each; Mars has the first of Aries
  };
}

/** One of the sixty Egyptian bounds. */
export interface Bounds {
  readonly ruler: TraditionalRuler;
  readonly sign: Sign;
  /** Where it begins, degrees in [0, 360). */
  readonly longitude: number;
}

const BOUNDS: readonly Bounds[] = SIGNS.flatMap((sign, index) =>
  EGYPTIAN_BOUNDS[sign].map(([ruler], place, bounds) => ({
    ruler,
    sign,
    longitude: 30 * index + (bounds[place - 1]?.[1] ?? 0),
  })),
);

/** The sixty bounds in the order of the zodiac, from the one that holds a longitude (degrees). */
export function boundsFrom(longitude: number): readonly Bounds[] {
  const folded = normalizeDegrees(longitude);
  const held = BOUNDS.findLastIndex((bounds) => bounds.longitude <= folded);
  return [...BOUNDS.slice(held), ...BOUNDS.slice(0, held)];
}

/** The dignities and debilities that a planet holds at a longitude (degrees), by day or by night. */
export function dignitiesAt(planet: TraditionalRuler, longitude: number, isDay: boolean): PlanetDignities {
  const sign = signAt(longitude);
  const { domicile, exaltation, triplicity, bounds, face } = rulersAt(longitude);
  const held: EssentialDignity[] = [];
  if (domicile === planet) held.push("Domicile");
  if (exaltation === planet) held.push("Exaltation");
  if ((isDay ? triplicity.day : triplicity.night) === planet) held.push("Triplicity");
  if (bounds.ruler === planet) held.push("Bounds");
  if (face === planet) held.push("Face");
  const isPeregrine = held.length === 0;
  if (TRADITIONAL_RULERS[oppositeOf(sign)] === planet) held.push("Detriment");
  if (EXALTATIONS[planet] === oppositeOf(sign)) held.push("Fall");
  if (isPeregrine) held.push("Peregrine");
  const points = held.reduce((sum, dignity) => sum + DIGNITY_POINTS[dignity], 0);
  return { planet, held, points, dispositor: domicile };
}

/**
 * The dignities of the seven, in their order.
 * @param isDay whether the Sun is above the horizon, which decides about the triplicities
 */
export function dignitiesOf(longitudes: TraditionalLongitudes, isDay: boolean): readonly PlanetDignities[] {
  return TRADITIONAL_PLANETS.map((planet) => dignitiesAt(planet, longitudes[planet], isDay));
}

/**
 * The traditional ruler of the rising sign.
 * @param ascendant degrees
 */
export function chartRuler(ascendant: number): TraditionalRuler {
  return TRADITIONAL_RULERS[signAt(ascendant)];
}

type ReceptionDignity = "Domicile" | "Exaltation";

/** Two planets, each in a sign of the other's. */
export interface MutualReception {
  readonly planet1: TraditionalRuler;
  readonly planet2: TraditionalRuler;
  /** Mixed where one stands in the other's domicile and the other in the one's exaltation. */
  readonly type: ReceptionDignity | "Mixed";
  /**
   * What the sign of planet1 is to planet2. Virgo is both to Mercury: there it is what the other sign is too, so that two
   * who exalt each other are not mixed; else domicile.
   */
  readonly planet1In: ReceptionDignity;
  /** What the sign of planet2 is to planet1. */
  readonly planet2In: ReceptionDignity;
}

/** What a sign is to a planet, the greater first. */
function dignitiesIn(sign: Sign, host: TraditionalRuler): readonly ReceptionDignity[] {
  const held: ReceptionDignity[] = [];
  if (TRADITIONAL_RULERS[sign] === host) held.push("Domicile");
  if (EXALTATIONS[host] === sign) held.push("Exaltation");
  return held;
}

/** The mutual receptions of the seven, each pair once and by the greatest dignity, in the planets' order. */
export function mutualReceptions(longitudes: TraditionalLongitudes): readonly MutualReception[] {
  const receptions: MutualReception[] = [];
  const signs = TRADITIONAL_PLANETS.map((planet) => signAt(longitudes[planet]));
  TRADITIONAL_PLANETS.forEach((planet1, i) => {
    for (let j = i + 1; j < TRADITIONAL_PLANETS.length; j++) {
      const planet2 = TRADITIONAL_PLANETS[j] as TraditionalRuler;
      const held1 = dignitiesIn(signs[i] as Sign, planet2);
      const held2 = dignitiesIn(signs[j] as Sign, planet1);
      const shared = held1.find((dignity) => held2.includes(dignity));
      const planet1In = shared ?? held1[0];
      const planet2In = shared ?? held2[0];
      if (!planet1In || !planet2In) continue;
      const type = shared ?? "Mixed";
      receptions.push({ planet1, planet2, type, planet1In, planet2In });
    }
  });
  return receptions;
}

/** From a planet to its dispositor, to that one's, and so on, until the next has been named. */
export interface DispositorChain {
  /** Begins with the planet itself; no planet twice. */
  readonly path: readonly TraditionalRuler[];
  /** The member of `path` that disposes of its last one: itself where that one stands in its own domicile. */
  readonly returnsTo: TraditionalRuler;
}

export interface Dispositors {
  /** One for each of the seven, in their order. */
  readonly chains: readonly DispositorChain[];
  /**
   * Where the chains end: circles of planets each of which disposes of the one before, the last of the first; a planet
   * in its own domicile is a circle of one. Each is told once, from its first planet in the order of the seven.
   */
  readonly loops: readonly (readonly TraditionalRuler[])[];
  /** The one planet in its own domicile at which all seven chains end; null where there is none. */
  readonly finalDispositor: TraditionalRuler | null;
}

function chainFrom(planet: TraditionalRuler, longitudes: TraditionalLongitudes): DispositorChain {
  const path: TraditionalRuler[] = [];
  let next = planet;
  while (!path.includes(next)) {
    path.push(next);
    next = TRADITIONAL_RULERS[signAt(longitudes[next])];
  }
  return { path, returnsTo: next };
}

/** The final dispositor alone: most charts have several planets in their own domiciles, or none, and so no such one. */
export function finalDispositorOf(longitudes: TraditionalLongitudes): TraditionalRuler | null {
  let atHome = 0;
  for (const planet of TRADITIONAL_PLANETS)
    if (TRADITIONAL_RULERS[signAt(longitudes[planet])] === planet) atHome++;
  return atHome === 1 ? dispositorsOf(longitudes).finalDispositor : null;
}

/** Who disposes of whom among the seven. */
export function dispositorsOf(longitudes: TraditionalLongitudes): Dispositors {
  const chains = TRADITIONAL_PLANETS.map((planet) => chainFrom(planet, longitudes));
  // Seen from its first planet, a circle is a chain that comes back to where it began.
  const loops = chains
    .filter(({ path, returnsTo }) => returnsTo === path[0])
    .map(({ path }) => path)
    .filter((path, _, all) => all.find((other) => other.includes(path[0] as TraditionalRuler)) === path);
  const [only] = loops;
  const finalDispositor = loops.length === 1 && only?.length === 1 ? (only[0] as TraditionalRuler) : null;
  return { chains, loops, finalDispositor };
}
