import {
  type ActiveTransit,
  type ChartTransit,
  chartTransitsBetween,
  transitsActiveAt,
} from "~/astrology/chart-transits";
import { type Instant, isoOf, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { transitsAround } from "~/astrology/transits-around";
import type { Texts } from "~/readings/texts";
import { type TransitWords, transitWords } from "~/readings/transits/library";
import type { ChartPoint, ChartTransitsInput } from "~/schemas/chart-transits-input";
import {
  type ApproachAnswer,
  approachAnswer,
  contactAnswer,
  type ForecastContactAnswer,
} from "./forecast-contact";

interface ExactPass {
  /** ISO instant. */
  readonly at: string;
  readonly isRetrograde: boolean;
}

export type ChartTransitAnswer = Omit<ChartTransit<ChartPoint>, "exact"> &
  TransitWords & { readonly exact: readonly ExactPass[] };

export type ActiveTransitAnswer = Omit<ActiveTransit<ChartPoint>, "exact" | "closest"> &
  TransitWords & { readonly exact: readonly ExactPass[]; readonly closest: ApproachAnswer | null };

/** A contact of the days around, and within how many degrees it is counted as one. */
export type TransitAroundAnswer = ForecastContactAnswer & { readonly within: number };

/** Thirty days with the moment in them, so that it is seen what is passing and what comes. */
export interface DaysAround {
  readonly from: string;
  readonly until: string;
  /** Of all planets but the Moon, the slowest first; as `active` counts them. */
  readonly contacts: readonly TransitAroundAnswer[];
}

export interface ChartTransitsAnswer {
  readonly from: string;
  readonly until: string;
  /** What is within its orb at the beginning, of all ten planets, the closest first, with the passes around it. */
  readonly active: readonly ActiveTransitAnswer[];
  /** What slow planets make exact until the end, in order of time. */
  readonly contacts: readonly ChartTransitAnswer[];
  readonly around: DaysAround;
}

/** The span of the tables. */
const FIRST = Date.UTC(1800, 0, 1);
const LAST = Date.UTC(2101, 0, 1);

/** How many days are shown before a moment and after it. */
const DAYS_BEFORE = 3;
const DAYS_AFTER = 27;

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
    active: await Promise.all(
      transitsActiveAt(points, from, [FIRST, LAST]).map(async ({ closest, ...contact }) => ({
        ...(await inWords(contact)),
        closest: closest && approachAnswer(closest),
      })),
    ),
    contacts: await Promise.all(chartTransitsBetween(points, from, until).map(inWords)),
    around: daysAround(points, from),
  };
}

function daysAround(points: Record<ChartPoint, number>, moment: Instant): DaysAround {
  const from = Math.max(FIRST, moment - DAYS_BEFORE * MILLISECONDS_PER_DAY);
  const until = Math.min(LAST, moment + DAYS_AFTER * MILLISECONDS_PER_DAY);
  const contacts = transitsAround(points, from, until).map(({ within, ...contact }) => ({
    ...contactAnswer(contact),
    within,
  }));
  return { from: isoOf(from), until: isoOf(until), contacts };
}

function toldIn(texts: Texts) {
  return async <Contact extends Omit<ActiveTransit<ChartPoint>, "closest"> | ChartTransit<ChartPoint>>({
    exact,
    ...contact
  }: Contact) => ({
    ...contact,
    exact: exact.map(({ instant, isRetrograde }) => ({ at: isoOf(instant), isRetrograde })),
    ...(await transitWords(contact.planet, contact.type, contact.point, texts)),
  });
}
