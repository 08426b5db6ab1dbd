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
import { brand } from "~/brand";
import { type CalendarEvent, calendarFile } from "~/formats/ics";
import { remembered } from "~/memo";
import { ASPECT_NAMES } from "~/readings/aspect-names";
import { ordinal } from "~/readings/ordinal";
import type { BirthDetails } from "~/schemas/birth-details";
import type { CalendarParts } from "~/schemas/calendar-input";
import type { ChartPoint, ChartTransitsInput } from "~/schemas/chart-transits-input";
import { TIME_NEEDED } from "~/schemas/time-lords-input";
import { resolveBirthMoment } from "~/time/birth-moment";
import { parseCivilTime } from "~/time/civil-date";
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
 * twelfth after. Nothing of the birth stands in it but what its events tell.
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
    { name: `${brand.name}: your sky`, written: Date.parse(utcDate(now)), refreshHours: REFRESH_HOURS },
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
  const name = ASPECT_NAMES[type];
  return {
    uid: `${planet} ${name} ${point}`,
    start: instant,
    summary: `${planet} ${name} your ${point}${passWords(pass)}`,
  };
}

function returnEvent({ instant, planet, pass }: ExactReturn): CalendarEvent {
  const name = planet === "Sun" ? "Solar" : planet === "Moon" ? "Lunar" : planet;
  return { uid: `${planet} return`, start: instant, summary: `${name} return${passWords(pass)}` };
}

function lunationEvent({ instant, event, touches }: LunationOnChart<ChartPoint>): CalendarEvent {
  const places = touches.map(
    ({ point, type }) => `${type === "Conjunction" ? "on" : "opposite"} your ${point}`,
  );
  return { uid: event, start: instant, summary: `${event} ${places.join(" and ")}` };
}

function voidEvent({ start, end, sign, lastAspect }: VoidOfCourse): CalendarEvent {
  const next = SIGNS[(SIGNS.indexOf(sign) + 1) % 12];
  const since = lastAspect
    ? `her last aspect in ${sign}, to ${lastAspect.planet},`
    : `her entry into ${sign}, where she makes no aspect,`;
  return {
    uid: `Moon void in ${sign}`,
    start,
    end,
    summary: "Moon void of course",
    description: `From ${since} until she enters ${next}.`,
  };
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];
const NUMBERS = ["one", "two", "three", "four", "five"];

/** `, second of three passes`; nothing where there is one alone. */
function passWords({ number, of }: PassNumber): string {
  if (of === 1) return "";
  return `, ${ORDINALS[number - 1] ?? ordinal(number)} of ${NUMBERS[of - 1] ?? of} passes`;
}
