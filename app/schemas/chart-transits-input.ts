import * as z from "zod";
import { EXTRA_POINTS, PLANETS } from "~/astrology/bodies";
import type { Instant } from "~/astrology/instant";
import { refusal } from "~/refusals";
import { documented, fieldErrors, isRecord, isUntyped, type Parsed, refuse, required, typed } from "./fields";
import { MomentFields, readMoment } from "./moment-query";

/** What planets can meet in a chart. The South Node's contacts are the North Node's. */
export const CHART_POINTS = [
  ...PLANETS,
  "Ascendant",
  "Midheaven",
  "North Node",
  "Chiron",
  ...EXTRA_POINTS,
] as const;
export type ChartPoint = (typeof CHART_POINTS)[number];

const longitude = documented(
  { type: "number", minimum: 0, exclusiveMaximum: 360 },
  typed.transform((value, context): number | undefined => {
    if (isUntyped(value)) return undefined;
    const isInRange = typeof value === "number" && value >= 0 && value < 360;
    return isInRange ? value : refuse(context, refusal("longitude.out-of-range"));
  }),
);

const Longitudes = z.object(
  Object.fromEntries(CHART_POINTS.map((point) => [point, longitude])) as Record<ChartPoint, typeof longitude>,
);

/** A chart's places by name, and nothing about whose they are. */
export const LongitudesFields = documented(
  {
    id: "Longitudes",
    minProperties: 1,
    description: "Tropical longitudes of a chart by name, in degrees, one at least",
  },
  Longitudes,
);

export const ChartFields = z.object({
  longitudes: required(LongitudesFields),
  at: MomentFields.shape.at,
});

export interface ChartTransitsInput {
  readonly longitudes: Readonly<Partial<Record<ChartPoint, number>>>;
  /** The moment to begin with; null for now. */
  readonly at: Instant | null;
}

/**
 * `longitudes`: degrees of a chart's planets, angles and points by name, and nothing else of whose chart it is; `at`: another
 * moment than now.
 */
export function readChartTransits(raw: Readonly<Record<string, unknown>>): Parsed<ChartTransitsInput> {
  const longitudes = readLongitudes(raw.longitudes);
  const moment = readMoment(raw);
  return longitudes.ok && moment.ok
    ? { ok: true, value: { longitudes: longitudes.value, at: moment.value } }
    : { ok: false, fields: { ...(!longitudes.ok && longitudes.fields), ...(!moment.ok && moment.fields) } };
}

/** Longitudes of some of a chart's points by name, one at least; names of anything else do not count. */
export function readLongitudes(given: unknown): Parsed<ChartTransitsInput["longitudes"]> {
  if (!isRecord(given)) {
    return { ok: false, fields: { longitudes: [refusal("longitudes.required")] } };
  }
  const parsed = Longitudes.safeParse(given);
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error, "longitudes") };
  const value = Object.fromEntries(
    Object.entries(parsed.data).filter(([, longitude]) => longitude !== undefined),
  ) as ChartTransitsInput["longitudes"];
  if (Object.keys(value).length === 0) {
    return { ok: false, fields: { longitudes: [refusal("longitudes.none", CHART_POINTS)] } };
  }
  return { ok: true, value };
}
