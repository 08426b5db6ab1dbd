import type { Planet } from "../../astrology/bodies";
import type { Instant } from "../../astrology/instant";
import type { Sign } from "../../astrology/signs";
import type { SkyEvent } from "../../astrology/span-events";
import type { HoroscopeTelling } from "../telling/shape";

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
export function sourceOf(event: SkyEvent, telling: HoroscopeTelling): SkySource {
  const named = { at: new Date(event.at).toISOString(), title: telling.title(event) };
  switch (event.kind) {
    case "aspect":
      return { kind: "Aspect", bodies: [event.planet1, event.planet2], ...named };
    case "ingress":
      return { kind: "Ingress", bodies: [event.planet], ...named };
    case "station":
      return { kind: "Station", bodies: [event.planet as Planet], ...named };
    case "lunation":
      return { kind: "Lunation", bodies: ["Sun", "Moon"], ...named };
    case "eclipse":
      return { kind: "Eclipse", bodies: ["Sun", "Moon"], ...named };
    case "stay":
      return { kind: "House", bodies: [event.planet], ...named };
  }
}

/** A planet where it stands at a moment. */
export function standingSource(
  planet: Planet,
  sign: Sign,
  at: Instant,
  telling: HoroscopeTelling,
): SkySource {
  const named = { at: new Date(at).toISOString(), title: telling.standing(planet, sign) };
  return { kind: "House", bodies: [planet], ...named };
}
