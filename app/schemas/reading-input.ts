import * as z from "zod";
import { type CivilDate, dateOfIso } from "~/astrology/calendar";
import { isoOf } from "~/astrology/instant";
import type { ReadAsset } from "~/places/place-files";
import { described, fieldErrors, type Parsed } from "./fields";
import { MomentFields } from "./moment-query";
import { type Birth, BirthFields, readBirth } from "./read-birth";

const Asked = z.object({
  at: described(
    "The day, or an ISO moment in UTC, whose year of life `now` tells; only with it are `story` and `now` told",
    MomentFields.shape.at,
  ),
});

export const ReadingFields = BirthFields.extend(Asked.shape);

export interface ReadingRequest {
  readonly birth: Birth;
  /** Null where no story is asked for: it costs as much as all the rest. */
  readonly at: CivilDate | null;
}

/** Reads a birth and the day of whose year is told; all wrong fields are named at once. */
export async function readReading(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<ReadingRequest>> {
  const birth = await readBirth(raw, readAsset);
  const asked = Asked.safeParse(raw);
  if (birth.ok && asked.success) {
    const { at } = asked.data;
    return { ok: true, value: { birth: birth.value, at: at == null ? null : dateOfIso(isoOf(at)) } };
  }
  const fields = { ...(!birth.ok && birth.fields), ...(!asked.success && fieldErrors(asked.error)) };
  return { ok: false, fields };
}
