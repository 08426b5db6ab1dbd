import { normalizeDegrees } from "~/astrology/angles";
import type { MajorAspect } from "~/astrology/aspects";
import type { Planet } from "~/astrology/bodies";
import type { NatalChart } from "~/astrology/chart";
import {
  type ForecastEclipse,
  type ForecastIngress,
  type ForecastLunation,
  type ForecastStation,
  forecastBetween,
} from "~/astrology/forecast";
import type { Approach } from "~/astrology/forecast-contacts";
import type { Instant } from "~/astrology/instant";
import type { SettledChart } from "~/astrology/settled-chart";
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
  /** `2026-11-22`; `to` is the day after the last. */
  readonly from: string;
  readonly to: string;
  readonly orb: number;
  readonly contacts: readonly ForecastContactAnswer[];
  readonly stations: readonly Told<ForecastStation<ChartPoint>>[];
  readonly ingresses: readonly Told<ForecastIngress<ChartPoint>>[];
  readonly lunations: readonly Told<ForecastLunation<ChartPoint>>[];
  readonly eclipses: readonly Told<ForecastEclipse<ChartPoint>>[];
}

/** What touches a chart in a span; a house system that does not exist at a birthplace is an error at `birth.houseSystem`. */
export function forecastAnswer(request: ForecastRequest): Parsed<ForecastAnswer> {
  const { of, from, to, bodies, orb } = request;
  const natal = "birth" in of ? natalLongitudes(of.birth) : { ok: true as const, value: of.longitudes };
  if (!natal.ok) return natal;
  const points = natal.value as Record<ChartPoint, number>;
  const zodiac = "birth" in of ? (of.birth.settings?.zodiac ?? "Tropical") : request.zodiac;
  const forecast = forecastBetween(points, from, to, { bodies, orb, zodiac });
  return {
    ok: true,
    value: {
      from: iso(from).slice(0, 10),
      to: iso(to).slice(0, 10),
      orb,
      contacts: forecast.contacts.map(({ transiting, natal, type, ...when }) => ({
        transiting,
        natal,
        type,
        enters: when.enters === null ? null : iso(when.enters),
        leaves: when.leaves === null ? null : iso(when.leaves),
        exact: when.exact.map(({ instant }) => iso(instant)),
        closest: approachAnswer(when.closest),
        turns: when.turns.map(approachAnswer),
      })),
      stations: forecast.stations.map(told),
      ingresses: forecast.ingresses.map(told),
      lunations: forecast.lunations.map(told),
      eclipses: forecast.eclipses.map(told),
    },
  };
}

function natalLongitudes(birth: Birth): Parsed<NatalLongitudes> {
  const drawn = drawnOf(birth);
  if (!drawn.ok) return { ok: false, fields: underPrefix("birth", drawn.fields) };
  const { planets, points, rising, midheaven, ...chart }: NatalChart | SettledChart = drawn.value;
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

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}

function approachAnswer({ instant, orb }: Approach): ApproachAnswer {
  return { at: iso(instant), orb };
}
