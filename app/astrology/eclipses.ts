import { toRadians } from "./angles";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { principalPhasesBetween } from "./lunar-phase";
import { type EclipticPosition, positionOf, skyFrameAt } from "./positions";
import { angleBetween, asin, dot, length, normalized, opposite, unitVector, type Vector } from "./sphere";

export type SolarEclipseType = "partial" | "annular" | "total" | "hybrid";
export type LunarEclipseType = "penumbral" | "partial" | "total";

export type Eclipse = {
  readonly greatest: Instant;
  /**
   * How far the shadow's axis is then from the centre of the Earth (solar) or of the Moon (lunar), in Earth radii;
   * negative when the axis (or the Moon) passes south.
   */
  readonly gamma: number;
} & (
  | { readonly kind: "solar"; readonly type: SolarEclipseType }
  | { readonly kind: "lunar"; readonly type: LunarEclipseType }
);

// Lengths are in equatorial radii of the Earth, 6,378.1366 km (IERS 2010).
const EARTH_RADII_PER_AU = 149_597_870.7 / 6_378.1366;
const SUN_RADIUS = 696_000 / 6_378.1366;
/** The IAU's k of 1982. */
const MOON_RADIUS = 0.2725076;
const POLAR_RADIUS = 1 - 1 / 298.25642;
/** The Earth's air widens its shadow: by Danjon's rule (1951, L'Astronomie 65, 51) as if the Earth were 1 % larger. */
const DANJON = 1.01;

/** Beyond this latitude at new or full Moon there is no eclipse of any kind, degrees. */
const LARGEST_LATITUDE = 1.7;

/** a + factor · b */
function plus(a: Vector, b: Vector, factor: number): Vector {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]];
}

/** Equatorial axes of date, so that the third one is the Earth's. */
function vectorOf({ longitude, latitude, distance }: EclipticPosition, obliquity: number): Vector {
  const e = toRadians(obliquity);
  const r = distance * EARTH_RADII_PER_AU;
  const [x, y, z] = unitVector({ latitude, longitude });
  return [r * x, r * (y * Math.cos(e) - z * Math.sin(e)), r * (y * Math.sin(e) + z * Math.cos(e))];
}

function bodiesAt(instant: Instant): { readonly sun: Vector; readonly moon: Vector } {
  const { obliquity } = skyFrameAt(instant);
  return {
    sun: vectorOf(positionOf("Sun", instant), obliquity),
    moon: vectorOf(positionOf("Moon", instant), obliquity),
  };
}

/** The Moon's shadow: unit vector along its axis (away from the Sun) and how far the axis passes from the Earth's centre. */
function moonShadow({ sun, moon }: { readonly sun: Vector; readonly moon: Vector }) {
  const away = plus(moon, sun, -1);
  const separation = length(away);
  const axis = normalized(away);
  /** From the Moon along the axis to the plane through the Earth's centre. */
  const reach = -dot(moon, axis);
  const foot = plus(moon, axis, reach);
  return { separation, axis, reach, foot };
}

/** How far the Moon's centre is from the axis of the Earth's shadow, and how far down the shadow it is. */
function earthShadow({ sun, moon }: { readonly sun: Vector; readonly moon: Vector }) {
  const axis = opposite(normalized(sun));
  const depth = dot(moon, axis);
  return { depth, offset: plus(moon, axis, -depth) };
}

/**
 * The instant at which a distance is least, near a guess: the vertex of the parabola through three of its squares, first
 * widely, then closely. The square of the distance of two things in straight motion is such a parabola.
 */
function closest(distance: (instant: Instant) => number, guess: Instant): Instant {
  let instant = guess;
  for (const minutes of [60, 20, 5]) {
    const h = minutes * 60_000;
    const [before, middle, after] = [-h, 0, h].map((offset) => distance(instant + offset) ** 2) as [
      number,
      number,
      number,
    ];
    instant += (h * (before - after)) / (2 * (before - 2 * middle + after));
  }
  return instant;
}

/** Stretching the Earth's axis makes the spheroid a sphere of radius one and leaves straight lines straight. */
function stretched([x, y, z]: Vector): Vector {
  return [x, y, z / POLAR_RADIUS];
}

/** How far the axis of the Moon's shadow passes from the centre of the stretched Earth: 1 where it grazes the surface. */
function shadowDistance(bodies: { readonly sun: Vector; readonly moon: Vector }): number {
  const moon = stretched(bodies.moon);
  const along = stretched(moonShadow(bodies).axis);
  return length(plus(moon, along, -dot(moon, along) / dot(along, along)));
}

/** Angle between the nearest edges of Sun and Moon from the Earth's centre, radians. */
function limbGap({ sun, moon }: { readonly sun: Vector; readonly moon: Vector }): number {
  return angleBetween(sun, moon) - asin(MOON_RADIUS / length(moon)) - asin(SUN_RADIUS / length(sun));
}

