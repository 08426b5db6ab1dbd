import { normalizeDegrees } from "../angles";
import { sidesOf } from "../aspects";
import type { Planet, TraditionalRuler } from "../bodies";
import type { Weekday } from "../calendar";
import { DAY_RULERS, placesBetween } from "../chaldean-order";
import { crossingsOfLong, elongationOf, longStepsOf } from "../crossings";
import { boundsFrom, dignitiesAt } from "../dignities";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import { type LongitudePath, longitudePaths } from "../longitude-path";
import { SIGNS, type Sign } from "../signs";
import type { GeoPoint } from "../sphere";
import { type MoonStay, moonStays } from "../void-of-course";
import { applyingSpans, reachOf } from "./applying";
import { BURNED_WAY, CAZIMI_ORB, COMBUST_ORB, type Condition } from "./condition";
import { inAny, inBoth, outside, type Span } from "./spans";
import { type Stay, staysOn } from "./stays";
import { type TurningSky, turningSky } from "./turning-sky";

/** What conditions are looked up in. */
export interface ElectionSky {
  readonly spansOf: (condition: Condition) => readonly Span[];
  /** The Moon's stays in signs, where a condition needed them; else undefined. */
  readonly knownStays: () => readonly MoonStay[] | undefined;
}

/** Below the horizon, degrees: the Sun's upper edge stands on it, lifted by the air, as almanacs have sunrise. */
export const SUNRISE = -50 / 60;

const SIGN_BORDERS = SIGNS.map((_, index) => 30 * index);
/** Where a sign, a face or the bounds of a planet begin. */
const DIGNITY_BORDERS = [
  ...new Set([
    ...boundsFrom(0).map(({ longitude }) => longitude),
    ...Array.from({ length: 36 }, (_, face) => 10 * face),
  ]),
].sort((a, b) => a - b);

/**
 * The sky of a span of a year at most over a place, asked condition by condition. What several of them need is worked out
 * once.
 * @param weekdayAt the weekday by the place's calendar, which says the rulers of its hours
 */
