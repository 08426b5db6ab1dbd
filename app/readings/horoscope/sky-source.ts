import type { Planet } from "../../astrology/bodies";
import type { Instant } from "../../astrology/instant";
import type { Sign } from "../../astrology/signs";
import type { SkyEvent } from "../../astrology/span-events";

/** What in the sky a sentence speaks of. */
export interface SkySource {
  readonly kind: "Aspect" | "Ingress" | "Station" | "Lunation" | "Eclipse" | "House";
  readonly bodies: readonly Planet[];
  /** ISO instant: when it is exact, or when the planet is seen in that house. */
  readonly at: string;
  /** "Mars square Saturn", "Venus enters Capricorn". */
  readonly title: string;
}

/** An event as the source of what is said about it. */
export function sourceOf(event: SkyEvent): SkySource {
  const at = new Date(event.at).toISOString();
  switch (event.kind) {
    case "aspect": {
      const { planet1, planet2, type } = event;
      const title = `${planet1} ${type.toLowerCase()} ${planet2}`;
      return { kind: "Aspect", bodies: [planet1, planet2], at, title };
    }
    case "ingress": {
      const enters = event.isRetrograde ? "moves back into" : "enters";
      return {
        kind: "Ingress",
        bodies: [event.planet],
        at,
        title: `${event.planet} ${enters} ${event.sign}`,
      };
    }
    case "station": {
      const { planet, turns, sign } = event;
      return {
        kind: "Station",
        bodies: [planet as Planet],
        at,
        title: `${planet} turns ${turns} in ${sign}`,
      };
    }
    case "lunation":
      return { kind: "Lunation", bodies: ["Sun", "Moon"], at, title: `${event.phase} in ${event.sign}` };
    case "eclipse": {
      const title = `${event.eclipse === "solar" ? "Solar" : "Lunar"} eclipse in ${event.sign}`;
      return { kind: "Eclipse", bodies: ["Sun", "Moon"], at, title };
    }
    case "stay":
      return standingSource(event.planet, event.sign, event.at);
  }
}

/** A planet where it stands at a moment. */
export function standingSource(planet: Planet, sign: Sign, at: Instant): SkySource {
  return { kind: "House", bodies: [planet], at: new Date(at).toISOString(), title: `${planet} in ${sign}` };
}
