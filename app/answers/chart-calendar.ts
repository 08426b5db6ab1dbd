import { PLANETS } from "~/astrology/bodies";
import { dateOfIso, utcDate } from "~/astrology/calendar";
import {
  type ExactReturn,
  type ExactTransit,
  exactReturns,
  exactTransits,
  type LunationOnChart,
  lunationsOnChart,
  type PassNumber,
} from "~/astrology/chart-events";
import type { ChartSettings } from "~/astrology/chart-settings";
import { chartAngles } from "~/astrology/houses";
import type { Instant } from "~/astrology/instant";
import { positionsAt, skyFrameAt } from "~/astrology/positions";
import { SIGNS } from "~/astrology/signs";
import { type VoidOfCourse, voidOfCourseMoon } from "~/astrology/void-of-course";
import { type CalendarEvent, calendarFile } from "~/formats/ics";
import { remembered } from "~/memo";
import { ASPECT_NAMES } from "~/readings/aspect-names";
import type { BirthDetails } from "~/schemas/birth-details";
import type { CalendarParts } from "~/schemas/calendar-input";
import type { ChartPoint, ChartTransitsInput } from "~/schemas/chart-transits-input";
import { TIME_NEEDED } from "~/schemas/time-lords-input";
import { site } from "~/site";
import { resolveBirthMoment } from "~/time/birth-moment";
import { parseCivilTime } from "~/time/civil-date";
import * as words from "~/words/chart-calendar";
import * as names from "~/words/names";
import { type PeriodsOf, periodEvents } from "./period-events";

type Longitudes = ChartTransitsInput["longitudes"];

const MONTHS_BEHIND = 1;
const MONTHS_AHEAD = 12;
const REFRESH_HOURS = 24;
/** The span of the tables. */
const FIRST = Date.UTC(1800, 0, 1);
const LAST = Date.UTC(2101, 0, 1);

/** The same for every chart, and for a month. */
const voidMoons = remembered(
  2,
  ({ from }: { readonly from: Instant; readonly to: Instant }) => String(from),
  ({ from, to }) => voidOfCourseMoon(from, to),
);

/**
 * What is in the sky for a chart, as a file for calendars: from the beginning of the month before to the end of the
 * twelfth after, in the language in use. Nothing of the birth stands in it but what its events tell.
 * @param of tells this calendar's events from those of others, and stays the same from file to file
 * @param periods of time lords, where the calendar holds them
 */
export function chartCalendar(
  longitudes: Longitudes,
  parts: CalendarParts,
  now: Instant,
  of: string,
  periods: PeriodsOf | null = null,
): string {
  const today = new Date(now);
  const month = (offset: number) =>
    Math.min(LAST, Math.max(FIRST, Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + offset, 1)));
  const [from, to] = [month(-MONTHS_BEHIND), month(MONTHS_AHEAD + 1)];
  const events = [
    ...(parts.transits ? exactTransits(longitudes, from, to).map(transitEvent) : []),
    ...(parts.returns ? exactReturns(longitudes, from, to).map(returnEvent) : []),
    ...(parts.lunations ? lunationsOnChart(longitudes, from, to).map(lunationEvent) : []),
    ...(parts.voidMoons ? voidMoons({ from, to }).map(voidEvent) : []),
    ...(periods ? periodEvents(periods, from, to) : []),
  ];
  return calendarFile(
    // Written on a day, not at a moment: who fetches it twice gets the same file, and no event looks changed.
    {
      name: words.calendarName({ brand: site.name }),
      written: Date.parse(utcDate(now)),
      refreshHours: REFRESH_HOURS,
    },
    events
      .sort((a, b) => a.start - b.start)
      // By the day: a pass is found within a millisecond, but not always the same one.
      .map((event) => ({ ...event, uid: `${of} ${event.uid} ${utcDate(event.start)}` })),
  );
}

/**
 * The places of a saved birth that exact moments can be told of: without angles where the birth time is unknown, and
 * without the Moon, who may then be seven degrees from where she is taken to be.
 */
export function longitudesOfBirth(birth: BirthDetails): Longitudes {
  const { latitude, longitude } = birth;
  const { time, moment } = momentOf(birth);
  const { instant } = moment;
  const positions = positionsAt(instant);
  const planets = PLANETS.filter((planet) => time || planet !== "Moon");
  const angles = time ? chartAngles(skyFrameAt(instant), { latitude, longitude }) : null;
  return {
    ...Object.fromEntries(planets.map((planet) => [planet, positions[planet].longitude])),
    ...(angles && { Ascendant: angles.ascendant, Midheaven: angles.midheaven }),
  };
}

/**
 * The periods of a saved birth for a calendar of the days of its birthplace; null where none are chosen, and where they
 * need a birth time that is unknown.
 */
export function periodsOfBirth(
  birth: BirthDetails,
  { periods: kind }: CalendarParts,
  settings: ChartSettings | null,
): PeriodsOf | null {
  if (!kind) return null;
  const { latitude, longitude, timezone } = birth;
  const { time, moment } = momentOf(birth);
  if (time === null && TIME_NEEDED[kind]) return null;
  return { kind, birth: { time, moment, settings, place: { latitude, longitude } }, zone: timezone };
}

/** With an unknown time it is noon. */
function momentOf({ birthDate, birthTime, latitude, longitude, timezone, timeUnknown }: BirthDetails) {
  const parsed = timeUnknown ? null : parseCivilTime(birthTime);
  const time = parsed?.ok ? parsed.time : null;
  const moment = resolveBirthMoment({
    date: dateOfIso(birthDate),
    time,
    timezone: "auto",
    place: { latitude, longitude, timeZone: timezone },
    timeReading: "earlier",
  });
  return { time, moment };
}

function transitEvent({ instant, planet, type, point, pass }: ExactTransit<ChartPoint>): CalendarEvent {
  const summary = words.transit({
    planet: names.planet(planet),
    aspect: names.aspectBetween(type),
    point: words.yourPoint(point),
  });
  return {
    uid: `${planet} ${ASPECT_NAMES[type]} ${point}`,
    start: instant,
    summary: withPass(summary, pass),
  };
}

function returnEvent({ instant, planet, pass }: ExactReturn): CalendarEvent {
  return { uid: `${planet} return`, start: instant, summary: withPass(words.returnOf(planet), pass) };
}

function lunationEvent({ instant, event, touches }: LunationOnChart<ChartPoint>): CalendarEvent {
  const places = touches
    .map(({ point: name, type }) => {
      const point = words.yourPoint(name);
      return type === "Conjunction" ? words.onPoint({ point }) : words.oppositePoint({ point });
    })
    .reduce((first, next) => words.placeAndPlace({ first, next }));
  return {
    uid: event,
    start: instant,
    summary: words.lunationOn({ lunation: words.lunation(event), places }),
  };
}

function voidEvent({ start, end, sign, lastAspect }: VoidOfCourse): CalendarEvent {
  const here = names.sign(sign);
  const next = names.sign(SIGNS[(SIGNS.indexOf(sign) + 1) % 12] ?? sign);
  return {
    uid: `Moon void in ${sign}`,
    start,
    end,
    summary: words.voidMoon(),
    description: lastAspect
      ? words.voidSinceAspect({ sign: here, planet: words.planetTo(lastAspect.planet), next })
      : words.voidSinceEntry({ sign: here, next }),
  };
}

/** `…, second of three passes`; the event as it is where there is one alone. */
function withPass(event: string, { number, of }: PassNumber): string {
  return of === 1 ? event : words.whichPass({ event, number: String(number), count: String(of) });
}