export function electionSky(place: GeoPoint, span: Span, weekdayAt: (at: Instant) => Weekday): ElectionSky {
  const within = (spans: readonly Span[]) => inBoth(spans, [span]);
  const paths = new Map<Planet, LongitudePath>();
  const pathOf = (planet: Planet): LongitudePath => {
    const known = paths.get(planet);
    if (known) return known;
    const { from, to } = wider(span, reachOf(planet));
    const [path] = longitudePaths([planet], from, to) as [LongitudePath];
    paths.set(planet, path);
    return path;
  };
  const signs = new Map<Planet, readonly Stay[]>();
  const signsOf = (planet: Planet): readonly Stay[] => {
    const stays = signs.get(planet) ?? staysOn(pathOf(planet), SIGN_BORDERS);
    signs.set(planet, stays);
    return stays;
  };
  let stays: readonly MoonStay[] | undefined;
  let turning: TurningSky | undefined;
  const sky = () => (turning ??= turningSky(place, span));
  let rising: readonly Stay[] | undefined;
  const signsRising = () => (rising ??= risingSigns(sky(), span));
  let hours: readonly HoursOfDay[] | undefined;
  const hoursOfDays = () => (hours ??= daysWithHours(sky(), weekdayAt));
  let days: readonly Span[] | undefined;
  const daylight = () => (days ??= inAny([sky().sunAbove(0)]));

  const inSign = (planet: Planet, sign: Sign) => signsOf(planet).filter(({ arc }) => SIGNS[arc] === sign);
  const nearSun = (planet: Planet, degrees: number) => nearSpans(planet, "Sun", degrees, span);

  const spansOf = (condition: Condition): readonly Span[] => {
    switch (condition.kind) {
      case "Sign":
        return inSign(condition.body, condition.sign);
      case "House":
        return inAny(
          SIGNS.map((sign, index) => {
            const first = SIGNS[(index - (condition.house - 1) + 12) % 12] as Sign;
            const risen = signsRising().filter(({ arc }) => SIGNS[arc] === first);
            return inBoth(inSign(condition.body, sign), risen);
          }),
        );
      case "Ascendant":
        return signsRising().filter(({ arc }) => SIGNS[arc] === condition.sign);
      case "Dignity": {
        const { body, points } = condition;
        const stays = staysOn(pathOf(body), DIGNITY_BORDERS);
        const dignified = (isDay: boolean) =>
          inAny([stays.filter(({ arc }) => dignitiesAt(body, middleOf(arc), isDay).points >= points)]);
        const [byDay, byNight] = [dignified(true), dignified(false)];
        return inAny([inBoth(byDay, daylight()), inBoth(byNight, outside(daylight(), span))]);
      }
      case "Direct":
        return directSpans(pathOf(condition.body));
      case "Combust":
        return outsideOf(nearSun(condition.body, CAZIMI_ORB), nearSun(condition.body, COMBUST_ORB));
      case "Cazimi":
        return nearSun(condition.body, CAZIMI_ORB);
      case "Aspect": {
        const { body, with: other, aspect, orb } = condition;
        const wide = wider(span, reachOf(body, other));
        const paths = [pathOf(body), pathOf(other)] as const;
        const stays = [signsOf(body), signsOf(other)] as const;
        return inAny([applyingSpans({ body, other, aspect, orb }, paths, stays, wide)]);
      }
      case "Contact": {
        const { body, aspect, longitude, orb } = condition;
        return inAny(
          sidesOf(aspect).map((side) => {
            const [low, high] = [longitude + side - orb, longitude + side + orb].map(normalizeDegrees) as [
              number,
              number,
            ];
            const borders = [low, high].sort((a, b) => a - b);
            return staysOn(pathOf(body), borders).filter(({ arc }) => borders[arc] === low);
          }),
        );
      }
      case "Moon":
        switch (condition.state) {
          case "Void":
            stays ??= moonStays(span.from, span.to);
            return stays.map(({ start, end }) => ({ from: start, to: end }));
          case "Waxing":
            return waxingSpans(span);
          case "Burned way":
            return staysOn(pathOf("Moon"), BURNED_WAY).filter(({ arc }) => arc === 0);
        }
        break;
      case "Hour":
        return planetaryHours(hoursOfDays(), condition.ruler);
    }
  };
  return { spansOf: (condition) => within(spansOf(condition)), knownStays: () => stays };
}

/** The stored sky, but for some days at both ends: light that is seen later was sent before. */
const STORED: Span = { from: Date.UTC(1799, 1, 15), to: Date.UTC(2101, 10, 15) };

/** A span and so many milliseconds at both ends, as far as the sky is stored. */
function wider({ from, to }: Span, reach: number): Span {
  return { from: Math.max(from - reach, STORED.from), to: Math.min(to + reach, STORED.to) };
}

/** Which sign rises, one after the other. */
function risingSigns(sky: TurningSky, span: Span): readonly Stay[] {
  const risings = SIGN_BORDERS.flatMap((border, arc) => sky.risings(border).map((at) => ({ at, arc }))).sort(
    (a, b) => a.at - b.at,
  );
  const [first] = risings;
  if (!first) return [];
  const before = { at: span.from, arc: (first.arc + 11) % 12 };
  const all = [before, ...risings];
  return all.map(({ at, arc }, index) => ({ from: at, to: all[index + 1]?.at ?? span.to, arc }));
}

function middleOf(arc: number): number {
  const from = DIGNITY_BORDERS[arc] as number;
  return (from + (DIGNITY_BORDERS[arc + 1] ?? 360)) / 2;
}

function directSpans({ knots, stations }: LongitudePath): readonly Span[] {
  const [first, last] = [knots[0], knots.at(-1)] as [
    LongitudePath["knots"][number],
    LongitudePath["knots"][number],
  ];
  const turns = [first.instant, ...stations.map(({ instant }) => instant), last.instant];
  const isDirect = first.speed >= 0;
  return turns
    .slice(0, -1)
    .flatMap((from, index) =>
      (index % 2 === 0) === isDirect ? [{ from, to: turns[index + 1] as Instant }] : [],
    );
}

