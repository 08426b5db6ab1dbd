/** The planets that take years to go round. */
export const SLOW_PLANETS = ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] as const;

/** The planets that stand still now and then and turn back: all but Sun and Moon. */
export const WANDERERS = ["Mercury", "Venus", "Mars", ...SLOW_PLANETS] as const;

/** The ten planets of astrology (Sun and Moon among them), in the order in which every list shows them. */
export const PLANETS = ["Sun", "Moon", ...WANDERERS] as const;
export type Planet = (typeof PLANETS)[number];

const PLANET_NAMES: ReadonlySet<string> = new Set(PLANETS);

export function isPlanet(name: string): name is Planet {
  return PLANET_NAMES.has(name);
}

/** The seven that rule signs and have dignities in the tradition, in the order in which every list shows them. */
export const TRADITIONAL_PLANETS = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;
export type TraditionalRuler = (typeof TRADITIONAL_PLANETS)[number];

/** What a chart shows beside the planets. The North Node is the true (osculating) one; the South Node is opposite. */
export const POINTS = ["Chiron", "North Node", "South Node"] as const;
export type Point = (typeof POINTS)[number];

export const BODIES = [...PLANETS, ...POINTS] as const;
export type Body = Planet | Point;

/** A value for each of the thirteen bodies. */
export type ByBody<T> = Readonly<Record<Body, T>>;

/** The four asteroids that astrologers add to a chart, in the order of their discovery. */
export const ASTEROIDS = ["Ceres", "Pallas", "Juno", "Vesta"] as const;
export type Asteroid = (typeof ASTEROIDS)[number];

/** What turns with the Earth beside the angles; an unknown birth time leaves it out. */
const EARTHBOUND_POINTS = ["Vertex", "East Point", "Fortune", "Spirit"] as const;

/** Whether a point turns with the Earth, as the angles do. */
export function isEarthbound(point: string): boolean {
  return EARTHBOUND_POINTS.some((earthbound) => earthbound === point);
}

/** Bodies and points that a chart shows when asked to, in the order in which it lists them. */
export const EXTRA_POINTS = ["Lilith", ...ASTEROIDS, ...EARTHBOUND_POINTS] as const;
export type ExtraPoint = (typeof EXTRA_POINTS)[number];
