import * as z from "zod";
import { PLANETS } from "~/astrology/bodies";
import type { Instant } from "~/astrology/instant";
import { fieldErrors, isRecord, isUntyped, type Parsed, refuse, typed } from "./fields";
import { readMoment } from "./moment-query";

/** What slow planets can meet in a chart. */
export const CHART_POINTS = [...PLANETS, "Ascendant", "Midheaven"] as const;
export type ChartPoint = (typeof CHART_POINTS)[number];

const longitude = typed.transform((value, context): number | undefined => {
  if (isUntyped(value)) return undefined;
  const isInRange = typeof value === "number" && value >= 0 && value < 360;
  return isInRange ? value : refuse(context, "Must be a longitude from 0 up to 360 degrees");
});

const Longitudes = z.object(
  Object.fromEntries(CHART_POINTS.map((point) => [point, longitude])) as Record<ChartPoint, typeof longitude>,
);

export interface ChartTransitsInput {
  readonly longitudes: Readonly<Partial<Record<ChartPoint, number>>>;
  /** The moment to begin with; null for now. */
  readonly at: Instant | null;
}

/**
 * `longitudes`: degrees of a chart's planets and angles by name, and nothing else of whose chart it is; `at`: another
 * moment than now.
 */
export function readChartTransits(raw: Readonly<Record<string, unknown>>): Parsed<ChartTransitsInput> {
  const longitudes = readLongitudes(raw.longitudes);
  const moment = readMoment(raw);
  return longitudes.ok && moment.ok
    ? { ok: true, value: { longitudes: longitudes.value, at: moment.value } }
    : { ok: false, fields: { ...(!longitudes.ok && longitudes.fields), ...(!moment.ok && moment.fields) } };
}

function readLongitudes(given: unknown): Parsed<ChartTransitsInput["longitudes"]> {
  if (!isRecord(given)) {
    return { ok: false, fields: { longitudes: ["Send the longitudes of the chart by name"] } };
  }
  const parsed = Longitudes.safeParse(given);
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error, "longitudes") };
  const value = Object.fromEntries(
    Object.entries(parsed.data).filter(([, longitude]) => longitude !== undefined),
  ) as ChartTransitsInput["longitudes"];
  if (Object.keys(value).length === 0) {
    return { ok: false, fields: { longitudes: [`Name one of ${CHART_POINTS.join(", ")} at least`] } };
  }
  return { ok: true, value };
}
