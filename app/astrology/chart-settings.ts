import { EXTRA_POINTS } from "./bodies";
import type { AspectSettings } from "./orbs";

/** How the houses are divided, in the order in which the select lists them; the first is the default. */
export const HOUSE_SYSTEMS = [
  "Whole Sign",
  "Equal",
  "Placidus",
  "Koch",
  "Porphyry",
  "Regiomontanus",
  "Campanus",
  "Alcabitius",
  "Topocentric",
  "Morinus",
  "Meridian",
] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/** Where a zodiac can begin; the first is the default. */
export const ZODIACS = ["Tropical", "Lahiri", "Fagan/Bradley", "Krishnamurti", "Raman"] as const;
export type Zodiac = (typeof ZODIACS)[number];

/** How the orbs of aspects are measured where nobody gives numbers of their own. */
export const ORB_TABLES = ["Standard", "Tight", "Moiety"] as const;

export const NODES = ["True", "Mean"] as const;
export const LILITHS = ["Mean", "Osculating"] as const;

/** What a chart shows when asked to, in the order in which it lists them. */
export const EXTRAS = [...EXTRA_POINTS, "Stars"] as const;
export type Extra = (typeof EXTRAS)[number];

/** What an astrologer chooses, and every chart prints. */
export interface ChartSettings extends AspectSettings {
  readonly zodiac: Zodiac;
  readonly node: (typeof NODES)[number];
  /** The lunar apogee, mean or osculating: the two differ by up to 30°. */
  readonly lilith: (typeof LILITHS)[number];
  /** In the order of `EXTRAS`, none twice. */
  readonly extras: readonly Extra[];
}

/** The chart of the specification. */
export const DEFAULT_SETTINGS: ChartSettings = {
  zodiac: "Tropical",
  node: "True",
  lilith: "Mean",
  orbs: "Standard",
  minorAspects: false,
  outOfSign: true,
  extras: [],
};
