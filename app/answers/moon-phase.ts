import { normalizeDegrees } from "~/astrology/angles";
import { type Instant, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import {
  illuminationAt,
  type PhaseName,
  type PrincipalPhase,
  phaseNameAt,
  principalPhasesBetween,
} from "~/astrology/lunar-phase";
import { positionOf } from "~/astrology/positions";
import { type Sign, signPosition } from "~/astrology/signs";
import * as guide from "~/words/moon-guide";
import { type Told, told } from "./told";

export interface MoonPhaseAnswer {
  readonly phaseName: PhaseName;
  /** The sunlit part of the disc, percent. */
  readonly illumination: number;
  /** ISO instant. */
  readonly date: string;
  readonly zodiacSign: Sign;
  /** Whole degrees and minutes within the sign, floored. */
  readonly degree: number;
  readonly minute: number;
  /** Longitude of the Moon minus that of the Sun, degrees in [0, 360). */
  readonly elongation: number;
  /** What the two and a half days of the Moon in this sign are good for. */
  readonly interpretation: string;
  /** The next four, in order. */
  readonly nextPhases: readonly Told<PrincipalPhase>[];
}

/** The longest time that four principal phases take is a little over a synodic month. */
const FOUR_PHASES = 31 * MILLISECONDS_PER_DAY;

/** The Moon's phase at a moment, and the next four principal phases after it. */
export function moonPhaseAnswer(instant: Instant): MoonPhaseAnswer {
  const moon = positionOf("Moon", instant);
  const elongation = normalizeDegrees(moon.longitude - positionOf("Sun", instant).longitude);
  const { sign, degree, minute } = signPosition(moon.longitude);
  return {
    phaseName: phaseNameAt(elongation),
    illumination: illuminationAt(instant),
    date: new Date(instant).toISOString(),
    zodiacSign: sign,
    degree,
    minute,
    elongation,
    interpretation: guide.inSignToday(sign),
    nextPhases: principalPhasesBetween(instant + 1, instant + FOUR_PHASES)
      .slice(0, 4)
      .map(told),
  };
}
