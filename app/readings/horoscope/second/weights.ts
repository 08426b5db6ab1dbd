import type { Planet } from "../../../astrology/bodies";
import type { Sign } from "../../../astrology/signs";
import type { SkyEvent } from "../../../astrology/span-events";
import { houseFrom } from "../sentences";
import { concerns, isGreatConjunction, rules } from "./concerns";
import { signOf } from "./span-words";

/** The quickest first. */
export const SLOWNESS: readonly Planet[] = [
  "Mercury",
  "Venus",
  "Sun",
  "Mars",
  "Jupiter",
  "Saturn",
  "Uranus",
  "Neptune",
  "Pluto",
];

/** How much an event weighs in a span for a sign: its own events, then by kind and by how slow the planets are. */
function weightOf(event: SkyEvent, sign: Sign): number {
  const own = concerns(event, sign) ? 40 : 0;
  const corner = houseFrom(sign, signOf(event)) % 3 === 1 ? 6 : 0;
  switch (event.kind) {
    case "eclipse":
      return 110 + corner;
    case "station":
      return 44 + own + corner + 2 * SLOWNESS.indexOf(event.planet as Planet);
    case "lunation":
      return (event.phase.endsWith("Quarter") ? 20 : 50) + own + corner;
    case "ingress":
      return event.planet === "Moon" ? 4 : 40 + own + corner + 3 * SLOWNESS.indexOf(event.planet);
    case "aspect": {
      if (isGreatConjunction(event)) return 120;
      if (event.planet1 === "Moon") return 8 + corner + (rules(event.planet2, sign) ? 6 : 0);
      const ruled = rules(event.planet1, sign) || rules(event.planet2, sign) ? 26 : 0;
      const slow = SLOWNESS.indexOf(event.planet1) + SLOWNESS.indexOf(event.planet2);
      return 18 + ruled + corner + slow + (event.type === "Sextile" ? -4 : 0);
    }
    case "stay":
      return 2;
  }
}

/** Events by what they weigh for a sign; of equals the earlier first. */
export function strongestFirst(events: readonly SkyEvent[], sign: Sign): SkyEvent[] {
  return events
    .map((event) => ({ event, weight: weightOf(event, sign) }))
    .sort((a, b) => b.weight - a.weight || a.event.at - b.event.at)
    .map(({ event }) => event);
}
