import type { BirthChartAnswer, ResolvedBirth } from "~/answers/birth-chart";
import { type Body, PLANETS, POINTS } from "~/astrology/bodies";
import type { ChartPosition, House, Placement } from "~/astrology/chart";
import { HOUSE_SYSTEMS } from "~/astrology/houses";
import { ALL_ASPECT_RULES, type AnyAspectType } from "~/astrology/orbs";
import type { SettledParts } from "~/astrology/settled-chart";
import { SIGNS } from "~/astrology/signs";
import { check, inOrder, listOf, nullOr, number, oneOf, record, text, whole, yesOrNo } from "~/calls/shape";

/**
 * What must be there for a chart to be drawn: a stored text may be what an older version wrote, an answer what a newer
 * server gave, or either anything at all. The types see to it that no field is left out.
 */

/** A day of the calendar as answers write it: `1990-06-15`. */
const date = check<string>((value) => {
  if (!text(value) || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value); // 30 February is read as 2 March
});

/** `1990-06-15T14:30:00`, with or without a zone behind it. */
const dayAndClock = check<string>((value) => text(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value));

const sign = oneOf(...SIGNS);
const longitude = number(0, 360);
const pointFields = { sign, degree: whole(0, 29), minute: whole(0, 59), longitude };
const point = record<ChartPosition>(pointFields);

function placement<Name extends Body>(planet: Name) {
  return record<Placement<Name>>({
    ...pointFields,
    planet: oneOf(planet),
    house: nullOr(whole(1, 12)),
    isRetrograde: yesOrNo,
    latitude: number(-90, 90),
    speed: number(),
  });
}

const house = record<House>({ house: whole(1, 12), sign, degree: number(0, 30), longitude });

const ASPECTS = Object.keys(ALL_ASPECT_RULES) as AnyAspectType[];

const aspect = record<BirthChartAnswer["aspects"][number]>({
  planet1: oneOf(...PLANETS),
  planet2: oneOf(...PLANETS),
  type: oneOf(...ASPECTS),
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
  input: record<Omit<BirthChartAnswer["input"], "settings" | "calendar">>({
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
  (value) => hasShape(value) && agreesOnTime(value) && namesPairsOnce(value),
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
