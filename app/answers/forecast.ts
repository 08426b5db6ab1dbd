import { normalizeDegrees } from "~/astrology/angles";
import type { MajorAspect } from "~/astrology/aspects";
import type { Planet } from "~/astrology/bodies";
import { utcDate } from "~/astrology/calendar";
import {
  type ForecastEclipse,
  type ForecastIngress,
  type ForecastLunation,
  type ForecastStation,
  forecastBetween,
} from "~/astrology/forecast";
import { type Approach, daysOfMarks } from "~/astrology/forecast-contacts";
import { type Instant, isoOf, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import type { ChartPoint } from "~/schemas/chart-transits-input";
import { type Parsed, underPrefix } from "~/schemas/fields";
import type { ForecastRequest, NatalLongitudes } from "~/schemas/forecast-input";
import type { Birth } from "~/schemas/read-birth";
import { drawnOf } from "./birth-chart";
import { type Told, told } from "./told";

/** How many degrees from exact a contact is at a moment (ISO). */
interface ApproachAnswer {
  readonly at: string;
  readonly orb: number;
}

/** One contact with all its passes; instants are ISO. */
export interface ForecastContactAnswer {
  readonly transiting: Planet;
  readonly natal: ChartPoint;
  readonly type: MajorAspect;
  /** Null where it is within the orb at the beginning of the span, or at its end. */
  readonly enters: string | null;
  readonly leaves: string | null;
  /** None where it turns back before, or where its passes lie outside the span. */
  readonly exact: readonly string[];
  readonly closest: ApproachAnswer;
  /** Where its distance begins to grow or to shrink beside the passes: stations, and the span's ends that cut it. */
  readonly turns: readonly ApproachAnswer[];
}

export interface ForecastAnswer {
  /** `2026-11-22`; `to` is the day after the last that was asked for. */
  readonly from: string;
  readonly to: string;
  readonly orb: number;
  readonly contacts: readonly ForecastContactAnswer[];
  readonly stations: readonly Told<ForecastStation<ChartPoint>>[];
  readonly ingresses: readonly Told<ForecastIngress<ChartPoint>>[];
  readonly lunations: readonly Told<ForecastLunation<ChartPoint>>[];
  readonly eclipses: readonly Told<ForecastEclipse<ChartPoint>>[];
  /** The span holds more than one answer may. */
  readonly truncated: boolean;
  /** The day at whose 00:00 UTC a truncated answer ends, and the next one can begin; else null. */
  readonly until: string | null;
}

/** As many beginnings, exact moments and ends of contacts as a request has time for, about. */
const MOST_MARKS = 3_000;

/** Where an answer ends that begins there: at the end of the span, or at the midnight before it would hold too much. */
function endOf({ from, to, bodies }: ForecastRequest, points: NatalLongitudes): Instant {
  const days = Math.floor(daysOfMarks(MOST_MARKS, bodies, Object.keys(points).length));
  return Math.min(to, from + days * MILLISECONDS_PER_DAY);
}

/** What touches a chart in a span; a house system that does not exist at a birthplace is an error at `birth.houseSystem`. */
export function forecastAnswer(request: ForecastRequest): Parsed<ForecastAnswer> {
  const { of, from, to, bodies, orb } = request;
  const natal = "birth" in of ? natalLongitudes(of.birth) : { ok: true as const, value: of.longitudes };
  if (!natal.ok) return natal;
  const points = natal.value as Record<ChartPoint, number>;
  const zodiac = "birth" in of ? (of.birth.settings?.zodiac ?? "Tropical") : request.zodiac;
  const until = endOf(request, points);
  const forecast = forecastBetween(points, from, until, { bodies, orb, zodiac });
  return {
    ok: true,
    value: {
      from: utcDate(from),
      to: utcDate(to),
      orb,
      contacts: forecast.contacts.map(({ transiting, natal, type, ...when }) => ({
        transiting,
        natal,
        type,
        enters: when.enters === null ? null : isoOf(when.enters),
        leaves: when.leaves === null ? null : isoOf(when.leaves),
        exact: when.exact.map(({ instant }) => isoOf(instant)),
        closest: approachAnswer(when.closest),
        turns: when.turns.map(approachAnswer),
      })),
      stations: forecast.stations.map(told),
      ingresses: forecast.ingresses.map(told),
      lunations: forecast.lunations.map(told),
      eclipses: forecast.eclipses.map(told),
      truncated: until < to,
      until: until < to ? utcDate(until) : null,
    },
  };
}

function natalLongitudes(birth: Birth): Parsed<NatalLongitudes> {
  const drawn = drawnOf(birth);
  if (!drawn.ok) return { ok: false, fields: underPrefix("birth", drawn.fields) };
  const { planets, points, rising, midheaven, ...chart } = drawn.value;
  const [extras, fromTropical] = "extras" in chart ? [chart.extras, chart.fromTropical] : [[], 0];
  /** As transits are, whichever zodiac the chart is drawn in. */
  const tropical = (longitude: number) => normalizeDegrees(longitude + fromTropical);
  const placed = [...planets, ...points.filter(({ planet }) => planet !== "South Node"), ...extras];
  return {
    ok: true,
    value: {
      ...Object.fromEntries(placed.map(({ planet, longitude }) => [planet, tropical(longitude)])),
      ...(rising && { Ascendant: tropical(rising.longitude) }),
      ...(midheaven && { Midheaven: tropical(midheaven.longitude) }),
    },
  };
}

function approachAnswer({ instant, orb }: Approach): ApproachAnswer {
  return { at: isoOf(instant), orb };
}
