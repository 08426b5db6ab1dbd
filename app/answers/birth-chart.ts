import { formatIsoDate } from "~/astrology/calendar";
import { type NatalChart, natalChart } from "~/astrology/chart";
import { formatShortTime } from "~/places/civil-date";
import type { Parsed } from "~/schemas/fields";
import type { Birth, ResolvedPlace } from "~/schemas/read-birth";

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
  readonly note: string | null;
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
}

export interface BirthChartAnswer extends NatalChart {
  readonly id: string;
  readonly createdAt: string;
  readonly input: BirthInputEcho;
  readonly resolved: ResolvedBirth;
}

/** What tells one answer from another: a random id and the time of the request, both made outside. */
export interface AnswerMark {
  readonly id: string;
  readonly createdAt: string;
}

/** The chart of one birth; a house system that does not exist at the place is an error at `houseSystem`. */
export function birthChartAnswer(birth: Birth, mark: AnswerMark): Parsed<BirthChartAnswer> {
  const charted = chartOf(birth);
  if (!charted.ok) return charted;
  const said = { ...mark, input: birthEcho(birth), resolved: resolvedBirth(birth) };
  return { ok: true, value: { ...said, ...charted.value } };
}

/** The bare chart, for answers that say something else of a birth. */
export function chartOf(birth: Birth): Parsed<NatalChart> {
  const { moment, place, houseSystem, time } = birth;
  const { instant, dayStart, dayEnd } = moment;
  const timed =
    time === null ? ({ timeUnknown: true, dayStart, dayEnd } as const) : ({ timeUnknown: false } as const);
  const result = natalChart({ instant, place, houseSystem, ...timed });
  return result.chart
    ? { ok: true, value: result.chart }
    : { ok: false, fields: { houseSystem: [whyNoHouses(birth, result.polarCircle)] } };
}

function whyNoHouses({ houseSystem, place }: Birth, polarCircle: number): string {
  const [circle, hemisphere] = place.latitude < 0 ? ["Antarctic", "S"] : ["Arctic", "N"];
  return (
    `${houseSystem} houses do not exist inside the ${circle} Circle (beyond ${polarCircle.toFixed(2)}° ${hemisphere}): ` +
    "they are measured by how long each degree of the zodiac takes to rise, and some degrees never rise or set there. " +
    "Whole Sign houses work at every latitude."
  );
}

export function resolvedBirth({ place, otherPlaces, moment }: Birth): ResolvedBirth {
  const { utc, utcOffset, localTime, ambiguous, note } = moment;
  return { place, otherPlaces, utc, utcOffset, localTime, ambiguous, note };
}

export function birthEcho(birth: Birth): BirthInputEcho {
  const { name, date, time, location, place, timezone, houseSystem, timeReading } = birth;
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
  };
}
