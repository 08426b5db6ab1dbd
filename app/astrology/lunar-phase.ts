import { normalizeDegrees, signedDifference, toDegrees, toRadians } from "./angles";
import { crossings, elongationOf, stepDaysOf } from "./crossings";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";
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

export const PRINCIPAL_PHASES = ["New Moon", "First Quarter", "Full Moon", "Last Quarter"] as const;
export type PrincipalPhaseName = (typeof PRINCIPAL_PHASES)[number];

export interface PrincipalPhase {
  readonly phaseName: PrincipalPhaseName;
  readonly instant: Instant;
}

/** New and full moons and quarters in [from, to): the Moon 0°, 90°, 180°, 270° ahead of the Sun in apparent longitude. */
export function principalPhasesBetween(from: Instant, to: Instant): PrincipalPhase[] {
  const sought = { target: 0, period: 90, stepDays: stepDaysOf("Moon", "Sun") };
  return crossings(elongationOf("Moon", "Sun"), sought, from, to).map(({ instant, index }) => ({
    phaseName: PRINCIPAL_PHASES[((index % 4) + 4) % 4] as PrincipalPhaseName,
    instant,
  }));
}

export interface Lunation extends PrincipalPhase {
  readonly phaseName: "New Moon" | "Full Moon";
}

const HALF_LUNATION_DAYS = 29.530589 / 2;

/**
 * The new and full moons among `principalPhasesBetween`, in a quarter of the time: from each to the next by Newton's
 * method. The Moon gains on the Sun all the time and is at most some 20° from where the mean would have her.
 */
export function newAndFullMoonsBetween(from: Instant, to: Instant): Lunation[] {
  const elongation = elongationOf("Moon", "Sun");
  const found: Lunation[] = [];
  const passed = normalizeDegrees(elongation(from).angle) / 180;
  let index = Math.ceil(passed);
  let instant = from + (index - passed) * HALF_LUNATION_DAYS * MILLISECONDS_PER_DAY;
  for (; ; index++) {
    for (let change = 1; Math.abs(change) > 0.5; instant += change) {
      const { angle, rate } = elongation(instant);
      change = (signedDifference(180 * index, angle) / rate) * MILLISECONDS_PER_DAY;
    }
    if (instant >= to) return found;
    found.push({ phaseName: index % 2 === 0 ? "New Moon" : "Full Moon", instant });
    instant += HALF_LUNATION_DAYS * MILLISECONDS_PER_DAY;
  }
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

/** The sunlit part of the Moon's disc, percent: (1 + cos phase angle) / 2. */
export function illuminationAt(instant: Instant): number {
  return 50 * (1 + Math.cos(toRadians(phaseAngleAt(instant))));
}
