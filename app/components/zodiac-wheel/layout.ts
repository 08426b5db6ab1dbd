import { normalizeDegrees, signedDifference, toDegrees } from "../../astrology/angles";
import { cellsOf } from "./cells";
import { type Box, boxAround } from "./column";
import { type DialPoint, dialAngle, format, pointAt, SIGNS_RADIUS, SIZE } from "./dial";
import {
  FORMS,
  type Form,
  FULL_NUMERALS,
  FULL_WIDTHS,
  HUBS,
  LEAST_LETTERS,
  sharedForms,
  type WheelForm,
  type WheelKind,
} from "./forms";
import { type PlacedBody, type PlacedRing, placeRing, type RingBody } from "./place";
import { settle } from "./settle";

export interface WheelSky {
  readonly bodies: readonly RingBody[];
  /** A second ring around the first. */
  readonly outer: readonly RingBody[] | null;
  /** A third ring around both. */
  readonly outermost?: readonly RingBody[] | null;
  /** Longitude at the left, degrees. */
  readonly ascendant: number;
  /** Longitudes of the angles that are drawn: none, AC alone, or AC and MC. Their opposites follow from them. */
  readonly angles: readonly number[];
  /** Longitudes of the twelve cusps, first house first, in whichever direction they run; or none. */
  readonly cusps: readonly number[];
  /** Whether circles keep their places whatever stands between them: for a sky that moves. */
  readonly isSteady?: boolean;
}

export interface FormLayout {
  readonly inner: PlacedRing;
  readonly outer: PlacedRing | null;
  readonly outermost: PlacedRing | null;
  /** Radii at which the scales of the inner ring and of the second begin. */
  readonly innerEdge: number;
  readonly outerEdge: number;
  /** SVG path data: the cusps that have no axis on them. */
  readonly cuspLines: string;
  /** SVG path data within the signs: AC, DC, MC, IC. */
  readonly axisLines: readonly string[];
  /** What each body can be touched by, the innermost ring first: SVG paths that do not overlap. */
  readonly targets: readonly string[];
}

export interface WheelLayout {
  readonly forms: Readonly<Record<WheelForm, FormLayout>>;
  /** Radius of the ring of house numbers; within `aspects` lie the aspect lines. */
  readonly hub: number;
  readonly aspects: number;
  /** The width in pixels from which on the full form's letters are large enough: then it is shown. */
  readonly fullFrom: number;
  /** In the order of the cusps; none where rings leave them no room. */
  readonly houses: readonly HouseNumber[];
}

interface HouseNumber {
  readonly at: DialPoint;
  readonly box: Box;
}

/** Where everything in a wheel stands, in units of its view box. Deterministic: the same sky gives the same wheel. */
export function layOut(sky: WheelSky): WheelLayout {
  const kind = kindOf(sky);
  const angleOf = (longitude: number) => dialAngle(longitude, sky.ascendant);
  const axes = axesOf(sky);
  const cusps = sky.cusps.map(angleOf);

  const full = placeForm(sky, FORMS.full[kind], axes);
  const compact = placeForm(sky, FORMS.compact[kind], axes);
  const { radius, houseRing, houseNumber } = HUBS[kind];
  const hub =
    kind === "steadySingle"
      ? radius
      : Math.min(full.inner.bottom - APART, compact.inner.bottom - APART, radius);
  const aspects = cusps.length > 0 ? hub - houseRing : hub;
  const houses = houseNumbers(
    houseRing > 0 && hub > LEAST_HUB ? cusps : [],
    (hub + aspects) / 2,
    houseNumber,
  );

  const spokes = cusps.filter((cusp) =>
    axes.every((axis) => Math.abs(signedDifference(cusp, axis)) > ON_AXIS),
  );
  const finish = (form: ReturnType<typeof placeForm>, touch: number): FormLayout => {
    const bodies = bodiesOf(form);
    const boxes = [
      ...bodies.flatMap(({ parts }) => parts.map(({ box }) => box)),
      ...houses.map(({ box }) => box),
    ];
    const glyphs = bodies.map(({ parts: [glyph] }) => pointAt(glyph?.radius ?? 0, glyph?.angle ?? 0));
    return {
      ...form,
      cuspLines: spokes.map((cusp) => clearLine(cusp, aspects, form.innerEdge, boxes, bodies)).join(""),
      axisLines: axes.map((axis) => clearLine(axis, aspects, SIGNS_RADIUS, boxes, bodies)),
      targets: cellsOf(glyphs, touch),
    };
  };
  return {
    forms: {
      full: finish(full, FORMS.full[kind].touch),
      compact: finish(compact, FORMS.compact[kind].touch),
    },
    fullFrom: fullFrom(bodiesOf(full)),
    hub,
    aspects,
    houses,
  };
}

