import {
  type ActiveTransit,
  type ChartTransit,
  chartTransitsBetween,
  transitsActiveAt,
} from "~/astrology/chart-transits";
import { type Instant, isoOf } from "~/astrology/instant";
import type { Texts } from "~/readings/texts";
import { type TransitWords, transitWords } from "~/readings/transits/library";
import type { ChartPoint, ChartTransitsInput } from "~/schemas/chart-transits-input";

interface ExactPass {
  /** ISO instant. */
  readonly at: string;
  readonly isRetrograde: boolean;
}

export type ChartTransitAnswer = Omit<ChartTransit<ChartPoint>, "exact"> &
  TransitWords & { readonly exact: readonly ExactPass[] };

export type ActiveTransitAnswer = Omit<ActiveTransit<ChartPoint>, "exact"> &
  TransitWords & { readonly exact: readonly ExactPass[] };

export interface ChartTransitsAnswer {
  readonly from: string;
  readonly until: string;
  /** What is within its orb at the beginning, of all ten planets, the closest first, with the passes around it. */
  readonly active: readonly ActiveTransitAnswer[];
  /** What slow planets make exact until the end, in order of time. */
  readonly contacts: readonly ChartTransitAnswer[];
}

/** The span of the tables. */
const FIRST = Date.UTC(1800, 0, 1);
const LAST = Date.UTC(2101, 0, 1);

/** The contacts of the planets with a chart at a moment, and those of slow ones in the twelve months from it on. */
export async function chartTransitsAnswer(
  { longitudes }: Pick<ChartTransitsInput, "longitudes">,
  from: Instant,
  texts: Texts,
): Promise<ChartTransitsAnswer> {
  const points = longitudes as Record<ChartPoint, number>;
  const inWords = toldIn(texts);
  const nextYear = new Date(from);
  nextYear.setUTCFullYear(nextYear.getUTCFullYear() + 1);
  const until = Math.min(nextYear.getTime(), LAST);
  return {
    from: isoOf(from),
    until: isoOf(until),
    active: await Promise.all(transitsActiveAt(points, from, [FIRST, LAST]).map(inWords)),
    contacts: await Promise.all(chartTransitsBetween(points, from, until).map(inWords)),
  };
}

function toldIn(texts: Texts) {
  return async <Contact extends ActiveTransit<ChartPoint> | ChartTransit<ChartPoint>>({
    exact,
    ...contact
  }: Contact) => ({
    ...contact,
    exact: exact.map(({ instant, isRetrograde }) => ({ at: isoOf(instant), isRetrograde })),
    ...(await transitWords(contact.planet, contact.type, contact.point, texts)),
  });
}
