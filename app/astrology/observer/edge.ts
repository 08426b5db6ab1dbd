import type { Instant } from "../instant";

/** When a value that is negative at `inside` ceases to be on the way to `outside`: its last millisecond. */
export function edge(value: (at: Instant) => number, inside: Instant, outside: Instant): Instant {
  let [within, beyond] = [inside, outside];
  while (Math.abs(beyond - within) > 1) {
    const middle = (within + beyond) / 2;
    if (value(middle) < 0) within = middle;
    else beyond = middle;
  }
  return Math.round(within);
}
