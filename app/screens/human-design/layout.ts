import {
  CHANNELS,
  type Channel,
  centreOf,
  type DesignCentre,
  gatesOfChannel,
} from "~/astrology/human-design/centres";
import type { Gate } from "~/astrology/human-design/gates";

/** Units of the drawing's view box: at the width of a small telephone a unit is a pixel. */
export const WIDTH = 340;
export const HEIGHT = 636;
/** Of the disc under a gate's number. */
export const GATE_RADIUS = 8.4;
/** From a centre's rim to the middle of its gates. */
const RIM = 11;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Disc extends Spot {
  readonly radius: number;
}

/** The nine centres, each a disc. */
export const DISCS: Readonly<Record<DesignCentre, Disc>> = {
  Head: { x: 170, y: 36, radius: 33 },
  Ajna: { x: 170, y: 122, radius: 35 },
  Throat: { x: 170, y: 226, radius: 45 },
  G: { x: 170, y: 342, radius: 38 },
  Heart: { x: 247, y: 372, radius: 30 },
  Spleen: { x: 46, y: 462, radius: 38 },
  Sacral: { x: 170, y: 472, radius: 43 },
  SolarPlexus: { x: 294, y: 462, radius: 38 },
  Root: { x: 170, y: 590, radius: 43 },
};

interface Name {
  /** From the middle of the disc to where the gates leave room. */
  readonly dx?: number;
  readonly dy?: number;
}

/** Where the centres' names are written into them. */
export const NAMES: Readonly<Record<DesignCentre, Name>> = {
  Head: { dy: -8 },
  Ajna: {},
  Throat: {},
  G: {},
  Heart: { dx: 8, dy: -1 },
  Spleen: {},
  Sacral: {},
  SolarPlexus: { dx: 2 },
  Root: {},
};

/**
 * In which direction from the middle of its centre a gate stands, degrees clockwise from the right: towards the centre
 * that its channel leads to, and no two so near that their numbers would touch.
 */
const DIRECTIONS: Readonly<Record<Gate, number>> = {
  // Head
  64: 148,
  61: 90,
  63: 32,
  // Ajna
  47: 214,
  24: 270,
  4: 326,
  17: 146,
  43: 90,
  11: 34,
  // Throat
  62: 240,
  23: 270,
  56: 300,
  16: 203,
  20: 160,
  31: 120,
  8: 90,
  33: 60,
  35: 330,
  12: 0,
  45: 30,
  // G
  7: 226,
  1: 270,
  13: 314,
  10: 180,
  15: 134,
  2: 90,
  46: 46,
  25: 0,
  // Heart
  21: 288,
  51: 192,
  26: 140,
  40: 48,
  // Spleen
  48: 240,
  57: 286,
  44: 334,
  50: 18,
  32: 60,
  28: 102,
  18: 144,
  // Sacral
  5: 234,
  14: 270,
  29: 306,
  34: 196,
  27: 158,
  59: 10,
  42: 124,
  3: 90,
  9: 56,
  // Solar plexus
  36: 300,
  22: 256,
  37: 212,
  6: 166,
  49: 120,
  55: 78,
  30: 36,
  // Root
  53: 236,
  60: 270,
  52: 304,
  54: 202,
  38: 168,
  58: 134,
  19: 338,
  39: 12,
  41: 46,
};

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

function spotAt({ x, y, radius }: Disc, direction: number): Spot {
  const angle = toRadians(direction);
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** Where a gate's number stands: inside the rim of its centre. */
export function spotOfGate(gate: Gate): Spot {
  const disc = DISCS[centreOf(gate)];
  return spotAt({ ...disc, radius: disc.radius - RIM }, DIRECTIONS[gate]);
}

/** A curve with its two handles. */
type Curve = readonly [Spot, Spot, Spot, Spot];

/** Where a channel's handles point and how far (parts of the way between its gates), if not straight out and a third. */
interface Bend {
  readonly leaves?: readonly [number, number];
  readonly reach?: readonly [number, number];
}

const BENDS: Readonly<Partial<Record<Channel, Bend>>> = {
  "20-34": { leaves: [204, 180], reach: [0.3, 0.36] },
  "10-34": { leaves: [190, 178], reach: [0.42, 0.4] },
  "10-20": { leaves: [182, 182], reach: [0.4, 0.36] },
  "10-57": { leaves: [186, 296], reach: [0.3, 0.5] },
  "34-57": { leaves: [196, 336], reach: [0.3, 0.4] },
  "20-57": { leaves: [186, 280], reach: [0.5, 0.42] },
  "26-44": { leaves: [158, 342], reach: [0.3, 0.36] },
  "12-22": { leaves: [0, 276], reach: [0.42, 0.42] },
  "21-45": { leaves: [288, 20], reach: [0.4, 0.36] },
};

/** The curve of a channel from its smaller gate to its larger one. */
export function curveOf(channel: Channel): Curve {
  const [a, b] = gatesOfChannel(channel);
  const [start, end] = [spotOfGate(a), spotOfGate(b)];
  const { reach = [0.33, 0.33], leaves = [DIRECTIONS[a], DIRECTIONS[b]] } = BENDS[channel] ?? {};
  const way = Math.hypot(end.x - start.x, end.y - start.y);
  return [
    start,
    spotAt({ ...start, radius: reach[0] * way }, leaves[0]),
    spotAt({ ...end, radius: reach[1] * way }, leaves[1]),
    end,
  ];
}

function middle(a: Spot, b: Spot): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A curve cut in its middle: each gate's half, from the gate outwards. */
function halvesOf([a, b, c, d]: Curve): readonly [Curve, Curve] {
  const [ab, bc, cd] = [middle(a, b), middle(b, c), middle(c, d)];
  const [abc, bcd] = [middle(ab, bc), middle(bc, cd)];
  const cut = middle(abc, bcd);
  return [
    [a, ab, abc, cut],
    [d, cd, bcd, cut],
  ];
}

const number = (value: number) => String(Math.round(value * 10) / 10);

/** As the `d` of a path. */
function pathOf(curve: Curve): string {
  const [start, ...rest] = curve.map(({ x, y }) => `${number(x)} ${number(y)}`);
  return `M${start}C${rest.join(" ")}`;
}

/** A channel as it is drawn: all of it, and the half of either gate. */
export interface ChannelPath {
  readonly channel: Channel;
  readonly whole: string;
  readonly halves: readonly { readonly gate: Gate; readonly path: string }[];
}

export const CHANNEL_PATHS: readonly ChannelPath[] = CHANNELS.map((channel) => {
  const curve = curveOf(channel);
  const gates = gatesOfChannel(channel);
  return {
    channel,
    whole: pathOf(curve),
    halves: halvesOf(curve).map((half, index) => ({ gate: gates[index] as Gate, path: pathOf(half) })),
  };
});
