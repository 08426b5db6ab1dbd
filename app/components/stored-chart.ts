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
import { areExtras, aspectType, isSettings, isSettledOrNot } from "./stored-settled-chart";

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

export const isPlace = record<ResolvedBirth["place"]>({
  name: text,
  admin: text,
  country: text,
  countryCode: text,
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  timeZone: text,
});

const isResolved = record<ResolvedBirth>({
  place: isPlace,
  otherPlaces: listOf(isPlace),
  utc: dayAndClock,
  utcOffset: text,
  localTime: dayAndClock,
  ambiguous: yesOrNo,
  note: nullOr(text),
});

/** What every chart of a birth has, under settings or not. */
type Said = Omit<
  BirthChartAnswer,
  "settings" | Exclude<keyof SettledParts, "planets" | "points" | "aspects">
>;
/** What is drawn of it, and of every other chart. */
export type Drawn = Omit<Said, "id" | "createdAt" | "input" | "resolved">;

const DRAWN = {
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
} as const satisfies { readonly [Key in keyof Drawn]: (value: unknown) => value is Drawn[Key] };

/** What every answer repeats of its birth, and how it was read. */
const BIRTH_SAID = {
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
} as const;

const hasShape = record<Said>({ ...DRAWN, id: text, createdAt: text, ...BIRTH_SAID });

/** Whether an answer says which birth it is of, as `birthLine` and `HowItWasRead` show it. */
export const isBirthSaid = check<Pick<Said, "input" | "resolved">>(
  (value) => hasBirthSaid(value) && isOfItsCalendar(value),
);
const hasBirthSaid = record<Pick<Said, "input" | "resolved">>(BIRTH_SAID);

/** The day of birth is one of the calendar that it was given in: 29 February 1900 is Old Style. */
function isOfItsCalendar({ input: { date, calendar } }: Pick<BirthChartAnswer, "input">) {
  const { year, month, day } = dateOfIso(date);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month, calendar);
}

/** What turns with the Earth is all there when the birth time is known, and not at all when it is not. */
function agreesOnTime({ timeUnknown, rising, midheaven, houses, planets, points }: Drawn) {
  const known = [rising, midheaven, ...[...planets, ...points].map((placed) => placed.house)];
  return (
    known.every((value) => (value === null) === timeUnknown) &&
    houses.length === (timeUnknown ? 0 : 12) &&
    houses.every(({ house }, index) => house === index + 1)
  );
}

/** Two planets make one aspect at most, named in their order. */
function namesPairsOnce({ aspects }: Drawn) {
  const pairs = new Set(aspects.map(({ planet1, planet2 }) => `${planet1} ${planet2}`));
  return (
    pairs.size === aspects.length &&
    aspects.every(({ planet1, planet2 }) => PLANETS.indexOf(planet1) < PLANETS.indexOf(planet2))
  );
}

const hasDrawn = record<Drawn>(DRAWN);

/** Whether it is a chart that can be drawn, whatever it is of. */
export const isDrawn = check<Drawn & Pick<BirthChartAnswer, "extras">>((value) => {
  if (!hasDrawn(value) || !agreesOnTime(value) || !namesPairsOnce(value)) return false;
  const { extras } = value as { readonly extras?: unknown };
  return extras === undefined || areExtras(extras);
});

/** Whether it is a birth's chart that can be drawn. */
export const isChart = check<BirthChartAnswer>(
  (value) =>
    hasShape(value) &&
    isOfItsCalendar(value) &&
    value.input.timeUnknown === value.timeUnknown &&
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
