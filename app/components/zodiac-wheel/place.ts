import { normalizeDegrees } from "../../astrology/angles";
import {
  type Box,
  boxesOf,
  type Column,
  columnAt,
  type Detail,
  gapBetween,
  gapToLine,
  type Lettering,
  type Part,
  type PartName,
  partsOf,
  scaled,
} from "./column";
import { dialAngle } from "./dial";
import { type Settled, settle, type Wish } from "./settle";

/** Degrees. A glyph stands no further than this from its true place. */
export const CAP = 6;

/** Radial room in units: of the scale of degrees, of leaders between two levels, and between two
 * without leaders, in one ring and in one of several. */
export const SCALE = 5;
const INNER_FAN = 7;
const BARE_FAN = 4;
const SHARED_FAN = 1.5;
/** Units between a leader or an axis and what it passes, and between two leaders. */
const CLEARANCE = 1.4;
const LEADER_GAP = 2.4;
/** Degrees. Columns whose true places are nearer than this may come to touch. */
const NEIGHBOURHOOD = 30;

/** What no sky comes near: the cap and the signs are given up, the order is kept. */
const LOOSE: readonly Step[] = [{ detail: "glyph", levels: 1, inset: "none" }];

/** Where a ring of bodies may stand, and how large. */
export interface Ring {
  /** The outer edge of its scale, radius in units. */
  readonly edge: number;
  /** Radial room of the leaders, in units: straight down from the scale, and fanned below that. */
  readonly lead: number;
  readonly fan: number;
  /** One of several, whose glyphs are small already: rather over an axis than smaller. */
  readonly isShared?: boolean;
  /** No part stands further in than this radius. */
  readonly floor: number;
  readonly size: Lettering;
  readonly steps: readonly Step[];
}

/** One way to place a crowd. Each ring has some, the best first; a crowd takes the first that holds it. */
export interface Step {
  readonly detail: Detail;
  /** What is told at an extra, which gives way to planets: as much as at them unless it says less here. */
  readonly extra?: Detail;
  /** How many columns may stand one below another. */
  readonly levels: number;
  /** Whether a column on an inner level may tell less than `detail` where that would reach below the ring's floor. */
  readonly mayShorten?: boolean;
  /** Of glyph and numerals, where they have no room in their full size. */
  readonly scale?: number;
  /** Whether leaders to inner levels are left out: then their columns need no room between those above them. */
  readonly isBare?: boolean;
  /** What keeps inside its sign: the whole column, the glyph, or the glyph's middle, nothing. */
  readonly inset: "column" | "glyph" | "middle" | "none";
}

export interface RingBody {
  /** Degrees, [0, 360). */
  readonly longitude: number;
  /** Whole degrees within the sign, 0–29. */
  readonly degree: number;
  readonly isRetrograde: boolean;
  /** Not one of the thirteen that every chart shows: drawn smaller, and told in less detail where a crowd is tight. */
  readonly isExtra?: boolean;
}

/** A point by its radius in units and its dial angle in degrees. */
export interface Polar {
  readonly radius: number;
  readonly angle: number;
}

export interface PlacedPart extends Polar {
  readonly name: PartName;
  /** Edge of its square where it is a glyph. */
  readonly size: number;
  readonly box: Box;
}

export interface PlacedBody {
  /** Dial angle of the true longitude, degrees. */
  readonly angle: number;
  /** Dial angle of the column, within CAP of the true one and within the same sign. */
  readonly glyphAngle: number;
  /** 0 for the outermost. */
  readonly level: number;
  readonly detail: Detail;
  /** From the glyph inwards. */
  readonly parts: readonly PlacedPart[];
  /** The corners of the line from the tick at the true degree to the glyph. */
  readonly leader: readonly Polar[];
}

export interface PlacedRing {
  /** In the order given. */
  readonly bodies: readonly PlacedBody[];
  /** The smallest radius that any part reaches. */
  readonly bottom: number;
  /** Whether all of it stands in its full size, its sign and the cap. */
  readonly isWhole: boolean;
}

interface Item {
  readonly index: number;
  /** Dial angles, unwrapped so that they rise along the row. */
  readonly angle: number;
  readonly signStart: number;
  /** Which of the ring's steps it takes. */
  step: number;
  detail: Detail;
  parts: readonly Part[];
  /** Where it passes the levels above its own. */
  leader: Polar[];
  top: number;
}

/** A place on a level: a column, a leader that passes it on the way further in, or an axis. */
interface Node {
  readonly item: Item | null;
  readonly angle: number;
  readonly isColumn: boolean;
}

