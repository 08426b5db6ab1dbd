import { signedDifference } from "../angles";
import { crossings, type MovingAngle } from "../crossings";
import type { Instant } from "../instant";
import { positionOf, positionsAt } from "../positions";
import { DESIGN_BODIES, type DesignBody } from "./activations";
import { CHANNELS, type Channel, DESIGN_CENTRES, type DesignCentre } from "./centres";
import { DESIGN_ARC, designInstantOf } from "./design-instant";
import {
  FIRST_GATE_BEGINS,
  type Gate,
  type GateAndLine,
  gateAndLine,
  LINE_DEGREES,
  LINES,
  type Line,
  lineOfTheYear,
} from "./gates";
import {
  type DesignAuthority,
  type DesignDefinition,
  type DesignProfile,
  type DesignShape,
  type DesignType,
  designShape,
  profileOf,
} from "./shape";

/** What a body holds all day: its gate, and its line; null where it goes on to another. */
export interface LastingActivation {
  readonly body: DesignBody;
  readonly gate: Gate | null;
  readonly line: Line | null;
}

/** What every birth within a day has in common; null where they differ. */
export interface DesignOfDay {
  readonly birth: readonly LastingActivation[];
  readonly design: readonly LastingActivation[];
  readonly type: DesignType | null;
  readonly authority: DesignAuthority | null;
  readonly profile: DesignProfile | null;
  readonly definition: DesignDefinition | null;
  /** Defined by every birth of the day. */
  readonly channels: readonly Channel[];
  readonly centres: readonly DesignCentre[];
  /** Defined by no birth of the day; what is in neither list depends on the hour. */
  readonly openCentres: readonly DesignCentre[];
  /** Held by some birth of the day, or by all. */
  readonly possibleGates: ReadonlySet<Gate>;
}

/** A body goes on to another line. */
interface Change {
  /** How far the Sun is at the birth that it happens for, degrees beyond its place at the day's beginning. */
  readonly sun: number;
  /** The number of the body: those at birth, then those of the design. */
  readonly holder: number;
  readonly to: GateAndLine;
}

/** What the bodies hold at the beginning of a day, by their numbers, and every change until its end. */
interface Held {
  readonly first: readonly GateAndLine[];
  readonly changes: readonly Change[];
}

/** A body that is searched for itself, and who moves with it: Earth and South Node are opposite two of them. */
interface Mover {
  readonly moving: Exclude<DesignBody, "Earth" | "South Node">;
  /** The number of a body, and by how many lines it is ahead; opposite an edge of a line is an edge. */
  readonly bodies: readonly (readonly [index: number, ahead: number])[];
}

const HALF_A_YEAR = 192;

const MOVERS: readonly Mover[] = DESIGN_BODIES.flatMap((moving, index): Mover[] => {
  const alone = [index, 0] as const;
  switch (moving) {
    case "Sun":
      return [{ moving, bodies: [alone, [DESIGN_BODIES.indexOf("Earth"), HALF_A_YEAR]] }];
    case "North Node":
      return [{ moving, bodies: [alone, [DESIGN_BODIES.indexOf("South Node"), HALF_A_YEAR]] }];
    case "Earth":
    case "South Node":
      return [];
    default:
      return [{ moving, bodies: [alone] }];
  }
});

/** The longest day of a clock, of 25 hours, is one step of the search: its cubic misses no turn within it. */
const MOST_DAYS = 1.1;

const SUN = DESIGN_BODIES.indexOf("Sun");
const SUN_OF_DESIGN = DESIGN_BODIES.length + SUN;

/**
 * What all births from `from` up to `to` (a day or so) share. Each change that counts within that time is found, on
 * both sides, so that between two changes nothing can differ; what those spans all have is what holds.
 */
export function designOfDay(from: Instant, to: Instant): DesignOfDay {
  // The Sun is the clock of both sides: it is 88° further at a birth than in the design, so that no change has to be
  // solved for the birth it belongs to.
  const atFirst = positionOf("Sun", from).longitude;
  const birth = heldThrough(from, to, (sun) => signedDifference(sun, atFirst), 0);
  const design = heldThrough(
    designInstantOf(from),
    designInstantOf(to),
    (sun) => signedDifference(sun + DESIGN_ARC, atFirst),
    DESIGN_BODIES.length,
  );
  const held: Held = {
    first: [...birth.first, ...design.first],
    changes: [...birth.changes, ...design.changes].sort((a, b) => a.sun - b.sun),
  };
  const lasting = lastingOf(held);
  const { shapes, profiles } = madeOf(held);
  return {
    birth: lasting.slice(0, DESIGN_BODIES.length),
    design: lasting.slice(DESIGN_BODIES.length),
    type: onlyOne(shapes.map(({ type }) => type)),
    authority: onlyOne(shapes.map(({ authority }) => authority)),
    profile: onlyOne(profiles),
    definition: onlyOne(shapes.map(({ definition }) => definition)),
    channels: CHANNELS.filter((channel) => shapes.every(({ channels }) => channels.includes(channel))),
    centres: DESIGN_CENTRES.filter((centre) => shapes.every(({ centres }) => centres.includes(centre))),
    openCentres: DESIGN_CENTRES.filter((centre) => !shapes.some(({ centres }) => centres.includes(centre))),
    possibleGates: new Set([...held.first, ...held.changes.map(({ to }) => to)].map(({ gate }) => gate)),
  };
}

