import { PLANETS, type Planet } from "../bodies";
import type { Weekday } from "../calendar";
import { DAY_RULERS, rulerAfter } from "../chaldean-order";
import { MOON_RADIUS } from "../eclipse-geometry";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import type { GeoPoint } from "../sphere";
import { type Course, coursesOver } from "./day-course";
import { REFRACTION, type Span } from "./standpoint";
import { sunriseIn, sunsetIn } from "./sunrise";

/** A body's day over a place. Null is what does not happen in that day: the Moon stays away from the meridian once a month. */
export interface BodyHere {
  readonly body: Planet;
  readonly rise: Instant | null;
  readonly set: Instant | null;
  readonly culmination: Instant | null;
  /** Degrees, of the centre, without refraction; negative where it culminates below the horizon. */
  readonly culminationAltitude: number | null;
  /** "rises" where it crosses the horizon that day, up or down. */
  readonly state: "rises" | "always up" | "always down";
}

/** Degrees, as almanacs have it: 15.7′ to 16.3′. */
const SUN_SEMIDIAMETER = 16 / 60;

/** Below the horizon, degrees of the Sun's centre without refraction. */
const TWILIGHTS = { civil: -6, nautical: -12, astronomical: -18 } as const;
export type Twilight = keyof typeof TWILIGHTS;

/** One of the twelve parts of the time from sunrise to sunset, or from there to the next sunrise. */
export interface PlanetaryHour extends Span {
  readonly ruler: Planet;
  readonly isDay: boolean;
}

export interface DayHere {
  readonly bodies: readonly BodyHere[];
  readonly twilight: Readonly<
    Record<Twilight, { readonly dawn: Instant | null; readonly dusk: Instant | null }>
  >;
  /** The twenty-four from the day's sunrise; null where the Sun does not rise and set. */
  readonly planetaryHours: readonly PlanetaryHour[] | null;
}

/** A day and a half: from a sunrise to the next there is never more, but near the poles. */
const NEXT = 1.5 * MILLISECONDS_PER_DAY;

/**
 * What rises, culminates and sets over a place (sea level, flat horizon) in a day, from its local midnight to the next.
 * Sun and Moon count by their upper edge, planets are points.
 */
export function dayHere(place: GeoPoint, day: Span, weekday: Weekday): DayHere {
  const courses = coursesOver(PLANETS, place, day, (body) => (body === "Moon" ? MOON_RADIUS : 0));
  const [ofSun] = courses as [Course];
  const bodies = PLANETS.map((body, index) => bodyHere(body, courses[index] as Course, place, day));
  const [sun] = bodies as [BodyHere];
  const twilight = (depth: Twilight) => {
    const { up, down } = ofSun.crossings(TWILIGHTS[depth]);
    return { dawn: up, dusk: down };
  };
  return {
    bodies,
    twilight: {
      civil: twilight("civil"),
      nautical: twilight("nautical"),
      astronomical: twilight("astronomical"),
    },
    planetaryHours: planetaryHours(place, sun, weekday),
  };
}

function bodyHere(body: Planet, course: Course, place: GeoPoint, day: Span): BodyHere {
  const { culmination, middleAltitude } = course;
  const horizon = body === "Sun" ? -REFRACTION - SUN_SEMIDIAMETER : -REFRACTION;
  const { up: rise, down: set } =
    body === "Sun"
      ? { up: sunriseIn(day, place), down: sunsetIn(day, place) }
      : course.crossings(-REFRACTION);
  return {
    body,
    rise,
    set,
    culmination: culmination?.at ?? null,
    culminationAltitude: culmination?.altitude ?? null,
    state: rise !== null || set !== null ? "rises" : middleAltitude > horizon ? "always up" : "always down",
  };
}

/** The twenty-four unequal hours from a day's sunrise, the first ruled by the ruler of the weekday. */
function planetaryHours(
  place: GeoPoint,
  { rise: sunrise, set }: BodyHere,
  weekday: Weekday,
): readonly PlanetaryHour[] | null {
  if (sunrise === null) return null;
  const isSameDay = set !== null && set > sunrise;
  const sunset = isSameDay ? set : sunsetIn({ from: sunrise, to: sunrise + NEXT }, place);
  if (sunset === null) return null;
  const nextSunrise = sunriseIn({ from: sunset, to: sunset + NEXT }, place);
  if (nextSunrise === null) return null;
  const begins = (hour: number) =>
    hour < 12
      ? sunrise + (hour / 12) * (sunset - sunrise)
      : sunset + ((hour - 12) / 12) * (nextSunrise - sunset);
  return Array.from({ length: 24 }, (_, hour) => ({
    from: Math.round(begins(hour)),
    to: Math.round(begins(hour + 1)),
    ruler: rulerAfter(DAY_RULERS[weekday], hour),
    isDay: hour < 12,
  }));
}
