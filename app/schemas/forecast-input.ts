import * as z from "zod";
import { PLANETS, type Planet } from "~/astrology/bodies";
import { addMonths, type CivilDate, midnightOf } from "~/astrology/calendar";
import { ZODIACS, type Zodiac } from "~/astrology/chart-settings";
import { TRANSITING_PLANETS } from "~/astrology/chart-transits";
import type { Instant } from "~/astrology/instant";
import type { ReadAsset } from "~/places/place-files";
import { type Refusal, type Refusals, refusal } from "~/refusals";
import { oneOf, requiredDate } from "./birth-input";
import { type ChartPoint, LongitudesFields, readLongitudes } from "./chart-transits-input";
import {
  described,
  documented,
  fieldErrors,
  isUntyped,
  objectIn,
  type Parsed,
  refuse,
  typed,
} from "./fields";
import { type Birth, BirthFields, readBirth } from "./read-birth";

export type NatalLongitudes = Readonly<Partial<Record<ChartPoint, number>>>;

/** Of the sky's marks, which are never cut. */
const LONGEST_MONTHS = 24;
const LONGEST_YEARS = 100;

/** What moves over a chart; the first is the default. */
export const TECHNIQUES = [
  "Transits",
  "Secondary Progressions",
  "Solar Arcs",
  "Primary Directions",
  "Returns",
] as const;
export type Technique = (typeof TECHNIQUES)[number];

const LARGEST_ORB = 5;

export interface ForecastRequest {
  /** A birth, or a chart's longitudes without anything that tells whose they are. */
  readonly of: { readonly birth: Birth } | { readonly longitudes: NatalLongitudes };
  /** 00:00 UTC of the first day, and of the day after the last. */
  readonly from: Instant;
  readonly to: Instant;
  readonly bodies: readonly Planet[];
  /** Degrees. */
  readonly orb: number;
  /** Whose signs planets enter; a birth's is that of its settings. */
  readonly zodiac: Zodiac;
  /** In the order of `TECHNIQUES`, one at least; of longitudes transits alone. */
  readonly techniques: readonly Technique[];
}

const bodies = documented(
  {
    type: "array",
    minItems: 1,
    items: { type: "string", enum: PLANETS },
    usual: TRANSITING_PLANETS,
    description: "Whose transits",
  },
  typed.transform((value, context): readonly Planet[] => {
    if (isUntyped(value)) return TRANSITING_PLANETS;
    const named = Array.isArray(value) ? PLANETS.filter((planet) => value.includes(planet)) : [];
    const isWhole = Array.isArray(value) && named.length > 0 && value.every((name) => named.includes(name));
    return isWhole ? named : refuse(context, refusal("list.unknown-or-empty", PLANETS));
  }),
);

const orb = documented(
  { type: "number", minimum: 0.1, maximum: LARGEST_ORB, usual: 1, description: "Degrees" },
  typed.transform((value, context): number => {
    if (isUntyped(value)) return 1;
    const isInRange = typeof value === "number" && value >= 0.1 && value <= LARGEST_ORB;
    return isInRange ? value : refuse(context, refusal("degrees.out-of-range", 0.1, LARGEST_ORB));
  }),
);

const techniques = documented(
  {
    type: "array",
    minItems: 1,
    items: { type: "string", enum: TECHNIQUES },
    usual: [TECHNIQUES[0]],
    description: "What is told; all but transits need a birth",
  },
  typed.transform((value, context): readonly Technique[] => {
    if (isUntyped(value)) return [TECHNIQUES[0]];
    const named = Array.isArray(value) ? TECHNIQUES.filter((technique) => value.includes(technique)) : [];
    const isWhole = Array.isArray(value) && named.length > 0 && value.every((name) => named.includes(name));
    return isWhole ? named : refuse(context, refusal("list.unknown-or-empty", TECHNIQUES));
  }),
);

const first = described("The first day, from 00:00 UTC", requiredDate("span.from-required"));
const last = () => requiredDate("span.to-required");

/** The first day of a span, and the day after its last. */
export const SPAN = {
  from: first,
  to: described(`The day at whose 00:00 UTC the span ends, at most ${LONGEST_MONTHS} months later`, last()),
};

const Asked = z.object({
  from: first,
  to: described(
    `The day at whose 00:00 UTC the span ends, at most ${LONGEST_YEARS} years later; what is too much is cut`,
    last(),
  ),
  techniques,
  bodies,
  orb,
  zodiac: described("Whose signs planets enter; of a birth that of its settings", oneOf(ZODIACS, "Tropical")),
});

export const ForecastFields = z.object({
  birth: documented({ description: "Whose forecast it is" }, BirthFields.optional()),
  longitudes: documented(
    { description: "Instead of a birth, so that no birth data are sent" },
    LongitudesFields.optional(),
  ),
  ...Asked.shape,
});

/** Reads whose forecast it is, its span, its planets and its orb; all wrong fields are named at once. */
export async function readForecast(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<ForecastRequest>> {
  const of = await readChart(raw, readAsset);
  const asked = Asked.safeParse(raw);
  const wrongSpan = asked.success ? wrongEnd(asked.data.from, asked.data.to, LONGEST_YEARS * 12) : null;
  const wrongTechniques = of.ok && asked.success ? notFor(of.value, asked.data.techniques) : null;
  if (!of.ok || !asked.success || wrongSpan || wrongTechniques) {
    const fields: Refusals = {
      ...(!of.ok && of.fields),
      ...(!asked.success && fieldErrors(asked.error)),
      ...(wrongSpan && { to: [wrongSpan] }),
      ...wrongTechniques,
    };
    return { ok: false, fields };
  }
  const { from, to, ...options } = asked.data;
  return { ok: true, value: { of: of.value, from: midnightOf(from), to: midnightOf(to), ...options } };
}

async function readChart(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<ForecastRequest["of"]>> {
  if (isUntyped(raw.birth)) {
    const longitudes = readLongitudes(raw.longitudes);
    return longitudes.ok ? { ok: true, value: { longitudes: longitudes.value } } : longitudes;
  }
  if (!isUntyped(raw.longitudes)) {
    return { ok: false, fields: { longitudes: [refusal("chart.given-twice")] } };
  }
  const birth = await readBirth(objectIn(raw.birth), readAsset, "birth");
  return birth.ok ? { ok: true, value: { birth: birth.value } } : birth;
}

/** What must be known for a technique and is not. */
function notFor(of: ForecastRequest["of"], techniques: readonly Technique[]): Refusals | null {
  if (!("birth" in of)) {
    const isOfSky = techniques.every((technique) => technique === "Transits");
    return isOfSky ? null : { techniques: [refusal("techniques.need-birth")] };
  }
  const isUntimed = of.birth.time === null && techniques.includes("Primary Directions");
  return isUntimed ? { "birth.time": [refusal("time.needed-for-forecast")] } : null;
}

/** What is wrong with the end of a span; null where nothing is. */
export function wrongEnd(from: CivilDate, to: CivilDate, months = LONGEST_MONTHS): Refusal | null {
  if (midnightOf(to) <= midnightOf(from)) return refusal("span.not-after-first");
  return midnightOf(to) > midnightOf(addMonths(from, months)) ? refusal("span.too-long", months) : null;
}
