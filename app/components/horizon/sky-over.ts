import { normalizeDegrees } from "~/astrology/angles";
import { PLANETS, type Planet } from "~/astrology/bodies";
import type { Sky } from "~/astrology/ephemeris/sky";
import { chartAngles } from "~/astrology/houses";
import type { Instant } from "~/astrology/instant";
import { type Horizontal, horizontalOf, horizontalOfPoint, refractionAt } from "~/astrology/observer/horizon";
import { SIGNS, type Sign, type SignPosition, signPosition } from "~/astrology/signs";
import type { GeoPoint } from "~/astrology/sphere";

/** A body over a place, its altitude as seen through the air: of its middle, degrees. */
export interface BodyOver extends Horizontal {
  readonly body: Planet;
  readonly position: SignPosition;
}

/** A degree of the ecliptic that comes up or goes down. */
export interface EclipticEnd extends Horizontal {
  readonly position: SignPosition;
}

/** What stands where over a place; all altitudes as seen through the air. */
export interface SkyOver {
  readonly bodies: readonly BodyOver[];
  /** Of the Sun's middle, without the air: by it twilights are told. */
  readonly sunAltitude: number;
  /** The half of the ecliptic that is up and a little more, from where it sets to where it rises. */
  readonly ecliptic: readonly Horizontal[];
  /** Where signs begin. */
  readonly borders: readonly Horizontal[];
  /** The middle of each sign, and a point a little nearer to the pole that is below the horizon. */
  readonly signs: readonly {
    readonly sign: Sign;
    readonly middle: Horizontal;
    readonly beside: Horizontal;
  }[];
  readonly rising: EclipticEnd;
  readonly setting: EclipticEnd;
}

/** Degrees of the ecliptic from point to point of its curve, and beyond the horizon. */
const STEP = 2;
const BEYOND = 6;

/**
 * The sky of a moment over a place.
 * @throws RangeError outside the window
 */
export function skyOver(window: Sky, instant: Instant, place: GeoPoint): SkyOver {
  const positions = window.positionsAt(instant);
  const frame = window.frameAt(instant);
  const on = (longitude: number, latitude = 0) =>
    lifted(horizontalOfPoint(longitude, latitude, frame, place));
  const { ascendant } = chartAngles(frame, place);
  // Inside the polar circles the half after the ascendant may be the one that is up.
  const up = on(ascendant - 90).altitude > 0 ? 1 : -1;
  const away = place.latitude < 0 ? 1 : -1;
  const descendant = normalizeDegrees(ascendant + 180);
  return {
    bodies: PLANETS.map((body) => ({
      body,
      position: signPosition(positions[body].longitude),
      ...lifted(horizontalOf(positions[body], frame, place)),
    })),
    sunAltitude: horizontalOf(positions.Sun, frame, place).altitude,
    ecliptic: Array.from({ length: (180 + 2 * BEYOND) / STEP + 1 }, (_, i) =>
      on(descendant - up * (BEYOND - i * STEP)),
    ),
    borders: SIGNS.map((_, i) => on(30 * i)),
    signs: SIGNS.map((sign, i) => ({ sign, middle: on(30 * i + 15), beside: on(30 * i + 15, away) })),
    rising: { position: signPosition(ascendant), ...on(ascendant) },
    setting: { position: signPosition(descendant), ...on(descendant) },
  };
}

function lifted({ azimuth, altitude }: Horizontal): Horizontal {
  return { azimuth, altitude: altitude + refractionAt(altitude) };
}

const WINDS = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;

/** The nearest of eight directions, in words. */
export function directionOf(azimuth: number): (typeof WINDS)[number] {
  return WINDS[Math.round(azimuth / 45) % 8] as (typeof WINDS)[number];
}

/** On the horizon counts as up. */
export function isUp({ altitude }: Horizontal): boolean {
  return altitude > -0.5;
}

/** `32° up in the south-west`, `12° down in the north`. */
export function standingText({ azimuth, altitude }: Horizontal): string {
  const degrees = Math.round(Math.abs(altitude));
  const where = directionOf(azimuth);
  if (degrees === 0) return `on the horizon in the ${where}`;
  if (altitude < 0) return `${degrees}° down in the ${where}`;
  return degrees > 85 ? `${degrees}° up, nearly overhead` : `${degrees}° up in the ${where}`;
}

/** What the Sun makes of the sky, by its altitude without the air. */
export function lightText(sunAltitude: number): string {
  if (sunAltitude > -0.83) return "day";
  if (sunAltitude > -6) return "civil twilight";
  if (sunAltitude > -12) return "nautical twilight";
  if (sunAltitude > -18) return "astronomical twilight";
  return "night";
}
