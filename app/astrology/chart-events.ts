import { MAJOR_ASPECTS, type MajorAspect, sidesOf } from "./aspects";
import { PLANETS, type Planet } from "./bodies";
import { passDays, TRANSITING_PLANETS, type TransitingPlanet } from "./chart-transits";
import { crossingsOfLong, longitudeOf, longStepsOf, type Sought } from "./crossings";
import { eclipseAt } from "./eclipses";
import { END_INSTANT, FIRST_INSTANT, type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { newAndFullMoonsBetween } from "./lunar-phase";
import { positionOf } from "./positions";
import { touchesAt } from "./touches";

/** Which of the passes of one contact it is: a planet that turns back makes three, or five. */
export interface PassNumber {
  /** From 1 on. */
  readonly number: number;
  readonly of: number;
}

/** A slow planet makes a major aspect to a place of the chart, exactly. */
export interface ExactTransit<Name extends string> {
  readonly instant: Instant;
  readonly planet: TransitingPlanet;
  readonly type: MajorAspect;
  readonly point: Name;
  readonly pass: PassNumber;
}

/** A planet is back at its own place in the chart. */
export interface ExactReturn {
  readonly instant: Instant;
  readonly planet: Planet;
  readonly pass: PassNumber;
}

/** A new or full Moon, or the eclipse that it is, on places of the chart or opposite them. */
export interface LunationOnChart<Name extends string> {
  readonly instant: Instant;
  readonly event: "New Moon" | "Full Moon" | "Solar eclipse" | "Lunar eclipse";
  /** One at least, the closest first; by the Moon's place. */
  readonly touches: readonly { readonly point: Name; readonly type: (typeof ON_OR_OPPOSITE)[number] }[];
}

const ON_OR_OPPOSITE = ["Conjunction", "Opposition"] as const satisfies readonly MajorAspect[];
/** How near a new or full Moon comes to a place that it touches, degrees. */
const LUNATION_ORB = 2;

type Points<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** The exact transits of slow planets to a chart (longitudes in degrees) in [from, to), returns left out. */
export function exactTransits<Name extends string>(
  points: Points<Name>,
  from: Instant,
  to: Instant,
): ExactTransit<Name>[] {
  const aspects = (Object.keys(points) as Name[]).flatMap((point) =>
    MAJOR_ASPECTS.flatMap((type) =>
      sidesOf(type).map((angle) => ({ point, type, target: (points[point] ?? Number.NaN) + angle })),
    ),
  );
  return TRANSITING_PLANETS.flatMap((planet) => {
    const sought = aspects.filter(
      ({ point, type }) => !(point === (planet as string) && type === "Conjunction"),
    );
    return passesOf(planet, sought, from, to).map(({ sought: { point, type }, ...rest }) => ({
      planet,
      point,
      type,
      ...rest,
    }));
  }).sort(inOrder);
}

/** When each planet of a chart returns to its place in [from, to). */
export function exactReturns(points: Points<Planet>, from: Instant, to: Instant): ExactReturn[] {
  return PLANETS.flatMap((planet) => {
    const target = points[planet];
    if (target === undefined) return [];
    return passesOf(planet, [{ target }], from, to).map(({ instant, pass }) => ({ instant, planet, pass }));
  }).sort(inOrder);
}

/** The new and full moons, and eclipses, on or opposite the places of a chart in [from, to). */
export function lunationsOnChart<Name extends string>(
  points: Points<Name>,
  from: Instant,
  to: Instant,
): LunationOnChart<Name>[] {
  return newAndFullMoonsBetween(from, to).flatMap((lunation): LunationOnChart<Name>[] => {
    const { phaseName, instant } = lunation;
    const { longitude } = positionOf("Moon", instant);
    const touches = touchesAt(longitude, points, ON_OR_OPPOSITE, LUNATION_ORB).map(({ natal, type }) => {
      return { point: natal, type };
    });
    if (touches.length === 0) return [];
    const eclipse = eclipseAt(lunation);
    const event = eclipse ? (`${eclipse.kind === "solar" ? "Solar" : "Lunar"} eclipse` as const) : phaseName;
    return [{ instant, event, touches }];
  });
}

interface Found<Value extends Sought> {
  readonly instant: Instant;
  readonly sought: Value;
  readonly pass: PassNumber;
}

/** Every pass of a planet over one of some longitudes in [from, to), counted among those of its contact around it. */
function passesOf<Value extends Sought>(
  planet: Planet,
  sought: readonly Value[],
  from: Instant,
  to: Instant,
): Found<Value>[] {
  const around = passDays(planet) * MILLISECONDS_PER_DAY;
  const begin = Math.max(FIRST_INSTANT, from - around);
  const end = Math.min(END_INSTANT, to + around);
  const found = crossingsOfLong(longitudeOf(planet), sought, longStepsOf(planet), begin, end);
  return sought.flatMap((value) => {
    const instants = found.filter((crossing) => crossing.sought === value).map(({ instant }) => instant);
    return contactsOf(instants, around).flatMap((passes) =>
      passes
        .map((instant, index) => ({ instant, sought: value, pass: { number: index + 1, of: passes.length } }))
        .filter(({ instant }) => instant >= from && instant < to),
    );
  });
}

/** Passes in order of time, put together that follow one another within a contact's time. */
function contactsOf(instants: readonly Instant[], within: number): Instant[][] {
  const contacts: Instant[][] = [];
  for (const instant of instants) {
    const latest = contacts.at(-1);
    if (latest && instant - (latest.at(-1) ?? 0) <= within) latest.push(instant);
    else contacts.push([instant]);
  }
  return contacts;
}

function inOrder(a: { readonly instant: Instant }, b: { readonly instant: Instant }): number {
  return a.instant - b.instant;
}