/** Of all rings, the innermost first. */
function bodiesOf({ inner, outer, outermost }: ReturnType<typeof placeRings>): readonly PlacedBody[] {
  return [inner, outer, outermost].flatMap((ring) => ring?.bodies ?? []);
}

function kindOf({ outer, outermost, isSteady }: WheelSky): WheelKind {
  if (isSteady) return outer ? "steadyDouble" : "steadySingle";
  if (outermost) return "triple";
  return outer ? "double" : "single";
}

function axesOf({ angles, ascendant }: WheelSky): readonly number[] {
  return angles.flatMap((longitude) => [
    dialAngle(longitude, ascendant),
    dialAngle(longitude + 180, ascendant),
  ]);
}

/** What moves in a steady wheel, the outer of two rings or the only one, and the axes about it. */
export interface MovingRing {
  readonly placed: PlacedRing;
  /** As in `FormLayout`. */
  readonly axisLines: readonly string[];
}

/**
 * Only what a moment changes in a steady wheel.
 * @param still the layout of the same wheel at any moment
 */
export function layOutMoving(sky: WheelSky, name: WheelForm, still: WheelLayout): MovingRing {
  const form = FORMS[name][kindOf(sky)];
  const axes = axesOf(sky);
  const ring = { ...(sky.outer ? form.outer : form.inner), edge: SIGNS_RADIUS };
  const placed = placeRing(sky.outer ?? sky.bodies, sky.ascendant, ring, axes);
  const bodies = sky.outer ? [...still.forms[name].inner.bodies, ...placed.bodies] : placed.bodies;
  const boxes = [
    ...bodies.flatMap(({ parts }) => parts.map(({ box }) => box)),
    ...still.houses.map(({ box }) => box),
  ];
  const axisLines = axes.map((axis) => clearLine(axis, still.aspects, SIGNS_RADIUS, boxes, bodies));
  return { placed, axisLines };
}

function fullFrom(bodies: readonly PlacedBody[]): number {
  const numerals = bodies.flatMap(({ parts }) =>
    parts.filter(({ name }) => name === "degree" || name === "minute"),
  );
  const least = Math.min(FULL_NUMERALS, ...numerals.map(({ size }) => size));
  return FULL_WIDTHS.find((width) => (least * width) / SIZE >= LEAST_LETTERS) ?? FULL_WIDTHS[2];
}

/** Radius of a hub that twelve numbers find no room in. */
const LEAST_HUB = 32;

/** Units between what stands in a ring and the circle within it. */
const APART = 2;

/** Degrees. A cusp this near to an axis is that axis. */
const ON_AXIS = 0.01;

/** From the outside inwards: each ring begins where the one around it ends, or where steady ones always do. */
function placeForm(sky: WheelSky, form: Form, axes: readonly number[]) {
  if (!sky.outer || sky.isSteady) return placeRings(sky, form, axes);
  let placed: ReturnType<typeof placeRings> | undefined;
  for (const each of sharedForms(form)) {
    placed = placeRings(sky, each, axes);
    const { inner, outer, outermost } = placed;
    const isWhole = [inner, outer, outermost].every((ring) => ring?.isWhole ?? true);
    if (isWhole && inner.bottom >= Math.max(each.inner.floor, each.enough ?? 0)) break;
  }
  return placed ?? placeRings(sky, form, axes);
}

function placeRings(sky: WheelSky, form: Form, axes: readonly number[]) {
  const { bodies, ascendant, isSteady } = sky;
  const within = (around: PlacedRing | null, most: number) =>
    around ? Math.min(isSteady ? most : around.bottom - APART, most) : SIGNS_RADIUS;
  const ringOf = (bodies: readonly RingBody[] | null | undefined, ring: Form["inner"], edge: number) =>
    bodies ? placeRing(bodies, ascendant, { ...ring, edge }, axes) : null;
  const outermost = ringOf(sky.outermost, form.outermost, SIGNS_RADIUS);
  const outerEdge = within(outermost, form.outerEdge);
  const outer = ringOf(sky.outer, form.outer, outerEdge);
  const innerEdge = within(outer, form.innerEdge);
  const inner = placeRing(bodies, ascendant, { ...form.inner, edge: innerEdge }, axes);
  return { inner, outer, outermost, innerEdge, outerEdge };
}

/** Radius within which no house number stands. */
const INNERMOST_NUMBER = 10;

/**
 * A house's number stands in the middle of its arc, whichever way that runs, or elsewhere between its own cusps. Near
 * the polar circles houses can be narrower than their numbers: then some stand further in, where there is room.
 */
