import { separation, signedDifference, toRadians } from "../../astrology/angles";
import { CENTER, type DialPoint, dialAngle, format, pointAt, type Ring } from "./dial";
import { type Extent, type RingItem, spread } from "./spread";

/** A rectangle by its edges. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The ink of a glyph fills this part of its square. */
const INK = 0.92;
/** Edge of the retrograde mark's square, and how far it hangs beside and above or below a glyph's middle. */
const MARK = { size: 11.5, x: 15.5, y: 6.5 };

/** Reaches of the numerals in the widest common system font. */
const NUMERALS = { half: 11, narrowHalf: 4.6, reach: 12, narrowReach: 10.8 };

/**
 * The mark hangs at the right of its glyph; at the right of the wheel at its left, where no leader runs. The side
 * follows the true place, so that it is settled before the glyph's.
 */
function markSide(angle: number): 1 | -1 {
  return Math.cos(toRadians(angle)) > 0.5 ? -1 : 1;
}

/** The glyph's reach, its retrograde mark included. */
function glyphExtent(ring: Ring, isRetrograde: boolean, angle: number): Extent {
  const half = (ring.glyphSize * INK) / 2;
  if (!isRetrograde || !ring.withMinutes) return { left: half, right: half, half };
  const reach = MARK.x + MARK.size / 2;
  const isRight = markSide(angle) === 1;
  return {
    left: isRight ? half : reach,
    right: isRight ? reach : half,
    half: Math.max(half, MARK.y + MARK.size / 2),
  };
}

function numeralsExtent(ring: Ring): Extent {
  const reach = ring.withMinutes ? NUMERALS.reach : NUMERALS.narrowReach;
  return { left: reach, right: reach, half: ring.withMinutes ? NUMERALS.half : NUMERALS.narrowHalf };
}

export function boxAround({ x, y }: DialPoint, { left, right, half }: Extent): Box {
  return { left: x - left, right: x + right, top: y - half, bottom: y + half };
}

const MARK_EXTENT: Extent = { left: MARK.size / 2, right: MARK.size / 2, half: MARK.size / 2 };

function markAt({ x, y }: DialPoint, angle: number): DialPoint {
  return { x: x + markSide(angle) * MARK.x, y: y < CENTER ? y - MARK.y : y + MARK.y };
}

export interface PlacedBody {
  /** Dial angle of the true longitude, degrees. */
  readonly angle: number;
  /** Dial angle of the glyph. */
  readonly glyphAngle: number;
  readonly glyph: DialPoint;
  readonly glyphBox: Box;
  /** The square of the retrograde mark beside the glyph, on the side away from the numerals. */
  readonly markBox: Box | null;
  readonly numerals: DialPoint;
  readonly numeralsBox: Box;
  /** SVG path: the tick at the true degree and the leader from there to the glyph. */
  readonly leader: string;
}

/** An axis keeps its place against any number of bodies. */
const AXIS_WEIGHT = 1e6;
/** Degrees. Where an axis would push a glyph further than this from its place, the glyphs may stand across the axis. */
const FAR = 30;
const TICK = 4;

/**
 * Gives each body of a ring a place where neither its glyph nor its numerals touch another's, as near to its true
 * degree as can be, in the order of the zodiac, and on its own side of the axes (dial angles of AC, MC, DC, IC).
 */
export function placeBodies(
  bodies: readonly { readonly longitude: number; readonly isRetrograde: boolean }[],
  ascendant: number,
  ring: Ring,
  axes: readonly number[] = [],
): readonly PlacedBody[] {
  const radii = [ring.glyphRadius, ring.numeralsRadius];
  const items = bodies.map(({ longitude, isRetrograde }): RingItem => {
    const angle = dialAngle(longitude, ascendant);
    const reaches = [glyphExtent(ring, isRetrograde, angle), numeralsExtent(ring)];
    const extents = radii.map((radius, row) => ({ radius, extent: reaches[row] ?? null }));
    return { angle, weight: 1, extents };
  });
  const lines: RingItem[] = [];
  let places = spread(items);
  const displacementsOf = (trial: readonly number[]) =>
    items.map(({ angle }, i) => separation(trial[i] as number, angle));
  const free = displacementsOf(places);
  for (const angle of axes) {
    const line = { angle, weight: AXIS_WEIGHT, extents: radii.map((radius) => ({ radius, extent: null })) };
    const trial = spread([...items, ...lines, line]);
    const displacements = displacementsOf(trial);
    if (displacements.some((degrees, i) => degrees > Math.max(FAR, (free[i] as number) + 1))) continue;
    lines.push(line);
    places = trial;
  }

  return bodies.map(({ longitude, isRetrograde }, i) => {
    const angle = dialAngle(longitude, ascendant);
    const glyphAngle = places[i] as number;
    const glyph = pointAt(ring.glyphRadius, glyphAngle);
    const numerals = pointAt(ring.numeralsRadius, glyphAngle);
    return {
      angle,
      glyphAngle,
      glyph,
      glyphBox: boxAround(glyph, glyphExtent(ring, false, angle)),
      markBox: isRetrograde && ring.withMinutes ? boxAround(markAt(glyph, angle), MARK_EXTENT) : null,
      numerals,
      numeralsBox: boxAround(numerals, numeralsExtent(ring)),
      leader: leaderPath(ring, angle, glyphAngle),
    };
  });
}

/** From the tick along a curve that hugs the ring, so that leaders of a cluster neither cross each other nor a glyph. */
function leaderPath(ring: Ring, angle: number, glyphAngle: number): string {
  const turn = signedDifference(glyphAngle, angle);
  const foot = ring.edge - TICK;
  const end = ring.glyphRadius + ring.glyphSize / 2 + 1.5;
  const from = pointAt(ring.edge, angle);
  const knee = pointAt(foot, angle);
  if (Math.abs(turn) < 0.5) return `M${format(from)}L${format(pointAt(end, angle))}`;
  const bend = pointAt((foot + end) / 2 / Math.cos(toRadians(turn / 2)), angle + turn / 2);
  return `M${format(from)}L${format(knee)}Q${format(bend)} ${format(pointAt(end, glyphAngle))}`;
}
