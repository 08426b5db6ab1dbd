import type { SkyWindowAnswer } from "~/answers/sky-window";
import type { Sky } from "~/astrology/ephemeris/sky";
import type { Instant } from "~/astrology/instant";
import { openWindow, SKY_TABLE } from "~/astrology/sky-window";
import { ask } from "~/calls/ask";
import { number, record, text } from "~/calls/shape";
import { FIRST, LAST, yearOf } from "./steps";

const isWindow = record<SkyWindowAnswer>({ year: number(), table: text, sky: text });

/** By year, as long as the page lives: a year takes some 30 KB when all of it was shown. */
const known = new Map<number, Sky>();
const asked = new Map<number, Promise<boolean>>();

/** The window that holds an instant of 1800–2100; undefined until it has come. */
export function windowAt(instant: Instant): Sky | undefined {
  return known.get(yearOf(instant));
}

/** Fetches the window of an instant; false where it could not be had. Never rejects. */
export function fetchWindow(instant: Instant): Promise<boolean> {
  const year = yearOf(instant);
  if (known.has(year)) return Promise.resolve(true);
  const running = asked.get(year);
  if (running) return running;
  const call = ask("GET /api/sky-window", { year, table: SKY_TABLE }, isWindow).then((outcome) => {
    asked.delete(year); // what failed can be asked again
    if (!outcome.ok) return false;
    try {
      known.set(year, openWindow(outcome.data.sky));
      return true;
    } catch {
      return false; // of another version of the site, or damaged on its way
    }
  });
  asked.set(year, call);
  return call;
}

/** Fetches ahead of time; what fails is asked again when it is needed. */
export function prefetchWindows(...instants: readonly Instant[]): void {
  for (const instant of instants) if (instant >= FIRST && instant <= LAST) void fetchWindow(instant);
}
