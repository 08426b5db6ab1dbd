import type { AspectType } from "./aspects";
import type { Planet } from "./bodies";

/**
 * Every constant of the compatibility score, with its reason. They are a convention: what astrologers say of these
 * contacts, put into numbers. Their order within a table is the tradition's; how far they are apart was set so that random
 * pairs spread over 20 to 95 around a middle of 55, which `npx tsx scripts/synastry-distribution.ts` prints.
 */

/** Percent of the overall score. The aspects come first because they are the only part that is personal to the day. */
export const PART_WEIGHTS = { element: 25, sunMoon: 30, aspects: 45 } as const;

/** Two people share no house between them: their contacts count within half of the natal orbs. */
export const SYNASTRY_ORB_FACTOR = 0.5;

/**
 * Two elements in the order Fire, Earth, Air, Water. Fire feeds on Air and Water nourishes Earth, so these pairs
 * stand highest; like with like understands itself at once but lacks a counterpart; Fire with Water and Earth with
 * Air have neither warmth nor weight in common.
 */
export const ELEMENT_SCORES = {
  "Fire-Fire": 74,
  "Fire-Earth": 38,
  "Fire-Air": 90,
  "Fire-Water": 18,
  "Earth-Earth": 78,
  "Earth-Air": 22,
  "Earth-Water": 90,
  "Air-Air": 74,
  "Air-Water": 34,
  "Water-Water": 78,
} as const;

/**
 * One person's Sun to the other's Moon, the oldest sign of a lasting pair. The conjunction is the best of all; the
 * opposition is a real bond that pulls, so it stands in the middle and not at the bottom.
 */
export const SUN_MOON_SCORES: Readonly<Record<AspectType, number>> = {
  Conjunction: 100,
  Trine: 96,
  Sextile: 88,
  Quintile: 76,
  Opposition: 54,
  SemiSextile: 46,
  Quincunx: 20,
  Square: 8,
};

/**
 * What an exact aspect adds or takes. The opposition takes half of what a square takes because it also attracts; the two
 * small ones say little. A conjunction is as good as its planets are (`PLANET_TEMPERS`).
 */
export const ASPECT_VALENCES: Readonly<Record<Exclude<AspectType, "Conjunction">, number>> = {
  Trine: 1,
  Sextile: 0.65,
  Quintile: 0.4,
  SemiSextile: -0.15,
  Quincunx: -0.5,
  Opposition: -0.5,
  Square: -1,
};

/**
 * How it feels to have another person's planet right on one's own. Two personal planets meet in the middle of their
 * tempers. Of a slow planet and a personal one the slow one decides, because it acts and the other receives: Saturn on
 * the Sun is Saturn's doing. A mean would let the good temper of a Sun or a Moon cancel Saturn and Pluto, and contacts
 * that astrologers name first would count for nothing. Jupiter warms and Saturn presses somewhat more than a trine or a
 * square does, because nothing keeps the two planets apart. Pluto stands lowest: its weight is small, as its place is
 * shared by a generation, but whose Sun or Moon it meets is not shared. Uranus wakes and unsettles, Neptune softens and
 * blurs, each a little more of a help than not.
 */
export const PLANET_TEMPERS: Readonly<Record<Planet, number>> = {
  Sun: 0.8,
  Moon: 0.8,
  Mercury: 0.5,
  Venus: 1,
  Mars: -0.4,
  Jupiter: 1.2,
  Saturn: -1.2,
  Uranus: 0.2,
  Neptune: 0.3,
  Pluto: -1.5,
};

/** The faster a planet, the more personal it is; the slowest three mark a generation and count for little. */
export const PLANET_WEIGHTS: Readonly<Record<Planet, number>> = {
  Sun: 1,
  Moon: 1,
  Mercury: 0.75,
  Venus: 0.9,
  Mars: 0.85,
  Jupiter: 0.5,
  Saturn: 0.55,
  Uranus: 0.25,
  Neptune: 0.25,
  Pluto: 0.3,
};

/** The surplus of impact, in exact trines between luminaries, at which the aspect score has covered 76 % of its way to an end. */
export const SATURATION = 1.6;
