import { normalizeDegrees, signedDifference } from "../angles";
import { type Aspect, type Aspecting, MAJOR_ASPECTS, type MajorAspect, sidesOf } from "../aspects";
import type { TraditionalRuler } from "../bodies";
import { crossingsOfLong, elongationOf, longStepsOf } from "../crossings";
import { reachOf } from "../elections/applying";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import { aspectsUnder } from "../orbs";
import { positionOf } from "../positions";
import { signAt } from "../signs";

/** When an applying aspect becomes exact, and what comes before. */
export interface Perfection {
  readonly at: Instant;
  /** Both are still in the signs in which they stand now. */
  readonly isInSign: boolean;
  /** One of the two turns back or direct before. */
  readonly turnsBefore: boolean;
}

export interface HoraryAspect {
  readonly planet1: TraditionalRuler;
  readonly planet2: TraditionalRuler;
  readonly type: MajorAspect;
  /** Degrees. */
  readonly orb: number;
  readonly isApplying: boolean;
  /** Of an applying aspect; null where it parts, and where it does not become exact within a year. */
  readonly perfects: Perfection | null;
}

/**
 * The five major aspects of the seven by moieties (half the sum of the two planets' orbs), the closest first; those over
 * the border of a sign too, since whether they come to be exact in their signs is told.
 */
export function horaryAspects(
  planets: readonly Aspecting<TraditionalRuler>[],
  at: Instant,
): readonly HoraryAspect[] {
  const { aspects } = aspectsUnder({ orbs: "Moiety", minorAspects: false, outOfSign: true }, planets, []);
  return aspects.filter(isOfSeven).map(({ planet1, planet2, type, orb, isApplying }) => ({
    planet1,
    planet2,
    type,
    orb,
    isApplying,
    perfects: isApplying ? perfectionOf(planet1, planet2, type, at) : null,
  }));
}

type OfSeven = Aspect<TraditionalRuler, TraditionalRuler, MajorAspect>;

function isOfSeven(aspect: Aspect<string, string, string>): aspect is OfSeven {
  return MAJOR_ASPECTS.some((major) => major === aspect.type);
}

/** When the aspect becomes exact to which two are on their way; null where that is farther off than a search looks. */
function perfectionOf(
  one: TraditionalRuler,
  other: TraditionalRuler,
  type: MajorAspect,
  at: Instant,
): Perfection | null {
  const elongation = elongationOf(one, other);
  const { angle } = elongation(at);
  const [target] = [...sidesOf(type)].sort(
    (a, b) => Math.abs(signedDifference(a, angle)) - Math.abs(signedDifference(b, angle)),
  ) as [number];
  const [exact] = crossingsOfLong(
    elongation,
    [{ target, period: 360 }],
    longStepsOf(one, other),
    at,
    at + reachOf(one, other),
  );
  if (!exact) return null;
  const { instant } = exact;
  const both = [one, other];
  return {
    at: instant,
    isInSign: both.every((planet) => signOf(planet, instant) === signOf(planet, at)),
    turnsBefore: both.some((planet) => isRetrograde(planet, instant) !== isRetrograde(planet, at)),
  };
}

/** A minute sooner: an aspect that is exact on the border is exact in the sign. */
function signOf(planet: TraditionalRuler, at: Instant) {
  return signAt(positionOf(planet, at - 60_000).longitude);
}

function isRetrograde(planet: TraditionalRuler, at: Instant): boolean {
  return positionOf(planet, at).speed < 0;
}

/** An aspect of the Moon, when it is or was exact. */
export interface MoonAspect {
  readonly planet: TraditionalRuler;
  readonly type: MajorAspect;
  readonly at: Instant;
}

export interface MoonsWay {
  /** The last one that was exact and the next one that will be, in whichever signs. */
  readonly last: MoonAspect | null;
  readonly next: MoonAspect | null;
  /** When she leaves her sign. */
  readonly leaves: Instant;
  /**
   * By Lilly's rule (Christian Astrology, p. 112 and 122): she applies to none of the seven, by moieties, with which she
   * comes to be exact while she is in her sign.
   */
  readonly isVoid: boolean;
  /** She is void, but in Taurus, Cancer, Sagittarius or Pisces, where she "performeth somewhat". */
  readonly performs: boolean;
}

/** The Moon crosses a sign in 2.55 days at most, and meets one of six planets in any three. */
const MOONS_REACH = 3 * MILLISECONDS_PER_DAY;
const PERFORMING = ["Taurus", "Cancer", "Sagittarius", "Pisces"];

/**
 * Where the Moon comes from and goes to.
 * @param aspects of the same moment
 */
export function moonsWay(aspects: readonly HoraryAspect[], at: Instant): MoonsWay {
  const exact = OTHERS.flatMap((planet) => moonAspectsWith(planet, at)).sort((a, b) => a.at - b.at);
  const { longitude } = positionOf("Moon", at);
  const [leaving] = crossingsOfLong(
    (instant) => {
      const moon = positionOf("Moon", instant);
      return { angle: moon.longitude, rate: moon.speed };
    },
    [{ target: 30 * (Math.floor(longitude / 30) + 1), period: 360 }],
    longStepsOf("Moon"),
    at,
    at + MOONS_REACH,
  );
  const isVoid = !aspects.some(
    ({ planet1, planet2, perfects }) => [planet1, planet2].includes("Moon") && perfects?.isInSign === true,
  );
  return {
    last: exact.findLast((aspect) => aspect.at <= at) ?? null,
    next: exact.find((aspect) => aspect.at > at) ?? null,
    leaves: leaving?.instant ?? at + MOONS_REACH,
    isVoid,
    performs: isVoid && PERFORMING.includes(signAt(longitude)),
  };
}

const OTHERS = ["Sun", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;
const SIDES = MAJOR_ASPECTS.flatMap((type) => sidesOf(type).map((target) => ({ target, period: 360, type })));

function moonAspectsWith(planet: TraditionalRuler, at: Instant): readonly MoonAspect[] {
  return crossingsOfLong(
    elongationOf("Moon", planet),
    SIDES.map((side) => ({ ...side, target: normalizeDegrees(side.target) })),
    longStepsOf("Moon", planet),
    at - MOONS_REACH,
    at + MOONS_REACH,
  ).map(({ instant, sought }) => ({ planet, type: sought.type, at: instant }));
}
