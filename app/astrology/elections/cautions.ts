import { normalizeDegrees, separation } from "../angles";
import type { Instant } from "../instant";
import { positionOf } from "../positions";
import { type MoonStay, moonStays } from "../void-of-course";
import { BURNED_WAY, CAZIMI_ORB, COMBUST_ORB, type Condition } from "./condition";

const VOID: Condition = { kind: "Moon", state: "Void" };
const BURNED: Condition = { kind: "Moon", state: "Burned way" };
const COMBUST: Condition = { kind: "Combust", body: "Moon" };

/**
 * Looks up what tradition holds against most beginnings, moment by moment, where nobody asked for it. Moments in order
 * of time share the Moon's stay in a sign, which is the longest part of it.
 * @param known the Moon's stays in the span, where they are at hand
 */
export function cautions(known: readonly MoonStay[] = []): (at: Instant) => readonly Condition[] {
  let stay: MoonStay | undefined;
  return (at) => {
    if (!stay || !isWithin(stay, at)) {
      stay = known.find((one) => isWithin(one, at)) ?? moonStays(at, at + 1)[0];
    }
    const moon = normalizeDegrees(positionOf("Moon", at).longitude);
    const fromSun = separation(moon, positionOf("Sun", at).longitude);
    const found: Condition[] = [];
    if (stay && at >= stay.start) found.push(VOID);
    if (moon >= BURNED_WAY[0] && moon < BURNED_WAY[1]) found.push(BURNED);
    if (fromSun < COMBUST_ORB && fromSun > CAZIMI_ORB) found.push(COMBUST);
    return found;
  };
}

function isWithin({ entered, end }: MoonStay, at: Instant): boolean {
  return at >= entered && at < end;
}
