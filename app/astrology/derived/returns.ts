import { separation } from "../angles";
import { ayanamsaAt } from "../ayanamsa";
import { PLANETS } from "../bodies";
import { crossings, type MovingAngle, stepDaysOf } from "../crossings";
import { END_INSTANT, FIRST_INSTANT, type Instant, MILLISECONDS_PER_DAY } from "../instant";
import { positionOf } from "../positions";

/** What comes back to its natal place and has a chart drawn of it. */
export const RETURNING_BODIES = [...PLANETS, "Chiron"] as const;
export type ReturningBody = (typeof RETURNING_BODIES)[number];

interface Pace {
  /** Degrees a day that it never exceeds, forward or back. */
  readonly fastest: number;
  /** How many days to both sides of one pass the others of the same return lie; far less than half a period. */
  readonly passDays: number;
}

const PACES: Readonly<Record<ReturningBody, Pace>> = {
  Sun: { fastest: 1.05, passDays: 1 },
  Moon: { fastest: 15.6, passDays: 1 },
  Mercury: { fastest: 2.3, passDays: 90 },
  Venus: { fastest: 1.3, passDays: 120 },
  Mars: { fastest: 0.85, passDays: 200 },
  Jupiter: { fastest: 0.26, passDays: 400 },
  Saturn: { fastest: 0.15, passDays: 500 },
  Uranus: { fastest: 0.08, passDays: 700 },
  Neptune: { fastest: 0.05, passDays: 1000 },
  Pluto: { fastest: 0.05, passDays: 1000 },
  Chiron: { fastest: 0.25, passDays: 900 },
};

/** How much of time is searched at once: short enough for a look at a body's distance to spare most of the search. */
const WINDOW_STEPS = 32;
/** What comes back within a day of birth is the birth itself. */
const AFTER_BIRTH = MILLISECONDS_PER_DAY;
/** An instant that was asked for and lies within this of a return counts as the return's own, milliseconds. */
const SAME = 500;
/** Degrees a day by which the equinox moves back: general precession. */
const PRECESSION = 50.29 / 3600 / 365.25;

export interface ReturnQuery {
  readonly body: ReturningBody;
  readonly birth: Instant;
  readonly at: Instant;
  /** The first one after `at`, and not the last one at or before it. */
  readonly next: boolean;
  /** Measured among the stars: the precession since birth is taken off. */
  readonly precessed: boolean;
}

export interface Return {
  readonly instant: Instant;
  /** All passes of the same return in order, `instant` among them: several where the planet turns back on the way. */
  readonly passes: readonly Instant[];
}

/**
 * The return of a body to its natal longitude, within a millisecond of where our tables have it; null where there is
 * none between the day after birth, or 1800, and the end of 2100.
 */
export function returnOf({ body, birth, at, next, precessed }: ReturnQuery): Return | null {
  const path = pathOf(body, precessed);
  const target = path(birth).angle;
  const begin = Math.max(FIRST_INSTANT, birth + AFTER_BIRTH);
  const sought = { target, stepDays: stepDaysOf(body) };
  const find = (from: Instant, to: Instant) =>
    from < to ? crossings(path, sought, from, to).map(({ instant }) => Math.round(instant)) : [];

  const { fastest, passDays } = PACES[body];
  const window = WINDOW_STEPS * sought.stepDays * MILLISECONDS_PER_DAY;
  const boundary = Math.min(END_INSTANT, Math.max(begin, at + SAME));
  let instant: Instant | undefined;
  for (let edge = boundary; instant === undefined; ) {
    if (next ? edge >= END_INSTANT : edge <= begin) return null;
    const far = next ? Math.min(END_INSTANT, edge + window) : Math.max(begin, edge - window);
    const reach = (fastest * Math.abs(far - edge)) / MILLISECONDS_PER_DAY;
    if (separation(path(edge).angle, target) <= reach) {
      instant = next ? find(edge, far)[0] : find(far, edge).at(-1);
    }
    edge = far;
  }
  const around = passDays * MILLISECONDS_PER_DAY;
  const passes = find(Math.max(begin, instant - around), Math.min(END_INSTANT, instant + around));
  // Found anew from other samples: a millisecond may lie between.
  return { instant, passes: passes.map((pass) => (Math.abs(pass - instant) < SAME ? instant : pass)) };
}

/** Longitude and speed from the equinox of date, or from a place among the stars, whichever one that be. */
function pathOf(body: ReturningBody, precessed: boolean): (instant: Instant) => MovingAngle {
  return (instant) => {
    const { longitude, speed } = positionOf(body, instant);
    const ayanamsa = precessed ? ayanamsaAt("Fagan/Bradley", instant) : null;
    return ayanamsa
      ? { angle: longitude - ayanamsa.apparent, rate: speed - PRECESSION }
      : { angle: longitude, rate: speed };
  };
}
