import { normalizeDegrees, toDegrees, toRadians } from "~/astrology/angles";
import { type DialRing, dialPlace, type Ring, type RingPoint } from "~/astrology/midpoint-dial";
import type { Dial } from "~/astrology/midpoints";
import { settle } from "~/components/zodiac-wheel/settle";

/** Pixels from the upper left corner of the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point on its ring. */
export interface PlacedPoint extends RingPoint {
  readonly ring: Ring;
  /** Its true place on the dial, degrees. */
  readonly place: number;
  /** Where its glyph's middle stands. */
  readonly glyph: Spot;
  /** From its true place on the ring's circle to its glyph. */
  readonly leader: readonly [Spot, Spot];
}

export interface DialLayout {
  readonly size: number;
  readonly middle: number;
  /** Edge of a glyph's square. */
  readonly glyph: number;
  /** Radii: of the pointer's tip, of the scale's outer and inner edge, and of its numbers; and how long a tick is. */
  readonly tip: number;
  readonly scale: readonly [outer: number, inner: number];
  readonly numbers: number;
  readonly ticks: number;
  /** Radii of the circles on which the outer rings stand, and of the outermost. */
  readonly circles: readonly number[];
  readonly points: readonly PlacedPoint[];
}

/** Pixels: of a glyph's square, a leader, the room around both, the scale's ticks and numbers, and the pointer's tip. */
interface Measures {
  readonly glyph: number;
  readonly leader: number;
  readonly gap: number;
  readonly ticks: number;
  readonly numbers: number;
  readonly tip: number;
}

const SMALL: Measures = { glyph: 14, leader: 4, gap: 2, ticks: 4, numbers: 15, tip: 7 };
const MIDDLE: Measures = { glyph: 17, leader: 7, gap: 3, ticks: 6, numbers: 18, tip: 9 };
const LARGE: Measures = { glyph: 20, leader: 10, gap: 4, ticks: 8, numbers: 20, tip: 10 };

/**
 * Where everything on a dial stands: the natal points within the scale, the rings of moved ones outside of it, glyphs of a
 * ring moved apart along it by as little as goes where they would touch.
 * @param size of the square, pixels, from 240 on
 */
export function layOutDial(rings: readonly DialRing[], dial: Dial, size: number): DialLayout {
  const measures = size < 360 ? SMALL : size < 480 ? MIDDLE : LARGE;
  const { glyph, leader, ticks, numbers } = measures;
  const band = glyph + leader + measures.gap;
  const middle = size / 2;
  const tip = middle - 1;
  const rim = tip - measures.tip;
  const outer = rings.filter(({ ring }) => ring !== "Natal");
  const scale = rim - outer.length * band;
  const points = rings.flatMap(({ ring, points }) => {
    const index = outer.findIndex((each) => each.ring === ring);
    const isNatal = index < 0;
    const circle = isNatal ? scale - ticks - numbers : scale + index * band;
    const away = (leader + glyph / 2) * (isNatal ? -1 : 1);
    return place(ring, points, { dial, middle, circle, away, glyph });
  });
  return {
    size,
    middle,
    glyph,
    tip,
    scale: [scale, scale - ticks - numbers],
    ticks,
    numbers: scale - ticks - numbers / 2,
    circles: outer.map((_, index) => scale + (index + 1) * band),
    points,
  };
}

interface RingMeasure {
  readonly dial: Dial;
  readonly middle: number;
  /** Radius on which true places lie. */
  readonly circle: number;
  /** From there to the middles of glyphs, outwards. */
  readonly away: number;
  readonly glyph: number;
}

function place(
  ring: Ring,
  points: readonly RingPoint[],
  { dial, middle, circle, away, glyph }: RingMeasure,
): readonly PlacedPoint[] {
  const radius = circle + away;
  const turn = 360 / dial;
  const places = points.map(({ longitude }) => dialPlace(longitude, dial));
  // A chord between neighbours is a little shorter than their arc.
  const gap = toDegrees(2 * Math.asin(Math.min(1, (glyph + 1) / (2 * radius))));
  const shown = spreadOnCircle(
    places.map((place) => place * turn),
    gap,
  );
  return points.map((point, i) => {
    const trueAngle = (places[i] as number) * turn;
    const angle = shown[i] as number;
    const foot = circle + away - Math.sign(away) * (glyph / 2);
    return {
      ...point,
      ring,
      place: places[i] as number,
      glyph: spotAt(middle, radius, angle),
      leader: [spotAt(middle, circle, trueAngle), spotAt(middle, foot, angle)],
    };
  });
}

/**
 * Moves places on a circle apart where they would stand less than `gap` from each other, in their order and by as little
 * as goes (least squares); evenly where there is no room for all.
 * @param places degrees in [0, 360), in any order
 * @returns degrees in [0, 360), in the order of `places`
 */
export function spreadOnCircle(places: readonly number[], gap: number): readonly number[] {
  if (places.length < 2) return places;
  const order = places.map((_, i) => i).sort((a, b) => (places[a] as number) - (places[b] as number));
  const before = (index: number) =>
    normalizeDegrees(
      (places[order[index] as number] as number) - (places[order.at(index - 1) as number] as number),
    );
  const gaps = order.map((_, index) => before(index));
  const widest = Math.max(...gaps);
  const cut = gaps.indexOf(widest);
  const row = [...order.slice(cut), ...order.slice(0, cut)];
  const start = places[row[0] as number] as number;
  const room = Math.min(gap, 360 / row.length);
  // Both ends may go into the widest gap, as far as leaves room between them.
  const beyond = Math.max(0, (widest - room) / 2);
  const end = 360 - widest;
  const wishes = row.map((point) => ({
    target: normalizeDegrees((places[point] as number) - start),
    low: -beyond,
    high: end + beyond,
  }));
  const settled = settle(wishes, Array<number>(row.length - 1).fill(room)).places;
  const spread: number[] = [];
  row.forEach((point, i) => {
    spread[point] = normalizeDegrees(start + (settled[i] as number));
  });
  return spread;
}

/** Counter-clockwise from the top, as the zodiac runs; degrees of the circle. */
export function spotAt(middle: number, radius: number, angle: number): Spot {
  const radians = toRadians(angle);
  return { x: middle - radius * Math.sin(radians), y: middle - radius * Math.cos(radians) };
}

/** The place on the dial towards which a spot lies from the middle, degrees to the nearest minute. */
export function placeTowards({ x, y }: Spot, middle: number, dial: Dial): number {
  const angle = normalizeDegrees(toDegrees(Math.atan2(middle - x, middle - y)));
  return (Math.round((angle * dial * 60) / 360) / 60) % dial;
}

/** The point whose glyph is nearest to a spot, within some pixels; null where there is none. */
export function pointAt({ points }: DialLayout, { x, y }: Spot, reach: number): PlacedPoint | null {
  const far = ({ glyph }: PlacedPoint) => Math.hypot(glyph.x - x, glyph.y - y);
  const [nearest] = [...points].sort((a, b) => far(a) - far(b));
  return nearest && far(nearest) <= reach ? nearest : null;
}
