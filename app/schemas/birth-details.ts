import * as z from "zod";
import { formatIsoDate } from "~/astrology/calendar";
import type { ReadAsset } from "~/places/place-files";
import { placeLabel } from "~/places/place-label";
import { type Refusals, refusal } from "~/refusals";
import { formatShortTime } from "~/time/civil-date";
import { PlaceInput, requiredDate, requiredTime } from "./birth-input";
import {
  asSent,
  cleanText,
  fieldErrors,
  isBlank,
  isLongerThan,
  isUntyped,
  type Parsed,
  requiredText,
  SHORT_TEXT,
  tooLong,
  typed,
} from "./fields";
import { flag, isOn } from "./flag";
import { readPlace } from "./read-birth";

/** A birth as it is kept: of the user in the profile, of others among the saved people. */
export interface BirthDetails {
  readonly fullName: string;
  /** `1990-06-15` */
  readonly birthDate: string;
  /** `14:30`; empty when it is unknown. */
  readonly birthTime: string;
  readonly birthLocation: string;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** A name of the tz database: the place's own. */
  readonly timezone: string;
  readonly timeUnknown: boolean;
}

/** Somebody else whose birth a user keeps at hand. */
export interface SavedPerson extends BirthDetails {
  readonly id: string;
}

const Details = z.object({
  fullName: requiredText("full-name.required"),
  birthDate: requiredDate("date.required").transform(formatIsoDate),
  birthTime: requiredTime("time.required").transform(formatShortTime),
  timeUnknown: flag("Nobody knows the hour"),
});
const UntimedDetails = Details.extend({ birthTime: typed.transform(() => "") });

/** A birth as it is sent to be kept. */
export const DetailsFields = z.object({
  ...Details.shape,
  birthTime: asSent({ type: "string", description: "Required unless timeUnknown", instances: ["14:30"] }),
  birthLocation: PlaceInput.shape.location,
  latitude: PlaceInput.shape.latitude,
  longitude: PlaceInput.shape.longitude,
});
export const IdFields = z.object({ id: asSent({ type: "string", minLength: 1, isRequired: true }) });
export const PersonFields = DetailsFields.extend({
  id: asSent({ type: "string", description: "Of somebody saved, who is changed" }),
});

/**
 * Reads birth details as typed; the server finds latitude, longitude and zone. All wrong fields are named at once.
 * @param placeAs `found`: where words alone named the place, it is kept as which of all of that name it was taken for
 */
export async function readBirthDetails(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
  placeAs: "typed" | "found" = "typed",
): Promise<Parsed<BirthDetails>> {
  const parsed = (isOn(raw.timeUnknown) ? UntimedDetails : Details).safeParse(raw);
  const { birthLocation, latitude, longitude } = raw;
  const located = await readPlace({ location: birthLocation, latitude, longitude }, readAsset);
  if (!parsed.success || !located.ok) {
    const fields = {
      ...(!parsed.success && fieldErrors(parsed.error)),
      ...(!located.ok && atBirthLocation(located.fields)),
    };
    return { ok: false, fields };
  }
  const { location, place } = located.value;
  const isFound = placeAs === "found" && isUntyped(latitude) && isUntyped(longitude);
  return {
    ok: true,
    value: {
      ...parsed.data,
      birthLocation: isFound ? placeLabel(place) : location,
      latitude: place.latitude,
      longitude: place.longitude,
      timezone: place.timeZone,
    },
  };
}

function atBirthLocation({ location, ...others }: Refusals): Refusals {
  return { ...others, ...(location && { birthLocation: location }) };
}

/** Birth details, and whose they are now where they change somebody who is saved already. */
export async function readPersonDetails(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<{ readonly id: string | null; readonly birth: BirthDetails }>> {
  const id =
    !isLongerThan(SHORT_TEXT, raw.id) && isBlank(raw.id) ? ({ ok: true, value: null } as const) : readId(raw);
  const birth = await readBirthDetails(raw, readAsset);
  if (id.ok && birth.ok) return { ok: true, value: { id: id.value, birth: birth.value } };
  return { ok: false, fields: { ...(!id.ok && id.fields), ...(!birth.ok && birth.fields) } };
}

/** The id of something kept, as it came back from a client. */
export function readId(raw: Readonly<Record<string, unknown>>): Parsed<string> {
  const { id } = raw;
  if (isLongerThan(SHORT_TEXT, id)) return { ok: false, fields: { id: [tooLong(SHORT_TEXT)] } };
  if (isBlank(id)) return { ok: false, fields: { id: [refusal("id.required")] } };
  if (typeof id !== "string") return { ok: false, fields: { id: [refusal("text.not-text")] } };
  return { ok: true, value: cleanText(id) };
}
