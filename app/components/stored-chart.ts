import type { BirthChartAnswer, ResolvedBirth } from "~/answers/birth-chart";
import { PLANETS, POINTS } from "~/astrology/bodies";
import { dateOfIso, daysInMonth } from "~/astrology/calendar";
import type { House } from "~/astrology/chart";
import { HOUSE_SYSTEMS } from "~/astrology/houses";
import type { SettledParts } from "~/astrology/settled-chart";
import {
  check,
  inOrder,
  instant,
  listOf,
  nullOr,
  number,
  oneOf,
  record,
  text,
  whole,
  yesOrNo,
} from "~/calls/shape";
import { longitude, placement, point, sign } from "./stored-placement";
import { aspectType, isSettings, isSettledOrNot } from "./stored-settled-chart";

/**
 * What must be there for a chart to be drawn: a stored text may be what an older version wrote, an answer what a newer
 * server gave, or either anything at all. The types see to it that no field is left out.
 */

/** A date of the years that we know the sky of, as answers write it: `1990-06-15`. */
const date = check<string>((value) => text(value) && /^(1[89]\d\d|20\d\d|2100)-\d\d-\d\d$/.test(value));

/** `1990-06-15T14:30:00`, with or without a zone behind it. */
const dayAndClock = check<string>(
  (value) => text(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && instant(value),
);

const house = record<House>({ house: whole(1, 12), sign, degree: number(0, 30), longitude });

const aspect = record<BirthChartAnswer["aspects"][number]>({
  planet1: oneOf(...PLANETS),
  planet2: oneOf(...PLANETS),
  type: aspectType,
  angle: number(0, 180),
  orb: number(0, 180),
  isApplying: yesOrNo,
  isHarmonious: yesOrNo,
});

const place = record<ResolvedBirth["place"]>({
  name: text,
  admin: text,
  country: text,
  countryCode: text,
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  timeZone: text,
});

const isResolved = record<ResolvedBirth>({
  place,
  otherPlaces: listOf(place),
  utc: dayAndClock,
  utcOffset: text,
  localTime: dayAndClock,
  ambiguous: yesOrNo,
  note: nullOr(text),
});

/** What every chart has, under settings or not. */
type Drawn = Omit<
  BirthChartAnswer,
  "settings" | Exclude<keyof SettledParts, "planets" | "points" | "aspects">
>;

const hasShape = record<Drawn>({
  id: text,
  createdAt: text,
  input: record<BirthChartAnswer["input"]>({
    name: text,
    date,
    time: text,
    location: text,
    latitude: number(-90, 90),
    longitude: number(-180, 180),
    timezone: check((value) => text(value) || number(-12, 14)(value)),
    houseSystem: oneOf(...HOUSE_SYSTEMS),
    timeUnknown: yesOrNo,
    timeReading: oneOf("earlier", "later"),
    calendar: oneOf("Julian", undefined),
    settings: check((value) => value === undefined || isSettings(value)),
  }),
  resolved: isResolved,
  sun: point,
  moon: point,
  rising: nullOr(point),
  midheaven: nullOr(point),
  planets: inOrder(PLANETS, placement),
  points: inOrder(POINTS, placement),
  houses: listOf(house),
  aspects: listOf(aspect),
  houseSystem: oneOf(...HOUSE_SYSTEMS),
  timeUnknown: yesOrNo,
  moonChangesSign: nullOr(record({ from: sign, to: sign })),
});

/** The day of birth is one of the calendar that it was given in: 29 February 1900 is Old Style. */
function isOfItsCalendar({ input: { date, calendar } }: BirthChartAnswer) {
  const { year, month, day } = dateOfIso(date);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month, calendar);
}

/** What turns with the Earth is all there when the birth time is known, and not at all when it is not. */
function agreesOnTime({ timeUnknown, input, rising, midheaven, houses, planets, points }: BirthChartAnswer) {
  const known = [rising, midheaven, ...[...planets, ...points].map((placed) => placed.house)];
  return (
    input.timeUnknown === timeUnknown &&
    known.every((value) => (value === null) === timeUnknown) &&
    houses.length === (timeUnknown ? 0 : 12) &&
    houses.every(({ house }, index) => house === index + 1)
  );
}

/** Two planets make one aspect at most, named in their order. */
function namesPairsOnce({ aspects }: BirthChartAnswer) {
  const pairs = new Set(aspects.map(({ planet1, planet2 }) => `${planet1} ${planet2}`));
  return (
    pairs.size === aspects.length &&
    aspects.every(({ planet1, planet2 }) => PLANETS.indexOf(planet1) < PLANETS.indexOf(planet2))
  );
}

/** Whether it is a chart that can be drawn. */
export const isChart = check<BirthChartAnswer>(
  (value) =>
    hasShape(value) &&
    isOfItsCalendar(value) &&
    agreesOnTime(value) &&
    namesPairsOnce(value) &&
    isSettledOrNot(value),
);

/** The chart in a stored text, null when there is none that can be drawn. */
export function readChart(stored: string): BirthChartAnswer | null {
  try {
    const value: unknown = JSON.parse(stored);
    return isChart(value) ? value : null;
  } catch {
    return null; // no JSON
  }
}
