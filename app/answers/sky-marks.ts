import { utcDate } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import {
  type EclipseMark,
  type LunationMark,
  type StationMark,
  skyMarksBetween,
} from "~/astrology/sky-marks";
import { type Told, told } from "./told";

export interface SkyMarksAnswer {
  /** `2026-11-22`; `to` is the day after the last. */
  readonly from: string;
  readonly to: string;
  readonly stations: readonly Told<StationMark>[];
  /** Not among the eclipses. */
  readonly lunations: readonly Told<LunationMark>[];
  readonly eclipses: readonly Told<EclipseMark>[];
}

/** What happens in the sky of a span, the same for everybody, that a line of time is marked by. */
export function skyMarksAnswer({
  from,
  to,
}: {
  readonly from: Instant;
  readonly to: Instant;
}): SkyMarksAnswer {
  const { stations, lunations, eclipses } = skyMarksBetween(from, to);
  return {
    from: utcDate(from),
    to: utcDate(to),
    stations: stations.map(told),
    lunations: lunations.map(told),
    eclipses: eclipses.map(told),
  };
}