/**
 * Gives each body of a ring its column: in the order of the zodiac, as near to its true degree as least squares allow,
 * at most CAP away, never in another sign, on its own side of the axes where that leaves room. What has no room on a
 * level passes on to the next one inwards, its leader between the columns; a crowd that the levels cannot hold is told
 * in less detail.
 * @param axes dial angles of AC, MC, DC, IC
 */
export function placeRing(
  bodies: readonly RingBody[],
  ascendant: number,
  ring: Ring,
  axes: readonly number[],
): PlacedRing {
  const start = widestGap(bodies.map(({ longitude }) => dialAngle(longitude, ascendant)));
  const items = bodies.map((body, index): Item => {
    const angle = start + normalizeDegrees(dialAngle(body.longitude, ascendant) - start);
    const into = normalizeDegrees(body.longitude) % 30;
    return { index, angle, signStart: angle - into, step: 0, detail: "glyph", parts: [], leader: [], top: 0 };
  });
  items.sort((a, b) => a.angle - b.angle);
  const lines = axes.map((angle) => start + normalizeDegrees(angle - start));

  const hasExtras = bodies.some(({ isExtra }) => isExtra);
  const ways = ring.isShared ? attemptsOfShared(ring) : hasExtras ? attemptsWithExtras(ring) : attempts(ring);
  for (const { steps, keepsAxes, isWhole = false } of ways) {
    for (const item of items) item.step = 0;
    // Each failure moves some on by a step, so this ends.
    while (items.every(({ step }) => step < steps.length)) {
      for (const item of items) reset(item, bodies[item.index] as RingBody, ring, steps);
      const placed = placeLevels({ bodies, ring, steps }, items, keepsAxes ? lines : []);
      if ("bodies" in placed) return { ...placed, isWhole };
      moveOn(placed.crowd);
    }
  }
  throw new RangeError(`${bodies.length} bodies are more than a ring has room for`);
}

interface Attempt {
  readonly steps: readonly Step[];
  /** Whether bodies stay on their side of the axes. */
  readonly keepsAxes: boolean;
  readonly isWhole?: boolean;
}

/** A crowd that no way holds: all bodies in the last ways, which ask for least, with no regard to the axes. */
function attempts({ steps }: Ring): readonly Attempt[] {
  return [
    { steps, keepsAxes: true },
    { steps: steps.slice(-3), keepsAxes: false },
    { steps: LOOSE, keepsAxes: false },
  ];
}

/** Crowds with extras, which are often at an angle: rather over an axis than too small to read. */
function attemptsWithExtras(ring: Ring): readonly Attempt[] {
  const [all, ...last] = attempts(ring);
  const legible = ring.steps.slice(0, -2);
  return [{ steps: legible, keepsAxes: true }, { steps: all?.steps ?? legible, keepsAxes: false }, ...last];
}

/** In full size, over an axis if need be; and only then smaller. */
function attemptsOfShared(ring: Ring): readonly Attempt[] {
  const whole = ring.steps.filter(({ scale = 1 }) => scale === 1);
  return [
    { steps: whole, keepsAxes: true, isWhole: true },
    { steps: whole, keepsAxes: false, isWhole: true },
    ...attempts(ring),
  ];
}

/** All of a crowd are placed in one way: first those behind catch up, then all try the next. */
function moveOn(crowd: readonly Item[]) {
  const furthest = Math.max(...crowd.map(({ step }) => step));
  const next = crowd.every(({ step }) => step === furthest) ? furthest + 1 : furthest;
  for (const item of crowd) item.step = next;
}

function reset(item: Item, body: RingBody, ring: Ring, steps: readonly Step[]) {
  const step = steps[item.step] as Step;
  item.detail = body.isExtra ? (step.extra ?? step.detail) : step.detail;
  item.parts = partsOf(body, letteringOf(body, ring, step), item.detail);
  item.top = ring.edge - ring.lead - ring.fan;
  item.leader = [
    { radius: ring.edge, angle: item.angle },
    { radius: ring.edge - ring.lead, angle: item.angle },
  ];
}

/** An extra's glyph beside a planet's. Its numerals are as large as theirs: those are as small as can be read. */
const EXTRA_GLYPH = 0.88;
/** Units: a glyph that is larger is not made smaller than this for being an extra's. It is 14 px in a wheel of 390. */
const LEAST_GLYPH = 18;

function letteringOf({ isExtra }: RingBody, { size }: Ring, { scale = 1 }: Step): Lettering {
  const glyph = Math.max(size.glyph * EXTRA_GLYPH, Math.min(size.glyph, LEAST_GLYPH));
  const own = isExtra
    ? { ...size, glyph: size.glyph < LEAST_GLYPH ? size.glyph * EXTRA_GLYPH : glyph }
    : size;
  return scale === 1 ? own : scaled(own, scale);
}

