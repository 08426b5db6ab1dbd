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
import { normalizeDegrees, signedDifference, toDegrees } from "../../app/astrology/angles";
import { aspectsBetween } from "../../app/astrology/aspects";
import { type ByBody, PLANETS, type Planet } from "../../app/astrology/bodies";
import { chartAngles, houseCusps } from "../../app/astrology/houses";
import { type Instant, MILLISECONDS_PER_DAY } from "../../app/astrology/instant";
import type { EclipticPosition, SkyFrame } from "../../app/astrology/positions";
import type { GeoPoint } from "../../app/astrology/sphere";

/**
 * What the sky engine is measured against: astronomy-engine as one would use it, with speeds by central differences. It
 * knows no Chiron, so the stored one has nothing to do here, and the baseline is the better for it.
 */

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

function withSpeed(place: (instant: Instant) => Place, instant: Instant): EclipticPosition {
  const half = MILLISECONDS_PER_DAY / 48;
  const change = signedDifference(place(instant + half).longitude, place(instant - half).longitude);
  return { ...place(instant), speed: change * 24 };
}

export function positionsAt(instant: Instant): ByBody<EclipticPosition> {
  const planets = Object.fromEntries(
    PLANETS.map((planet) => [planet, withSpeed((at) => planetPlace(planet, at), instant)]),
  ) as Record<Planet, EclipticPosition>;
  const node = withSpeed(nodePlace, instant);
  const south = { ...node, longitude: normalizeDegrees(node.longitude + 180) };
  return { ...planets, Chiron: node, "North Node": node, "South Node": south };
}

export function skyFrameAt(instant: Instant): SkyFrame {
  const time = timeOf(instant);
  return { obliquity: e_tilt(time).tobl, siderealTime: normalizeDegrees(SiderealTime(time) * 15) };
}

export function chart(instant: Instant, place: GeoPoint) {
  const frame = skyFrameAt(instant);
  const positions = positionsAt(instant);
  return {
    positions,
    angles: chartAngles(frame, place),
    houses: houseCusps("Placidus", frame, place),
    aspects: aspectsBetween(positions),
  };
}

export function month(year: number, index: number) {
  const start = Date.UTC(year, index - 1, 1);
  const days = (Date.UTC(year, index, 1) - start) / MILLISECONDS_PER_DAY;
  return Array.from({ length: days }, (_, day) => {
    const instant = start + day * MILLISECONDS_PER_DAY;
    return { positions: positionsAt(instant), frame: skyFrameAt(instant) };
  });
}