/** The value that all have; null where they differ. */
function onlyOne<Value>(all: readonly Value[]): Value | null {
  const [first = null] = all;
  return all.every((value) => value === first) ? first : null;
}

function lastingOf({ first, changes }: Held): readonly LastingActivation[] {
  const lasting = first.map(({ gate, line }, holder): LastingActivation => {
    const body = DESIGN_BODIES[holder % DESIGN_BODIES.length] as DesignBody;
    return { body, gate, line };
  });
  for (const { holder, to } of changes) {
    const { body, gate, line } = lasting[holder] as LastingActivation;
    const isKept = gate === to.gate;
    lasting[holder] = { body, gate: isKept ? gate : null, line: isKept && line === to.line ? line : null };
  }
  return lasting;
}

/**
 * What is made of the spans between the changes: each of them once, where a line or a gate is another than before.
 * Changes at one instant (Sun and Earth make theirs together) are one.
 */
function madeOf({ first, changes }: Held): {
  readonly shapes: readonly DesignShape[];
  readonly profiles: readonly DesignProfile[];
} {
  const held = [...first];
  const shapes: DesignShape[] = [];
  const profiles: DesignProfile[] = [];
  const lineOf = (holder: number) => (held[holder] as GateAndLine).line;
  const make = (hasGate: boolean) => {
    if (hasGate) shapes.push(designShape(new Set(held.map(({ gate }) => gate))));
    profiles.push(profileOf(lineOf(SUN), lineOf(SUN_OF_DESIGN)));
  };
  let hasGate = true;
  for (const [index, { sun, holder, to }] of changes.entries()) {
    if (sun !== changes[index - 1]?.sun) {
      make(hasGate);
      hasGate = false;
    }
    hasGate ||= held[holder]?.gate !== to.gate;
    held[holder] = to;
  }
  make(hasGate);
  return { shapes, profiles };
}

/**
 * What the bodies of one side hold.
 * @param sunAtBirth how far the Sun is at the birth to which an instant belongs, by where it is at that instant
 * @param firstHolder the number of the first body
 */
function heldThrough(
  from: Instant,
  to: Instant,
  sunAtBirth: (longitude: number) => number,
  firstHolder: number,
): Held {
  const begin = positionsAt(from);
  const end = positionsAt(to);
  const first: GateAndLine[] = [];
  const changes: Change[] = [];
  for (const { moving, bodies } of MOVERS) {
    const path = (instant: Instant): MovingAngle => {
      const known = instant === from ? begin[moving] : instant === to ? end[moving] : null;
      const { longitude, speed } = known ?? positionOf(moving, instant);
      return { angle: longitude, rate: speed };
    };
    const line = lineOfTheYear(begin[moving].longitude);
    for (const [index, ahead] of bodies) first[index] = gateAndLine(line + ahead);
    for (const { instant, line } of linesEntered(moving, path, from, to)) {
      const sun = sunAtBirth(positionOf("Sun", instant).longitude);
      for (const [index, ahead] of bodies) {
        changes.push({ sun, holder: firstHolder + index, to: gateAndLine(line + ahead) });
      }
    }
  }
  return { first, changes };
}

/**
 * The lines that a body goes on to, as `lineOfTheYear` counts. The Moon goes through a dozen a day: where she goes on to
 * another gate, so that none of her lines lasts, only those that begin or end a gate are told.
 */
function linesEntered(
  body: Mover["moving"],
  path: (instant: Instant) => MovingAngle,
  from: Instant,
  to: Instant,
): readonly { readonly instant: Instant; readonly line: number }[] {
  const edges = (lines: number) =>
    crossings(
      path,
      { target: FIRST_GATE_BEGINS, period: lines * LINE_DEGREES, stepDays: MOST_DAYS },
      from,
      to,
    ).map(({ instant, index, forward }) => ({ instant, line: index * lines - (forward ? 0 : 1) }));
  const gates = body === "Moon" ? edges(LINES) : [];
  return gates.length > 0 ? gates : edges(1);
}
