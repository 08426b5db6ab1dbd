import {
  type Aspect,
  type Aspecting,
  aspectContact,
  aspectsAcross,
  MAJOR_ASPECTS,
  TAUGHT_ASPECTS,
} from "../aspects";
import { isEarthbound, type Planet } from "../bodies";
import type { DetailedChart } from "../chart-details";
import { feltOrb } from "../chart-transits";
import type { DrawnChart } from "../natal-chart";
import type { ChartPoint } from "../orbs";

type CrossPoint = Planet | ChartPoint;
export type CrossAspect = Aspect<CrossPoint, CrossPoint>;

/**
 * Whose places they are that make aspects: of a progressed or directed chart, which all go on slowly; of the sky of a
 * real moment; or of the angles and what turns with them alone, where the bodies are the natal ones.
 */
export type CrossMotion = "progressed" | "moving" | "angles only";

/** What of a chart makes and receives them. */
type Places = Pick<DrawnChart, "planets" | "points" | "rising" | "midheaven"> &
  Partial<Pick<DetailedChart, "extras">>;

/** Degrees: of progressed and directed places, and of angles and points. */
const ORB = 1;

interface Asked extends Aspecting<CrossPoint> {
  readonly kind: "planet" | "angle" | "point";
}

interface Asking extends Asked {
  readonly orb: number;
}

/**
 * Aspects from a derived chart to the natal one, the closest first. Planets and angles make the five major aspects, and
 * planets the other taught ones to planets; points (Chiron, the Nodes and what a chart shows when asked to) make
 * conjunctions only. Orbs are 1°, and 2° for Jupiter to Pluto in the sky of a real moment, as transits have them. An
 * aspect to the South Node is left out: the one to the North Node says it. Natal places stand still, and so do the
 * angles of a real moment; progressed ones go forward. Both charts are in one zodiac.
 */
export function crossAspects(derived: Places, natal: Places, motion: CrossMotion): readonly CrossAspect[] {
  return aspectsAcross(askingPlaces(derived, motion), natalPlaces(natal), (from, to) => {
    const contact = aspectContact(from, to, TAUGHT_ASPECTS);
    if (!contact || contact.orb > from.orb) return null;
    if (from.kind === "point") return contact.type === "Conjunction" ? contact : null;
    const counts =
      MAJOR_ASPECTS.some((major) => major === contact.type) ||
      (from.kind === "planet" && to.kind === "planet");
    return counts ? contact : null;
  });
}

function askingPlaces(
  { planets, points, extras = [], rising, midheaven }: Places,
  motion: CrossMotion,
): readonly Asking[] {
  const asking: Asking[] = [];
  // How fast angles go does not matter, for nothing that they are compared with moves.
  const turning = motion === "progressed" ? 1 : 0;
  if (motion !== "angles only") {
    for (const { planet, longitude, speed } of planets) {
      const orb = motion === "moving" ? feltOrb(planet) : ORB;
      asking.push({ planet, longitude, speed, orb, kind: "planet" });
    }
    for (const { planet, longitude, speed } of points) {
      asking.push({ planet, longitude, speed, orb: ORB, kind: "point" });
    }
  }
  for (const { planet, longitude, speed } of extras) {
    const turns = isEarthbound(planet);
    if (!turns && motion === "angles only") continue;
    asking.push({ planet, longitude, speed: turns ? turning : speed, orb: ORB, kind: "point" });
  }
  for (const [name, angle] of [
    ["Ascendant", rising],
    ["Midheaven", midheaven],
  ] as const) {
    if (angle)
      asking.push({ planet: name, longitude: angle.longitude, speed: turning, orb: ORB, kind: "angle" });
  }
  return asking;
}

function natalPlaces({ planets, points, extras = [], rising, midheaven }: Places): readonly Asked[] {
  const places: Asked[] = [];
  for (const { planet, longitude } of planets) places.push({ planet, longitude, speed: 0, kind: "planet" });
  for (const { planet, longitude } of [...points, ...extras]) {
    if (planet !== "South Node") places.push({ planet, longitude, speed: 0, kind: "point" });
  }
  if (rising) places.push({ planet: "Ascendant", longitude: rising.longitude, speed: 0, kind: "angle" });
  if (midheaven)
    places.push({ planet: "Midheaven", longitude: midheaven.longitude, speed: 0, kind: "angle" });
  return places;
}
