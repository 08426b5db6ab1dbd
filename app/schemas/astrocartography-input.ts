import type { ReadAsset } from "~/places/place-files";
import { refusal } from "~/refusals";
import type { CivilTime } from "~/time/civil-date";
import { birthInput } from "./birth-input";
import type { Parsed } from "./fields";
import { isOn } from "./flag";
import { type Birth, BirthFields, readBirth } from "./read-birth";

/** Birth data with its clock time: in four minutes every line moves by one degree of longitude. */
export interface TimedBirth extends Birth {
  readonly time: CivilTime;
}

/** A birth with its clock time; no line depends on houses. */
export const TimedBirthFields = BirthFields.omit({ houseSystem: true, timeUnknown: true }).extend({
  time: birthInput.time,
});

/** Reads the birth data of a map. All wrong fields are named at once; an unknown birth time is an error at `time`. */
export async function readTimedBirth(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<TimedBirth>> {
  const { houseSystem: _, ...input } = raw; // no line depends on houses: unknown here, so ignored
  const birth = await readBirth(input, readAsset);
  if (birth.ok && birth.value.time) return { ok: true, value: { ...birth.value, time: birth.value.time } };
  const fields = birth.ok ? {} : birth.fields;
  return {
    ok: false,
    fields: isOn(raw.timeUnknown) ? { ...fields, time: [refusal("time.needed-for-lines")] } : fields,
  };
}
