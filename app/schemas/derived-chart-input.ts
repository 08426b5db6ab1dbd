import * as z from "zod";
import { DERIVED_KINDS, type DerivedKind, type DerivedOptions } from "~/astrology/derived/derived-chart";
import { REMADE_KINDS } from "~/astrology/derived/further-charts";
import { PROGRESSED_ANGLES } from "~/astrology/derived/progressions";
import { RETURNING_BODIES, type ReturningBody } from "~/astrology/derived/returns";
import { DIVISIONS, type Division } from "~/astrology/derived/vargas";
import type { Instant } from "~/astrology/instant";
import { numberIn } from "~/formats/number-in";
import type { ReadAsset } from "~/places/place-files";
import { type PlainCode, type Refusals, refusal } from "~/refusals";
import { oneOf, wholeNumber } from "./birth-input";
import {
  described,
  documented,
  fieldErrors,
  ifTyped,
  isUntyped,
  notAnObject,
  objectIn,
  type Parsed,
  refuse,
  required,
  typed,
} from "./fields";
import { flag } from "./flag";
import { MomentFields, readMoment } from "./moment-query";
import { OtherPlaceFields, readOtherPlace } from "./other-place";
import { type Birth, BirthFields, type ResolvedPlace, readBirth } from "./read-birth";

export interface DerivedChartRequest {
  readonly birth: Birth;
  readonly kind: DerivedKind;
  /** Null for now. */
  readonly at: Instant | null;
  /** Null for the birthplace. */
  readonly place: ResolvedPlace | null;
  readonly options: DerivedOptions;
}

/** Charts of the birth itself under another zodiac, or from another centre. */
const FURTHER_KINDS = [...REMADE_KINDS, "Heliocentric"] as const;
export type FurtherKind = (typeof FURTHER_KINDS)[number];

export interface FurtherChartRequest {
  readonly birth: Birth;
  readonly kind: FurtherKind;
  /** Null for now; it changes nothing of such a chart. */
  readonly at: Instant | null;
  /** Of a harmonic chart, 1–360. */
  readonly harmonic: number;
  /** Of a varga. */
  readonly division: Division;
}

const Kind = z.object({ kind: oneOf([...DERIVED_KINDS, ...FURTHER_KINDS]) });

const planet = documented(
  { type: "string", enum: RETURNING_BODIES, description: "Whose return a Planet Return is; required there" },
  typed.transform((value, context): ReturningBody | null => {
    if (isUntyped(value)) return null;
    const body = RETURNING_BODIES.find((known) => known === value);
    return body ?? refuse(context, refusal("choice.unknown", RETURNING_BODIES));
  }),
);

/** The ninth is the usual one of both. */
const USUAL = 9;

const IN_ORDER = DIVISIONS.toSorted((a, b) => a - b);

const division = documented(
  {
    type: "integer",
    enum: IN_ORDER,
    usual: USUAL,
    description: "Into how many parts a Varga divides each sign",
  },
  typed.transform((value, context): Division => {
    if (isUntyped(value)) return USUAL;
    const number = typeof value === "string" ? numberIn(value) : value;
    const known = DIVISIONS.find((parts) => parts === number);
    return known ?? refuse(context, refusal("choice.unknown", IN_ORDER));
  }),
);

const Options = z.object({
  angles: described("Of progressions and solar arcs", oneOf(PROGRESSED_ANGLES, "Solar Arc")),
  precessed: flag("Returns are measured among the stars"),
  next: flag("The first return after the moment, not the last before it"),
  planet,
  harmonic: described("By what a Harmonic multiplies; 9 unless said", ifTyped(wholeNumber(1, 360))),
  division,
});

export const DerivedChartFields = z.object({
  birth: required(BirthFields),
  ...Kind.shape,
  at: MomentFields.shape.at,
  place: documented(
    { description: "Over which the chart is drawn, by name or by coordinates; default the birthplace" },
    OtherPlaceFields.optional(),
  ),
  options: Options.optional(),
});

/** What cannot be drawn from a day without its hour, and why. */
const TIME_NEEDED: Readonly<Partial<Record<DerivedKind | FurtherKind, PlainCode>>> = {
  "Solar Return": "time.needed-for-solar-return",
  "Lunar Return": "time.needed-for-lunar-return",
  Relocation: "time.needed-for-relocation",
};

/** Reads a derived chart's birth, kind, moment, place and options; all wrong fields are named at once, as `birth.date`. */
export async function readDerivedChart(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<DerivedChartRequest | FurtherChartRequest>> {
  const [birth, place] = await Promise.all([
    readBirth(objectIn(raw.birth), readAsset, "birth"),
    readOtherPlace(raw.place, readAsset),
  ]);
  const kind = Kind.safeParse(raw);
  const moment = readMoment(raw);
  const options = readOptions(raw.options, kind.success ? kind.data.kind : null);
  const isUntimed = birth.ok && birth.value.time === null;
  const untimed =
    isUntimed && kind.success
      ? TIME_NEEDED[sameAs(kind.data.kind, options.ok ? options.value.moved.planet : null)]
      : undefined;
  if (birth.ok && place.ok && kind.success && moment.ok && options.ok && !untimed) {
    const asked = { birth: birth.value, at: moment.value };
    const { kind: of } = kind.data;
    const { moved, further } = options.value;
    return {
      ok: true,
      value: isFurther(of)
        ? { ...asked, kind: of, ...further }
        : { ...asked, kind: of, place: place.value, options: moved },
    };
  }
  const fields: Refusals = {
    ...(!birth.ok && birth.fields),
    ...(untimed && { "birth.time": [refusal(untimed)] }),
    ...(!kind.success && fieldErrors(kind.error)),
    ...(!moment.ok && moment.fields),
    ...(!place.ok && place.fields),
    ...(!options.ok && options.fields),
  };
  return { ok: false, fields };
}

/** A Planet Return of the Sun or the Moon is a Solar or a Lunar Return. */
function sameAs(kind: DerivedKind | FurtherKind, whose: ReturningBody | null): DerivedKind | FurtherKind {
  if (whose === "Sun") return "Solar Return";
  return whose === "Moon" ? "Lunar Return" : kind;
}

function isFurther(kind: DerivedKind | FurtherKind): kind is FurtherKind {
  return FURTHER_KINDS.some((further) => further === kind);
}

/** Those of a chart for another moment or place, and those of one that is made anew. */
interface ReadOptions {
  readonly moved: DerivedOptions;
  readonly further: Pick<FurtherChartRequest, "harmonic" | "division">;
}

function readOptions(given: unknown, kind: DerivedKind | FurtherKind | null): Parsed<ReadOptions> {
  const wrong = notAnObject(given, "options", '{"angles": "Naibod"}');
  if (wrong) return { ok: false, fields: wrong };
  const parsed = Options.safeParse(objectIn(given));
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error, "options") };
  const { planet: whose, harmonic = USUAL, division, ...moved } = parsed.data;
  const { angles } = moved;
  if (kind === "Solar Arc" && angles === "Mean Quotidian") {
    return { ok: false, fields: { "options.angles": [refusal("solar-arc.angles-unknown")] } };
  }
  const isOfPlanet = kind === "Planet Return";
  if (isOfPlanet && !whose) {
    return { ok: false, fields: { "options.planet": [refusal("whose-return.required", RETURNING_BODIES)] } };
  }
  return {
    ok: true,
    value: { moved: { ...moved, planet: isOfPlanet ? whose : null }, further: { harmonic, division } },
  };
}
