import type { Body } from "./bodies";
import { crossings, longitudeOf, stepDaysOf } from "./crossings";
import type { Instant } from "./instant";
import { SIGNS, type Sign } from "./signs";

export interface Ingress {
  readonly body: Body;
  readonly instant: Instant;
  /** The sign that the body enters: the one before when it moves backwards. */
  readonly sign: Sign;
  readonly isRetrograde: boolean;
}

/** Every change of sign of a body in [from, to), the retrograde ones included. */
export function ingressesBetween(body: Body, from: Instant, to: Instant): Ingress[] {
  return crossings(longitudeOf(body), { target: 0, period: 30, stepDays: stepDaysOf(body) }, from, to).map(
    ({ instant, index, forward }) => ({
      body,
      instant,
      sign: SIGNS[(((forward ? index : index - 1) % 12) + 12) % 12] as Sign,
      isRetrograde: !forward,
    }),
  );
}
