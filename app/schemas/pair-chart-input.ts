import * as z from "zod";
import {
  COMPOSITE_ASCENDANTS,
  type CompositeAscendant,
  MIDDLES,
  type Middle,
  PAIR_KINDS,
  type PairKind,
} from "~/astrology/derived/pair-chart";
import type { ReadAsset } from "~/places/place-files";
import { oneOf } from "./birth-input";
import { type CompatibilityInput, CoupleFields, readCompatibility } from "./compatibility-input";
import { described, fieldErrors, notAnObject, objectIn, type Parsed } from "./fields";

export interface PairOptions {
  /** Of a composite. */
  readonly ascendant: CompositeAscendant;
  /** Of a Davison chart. */
  readonly place: Middle;
}

export interface PairChartRequest extends CompatibilityInput {
  readonly kind: PairKind;
  readonly options: PairOptions;
}

const Kind = z.object({ kind: oneOf(PAIR_KINDS) });
const Options = z.object({
  ascendant: described("Of a composite", oneOf(COMPOSITE_ASCENDANTS, "Derived")),
  place: described("Of a Davison chart", oneOf(MIDDLES, "Mean")),
});
export const PairChartFields = CoupleFields.extend({ ...Kind.shape, options: Options.optional() });

/** Reads both persons, kind and options; all wrong fields are named at once. */
export async function readPairChart(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<PairChartRequest>> {
  const couple = await readCompatibility(raw, readAsset);
  const kind = Kind.safeParse(raw);
  const options = readOptions(raw.options);
  if (couple.ok && kind.success && options.ok) {
    return { ok: true, value: { ...couple.value, kind: kind.data.kind, options: options.value } };
  }
  return {
    ok: false,
    fields: {
      ...(!couple.ok && couple.fields),
      ...(!kind.success && fieldErrors(kind.error)),
      ...(!options.ok && options.fields),
    },
  };
}

function readOptions(given: unknown): Parsed<PairOptions> {
  const wrong = notAnObject(given, "options", '{"ascendant": "Midpoint"}');
  if (wrong) return { ok: false, fields: wrong };
  const parsed = Options.safeParse(objectIn(given));
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, fields: fieldErrors(parsed.error, "options") };
}
