import type { MajorAspect } from "~/astrology/aspects";
import type { Planet } from "~/astrology/bodies";
import type { Approach, ForecastContact } from "~/astrology/forecast-contacts";
import { isoOf } from "~/astrology/instant";
import type { ChartPoint } from "~/schemas/chart-transits-input";

/** How many degrees from exact a contact is at a moment (ISO). */
export interface ApproachAnswer {
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

/** A contact, its instants in words. */
export function contactAnswer<Moving extends string>({
  transiting,
  natal,
  type,
  ...when
}: ForecastContact<ChartPoint, Moving>) {
  return {
    transiting,
    natal,
    type,
    enters: when.enters === null ? null : isoOf(when.enters),
    leaves: when.leaves === null ? null : isoOf(when.leaves),
    exact: when.exact.map(({ instant }) => isoOf(instant)),
    closest: approachAnswer(when.closest),
    turns: when.turns.map(approachAnswer),
  };
}

export function approachAnswer({ instant, orb }: Approach): ApproachAnswer {
  return { at: isoOf(instant), orb };
}