/** Where the axis of the Moon's shadow enters the Earth's spheroid, measured from the Moon; null when it passes by. */
function distanceToSurface({ moon, axis }: { readonly moon: Vector; readonly axis: Vector }): number | null {
  const from = stretched(moon);
  const along = stretched(axis);
  const a = dot(along, along);
  const b = dot(from, along);
  const discriminant = b * b - a * (dot(from, from) - 1);
  return discriminant < 0 ? null : (-b - Math.sqrt(discriminant)) / a;
}

/** How far from the Moon the dark cone ends. */
function umbraLength(separation: number): number {
  return (MOON_RADIUS * separation) / (SUN_RADIUS - MOON_RADIUS);
}

function solarTypeAt(instant: Instant): SolarEclipseType | null {
  const bodies = bodiesAt(instant);
  const { separation, axis, reach, foot } = moonShadow(bodies);
  const off = length(foot);
  /** Of the Earth on the side where the axis passes. */
  const radius = off / shadowDistance(bodies);
  const penumbra = MOON_RADIUS + (reach * (SUN_RADIUS + MOON_RADIUS)) / separation;
  const umbra = MOON_RADIUS - (reach * (SUN_RADIUS - MOON_RADIUS)) / separation;
  if (off > radius + penumbra) return null;
  const surface = distanceToSurface({ moon: bodies.moon, axis });
  if (surface === null) {
    // The axis misses; near the poles the cone may still touch.
    if (off > radius + Math.abs(umbra)) return "partial";
    return umbra > 0 ? "total" : "annular";
  }
  if (surface > umbraLength(separation)) return "annular";
  return isAnnularAtTheEnds(instant) ? "hybrid" : "total";
}

/** Whether a path that is total in its middle begins or ends annular, where the axis enters and leaves the Earth. */
function isAnnularAtTheEnds(greatest: Instant): boolean {
  const hits = (instant: Instant) => {
    const bodies = bodiesAt(instant);
    return distanceToSurface({ moon: bodies.moon, axis: moonShadow(bodies).axis }) !== null;
  };
  return [-1, 1].some((direction) => {
    let inside = 0;
    let outside = 0.15 * MILLISECONDS_PER_DAY; // the axis crosses the Earth in less than three and a half hours
    for (let i = 0; i < 16; i++) {
      const middle = (inside + outside) / 2;
      if (hits(greatest + direction * middle)) inside = middle;
      else outside = middle;
    }
    const bodies = bodiesAt(greatest + direction * inside);
    const { separation, axis } = moonShadow(bodies);
    const surface = distanceToSurface({ moon: bodies.moon, axis });
    return surface !== null && surface > umbraLength(separation);
  });
}

function lunarTypeAt(instant: Instant): LunarEclipseType | null {
  const bodies = bodiesAt(instant);
  const { depth, offset } = earthShadow(bodies);
  const sunDistance = length(bodies.sun);
  const umbra = DANJON - (depth * (SUN_RADIUS - 1)) / sunDistance;
  const penumbra = DANJON + (depth * (SUN_RADIUS + 1)) / sunDistance;
  const off = length(offset);
  if (off + MOON_RADIUS < umbra) return "total";
  if (off - MOON_RADIUS < umbra) return "partial";
  return off - MOON_RADIUS < penumbra ? "penumbral" : null;
}

/**
 * Eclipses whose greatest moment lies in [from, to), in order of time. Greatest is when the gap between the edges of Sun
 * and Moon, from the Earth's centre, is smallest (solar), or when the Moon is nearest to the axis of the Earth's shadow
 * (lunar). Two theories of the shadow's edge may disagree on the kind of the most grazing ones.
 */
export function eclipsesBetween(from: Instant, to: Instant): Eclipse[] {
  const day = MILLISECONDS_PER_DAY;
  return principalPhasesBetween(from - day, to + day)
    .flatMap(({ phaseName, instant }): Eclipse[] => {
      if (phaseName !== "New Moon" && phaseName !== "Full Moon") return [];
      if (Math.abs(positionOf("Moon", instant).latitude) > LARGEST_LATITUDE) return [];
      if (phaseName === "New Moon") {
        const greatest = closest((at) => limbGap(bodiesAt(at)) + 1, instant);
        const type = solarTypeAt(greatest);
        const { foot } = moonShadow(bodiesAt(greatest));
        return type ? [{ kind: "solar", type, greatest, gamma: Math.sign(foot[2]) * length(foot) }] : [];
      }
      const greatest = closest((at) => length(earthShadow(bodiesAt(at)).offset), instant);
      const type = lunarTypeAt(greatest);
      const { offset } = earthShadow(bodiesAt(greatest));
      return type ? [{ kind: "lunar", type, greatest, gamma: Math.sign(offset[2]) * length(offset) }] : [];
    })
    .filter(({ greatest }) => greatest >= from && greatest < to);
}
