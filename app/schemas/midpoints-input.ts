import * as z from "zod";
import { DIALS, type Dial } from "~/astrology/midpoints";
import { numberIn } from "~/formats/number-in";
import type { ReadAsset } from "~/places/place-files";
import { refusal } from "~/refusals";
import {
  documented,
  fieldErrors,
  isUntyped,
  notAnObject,
  objectIn,
  type Parsed,
  refuse,
  required,
  typed,
} from "./fields";
import { type Birth, BirthFields, readBirth } from "./read-birth";

const LARGEST_ORB = 5;

const Options = z.object({
  dial: documented(
    {
      type: "integer",
      enum: DIALS,
      usual: DIALS[0],
      description: "To how many degrees the zodiac is folded",
    },
    typed.transform((value, context): Dial => {
      if (isUntyped(value)) return DIALS[0];
      const number = typeof value === "string" ? numberIn(value) : value;
      return DIALS.find((dial) => dial === number) ?? refuse(context, refusal("dial.unknown"));
    }),
  ),
  orb: documented(
    {
      type: "number",
      minimum: 0.1,
      maximum: LARGEST_ORB,
      description: "Degrees, for all points alike; default 1, and 1.5 where Sun, Moon or an angle takes part",
    },
    typed.transform((value, context): number | null => {
      if (isUntyped(value)) return null;
      const number = typeof value === "string" ? numberIn(value) : value;
      const isInRange = typeof number === "number" && number >= 0.1 && number <= LARGEST_ORB;
      return isInRange ? number : refuse(context, refusal("degrees.out-of-range", 0.1, LARGEST_ORB));
    }),
  ),
});

export const MidpointsFields = z.object({
  birth: required(BirthFields),
  options: Options.optional(),
});

export interface MidpointsRequest {
  readonly birth: Birth;
  readonly dial: Dial;
  /** Degrees; null for the usual ones. */
  readonly orb: number | null;
}

/** Reads whose midpoints are asked for, and how; all wrong fields are named at once, as `birth.date`. */
export async function readMidpoints(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<MidpointsRequest>> {
  const birth = await readBirth(objectIn(raw.birth), readAsset, "birth");
  const options = readOptions(raw.options);
  if (birth.ok && options.ok) return { ok: true, value: { birth: birth.value, ...options.value } };
  return { ok: false, fields: { ...(!birth.ok && birth.fields), ...(!options.ok && options.fields) } };
}

function readOptions(given: unknown): Parsed<z.output<typeof Options>> {
  const wrong = notAnObject(given, "options", '{"dial": 90}');
  if (wrong) return { ok: false, fields: wrong };
  const parsed = Options.safeParse(objectIn(given));
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, fields: fieldErrors(parsed.error, "options") };
}
