import { normalizeDegrees } from "../../../astrology/angles";
import { type Instant, MILLISECONDS_PER_DAY } from "../../../astrology/instant";
import { positionOf } from "../../../astrology/positions";
import { majorAspectAt } from "../../../astrology/sky-ahead";
import { remembered } from "../../../memo";
import { dayNumber } from "../sentences";
import { familyOf } from "./concerns";
import { type Family, PARTNERS, type Partner, type Version } from "./plan";
import { turnOf } from "./turns";

/** Days in which a text of a ruler can be told once: of three in turn none comes back before 93 days. */
const SLOT = 46;

/** Days between two looks at the places of the planets. */
const STEP = 6;

/** The number of the slot in which a moment lies. */
export function slotOf(at: Instant): number {
  return Math.floor(dayNumber(at) / SLOT);
}

/** Where the planets stood on every sixth day since a slot began, and on the day itself: one table for all rulers of a day. */
const placesSince = remembered(
  4,
  (today: Instant) => String(today),
  (today) => {
    const begins = today - (dayNumber(today) % SLOT) * MILLISECONDS_PER_DAY;
    const times: Instant[] = [];
    for (let at = begins; at < today; at += STEP * MILLISECONDS_PER_DAY) times.push(at);
    return [...times, today].map(
      (at) => new Map(PARTNERS.map((planet) => [planet, positionOf(planet, at).longitude])),
    );
  },
);

/**
 * Which version a ruler's aspect has: the slot's, for the first such aspect in it and null for later ones. Whether there was
 * one is seen from the places of the planets every sixth day; in whatever house it was, it counts.
 */
export function rulerVersion(ruler: Partner, family: Family, at: Instant): Version | null {
  const today = Math.floor(at / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY;
  const places = placesSince(today);
  const isTaken = places.some((now, index) => {
    const before = places[index - 1];
    return before && PARTNERS.some((other) => other !== ruler && meets(ruler, other, family, before, now));
  });
  return isTaken ? null : ((1 + turnOf(3, slotOf(at))) as Version);
}

type Places = ReadonlyMap<Partner, number>;

function meets(ruler: Partner, other: Partner, family: Family, from: Places, to: Places): boolean {
  const [before, after] = [indexOf(ruler, other, from), indexOf(ruler, other, to)];
  if (before === after) return false;
  // Over some days an angle passes one multiple of 30° at most: the higher of the two.
  const passed = (after - before + 12) % 12 === 1 ? after : before;
  const type = majorAspectAt(passed);
  return type !== undefined && familyOf(type, other) === family;
}

/** Between which multiples of 30° the ruler is ahead of the other. */
function indexOf(ruler: Partner, other: Partner, places: Places): number {
  return Math.floor(normalizeDegrees((places.get(ruler) as number) - (places.get(other) as number)) / 30);
}
