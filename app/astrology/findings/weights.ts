import type { AspectType } from "../aspects";
import type { Planet } from "../bodies";

/**
 * Every constant that ranks what is strong in a chart, with its reason. The unit is a convention: 10 is a planet exactly
 * on the Ascendant or Midheaven, and whatever reaches 5 is told in most charts. The order is the tradition's; how far
 * the numbers are apart was set so that random charts lead with an angle or a close aspect, and so that no kind of
 * finding leads in more than half of them (`tests/readings/synthesis.test.ts` counts).
 */

/** Degrees from an angle within which a planet counts as angular; at the edge it weighs half. */
export const ANGLE_ORB = 6;

/** After William Lilly, Christian Astrology (1647), p. 115: 5 on the Ascendant and Midheaven, 4 in the 7th and 4th. */
export const ANGLE_WEIGHTS = { Ascendant: 10, Midheaven: 10, Descendant: 8, "Imum Coeli": 8 } as const;
export type AngleName = keyof typeof ANGLE_WEIGHTS;

/** What an exact aspect between Sun and Moon weighs; it falls evenly to a fifth at the edge of the natal orb. */
export const ASPECT_WEIGHT = 9;

/** Ptolemy's five; the hard ones before the easy ones, because they are noticed sooner. The small ones never lead. */
export const ASPECT_FACTORS: Readonly<Partial<Record<AspectType, number>>> = {
  Conjunction: 1,
  Opposition: 1,
  Square: 0.95,
  Trine: 0.8,
  Sextile: 0.65,
};

/** An aspect that still closes is held to act more strongly than one that parts. */
export const APPLYING_FACTOR = 1.08;

/** How personal a planet is: its share in an aspect's weight (the geometric mean of both) and in a balance. */
export const PLANET_SHARES: Readonly<Record<Planet, number>> = {
  Sun: 1,
  Moon: 1,
  Mercury: 0.85,
  Venus: 0.9,
  Mars: 0.9,
  Jupiter: 0.7,
  Saturn: 0.8,
  Uranus: 0.6,
  Neptune: 0.6,
  Pluto: 0.6,
};

/** The ruler of the rising sign leads the chart; its house and condition say how. */
export const RULER_WEIGHTS = { base: 5.2, angularHouse: 1, dignityOrDebility: 0.8, retrograde: 0.4 } as const;

/** The light of the sect (Sun by day, Moon by night) comes before the other; with an unknown time both are equal. */
export const LIGHT_WEIGHTS = { ofTheSect: 5, either: 4, other: 3, angularHouse: 0.7 } as const;

/** Sun and Moon set beside each other; elements that do not feed each other pull, which is worth saying. */
export const LIGHTS_WEIGHTS = { base: 4.2, pulling: 0.9 } as const;

/**
 * The benefic of the sect (Jupiter by day, Venus by night) helps most, the malefic against it (Mars by day, Saturn by
 * night) costs most; in an angular house either is plainer.
 */
export const SECT_WEIGHTS = { helper: 3.4, teacher: 3.7, angularHouse: 1.1, onALight: 0.8 } as const;

/** Planets in one sign or house; Mercury and Venus are never far from the Sun, so three with them are common. */
export const STELLIUM_WEIGHTS = { three: 3.2, eachFurther: 1.7, withALight: 0.5 } as const;

/**
 * Sun and Moon count 3, Mercury to Mars and the rising sign 2, the rest 1: 19 in all. An element crowds from 9 of 19 on,
 * a modality from 10; an element is wanting when neither a planet from Sun to Saturn nor the rising sign is in it.
 */
export const BALANCE_POINTS: Readonly<Record<Planet | "Ascendant", number>> = {
  Sun: 3,
  Moon: 3,
  Mercury: 2,
  Venus: 2,
  Mars: 2,
  Jupiter: 1,
  Saturn: 1,
  Uranus: 1,
  Neptune: 1,
  Pluto: 1,
  Ascendant: 2,
};
export const BALANCE_WEIGHTS = {
  crowdedFrom: 9 / 19,
  crowded: 4,
  /** For a whole chart in one element or modality. */
  surplus: 6.6,
  wanting: 4.1,
  both: 6.2,
  modalityFrom: 10 / 19,
  modality: 3.6,
} as const;

/** A planet without any of the five aspects goes its own way; it happens in a chart of seven, so it tells much. */
export const UNASPECTED_WEIGHT = 6;

/** The only planet of an element, or the only one above or below the horizon. */
export const SINGLETON_WEIGHTS = { element: 3.6, horizon: 5.4 } as const;

/** The planet with the closest aspects, by the sum of their weights: more where it leads the next by a quarter. */
export const FOCUS_WEIGHTS = { leading: 4, leadsBy: 1.25, first: 2.4 } as const;

/** Mercury is retrograde in a fifth of all charts, Mars and Venus in fewer; near its station a planet stands still. */
export const RETROGRADE_WEIGHTS = { Mercury: 3, Venus: 4, Mars: 4, station: 1.5 } as const;

/**
 * Below this daily motion in degrees a planet counts as standing still: Mercury a day and a half from its station, Venus and
 * Mars about three.
 */
export const STATION_SPEEDS = { Mercury: 0.25, Venus: 0.1, Mars: 0.07 } as const;

/** A planet in its sign and nothing more: in every chart, and said where little else is known. */
export const MANNER_WEIGHT = 2;

/** The phase of the Moon at birth belongs to everybody of those days. */
export const PHASE_WEIGHT = 2.6;
