import {
  closest,
  earthShadow,
  MOON_RADIUS,
  plus,
  SUN_RADIUS,
  type SunAndMoon,
  sunAndMoonAt,
} from "./eclipse-geometry";
import { POLAR_RADIUS } from "./equatorial";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { type PrincipalPhase, principalPhasesBetween } from "./lunar-phase";
import { positionOf } from "./positions";
import { angleBetween, asin, dot, length, normalized, type Vector } from "./sphere";

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

/** Beyond this latitude at new or full Moon there is no eclipse of any kind, degrees. */
const LARGEST_LATITUDE = 1.7;

/** The Moon's shadow: unit vector along its axis (away from the Sun) and how far the axis passes from the Earth's centre. */
function moonShadow({ sun, moon }: SunAndMoon) {
  const away = plus(moon, sun, -1);
  const separation = length(away);
  const axis = normalized(away);
  /** From the Moon along the axis to the plane through the Earth's centre. */
  const reach = -dot(moon, axis);
  const foot = plus(moon, axis, reach);
  return { separation, axis, reach, foot };
}

/** Stretching the Earth's axis makes the spheroid a sphere of radius one and leaves straight lines straight. */
function stretched([x, y, z]: Vector): Vector {
  return [x, y, z / POLAR_RADIUS];
}

/** How far the axis of the Moon's shadow passes from the centre of the stretched Earth: 1 where it grazes the surface. */
function shadowDistance(bodies: SunAndMoon): number {
  const moon = stretched(bodies.moon);
  const along = stretched(moonShadow(bodies).axis);
  return length(plus(moon, along, -dot(moon, along) / dot(along, along)));
}

/** Angle between the nearest edges of Sun and Moon from the Earth's centre, radians. */
function limbGap({ sun, moon }: SunAndMoon): number {
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
  const bodies = sunAndMoonAt(instant);
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
    const bodies = sunAndMoonAt(instant);
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
    const bodies = sunAndMoonAt(greatest + direction * inside);
    const { separation, axis } = moonShadow(bodies);
    const surface = distanceToSurface({ moon: bodies.moon, axis });
    return surface !== null && surface > umbraLength(separation);
  });
}

function lunarTypeAt(instant: Instant): LunarEclipseType | null {
  const { offset, umbra, penumbra } = earthShadow(sunAndMoonAt(instant));
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
    .flatMap((phase) => eclipseAt(phase) ?? [])
    .filter(({ greatest }) => greatest >= from && greatest < to);
}

/** The eclipse that a new or full Moon is, if it is one; none at a quarter. */
export function eclipseAt({ phaseName, instant }: PrincipalPhase): Eclipse | null {
  if (phaseName !== "New Moon" && phaseName !== "Full Moon") return null;
  if (Math.abs(positionOf("Moon", instant).latitude) > LARGEST_LATITUDE) return null;
  if (phaseName === "New Moon") {
    const greatest = closest((at) => limbGap(sunAndMoonAt(at)) + 1, instant);
    const type = solarTypeAt(greatest);
    const { foot } = moonShadow(sunAndMoonAt(greatest));
    return type && { kind: "solar", type, greatest, gamma: Math.sign(foot[2]) * length(foot) };
  }
  const greatest = closest((at) => length(earthShadow(sunAndMoonAt(at)).offset), instant);
  const type = lunarTypeAt(greatest);
  const { offset } = earthShadow(sunAndMoonAt(greatest));
  return type && { kind: "lunar", type, greatest, gamma: Math.sign(offset[2]) * length(offset) };
}
