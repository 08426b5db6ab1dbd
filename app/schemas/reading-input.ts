import * as z from "zod";
import { type CivilDate, dateOfIso } from "~/astrology/calendar";
import { isoOf } from "~/astrology/instant";
import type { ReadAsset } from "~/places/place-files";
import { oneOf } from "./birth-input";
import { described, fieldErrors, type Parsed } from "./fields";
import { MomentFields } from "./moment-query";
import { type Birth, BirthFields, readBirth } from "./read-birth";

/** What of a reading may be asked for by itself. */
const PARTS = ["all", "story", "places"] as const;

const Asked = z.object({
  at: described(
    "The day, or an ISO moment in UTC, whose year of life `now` tells; default today, UTC",
    MomentFields.shape.at,
  ),
  part: described(
    "story: `story` and `now` alone; places: all but those. Each costs half",
    oneOf(PARTS, "all"),
  ),
});

export const ReadingFields = BirthFields.extend(Asked.shape);

export interface ReadingRequest {
  readonly birth: Birth;
  readonly at: CivilDate;
  readonly part: (typeof PARTS)[number];
}

/** Reads a birth and the day of whose year is told; all wrong fields are named at once. */
export async function readReading(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<ReadingRequest>> {
  const birth = await readBirth(raw, readAsset);
  const asked = Asked.safeParse(raw);
  if (birth.ok && asked.success) {
    const at = dateOfIso(isoOf(asked.data.at ?? Date.now()));
    return { ok: true, value: { birth: birth.value, at, part: asked.data.part } };
  }
  const fields = { ...(!birth.ok && birth.fields), ...(!asked.success && fieldErrors(asked.error)) };
  return { ok: false, fields };
}
