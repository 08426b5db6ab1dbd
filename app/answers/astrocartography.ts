import type { LineName } from "~/astrology/angular-lines";
import { mapLines, subpointsAt } from "~/astrology/astrocartography";
import { BODIES, type Body } from "~/astrology/bodies";
import { formatIsoDate } from "~/astrology/calendar";
import type { OwnLanguage } from "~/languages";
import { placeLabel } from "~/places/place-label";
import { mapReading } from "~/readings/map-reading";
import type { Texts } from "~/readings/texts";
import type { TimedBirth } from "~/schemas/astrocartography-input";
import { formatShortTime } from "~/time/civil-date";
import { type BirthInputEcho, type ResolvedBirth, resolvedBirth } from "./birth-chart";

/** The point of the globe that has a body in its zenith; degrees, north and east positive. */
export interface Subpoint {
  readonly planet: Body;
  readonly latitude: number;
  readonly longitude: number;
}

export interface LineAnswer extends LineName, OwnLanguage {
  /** Where the name is written, degrees: the line's middle. */
  readonly latitude: number;
  readonly longitude: number;
  readonly interpretation: string;
  /** Polylines of `[latitude, longitude]` in degrees, split at ±180°. */
  readonly points: readonly (readonly (readonly [number, number])[])[];
}

export interface AstrocartographyAnswer extends OwnLanguage {
  readonly interpretation: string;
  readonly birthLocation: { readonly name: string; readonly latitude: number; readonly longitude: number };
  /** 13 bodies × 4 line types. */
  readonly lines: readonly LineAnswer[];
  /** What every distance to a line follows from. */
  readonly subpoints: readonly Subpoint[];
  readonly input: Pick<
    BirthInputEcho,
    "name" | "date" | "time" | "location" | "timezone" | "timeUnknown" | "timeReading" | "calendar"
  >;
  readonly resolved: ResolvedBirth;
}

/** To 0.00001°, about a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** The 52 lines of one birth, each with its text. */
export async function astrocartographyAnswer(
  birth: TimedBirth,
  texts: Texts,
): Promise<AstrocartographyAnswer> {
  const [introduction, ofLines] = await Promise.all([
    texts("astrocartography/introduction"),
    texts("astrocartography/lines"),
  ]);
  const { name, date, time, location, timezone, timeReading, calendar, place, moment } = birth;
  const subpoints = subpointsAt(moment.instant);
  const lines = mapLines(subpoints);
  return texts.tell((language) => ({
    interpretation: mapReading(introduction.of("map").text, name, place.name),
    birthLocation: { name: placeLabel(place), latitude: place.latitude, longitude: place.longitude },
    lines: lines.map(({ planet, lineType, latitude, longitude, points }) =>
      texts.tell(() => ({
        planet,
        lineType,
        latitude: rounded(latitude),
        longitude: rounded(longitude),
        interpretation: ofLines.of(`${planet} ${lineType}`).text,
        points,
      })),
    ),
    subpoints: BODIES.map((planet) => ({
      planet,
      latitude: rounded(subpoints[planet].latitude),
      longitude: rounded(subpoints[planet].longitude),
    })),
    input: {
      name,
      date: formatIsoDate(date),
      time: formatShortTime(time),
      location,
      timezone,
      timeUnknown: false,
      timeReading,
      ...(calendar === "Julian" && { calendar }),
    },
    resolved: resolvedBirth(birth, language),
  }));
}
