import type { MajorAspect } from "../../../astrology/aspects";
import type { Planet, TraditionalRuler } from "../../../astrology/bodies";
import { TRADITIONAL_RULERS } from "../../../astrology/profections";
import type { Sign } from "../../../astrology/signs";
import type { SkyEvent } from "../../../astrology/span-events";
import { houseFrom } from "../sentences";
import type { Family, Partner } from "./plan";

/** Signs that have a second ruler since the planets beyond Saturn were found. */
const MODERN_RULERS: Readonly<Partial<Record<Sign, Planet>>> = {
  Scorpio: "Pluto",
  Aquarius: "Uranus",
  Pisces: "Neptune",
};

/** The planet that rules a sign, in the tradition. */
export function rulerOf(sign: Sign): TraditionalRuler {
  return TRADITIONAL_RULERS[sign];
}

export function rules(planet: Planet, sign: Sign): boolean {
  return rulerOf(sign) === planet || MODERN_RULERS[sign] === planet;
}

const OUTERMOST: readonly Planet[] = ["Uranus", "Neptune", "Pluto"];
const SLOW: readonly Planet[] = ["Jupiter", "Saturn", ...OUTERMOST];

/** Two slow planets in one place: what a decade is remembered by. */
export function isGreatConjunction(event: SkyEvent): boolean {
  return (
    event.kind === "aspect" &&
    event.type === "Conjunction" &&
    SLOW.includes(event.planet1) &&
    SLOW.includes(event.planet2)
  );
}

/**
 * Whether an event is a sign's own: an eclipse is everybody's; a change of sign or a station is told to the sign where it
 * happens and to those that the planet rules (of the outermost three, which rule one, also to the sign opposite); a new or
 * full Moon at the four corners of the chart and where a light rules; a great conjunction as a change of sign is. So no
 * planet's entry is told to more than three signs.
 */
export function concerns(event: SkyEvent, sign: Sign): boolean {
  switch (event.kind) {
    case "eclipse":
      return true;
    case "lunation":
      return (
        !event.phase.endsWith("Quarter") &&
        (houseFrom(sign, event.sign) % 3 === 1 || rules("Moon", sign) || rules("Sun", sign))
      );
    case "ingress":
    case "station": {
      const planet = event.planet as Planet;
      if (planet === "Moon") return false;
      const house = houseFrom(sign, event.sign);
      return house === 1 || rules(planet, sign) || (house === 7 && OUTERMOST.includes(planet));
    }
    case "aspect":
      return (
        isGreatConjunction(event) &&
        (event.sign1 === sign || rules(event.planet1, sign) || rules(event.planet2, sign))
      );
    case "stay":
      return false;
  }
}

const KIND: readonly Planet[] = ["Sun", "Mercury", "Venus", "Jupiter", "Neptune"];

/** How a planet is when it comes by itself. */
export function natureOf(planet: Partner): Family {
  return KIND.includes(planet) ? "easy" : "hard";
}

/** Whether an aspect with a planet helps; a conjunction is as the planet is. */
export function familyOf(type: MajorAspect, planet: Partner): Family {
  if (type === "Conjunction") return natureOf(planet);
  return type === "Trine" || type === "Sextile" ? "easy" : "hard";
}