/** Dial angle of the middle of the widest stretch without a body: there the circle is cut open. */
function widestGap(angles: readonly number[]): number {
  const sorted = [...angles].sort((a, b) => a - b);
  let widest = 0;
  let middle = 0;
  for (const [i, angle] of sorted.entries()) {
    const next = sorted[i + 1] ?? (sorted[0] as number) + 360;
    if (next - angle <= widest) continue;
    widest = next - angle;
    middle = (angle + next) / 2;
  }
  return middle;
}

interface Task {
  readonly bodies: readonly RingBody[];
  readonly ring: Ring;
  readonly steps: readonly Step[];
}

/** All levels from the outermost inwards; or the crowd that they cannot hold. */
function placeLevels(
  task: Task,
  items: readonly Item[],
  axes: readonly number[],
): Omit<PlacedRing, "isWhole"> | { readonly crowd: readonly Item[] } {
  const stepOf = ({ step }: Item) => task.steps[step] as Step;
  const placed: PlacedBody[] = [];
  let lines = axes;
  let bottom = Number.POSITIVE_INFINITY;
  let waiting = items;
  for (let level = 0; waiting.length > 0; level++) {
    const passing = new Set<Item>();
    let places: readonly number[];
    let nodes: Node[];
    for (;;) {
      nodes = [
        ...waiting
          .filter((item) => !passing.has(item) || !stepOf(item).isBare)
          .map((item): Node => ({ item, angle: item.angle, isColumn: !passing.has(item) })),
        ...lines.map((angle): Node => ({ item: null, angle, isColumn: false })),
      ].sort((a, b) => a.angle - b.angle);
      const spread = spreadLevel(nodes, stepOf);
      if (spread.crowds.length === 0) {
        places = spread.places;
        break;
      }
      const lost: Item[] = [];
      for (const [from, to] of spread.crowds) {
        const crowd = nodes.slice(from, to + 1);
        const columns = crowd.flatMap(({ item, isColumn }) => (item && isColumn ? [item] : []));
        const ready = columns.filter((item) => level + 1 < stepOf(item).levels);
        const axis = crowd.find(({ item }) => item === null);
        if (columns.length > 1 && ready.length > 0) passing.add(ready[ready.length >> 1] as Item);
        else if (axis) lines = lines.filter((angle) => angle !== axis.angle);
        else lost.push(...crowd.flatMap(({ item }) => item ?? []));
      }
      if (lost.length > 0) return { crowd: level > 0 ? nearby(items, lost) : lost };
    }

    const standing: { item: Item; column: Column }[] = [];
    for (const [i, { item, isColumn }] of nodes.entries()) {
      const angle = places[i] as number;
      if (!item) continue;
      if (!isColumn) {
        item.leader.push({ radius: item.top, angle });
        continue;
      }
      const column = columnAt(item.parts, item.top, angle);
      standing.push({ item, column });
      bottom = Math.min(bottom, column.bottom);
      item.leader.push({ radius: item.top, angle });
      placed[item.index] = placedBody(item, column, angle, level, stepOf(item));
    }
    waiting = waiting.filter((item) => passing.has(item));
    const bareFan = task.ring.isShared ? SHARED_FAN : BARE_FAN;
    descend(waiting, standing, waiting.every((item) => stepOf(item).isBare) ? bareFan : INNER_FAN);
    const cut = waiting.filter((item) => !fits(item, task));
    if (cut.length > 0) return { crowd: nearby(items, cut) };
  }
  return { bodies: placed, bottom };
}

/** Degrees. Columns whose true places are nearer than this may stand above one another. */
const STACKED = 13;

/** Lets the leaders that pass a level run straight down to its end, where the next one begins for them. */
function descend(passing: readonly Item[], standing: readonly { item: Item; column: Column }[], fan: number) {
  let from = 0;
  passing.forEach((item, i) => {
    const next = passing[i + 1];
    if (next && next.angle - item.angle < NEIGHBOURHOOD) return;
    const group = passing.slice(from, i + 1);
    from = i + 1;
    const bottoms = standing
      .filter(({ item: { angle } }) => group.some((member) => Math.abs(angle - member.angle) < NEIGHBOURHOOD))
      .map(({ column }) => column.bottom);
    const radius = Math.min(...bottoms);
    for (const member of group) {
      member.leader.push({ radius, angle: (member.leader.at(-1) as Polar).angle });
      member.top = radius - fan;
    }
  });
}

const DETAILS: readonly Detail[] = ["full", "sign", "degree", "glyph"];

