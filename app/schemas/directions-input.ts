import * as z from "zod";
import { DIRECTION_KEYS, DIRECTION_METHODS } from "~/astrology/directions/direction-keys";
import type { ReadAsset } from "~/places/place-files";
import { type Refusals, refusal } from "~/refusals";
import { oneOf } from "./birth-input";
import { described, fieldErrors, notAnObject, objectIn, type Parsed, required } from "./fields";
import { flag } from "./flag";
import { type LifeSpan, LifeSpanFields, readLifeSpan } from "./life-span";
import { type Birth, BirthFields, readBirth } from "./read-birth";

const Options = z.object({
  method: described("How the sky is divided", oneOf(DIRECTION_METHODS, "Placidus")),
  key: described("How many degrees are a year: 0°59′08.33″, 1° or 0°59′12″", oneOf(DIRECTION_KEYS, "Naibod")),
  converse: flag("Traditional converse directions too, in which the significator is carried"),
});
export type DirectionOptions = z.output<typeof Options>;

export const DirectionsFields = z.object({
  birth: required(BirthFields),
  ...LifeSpanFields.shape,
  options: Options.optional(),
});

export interface DirectionsRequest extends LifeSpan {
  readonly birth: Birth;
  readonly options: DirectionOptions;
}

/** Reads whose directions are asked for, in which span and how; all wrong fields are named at once, as `birth.date`. */
export async function readDirections(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<DirectionsRequest>> {
  const birth = await readBirth(objectIn(raw.birth), readAsset, "birth");
  const span = readLifeSpan(raw, birth.ok ? birth.value.moment.instant : null);
  const options = readOptions(raw.options);
  const isUntimed = birth.ok && birth.value.time === null;
  if (birth.ok && span.ok && options.ok && !isUntimed)
    return { ok: true, value: { birth: birth.value, ...span.value, options: options.value } };
  const fields: Refusals = {
    ...(!birth.ok && birth.fields),
    ...(isUntimed && { "birth.time": [refusal("time.needed-for-directions")] }),
    ...(!span.ok && span.fields),
    ...(!options.ok && options.fields),
  };
  return { ok: false, fields };
}

function readOptions(given: unknown): Parsed<DirectionOptions> {
  const wrong = notAnObject(given, "options", '{"key": "Naibod"}');
  if (wrong) return { ok: false, fields: wrong };
  const parsed = Options.safeParse(objectIn(given));
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, fields: fieldErrors(parsed.error, "options") };
}
