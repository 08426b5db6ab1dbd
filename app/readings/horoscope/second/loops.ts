import { type Instant, MILLISECONDS_PER_DAY } from "../../../astrology/instant";
import { positionOf } from "../../../astrology/positions";
import { type Sign, signAt } from "../../../astrology/signs";
import type { Partner } from "./plan";

/** Days within which a loop brings a planet back into a sign that it left, and how closely they are looked at. */
const LOOPS: Readonly<Partial<Record<Partner, { readonly days: number; readonly step: number }>>> = {
  Mercury: { days: 60, step: 5 },
  Venus: { days: 110, step: 10 },
  Mars: { days: 210, step: 20 },
  Jupiter: { days: 300, step: 30 },
  Saturn: { days: 340, step: 40 },
  Uranus: { days: 360, step: 40 },
  Neptune: { days: 360, step: 40 },
  Pluto: { days: 360, step: 40 },
};

/** Whether a planet that enters a sign has been there in the same loop: it moves backwards, or was there not long ago. */
export function isBack(planet: Partner, at: Instant, sign: Sign, isRetrograde: boolean): boolean {
  const loop = LOOPS[planet];
  if (isRetrograde) return true;
  if (!loop) return false;
  for (let days = loop.step; days <= loop.days; days += loop.step) {
    if (signAt(positionOf(planet, at - days * MILLISECONDS_PER_DAY).longitude) === sign) return true;
  }
  return false;
}

/** Mean time from one new Moon to the next, days. */
const SYNODIC_MONTH = 29.530_589;

/** Whether the new or full Moon before was in the same sign: the text of that house has just been told. */
export function isRepeatedLunation(at: Instant): boolean {
  const [now, before] = [at, at - SYNODIC_MONTH * MILLISECONDS_PER_DAY].map(
    (moment) => positionOf("Sun", moment).longitude,
  ) as [number, number];
  return signAt(now) === signAt(before);
}
