import {
  AstroTime,
  Ecliptic,
  Body as EngineBody,
  e_tilt,
  GeoMoonState,
  GeoVector,
  RotateVector,
  Rotation_EQJ_ECT,
  SiderealTime,
  Vector,
} from "astronomy-engine";
import { normalizeDegrees, signedDifference, toDegrees, toRadians } from "./angles";
import type { ByBody, Planet } from "./bodies";
import { PLANETS } from "./bodies";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";

/** Apparent geocentric place on the true ecliptic and equinox of date. */
export interface EclipticPosition {
  /** Degrees in [0, 360). */
  readonly longitude: number;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Astronomical units. */
  readonly distance: number;
  /** Change of longitude, degrees a day; negative is retrograde. */
  readonly speed: number;
}

/** The orientation of the Earth at an instant. */
export interface SkyFrame {
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquity: number;
  /** Greenwich apparent sidereal time as an angle, degrees in [0, 360). */
  readonly siderealTime: number;
}

interface Place {
  readonly longitude: number;
  readonly latitude: number;
  readonly distance: number;
}

function timeOf(instant: Instant): AstroTime {
  return new AstroTime(new Date(instant));
}

function planetPlace(planet: Planet, instant: Instant): Place {
  const ecliptic = Ecliptic(GeoVector(EngineBody[planet], timeOf(instant), true));
  return { longitude: ecliptic.elon, latitude: ecliptic.elat, distance: ecliptic.vec.Length() };
}

function nodePlace(instant: Instant): Place {
  const time = timeOf(instant);
  const state = GeoMoonState(time);
  const rotation = Rotation_EQJ_ECT(time);
  const r = RotateVector(rotation, new Vector(state.x, state.y, state.z, time));
  const v = RotateVector(rotation, new Vector(state.vx, state.vy, state.vz, time));
  const longitude = toDegrees(Math.atan2(r.y * v.z - r.z * v.y, r.x * v.z - r.z * v.x));
  return { longitude: normalizeDegrees(longitude), latitude: 0, distance: r.Length() };
}

/** Two-body motion from the JPL state of J2000.0 by universal steps; good for the decades around it only. */
function chironPlace(instant: Instant): Place {
  const time = timeOf(instant);
  const gm = 2.9591220828411956e-4;
  const r0 = [-3.529597323721606, -8.675401114502414, -2.935904700117773] as const;
  const v0 = [0.004971227226758336, -0.003626418894486951, -0.0008257960206970693] as const;
  const radius = Math.hypot(...r0);
  const radial = r0[0] * v0[0] + r0[1] * v0[1] + r0[2] * v0[2];
  const axis = 1 / (2 / radius - (v0[0] ** 2 + v0[1] ** 2 + v0[2] ** 2) / gm);
  const motion = Math.sqrt(gm / axis ** 3);
  const c = 1 - radius / axis;
  const s = radial / Math.sqrt(gm * axis);
  let change = motion * time.tt;
  for (let i = 0; i < 30; i++) {
    const f = change - c * Math.sin(change) + s * (1 - Math.cos(change)) - motion * time.tt;
    change -= f / (1 - c * Math.cos(change) + s * Math.sin(change));
  }
  const f = 1 - (axis / radius) * (1 - Math.cos(change));
  const g = time.tt - (change - Math.sin(change)) / motion;
  const sun = GeoVector(EngineBody.Sun, time, true);
  const ecliptic = Ecliptic(
    new Vector(
      f * r0[0] + g * v0[0] + sun.x,
      f * r0[1] + g * v0[1] + sun.y,
      f * r0[2] + g * v0[2] + sun.z,
      time,
    ),
  );
  return { longitude: ecliptic.elon, latitude: ecliptic.elat, distance: ecliptic.vec.Length() };
}

function withSpeed(place: (instant: Instant) => Place, instant: Instant): EclipticPosition {
  const half = MILLISECONDS_PER_DAY / 48;
  const change = signedDifference(place(instant + half).longitude, place(instant - half).longitude);
  return { ...place(instant), speed: change * 24 };
}

/** Places and speeds of the thirteen bodies. */
export function positionsAt(instant: Instant): ByBody<EclipticPosition> {
  const planets = Object.fromEntries(
    PLANETS.map((planet) => [planet, withSpeed((at) => planetPlace(planet, at), instant)]),
  ) as Record<Planet, EclipticPosition>;
  const node = withSpeed(nodePlace, instant);
  return {
    ...planets,
    Chiron: withSpeed(chironPlace, instant),
    "North Node": node,
    "South Node": { ...node, longitude: normalizeDegrees(node.longitude + 180) },
  };
}

/** True obliquity and Greenwich apparent sidereal time. */
export function skyFrameAt(instant: Instant): SkyFrame {
  const time = timeOf(instant);
  return { obliquity: e_tilt(time).tobl, siderealTime: normalizeDegrees(SiderealTime(time) * 15) };
}

/** Right ascension in [0, 360) and declination, degrees, of a place on the ecliptic with the given obliquity. */
export function equatorialOf(
  place: { readonly longitude: number; readonly latitude: number },
  obliquity: number,
): { rightAscension: number; declination: number } {
  const lambda = toRadians(place.longitude);
  const beta = toRadians(place.latitude);
  const epsilon = toRadians(obliquity);
  const y = Math.sin(lambda) * Math.cos(beta) * Math.cos(epsilon) - Math.sin(beta) * Math.sin(epsilon);
  const z = Math.sin(lambda) * Math.cos(beta) * Math.sin(epsilon) + Math.sin(beta) * Math.cos(epsilon);
  return {
    rightAscension: normalizeDegrees(toDegrees(Math.atan2(y, Math.cos(lambda) * Math.cos(beta)))),
    declination: toDegrees(Math.asin(Math.max(-1, Math.min(1, z)))),
  };
}
