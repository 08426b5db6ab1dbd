import { type Aspect, aspectContact, closestFirst, MAJOR_ASPECTS, type MovingLongitude } from "../aspects";
import { isEarthbound, type Planet } from "../bodies";
import { feltOrb } from "../chart-transits";
import type { ChartPoint } from "../orbs";
import type { SettledChart } from "../settled-chart";
import type { DrawnChart } from "./chart-of-moment";

type CrossPoint = Planet | ChartPoint;
export type CrossAspect = Aspect<CrossPoint, CrossPoint>;

/**
 * Whose places they are that make aspects: of a progressed or directed chart, which all go on slowly; of the sky of a
 * real moment; or of the angles and what turns with them alone, where the bodies are the natal ones.
 */
export type CrossMotion = "progressed" | "moving" | "angles only";

/** What of a chart makes and receives them. */
type Places = Pick<DrawnChart, "planets" | "points" | "rising" | "midheaven"> &
  Partial<Pick<SettledChart, "extras">>;

/** Degrees: of progressed and directed places, and of angles and points. */
const ORB = 1;

interface Asking extends MovingLongitude {
  readonly name: CrossPoint;
  readonly orb: number;
  readonly kind: "planet" | "angle" | "point";
}

/**
 * Aspects from a derived chart to the natal one, the closest first. Planets and angles make the five major aspects, and
 * planets the other taught ones to planets; points (Chiron, the Nodes and what a chart shows when asked to) make
 * conjunctions only. Orbs are 1°, and 2° for Jupiter to Pluto in the sky of a real moment, as transits have them. An
 * aspect to the South Node is left out: the one to the North Node says it. Natal places stand still, and so do the
 * angles of a real moment; progressed ones go forward. Both charts are in one zodiac.
 */
export function crossAspects(derived: Places, natal: Places, motion: CrossMotion): readonly CrossAspect[] {
  const aspects: CrossAspect[] = [];
  const places = natalPlaces(natal);
  for (const { name, kind, orb, ...from } of askingPlaces(derived, motion)) {
    for (const to of places) {
      const contact = aspectContact(from, to);
      if (!contact || contact.orb > orb) continue;
      const { type, angle, isApplying, isHarmonious } = contact;
      const isMajor = MAJOR_ASPECTS.some((major) => major === type);
      const counts =
        kind === "point" ? type === "Conjunction" : isMajor || (kind === "planet" && to.kind === "planet");
      if (!counts) continue;
      aspects.push({
        planet1: name,
        planet2: to.name,
        type,
        angle,
        orb: contact.orb,
        isApplying,
        isHarmonious,
      });
    }
  }
  return closestFirst(aspects);
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
      asking.push({ name: planet, longitude, speed, orb, kind: "planet" });
    }
    for (const { planet, longitude, speed } of points) {
      asking.push({ name: planet, longitude, speed, orb: ORB, kind: "point" });
    }
  }
  for (const { planet, longitude, speed } of extras) {
    const turns = isEarthbound(planet);
    if (!turns && motion === "angles only") continue;
    asking.push({ name: planet, longitude, speed: turns ? turning : speed, orb: ORB, kind: "point" });
  }
  for (const [name, angle] of [
    ["Ascendant", rising],
    ["Midheaven", midheaven],
  ] as const) {
    if (angle) asking.push({ name, longitude: angle.longitude, speed: turning, orb: ORB, kind: "angle" });
  }
  return asking;
}

function natalPlaces({ planets, points, extras = [], rising, midheaven }: Places) {
  const places: (MovingLongitude & { readonly name: CrossPoint; readonly kind: Asking["kind"] })[] = [];
  for (const { planet, longitude } of planets)
    places.push({ name: planet, longitude, speed: 0, kind: "planet" });
  for (const { planet, longitude } of [...points, ...extras]) {
    if (planet !== "South Node") places.push({ name: planet, longitude, speed: 0, kind: "point" });
  }
  if (rising) places.push({ name: "Ascendant", longitude: rising.longitude, speed: 0, kind: "angle" });
  if (midheaven) places.push({ name: "Midheaven", longitude: midheaven.longitude, speed: 0, kind: "angle" });
  return places;
}
