import * as z from "zod";
import type { Calendar, CivilDate } from "~/astrology/calendar";
import type { ChartSettings } from "~/astrology/chart-settings";
import { findPlace } from "~/places/gazetteer";
import { nearestPlace } from "~/places/nearest-place";
import type { Place, ReadAsset } from "~/places/place-files";
import { type Refusal, type Refusals, refusal } from "~/refusals";
import { type BirthMoment, resolveBirthMoment } from "~/time/birth-moment";
import type { CivilTime } from "~/time/civil-date";
import { type BirthInput, birthInput, birthInputOf, PlaceInput } from "./birth-input";
import { readChartSettings, SettingsFields } from "./chart-settings-input";
import { asSent, documented, fieldErrors, type Parsed } from "./fields";

/** The place as it was understood. */
export type ResolvedPlace = Omit<Place, "id" | "population">;

/** Birth data that has been read completely: every word understood, every place and clock known. */
export interface Birth {
  readonly name: string;
  readonly date: CivilDate;
  /** Null when the birth time is unknown; the moment is then local noon. */
  readonly time: CivilTime | null;
  readonly location: string;
  readonly place: ResolvedPlace;
  /** Other places that the typed text could mean as well, best first. */
  readonly otherPlaces: readonly ResolvedPlace[];
  readonly timezone: BirthInput["timezone"];
  readonly houseSystem: BirthInput["houseSystem"];
  readonly timeReading: BirthInput["timeReading"];
  /** In which the date is given; the moment is Gregorian in any case. */
  readonly calendar: Calendar;
  readonly moment: BirthMoment;
  /** Null where none were given: the chart is then the specification's. */
  readonly settings: ChartSettings | null;
}

/** A birth, whoever asks for one and wherever it stands in the input. */
export const BirthFields = documented(
  {
    id: "Birth",
    description: "When and where somebody was born, and how charts are drawn",
  },
  z.object({
    ...birthInput,
    time: asSent({
      type: "string",
      description: "A clock time such as 14:30; required unless timeUnknown",
      instances: ["14:30"],
    }),
    ...PlaceInput.shape,
    settings: SettingsFields,
  }),
);

/**
 * Reads birth data as it came from a form or as JSON. All wrong fields are named at once, the place among them.
 * @param prefix put before each field's name, such as `person1`
 */
export async function readBirth(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
  prefix = "",
): Promise<Parsed<Birth>> {
  const input = birthInputOf(raw).safeParse(raw);
  const settings = readChartSettings(raw, prefix);
  const located = await readPlace(raw, readAsset, prefix);
  if (!input.success || !settings.ok || !located.ok) {
    const fields = {
      ...(!input.success && fieldErrors(input.error, prefix)),
      ...(!settings.ok && settings.fields),
      ...(!located.ok && located.fields),
    };
    return { ok: false, fields };
  }
  const { location, place, otherPlaces } = located.value;
  const { timeUnknown: _, ...data } = input.data; // a null time says it
  const moment = resolveBirthMoment({ ...data, place });
  return {
    ok: true,
    value: { ...data, location, place, otherPlaces, moment, settings: settings.value },
  };
}

interface Located {
  readonly location: string;
  readonly place: ResolvedPlace;
  readonly otherPlaces: readonly ResolvedPlace[];
}

/** Reads `location`, and `latitude` with `longitude` where a suggestion was picked: then the text is a label. */
export async function readPlace(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
  prefix = "",
): Promise<Parsed<Located>> {
  const input = PlaceInput.safeParse(raw);
  if (!input.success) return { ok: false, fields: fieldErrors(input.error, prefix) };
  const { location, latitude, longitude } = input.data;
  if (latitude !== undefined && longitude !== undefined) {
    const place = await labelledPlace(location, latitude, longitude, readAsset);
    return { ok: true, value: { location, place, otherPlaces: [] } };
  }
  if (latitude !== undefined || longitude !== undefined) {
    const missing = latitude === undefined ? "latitude" : "longitude";
    return { ok: false, fields: at(prefix, missing, refusal("coordinates.incomplete")) };
  }
  const found = await findPlace(readAsset, location);
  if (!found) return { ok: false, fields: at(prefix, "location", refusal("place.unknown", location)) };
  return {
    ok: true,
    value: { location, place: resolved(found.place), otherPlaces: found.others.map(resolved) },
  };
}

function at(prefix: string, field: string, why: Refusal): Refusals {
  return { [prefix ? `${prefix}.${field}` : field]: [why] };
}

function resolved({
  name,
  admin,
  country,
  countryCode,
  latitude,
  longitude,
  timeZone,
}: Place): ResolvedPlace {
  return { name, admin, country, countryCode, latitude, longitude, timeZone };
}

const SAME_PLACE_DEGREES = 0.05; // about 5 km

/** The given coordinates with the zone and the country of the nearest place; its name too where it is the very place. */
export async function labelledPlace(
  label: string,
  latitude: number,
  longitude: number,
  readAsset: ReadAsset,
): Promise<ResolvedPlace> {
  const nearest = await nearestPlace(readAsset, latitude, longitude);
  if (!nearest)
    throw new RangeError(`The schema lets through points of the Earth only, yet: ${latitude}, ${longitude}`);
  const isThere =
    Math.abs(nearest.latitude - latitude) < SAME_PLACE_DEGREES &&
    Math.abs(nearest.longitude - longitude) < SAME_PLACE_DEGREES;
  return { ...resolved(nearest), name: isThere ? nearest.name : label, latitude, longitude };
}