/** On an inner level a column tells as much as there is room for above the floor, if its step lets it tell less. */
function fits(item: Item, { bodies, ring, steps }: Task): boolean {
  if (columnAt(item.parts, item.top, item.angle).bottom >= ring.floor) return true;
  const step = steps[item.step] as Step;
  if (!step.mayShorten) return false;
  const body = bodies[item.index] as RingBody;
  const size = letteringOf(body, ring, step);
  for (const detail of DETAILS.slice(DETAILS.indexOf(item.detail) + 1)) {
    item.detail = detail;
    item.parts = partsOf(body, size, detail);
    if (columnAt(item.parts, item.top, item.angle).bottom >= ring.floor) return true;
  }
  return false;
}

/** Those whose columns may stand above one of these, and these. */
function nearby(items: readonly Item[], cut: readonly Item[]): readonly Item[] {
  return items.filter(({ angle }) => cut.some((other) => Math.abs(angle - other.angle) < STACKED));
}

function placedBody(item: Item, column: Column, angle: number, level: number, step: Step): PlacedBody {
  const boxes = boxesOf(column, angle);
  return {
    angle: normalizeDegrees(item.angle),
    glyphAngle: normalizeDegrees(angle),
    level,
    detail: item.detail,
    parts: column.parts.map(({ name, size }, i) => ({
      name,
      size,
      angle,
      radius: column.radii[i] as number,
      box: boxes[i] as Box,
    })),
    leader: level > 0 && step.isBare ? item.leader.slice(0, 2) : item.leader,
  };
}

/** Slack in degrees: gaps are measured along the tangent, which is not quite the circle. */
const SLACK = 0.12;
const ROUNDS = 12;

/** Places for the nodes of one level; or the run that has no room. */
function spreadLevel(nodes: readonly Node[], stepOf: (item: Item) => Step): Settled {
  const wishes = nodes.map((node) => wishOf(node, stepOf));
  let places: readonly number[] = wishes.map(({ target }) => target);
  let gaps: number[] = nodes.slice(1).map(() => 0);
  // Gaps depend on where on the circle they fall, so settle and measure in turns; they only ever grow, so it ends.
  for (let round = 0; round < ROUNDS; round++) {
    const wanted = gapsAt(nodes, places);
    if (wanted.every((gap, i) => gap <= (gaps[i] as number))) break;
    gaps = gaps.map((gap, i) => ((wanted[i] as number) > gap ? (wanted[i] as number) + SLACK : gap));
    const settled = settle(wishes, gaps);
    if (settled.crowds.length > 0) return settled;
    places = settled.places;
  }
  return { places, crowds: [] };
}

/** The gaps that neighbours need where they stand now; none where they are far apart. */
function gapsAt(nodes: readonly Node[], places: readonly number[]): number[] {
  const columns = nodes.map(({ item, isColumn }, i) =>
    item && isColumn ? columnAt(item.parts, item.top, places[i] as number) : null,
  );
  return nodes.slice(1).map((next, i) => {
    const distance = (places[i + 1] as number) - (places[i] as number);
    const a = columns[i];
    const b = columns[i + 1];
    if ((distance / DEGREES_PER_RADIAN) * Math.min(a?.bottom ?? 999, b?.bottom ?? 999) > WIDEST) return 0;
    const middle = (places[i] as number) + distance / 2;
    if (a && b) return gapBetween(a, b, middle);
    const column = a ?? b;
    if (column) return gapToLine(column, middle, CLEARANCE);
    const top = next.item?.top ?? nodes[i]?.item?.top;
    return top === undefined ? 0 : (LEADER_GAP / top) * DEGREES_PER_RADIAN;
  });
}

/** Units: no two parts this far apart touch. */
const WIDEST = 50;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/** How far a node may go: an axis nowhere, a leader anywhere, a column to the cap or its sign's border. */
function wishOf({ item, angle, isColumn }: Node, stepOf: (item: Item) => Step): Wish {
  if (!item) return { target: angle, low: angle, high: angle };
  const kept = stepOf(item).inset;
  if (!isColumn || kept === "none") return { target: angle, low: angle - 180, high: angle + 180 };
  const inset = insetOf(item, kept);
  return {
    target: angle,
    low: Math.max(angle - CAP, Math.min(item.signStart + inset, angle + CAP)),
    high: Math.min(angle + CAP, Math.max(item.signStart + 30 - inset, angle - CAP)),
  };
}

/** Degrees from a sign's border that the middle of a glyph keeps at least. */
const EDGE_OF_SIGN = 0.4;

function insetOf({ parts, top, angle }: Item, kept: "column" | "glyph" | "middle"): number {
  if (kept === "middle") return EDGE_OF_SIGN;
  return gapToLine(columnAt(kept === "glyph" ? parts.slice(0, 1) : parts, top, angle), angle, 0);
}
