import { normalizeDegrees, toDegrees, toRadians } from "./angles";
import { crossings, elongationOf } from "./crossings";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";
import { type Sign, signPosition } from "./signs";
import { angleBetween, unitVector } from "./sphere";

export const PHASE_NAMES = [
  "New Moon",
  "Waxing Crescent",
  "First Quarter",
  "Waxing Gibbous",
  "Full Moon",
  "Waning Gibbous",
  "Last Quarter",
  "Waning Crescent",
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

const PRINCIPAL_PHASES = ["New Moon", "First Quarter", "Full Moon", "Last Quarter"] as const;
export type PrincipalPhaseName = (typeof PRINCIPAL_PHASES)[number];

export interface PrincipalPhase {
  readonly phaseName: PrincipalPhaseName;
  readonly instant: Instant;
}

export interface MoonPhase {
  readonly phaseName: PhaseName;
  /** The sunlit part of the disc, percent: (1 + cos phase angle) / 2. */
  readonly illumination: number;
  /** ISO instant. */
  readonly date: string;
  readonly zodiacSign: Sign;
  readonly degree: number;
  readonly minute: number;
  /** Longitude of the Moon minus that of the Sun, degrees in [0, 360). */
  readonly elongation: number;
  readonly nextPhases: readonly { readonly phaseName: PrincipalPhaseName; readonly at: string }[];
}

/** The longest time that four principal phases take is a little over a synodic month. */
const FOUR_PHASES = 31 * MILLISECONDS_PER_DAY;

/** The Moon gains about 12° a day on the Sun; at half-day steps the cubic between samples is within 0.0001°. */
const STEP_DAYS = 1;

/** New and full moons and quarters in [from, to): the Moon 0°, 90°, 180°, 270° ahead of the Sun in apparent longitude. */
export function principalPhasesBetween(from: Instant, to: Instant): PrincipalPhase[] {
  return crossings(elongationOf("Moon", "Sun"), { target: 0, period: 90, stepDays: STEP_DAYS }, from, to).map(
    ({ instant, index }) => ({
      phaseName: PRINCIPAL_PHASES[((index % 4) + 4) % 4] as PrincipalPhaseName,
      instant,
    }),
  );
}

/** The name for an elongation: eight octants centred on the events, so that New Moon is -22.5° to 22.5°. */
export function phaseNameAt(elongation: number): PhaseName {
  return PHASE_NAMES[Math.floor(normalizeDegrees(elongation + 22.5) / 45)] as PhaseName;
}

/** The Sun–Moon–Earth angle, degrees in [0, 180], from both bodies' places (Meeus, Astronomical Algorithms, 48.2–48.3). */
export function phaseAngleAt(instant: Instant): number {
  const moon = positionOf("Moon", instant);
  const sun = positionOf("Sun", instant);
  const separation = angleBetween(unitVector(moon), unitVector(sun));
  return toDegrees(
    Math.atan2(sun.distance * Math.sin(separation), moon.distance - sun.distance * Math.cos(separation)),
  );
}

/** The Moon's phase at an instant, with the next four principal phases, as the API answers it. */
export function moonPhaseAt(instant: Instant): MoonPhase {
  const moon = positionOf("Moon", instant);
  const elongation = normalizeDegrees(moon.longitude - positionOf("Sun", instant).longitude);
  const { sign, degree, minute } = signPosition(moon.longitude);
  return {
    phaseName: phaseNameAt(elongation),
    illumination: 50 * (1 + Math.cos(toRadians(phaseAngleAt(instant)))),
    date: new Date(instant).toISOString(),
    zodiacSign: sign,
    degree,
    minute,
    elongation,
    nextPhases: principalPhasesBetween(instant + 1, instant + FOUR_PHASES)
      .slice(0, 4)
      .map(({ phaseName, instant: at }) => ({ phaseName, at: new Date(at).toISOString() })),
  };
}
