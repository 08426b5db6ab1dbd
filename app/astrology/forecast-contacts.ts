import { normalizeDegrees } from "./angles";
import { MAJOR_ASPECTS, type MajorAspect, sidesOf } from "./aspects";
import type { Planet } from "./bodies";
import type { Instant } from "./instant";
import type { Knot, LongitudePath } from "./longitude-path";

export interface Pass {
  readonly instant: Instant;
  readonly isRetrograde: boolean;
}

/** How far from exact (degrees, never negative) a contact is at an instant. */
export interface Approach {
  readonly instant: Instant;
  readonly orb: number;
}

/**
 * One contact of a moving planet with a place of a chart: one aspect to one side (the square ahead is another contact
 * than the square behind), on one round of the zodiac. A planet that turns back and passes again, even after leaving the
 * orb in between, is still on the same round: all its passes are one contact, until it has gone round.
 */
export interface ForecastContact<Name extends string, Mover extends string = Planet> {
  readonly transiting: Mover;
  readonly natal: Name;
  readonly type: MajorAspect;
  /** When it comes within the orb for the first time in the span; null where it is there at the beginning. */
  readonly enters: Instant | null;
  /** When it leaves the orb for the last time in the span; null where it is there at the end. */
  readonly leaves: Instant | null;
  /** Every exact pass in the span, in order; none of a near miss, and of one whose passes lie outside the span. */
  readonly exact: readonly Pass[];
  /** The first pass (orb 0), else the moment in the span at which it comes nearest. */
  readonly closest: Approach;
  /**
   * Where its distance begins to shrink or to grow beside the passes: the planet's stations between `enters` and
   * `leaves` (outside the orb, where it leaves and comes back), and the ends of the span where they cut it.
   */
  readonly turns: readonly Approach[];
}

/** An aspect to one side of one place: where a planet stands that makes it. */
interface Target<Name extends string> {
  readonly natal: Name;
  readonly type: MajorAspect;
  readonly longitude: number;
}

function targetsOf<Name extends string>(points: Readonly<Record<Name, number>>): Target<Name>[] {
  return (Object.keys(points) as Name[]).flatMap((natal) =>
    MAJOR_ASPECTS.flatMap((type) =>
      sidesOf(type).map((side) => ({ natal, type, longitude: normalizeDegrees(points[natal] + side) })),
    ),
  );
}

/** A longitude at which something happens to a target: its orb begins, it is exact, its orb ends. */
interface Mark {
  readonly target: number;
  readonly edge: -1 | 0 | 1;
  /** In [0, 360). */
  readonly longitude: number;
  /** How many times round the target lies behind the mark: -1 where the orb begins before 0°. */
  readonly turn: number;
}

/** A contact as it grows while the planet is followed. */
interface Growing<Name extends string, Mover extends string> extends ForecastContact<Name, Mover> {
  leaves: Instant | null;
  exact: readonly Pass[];
  closest: Approach;
  turns: readonly Approach[];
}

/** By how much each moves in a day, forwards or back, degrees: the mean of every day from 1900 to 2043 by our tables. */
export const MOTION: Readonly<Record<Planet, number>> = {
  Sun: 0.986,
  Moon: 13.176,
  Mercury: 1.217,
  Venus: 1.041,
  Mars: 0.567,
  Jupiter: 0.133,
  Saturn: 0.07,
  Uranus: 0.033,
  Neptune: 0.021,
  Pluto: 0.018,
};

/** An orb begins, is exact and ends, on both sides of a place but at conjunction and opposition. */
const MARKS_OF_A_PLACE = 3 * MAJOR_ASPECTS.flatMap(sidesOf).length;

/** How many marks of a chart with so many places are passed on so many degrees, on the mean. */
export function marksOf(degrees: number, places: number): number {
  return (degrees / 360) * places * MARKS_OF_A_PLACE;
}

/** In how many days planets pass so many marks of a chart with so many places, on the mean: what its contacts take and hold. */
export function daysOfMarks(marks: number, planets: readonly Planet[], places: number): number {
  const degreesADay = planets.reduce((sum, planet) => sum + MOTION[planet], 0);
  return marks / marksOf(degreesADay, places);
}

export type Passing<Mover extends string> = (
  planet: Mover,
  start: Knot,
  end: Knot,
  longitude: number,
) => Instant;

/** What the marks of a chart are; the same for every planet. */
export interface Marked<Name extends string> {
  readonly orb: number;
  readonly targets: readonly Target<Name>[];
  readonly marks: readonly Mark[];
}

/** @param orb degrees, more than 0 and less than 15, where two aspects would meet */
export function markedChart<Name extends string>(
  points: Readonly<Record<Name, number>>,
  orb: number,
): Marked<Name> {
  const targets = targetsOf(points);
  const marks = targets.flatMap(({ longitude }, target) =>
    ([-1, 0, 1] as const).map((edge): Mark => {
      const at = longitude + edge * orb;
      const folded = normalizeDegrees(at);
      return { target, edge, longitude: folded, turn: Math.round((at - folded) / 360) };
    }),
  );
  return { orb, targets, marks: marks.sort((a, b) => a.longitude - b.longitude) };
}