function houseNumbers(cusps: readonly number[], radius: number, size: number): readonly HouseNumber[] {
  const height = size * 0.72;
  const width = (house: number) => (house > 9 ? 2 : 1) * size * 0.5 + 2;
  // Enough in any direction.
  const room = (house: number) => Math.hypot(width(house), height);
  const spans = cusps.map((cusp, i) => signedDifference(cusps[(i + 1) % cusps.length] as number, cusp));
  const middles = cusps.map((cusp, i) => normalizeDegrees(cusp + (spans[i] as number) / 2));
  const order = middles.map((_, i) => i).sort((a, b) => (middles[a] as number) - (middles[b] as number));
  const rooms = order.map((house, i) =>
    normalizeDegrees((middles[house] as number) - (middles[order.at(i - 1) as number] as number)),
  );
  const cut = rooms.indexOf(Math.max(...rooms));
  const start = middles[order[cut] ?? 0] ?? 0;
  const settled = (row: readonly number[]) => {
    const wishes = row.map((house) => {
      const target = start + normalizeDegrees((middles[house] as number) - start);
      const half = Math.abs(spans[house] as number) / 2;
      return { target, low: target - half, high: target + half };
    });
    const gaps = row
      .slice(1)
      .map((house, i) => toDegrees((room(house + 1) + room((row[i] as number) + 1)) / 2 / radius));
    return settle(wishes, gaps);
  };

  const row = [...order.slice(cut), ...order.slice(0, cut)];
  const further: number[] = [];
  let found = settled(row);
  while (found.crowds.length > 0) {
    for (const [from, to] of found.crowds.toReversed()) further.push(...row.splice((from + to) >> 1, 1));
    found = settled(row);
  }
  const numbers: HouseNumber[] = [];
  const numberAt = (house: number, distance: number, angle: number): HouseNumber => {
    const at = pointAt(distance, angle);
    return { at, box: boxAround(at, { width: width(house + 1), height }) };
  };
  row.forEach((house, i) => {
    numbers[house] = numberAt(house, radius, found.places[i] as number);
  });
  for (const house of further) {
    const angle = middles[house] as number;
    let number = numberAt(house, radius, angle);
    for (
      let distance = radius - 1;
      distance >= INNERMOST_NUMBER && isCovered(number.box, numbers);
      distance--
    ) {
      number = numberAt(house, distance, angle);
    }
    numbers[house] = number;
  }
  return numbers;
}

function isCovered(box: Box, numbers: readonly (HouseNumber | undefined)[]): boolean {
  return numbers.some(
    (other) =>
      other &&
      box.left < other.box.right &&
      other.box.left < box.right &&
      box.top < other.box.bottom &&
      other.box.top < box.bottom,
  );
}

/** How far a line stays away from a box, and how much of it a leader that crosses takes away; units. */
const CLEAR = 1.5;
/** Pieces of a line shorter than this are left out. */
const SCRAP = 3;

/** A radial line between two radii, with gaps where a mark or a leader is in its way; SVG path data. */
function clearLine(
  angle: number,
  from: number,
  to: number,
  boxes: readonly Box[],
  bodies: readonly PlacedBody[],
): string {
  const taken = [
    ...boxes.flatMap((box) => alongBox(angle, box)),
    ...bodies.flatMap(({ leader }) => crossings(angle, leader)),
  ].sort((a, b) => a[0] - b[0]);
  let path = "";
  let at = from;
  for (const [start, end] of [...taken, [to, to] as Stretch]) {
    const stop = Math.min(start, to);
    if (stop - at > SCRAP) path += `M${format(pointAt(at, angle))}L${format(pointAt(stop, angle))}`;
    at = Math.max(at, end);
  }
  return path;
}

type Stretch = readonly [from: number, to: number];

/** Between which radii a ray runs through a box or close by it, if it does. */
function alongBox(angle: number, box: Box): readonly Stretch[] {
  const origin = pointAt(0, angle);
  const unit = pointAt(1, angle);
  const dx = unit.x - origin.x;
  const dy = unit.y - origin.y;
  let near = 0;
  let far = Number.POSITIVE_INFINITY;
  for (const [from, to, slope] of [
    [box.left - CLEAR - origin.x, box.right + CLEAR - origin.x, dx],
    [box.top - CLEAR - origin.y, box.bottom + CLEAR - origin.y, dy],
  ] as const) {
    if (Math.abs(slope) < 1e-9) {
      if (from > 0 || to < 0) return [];
      continue;
    }
    near = Math.max(near, Math.min(from / slope, to / slope));
    far = Math.min(far, Math.max(from / slope, to / slope));
  }
  return far > near ? [[near, far]] : [];
}

function crossings(angle: number, leader: PlacedBody["leader"]): readonly Stretch[] {
  return leader.slice(1).flatMap((end, i) => {
    const start = leader[i] as (typeof leader)[number];
    const before = signedDifference(start.angle, angle);
    const after = signedDifference(end.angle, angle);
    // Also where one ends on the line; not on the far side of the wheel.
    if (before * after > 0 || Math.abs(before - after) > 90 || before === after) return [];
    const radius = start.radius + ((end.radius - start.radius) * before) / (before - after);
    return [[radius - 2 * CLEAR, radius + 2 * CLEAR]];
  });
}