/** When two planets are nearer to each other in longitude than so many degrees. */
function nearSpans(planet: Planet, other: Planet, degrees: number, { from, to }: Span): readonly Span[] {
  const elongation = elongationOf(planet, other);
  const sought = [{ target: degrees }, { target: -degrees }];
  const found = crossingsOfLong(
    elongation,
    sought.map((one) => ({ ...one, period: 360 })),
    longStepsOf(planet, other),
    from,
    to,
  );
  const isNear = (at: Instant) => {
    const angle = normalizeDegrees(elongation(at).angle);
    return angle < degrees || angle > 360 - degrees;
  };
  const turns = [from, ...found.map(({ instant }) => instant), to];
  return turns.slice(0, -1).flatMap((begins, index) => {
    const ends = turns[index + 1] as Instant;
    return begins < ends && isNear((begins + ends) / 2) ? [{ from: begins, to: ends }] : [];
  });
}

function waxingSpans({ from, to }: Span): readonly Span[] {
  const elongation = elongationOf("Moon", "Sun");
  const found = crossingsOfLong(
    elongation,
    [{ target: 0, period: 180 }],
    longStepsOf("Moon", "Sun"),
    from,
    to,
  );
  const turns = [from, ...found.map(({ instant }) => instant), to];
  return turns.slice(0, -1).flatMap((begins, index) => {
    const ends = turns[index + 1] as Instant;
    return normalizeDegrees(elongation((begins + ends) / 2).angle) < 180 ? [{ from: begins, to: ends }] : [];
  });
}

/** What of some spans lies in none of the others. */
function outsideOf(others: readonly Span[], spans: readonly Span[]): readonly Span[] {
  return spans.flatMap((span) => outside(others, span));
}

/** A day from noon to noon on which the Sun does not set ends some seconds before the next: noon wanders. */
const NO_NIGHT = MILLISECONDS_PER_DAY - 60_000;

/** Whether the Sun rises and sets, so that there are hours from a sunrise to the next one. */
export function hasHours(sunrise: Instant, sunset: Instant, next: Instant): boolean {
  return next > sunset && sunset - sunrise < NO_NIGHT && next - sunset <= MILLISECONDS_PER_DAY;
}

/** A day from sunrise to sunrise, with the ruler of its first hour. */
interface HoursOfDay {
  readonly sunrise: Instant;
  readonly sunset: Instant;
  readonly next: Instant;
  readonly ruler: TraditionalRuler;
}

/** The days that have hours. */
function daysWithHours(sky: TurningSky, weekdayAt: (at: Instant) => Weekday): readonly HoursOfDay[] {
  const days = sky.sunAbove(SUNRISE);
  return days.flatMap(({ from: sunrise, to: sunset }, index) => {
    const next = days[index + 1]?.from;
    // Where the Sun does not set or rise there are no such hours.
    if (next === undefined || !hasHours(sunrise, sunset, next)) return [];
    return [{ sunrise, sunset, next, ruler: DAY_RULERS[weekdayAt(sunrise)] }];
  });
}

/** The unequal hours of a ruler: twelve from sunrise to sunset and twelve to the next sunrise, each day from its own ruler. */
function planetaryHours(days: readonly HoursOfDay[], ruler: TraditionalRuler): readonly Span[] {
  return days.flatMap(({ sunrise, sunset, next, ruler: firstRuler }) => {
    const first = placesBetween(firstRuler, ruler);
    return [first, first + 7, first + 14, first + 21].flatMap((hour) => {
      if (hour >= 24) return [];
      const begins = (of: number) =>
        of <= 12 ? sunrise + (of / 12) * (sunset - sunrise) : sunset + ((of - 12) / 12) * (next - sunset);
      return [{ from: begins(hour), to: begins(hour + 1) }];
    });
  });
}
