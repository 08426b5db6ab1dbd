import { ASPECT_RULES, type Aspect } from "~/astrology/aspects";
import type { Planet, Point } from "~/astrology/bodies";
import { type BornChart, bornChart } from "~/astrology/born-chart";
import { formatIsoDate } from "~/astrology/calendar";
import type { ChartResult, NatalChart, NatalChartInput, Placement } from "~/astrology/chart";
import type { ChartDetails, DetailedPlacement } from "~/astrology/chart-details";
import type { ChartSettings, HouseSystem } from "~/astrology/chart-settings";
import { type DrawnChart, natalChart } from "~/astrology/natal-chart";
import type { GeoPoint } from "~/astrology/sphere";
import { type ClockNote, clockNotesIn } from "~/clock-notes";
import type { Language } from "~/languages";
import { type Refusals, refusal } from "~/refusals";
import type { Parsed } from "~/schemas/fields";
import type { Birth, ResolvedPlace } from "~/schemas/read-birth";
import { formatShortTime } from "~/time/civil-date";

/** How birth data was read: the answer to every doubt about zones. */
export interface ResolvedBirth {
  readonly place: ResolvedPlace;
  /** Other places that the typed text could mean, best first. */
  readonly otherPlaces: readonly ResolvedPlace[];
  readonly utc: string;
  readonly utcOffset: string;
  readonly localTime: string;
  /** The clock time occurred twice that day; `timeReading` chooses. */
  readonly ambiguous: boolean;
  /** What must be known of how the clock was read, in sentences; null where there is nothing to say. */
  readonly note: string | null;
  /** The same as codes with what they speak of, for who says it in another language; absent where there is no note. */
  readonly notes?: readonly ClockNote[];
}

/** The request as it was understood and kept. */
export interface BirthInputEcho {
  readonly name: string;
  readonly date: string;
  /** `""` when the birth time is unknown. */
  readonly time: string;
  readonly location: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string | number;
  readonly houseSystem: Birth["houseSystem"];
  readonly timeUnknown: boolean;
  readonly timeReading: Birth["timeReading"];
  /** Absent where the date is Gregorian. */
  readonly calendar?: "Julian";
  /** Whole, and absent where none were given. */
  readonly settings?: ChartSettings;
}

/** What every answer says of its birth. */
interface BirthSaid {
  readonly id: string;
  readonly createdAt: string;
  readonly input: BirthInputEcho;
  readonly resolved: ResolvedBirth;
}

/** The chart of the specification, or, where settings were given, the one under them. */
export interface ChartAnswer
  extends Omit<NatalChart, keyof ChartDetails>,
    Pick<ChartDetails, "aspects">,
    Partial<Omit<ChartDetails, "planets" | "points" | "aspects">> {
  readonly planets: readonly (Placement<Planet> & Partial<DetailedPlacement<Planet>>)[];
  readonly points: readonly (Placement<Point> & Partial<DetailedPlacement<Point>>)[];
}

export interface BirthChartAnswer extends BirthSaid, ChartAnswer {
  /** Again what `input` echoes: under which settings the chart is drawn. */
  readonly settings?: ChartSettings;
}

/** What tells one answer from another: a random id and the time of the request, both made outside. */
export interface AnswerMark {
  readonly id: string;
  readonly createdAt: string;
}

/** The chart of one birth; a house system that does not exist at the place is an error at `houseSystem`. */
export function birthChartAnswer(birth: Birth, mark: AnswerMark): Parsed<BirthChartAnswer> {
  const { settings } = birth;
  const drawn = drawnOf(birth);
  if (!drawn.ok) return drawn;
  const said: BirthSaid = { ...mark, input: birthEcho(birth), resolved: resolvedBirth(birth) };
  return { ok: true, value: { ...said, ...(settings && { settings }), ...drawn.value } };
}

/** The chart that a reading is of: under the birth's settings with the aspects that are taught, without more points. */
export function bornChartOf(birth: Birth): Parsed<BornChart> {
  const settings = birth.settings && { ...birth.settings, extras: [] };
  return orNoHouses(
    birth,
    bornChart(chartInput(birth), (input) => {
      const drawn = natalChart(input, settings);
      return drawn.chart === null ? drawn : { chart: withTaughtAspects(drawn.chart) };
    }),
  );
}

/** The bare chart as it is drawn: under the birth's settings where there are some. */
export function drawnOf(birth: Birth): Parsed<DrawnChart> {
  return orNoHouses<DrawnChart>(birth, natalChart(chartInput(birth), birth.settings));
}

function orNoHouses<Chart>(
  { houseSystem, place }: Birth,
  { chart, ...refused }: ChartResult<Chart>,
): Parsed<Chart> {
  return chart ? { ok: true, value: chart } : { ok: false, fields: noHouses(houseSystem, place, refused) };
}

type Drawn = Omit<NatalChart, "aspects"> & Pick<BirthChartAnswer, "aspects">;

/** The same chart without the aspects that no text is about; only settings bring such. */
export function withTaughtAspects(chart: Drawn): NatalChart {
  return hasTaughtAspects(chart) ? chart : { ...chart, aspects: chart.aspects.filter(isTaught) };
}

function hasTaughtAspects(chart: Drawn): chart is NatalChart {
  return chart.aspects.every(isTaught);
}

function isTaught(aspect: Drawn["aspects"][number]): aspect is Aspect {
  return aspect.type in ASPECT_RULES;
}

export function chartInput({ moment, place, houseSystem, time }: Birth): NatalChartInput {
  const { instant, dayStart, dayEnd } = moment;
  const timed =
    time === null ? ({ timeUnknown: true, dayStart, dayEnd } as const) : ({ timeUnknown: false } as const);
  return { instant, place, houseSystem, ...timed };
}

/** Why a place has no houses of a system, at `houseSystem`. */
export function noHouses(
  houseSystem: HouseSystem,
  { latitude }: Pick<GeoPoint, "latitude">,
  { polarCircle = Number.NaN }: { readonly polarCircle?: number },
): Refusals {
  const pole = latitude < 0 ? "south" : "north";
  return {
    houseSystem: [refusal("houses.beyond-polar-circle", houseSystem, pole, polarCircle)],
  };
}

/** How a birth was read, its note in the language that the answer is in. */
export function resolvedBirth({ place, otherPlaces, moment }: Birth, language?: Language): ResolvedBirth {
  const { utc, utcOffset, localTime, ambiguous, notes } = moment;
  const note = clockNotesIn(notes, language);
  return {
    place,
    otherPlaces,
    utc,
    utcOffset,
    localTime,
    ambiguous,
    note,
    ...(notes.length > 0 && { notes }),
  };
}

export function birthEcho(birth: Birth): BirthInputEcho {
  const { name, date, time, location, place, timezone, houseSystem, timeReading, calendar, settings } = birth;
  return {
    name,
    date: formatIsoDate(date),
    time: time ? formatShortTime(time) : "",
    location,
    latitude: place.latitude,
    longitude: place.longitude,
    timezone,
    houseSystem,
    timeUnknown: time === null,
    timeReading,
    ...(calendar === "Julian" && { calendar }),
    ...(settings && { settings }),
  };
}