/**
 * The contacts that a planet on its path makes with a chart, each once. The planet is followed from mark to mark, so none
 * can be missed: between two knots of the path its longitude only grows or only shrinks.
 * @param passing when it passes a longitude that lies between those of two knots
 */
export function contactsOn<Name extends string, Mover extends string>(
  path: LongitudePath<Mover>,
  { orb, targets, marks }: Marked<Name>,
  passing: Passing<Mover>,
): ForecastContact<Name, Mover>[] {
  const { planet, knots } = path;
  const [first, last] = [knots[0] as Knot, knots.at(-1) as Knot];
  /** The contact of each target that was met last, where on the path that is exact, and whether it is within the orb. */
  const latest: (Growing<Name, Mover> | undefined)[] = targets.map(() => undefined);
  const exactAt: number[] = targets.map(() => Number.NaN);
  const isWithin: boolean[] = targets.map(() => false);
  const contacts: Growing<Name, Mover>[] = [];
  const stations: Knot[] = [];
  const count = marks.length;
  // Marks are counted on through the rounds; those before `index` are not above the planet.
  const roundOf = (index: number) => Math.floor(index / count);
  const markAt = (index: number) => marks[index - count * roundOf(index)] as Mark;
  const longitudeAt = (index: number) => markAt(index).longitude + 360 * roundOf(index);

  const approach = (target: number, { longitude, instant }: Knot): Approach => ({
    instant,
    orb: Math.abs(longitude - (exactAt[target] as number)),
  });
  const enter = (index: number, enters: Instant | null) => {
    const { target, turn } = markAt(index);
    const { natal, type, longitude } = targets[target] as Target<Name>;
    const exact = longitude + 360 * (roundOf(index) - turn);
    const known = latest[target];
    isWithin[target] = true;
    if (known && exactAt[target] === exact) {
      // The planet has turned outside the orb and is back.
      for (const station of stations)
        if (station.instant > (known.leaves as Instant))
          known.turns = [...known.turns, approach(target, station)];
      known.leaves = null;
      return;
    }
    exactAt[target] = exact;
    const closest = NOT_YET;
    const contact = {
      transiting: planet,
      natal,
      type,
      enters,
      leaves: null,
      exact: NONE,
      closest,
      turns: NONE,
    };
    latest[target] = contact;
    contacts.push(contact);
  };
  const pass = (index: number, instant: Instant, isForward: boolean) => {
    const { target, edge } = markAt(index);
    const contact = latest[target];
    if (edge === 0) {
      if (contact) contact.exact = [...contact.exact, { instant, isRetrograde: !isForward }];
    } else if (isForward === (edge === 1)) {
      if (contact) contact.leaves = instant;
      isWithin[target] = false;
    } else {
      enter(index, instant);
    }
  };
  const turn = (knot: Knot) =>
    latest.forEach((contact, target) => {
      if (contact && isWithin[target]) contact.turns = [...contact.turns, approach(target, knot)];
    });

  // What it is within at the beginning: orbs that have begun, and not ended, in the degrees behind it.
  const behind = first.longitude - 2 * orb;
  let index = count * Math.floor(behind / 360);
  while (longitudeAt(index) <= behind) index++;
  const begun = new Set<number>();
  for (; longitudeAt(index) <= first.longitude; index++) {
    if (markAt(index).edge === -1) begun.add(index);
    else if (markAt(index).edge === 1)
      for (const other of begun) if (markAt(other).target === markAt(index).target) begun.delete(other);
  }
  for (const at of begun) enter(at, null);
  turn(first);

  let above = longitudeAt(index);
  let below = longitudeAt(index - 1);
  for (let i = 1; i < knots.length; i++) {
    const start = knots[i - 1] as Knot;
    const end = knots[i] as Knot;
    while (above <= end.longitude) {
      pass(index, passing(planet, start, end, above), true);
      index++;
      below = above;
      above = longitudeAt(index);
    }
    while (below > end.longitude) {
      index--;
      pass(index, passing(planet, start, end, below), false);
      above = below;
      below = longitudeAt(index - 1);
    }
    if (end.speed !== 0) continue;
    stations.push(end);
    turn(end);
  }
  turn(last);
  for (const contact of contacts) contact.closest = closestOf(contact);
  return contacts;
}

/** Where nothing is told yet: most contacts turn nowhere, and a list each would take longer than to follow them. */
const NONE: readonly never[] = [];

/** Until the planet has been followed to the end. */
const NOT_YET: Approach = { instant: Number.NaN, orb: Number.POSITIVE_INFINITY };

function closestOf({ exact, turns }: Pick<ForecastContact<string>, "exact" | "turns">): Approach {
  const pass = exact[0];
  if (pass) return { instant: pass.instant, orb: 0 };
  return turns.reduce((nearest, turn) => (turn.orb < nearest.orb ? turn : nearest), NOT_YET);
}
