import { signedDifference } from "~/astrology/angles";
import type { Planet } from "~/astrology/bodies";
import type { Horizontal } from "~/astrology/observer/horizon";
import type { Sign } from "~/astrology/signs";
import { isUp, type SkyOver } from "./sky-over";

/** CSS pixels, from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The whole horizon unrolled, its ends behind the back of who looks to the middle. */
export interface Panorama {
  readonly width: number;
  /** Of the sky, from its upper edge to the horizon. */
  readonly height: number;
  /** Azimuth in the middle, where the Sun culminates: 180 in the north, 0 in the south. */
  readonly centre: number;
}

export interface PlacedBody {
  readonly body: Planet;
  /** Where it stands. */
  readonly at: Point;
  /** The middle of its glyph. */
  readonly glyph: Point;
}

/** Above the zenith, so that what stands there is not cut off. */
const AIR = 12;
/** From the middle of a body to its glyph's, from glyph to glyph, from a glyph to another body. */
const OFF = 17;
const APART = 20;
const CLEAR = 13;
/** Half of a glyph, and what is left to the edge. */
const MARGIN = 12;

export function panorama(width: number, latitude: number): Panorama {
  const height = Math.round(Math.min(300, Math.max(200, width * 0.36)));
  return { width, height, centre: latitude < 0 ? 0 : 180 };
}

export function pointOf({ azimuth, altitude }: Horizontal, { width, height, centre }: Panorama): Point {
  return {
    x: width * (0.5 + signedDifference(azimuth, centre) / 360),
    y: AIR + (height - AIR) * (1 - altitude / 90),
  };
}

/** A curve through directions, broken where it goes behind the back. */
export function curveOf(points: readonly Horizontal[], view: Panorama): string {
  let before: number | null = null;
  return points
    .map((point) => {
      const { x, y } = pointOf(point, view);
      const goesOn = before !== null && Math.abs(x - before) < view.width / 2;
      before = x;
      return `${goesOn ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

export interface PlacedSign extends Point {
  readonly sign: Sign;
}

/** Glyphs of bodies and of signs, none on another. A sign's gives way where a crowd leaves it no room. */
export function layOut(sky: SkyOver, view: Panorama) {
  const signs = placeSigns(sky, view);
  const bodies = placeBodies(sky, signs, view);
  const isFree = (sign: Point) =>
    bodies.every(({ at, glyph }) =>
      [at, glyph].every((other) => Math.hypot(sign.x - other.x, sign.y - other.y) > CLEAR),
    );
  return { bodies, signs: signs.filter(isFree) };
}

/** The glyphs of the signs that are up, beside the ecliptic on the side where fewer bodies' glyphs are. */
function placeSigns({ signs }: SkyOver, view: Panorama): readonly PlacedSign[] {
  return signs.flatMap(({ sign, middle, beside }) => {
    const from = pointOf(middle, view);
    const to = pointOf(beside, view);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    const isBehind = Math.abs(dx) > view.width / 2 || length === 0;
    const x = from.x + (isBehind ? 0 : (dx / length) * OFF);
    const y = from.y + (isBehind ? OFF : (dy / length) * OFF);
    const isShown = middle.altitude > 0 && y < view.height - MARGIN && x > MARGIN && x < view.width - MARGIN;
    return isShown ? [{ sign, x, y }] : [];
  });
}

/** The bodies that are up, with their glyphs pushed apart: from each other, from other bodies and from the signs. */
function placeBodies(
  { bodies }: SkyOver,
  signs: readonly PlacedSign[],
  view: Panorama,
): readonly PlacedBody[] {
  const shown = bodies.filter(isUp).map(({ body, ...direction }) => ({ body, at: pointOf(direction, view) }));
  const homes = shown.map(({ at: { x, y } }) => ({ x, y: y - OFF < MARGIN ? y + OFF : y - OFF }));
  const glyphs = homes.map((home) => ({ ...home }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, glyph] of glyphs.entries()) {
      const home = homes[i] as Point;
      if (round < ROUNDS / 2) {
        glyph.x += (home.x - glyph.x) * 0.1;
        glyph.y += (home.y - glyph.y) * 0.1;
      }
      for (let j = 0; j < i; j++) pushApart(glyph, glyphs[j] as Moving, i - j);
      for (const { at } of shown) pushOff(glyph, at, CLEAR, i);
      for (const sign of signs) pushOff(glyph, sign, APART - 3, i);
      glyph.x = Math.min(view.width - MARGIN, Math.max(MARGIN, glyph.x));
      glyph.y = Math.min(view.height - MARGIN, Math.max(MARGIN, glyph.y));
    }
  }
  return shown.map((body, i) => ({ ...body, glyph: glyphs[i] as Point }));
}

/** Half of them with a pull home, the rest to clear what that left. */
const ROUNDS = 80;

interface Moving {
  x: number;
  y: number;
}

/** From `from` to `to`; where both are one point, some direction that is not every pair's. */
function direction(from: Point, to: Point, which: number): { dx: number; dy: number; far: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far > 1e-6) return { dx: dx / far, dy: dy / far, far };
  return { dx: Math.cos(which), dy: Math.sin(which), far: 0 };
}

function pushApart(a: Moving, b: Moving, which: number) {
  const { dx, dy, far } = direction(a, b, which);
  const push = (APART - far) / 2;
  if (push <= 0) return;
  a.x -= dx * push;
  a.y -= dy * push;
  b.x += dx * push;
  b.y += dy * push;
}

function pushOff(glyph: Moving, still: Point, least: number, which: number) {
  const { dx, dy, far } = direction(still, glyph, which);
  const push = least - far;
  if (push <= 0) return;
  glyph.x += dx * push;
  glyph.y += dy * push;
}
