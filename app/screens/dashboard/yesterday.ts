import type { ActiveTransitAnswer } from "~/answers/chart-transits";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { SIGNS, type Sign, signAfter } from "~/astrology/signs";
import type { SkyNow } from "./sky-now";

/** Degrees that the Moon goes in a day at least (at her farthest from Earth). */
const MOONS_SLOWEST = 11.7;

export interface SinceYesterday {
  /** What was exact since, the latest first. */
  readonly exact: readonly { readonly contact: ActiveTransitAnswer; readonly at: Date }[];
  /** The sign that the Moon has left since; null where she may have been in this one all the time. */
  readonly moonLeft: Sign | null;
}

/** What has happened since yesterday began on the visitor's clock, to a chart and to the Moon. */
export function sinceYesterday(
  active: readonly ActiveTransitAnswer[],
  sky: SkyNow | null,
  now: Date,
): SinceYesterday {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const exact = active
    .flatMap((contact) => contact.exact.map(({ at }) => ({ contact, at: new Date(at) })))
    .filter(({ at }) => at >= yesterday && at <= now)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  return {
    exact,
    moonLeft: sky && moonLeft(sky, (now.getTime() - yesterday.getTime()) / MILLISECONDS_PER_DAY),
  };
}

function moonLeft({ moonSign, moonDegree }: SkyNow, days: number): Sign | null {
  const sign = SIGNS.find((name) => name === moonSign);
  // Of her place the whole degrees are known: she may have gone one more.
  return sign && moonDegree + 1 <= days * MOONS_SLOWEST ? signAfter(sign, 11) : null;
}
