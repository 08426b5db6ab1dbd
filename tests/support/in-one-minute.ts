import { setTimeout } from "node:timers/promises";

const MINUTE = 60_000;

/**
 * The local rate limiter counts by minutes of the clock and forgets at their end. Waits for the next one unless so
 * many seconds are left, so that what a test counts falls into one minute.
 */
export async function inOneMinute(seconds: number) {
  const left = MINUTE - (Date.now() % MINUTE);
  if (left < seconds * 1000) await setTimeout(left + 50);
}
