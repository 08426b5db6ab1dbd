import {
  CHANNELS,
  type Channel,
  centreOf,
  DESIGN_CENTRES,
  type DesignCentre,
  gatesOfChannel,
  MOTORS,
} from "./centres";
import type { Gate, Line } from "./gates";

export const DESIGN_TYPES = [
  "Generator",
  "Manifesting Generator",
  "Projector",
  "Manifestor",
  "Reflector",
] as const;
export type DesignType = (typeof DESIGN_TYPES)[number];

export const DESIGN_AUTHORITIES = [
  "Emotional",
  "Sacral",
  "Splenic",
  "Ego Manifested",
  "Ego Projected",
  "Self-Projected",
  "Mental",
  "Lunar",
] as const;
export type DesignAuthority = (typeof DESIGN_AUTHORITIES)[number];

/** By how many separate groups the defined centres form. */
export const DESIGN_DEFINITIONS = ["None", "Single", "Split", "Triple Split", "Quadruple Split"] as const;
export type DesignDefinition = (typeof DESIGN_DEFINITIONS)[number];

/** What follows from the gates alone. */
export interface DesignShape {
  /** Those with both gates, in the order of `CHANNELS`. */
  readonly channels: readonly Channel[];
  /** Those at an end of such a channel, in the order of `DESIGN_CENTRES`. */
  readonly centres: readonly DesignCentre[];
  readonly type: DesignType;
  readonly authority: DesignAuthority;
  readonly definition: DesignDefinition;
}

/** The channels, each with its gates and the centres at its ends. */
const LINKS = CHANNELS.map((channel) => {
  const [a, b] = gatesOfChannel(channel);
  return { channel, a, b, ends: [centreOf(a), centreOf(b)] as const };
});

/** Channels, centres and what they make of somebody who holds the given gates, whichever side they come from. */
export function designShape(gates: ReadonlySet<Gate>): DesignShape {
  const links = LINKS.filter(({ a, b }) => gates.has(a) && gates.has(b));
  const groups = groupsOf(links);
  const centres = DESIGN_CENTRES.filter((centre) => groups.some((group) => group.has(centre)));
  const type = typeOf(groups);
  return {
    channels: links.map(({ channel }) => channel),
    centres,
    type,
    authority: authorityOf(new Set(centres), type),
    // The nine centres make four groups of two at most.
    definition: DESIGN_DEFINITIONS[groups.length] as DesignDefinition,
  };
}

/** The defined centres, each with all that it is linked to, directly or through others. */
function groupsOf(
  links: readonly Pick<(typeof LINKS)[number], "ends">[],
): readonly ReadonlySet<DesignCentre>[] {
  let groups: readonly ReadonlySet<DesignCentre>[] = [];
  for (const { ends } of links) {
    const joined = new Set<DesignCentre>(ends);
    const others = groups.filter((group) => {
      const isJoined = group.has(ends[0]) || group.has(ends[1]);
      if (isJoined) for (const centre of group) joined.add(centre);
      return !isJoined;
    });
    groups = [...others, joined];
  }
  return groups;
}

function typeOf(groups: readonly ReadonlySet<DesignCentre>[]): DesignType {
  if (groups.length === 0) return "Reflector";
  const speaks = groups.some((group) => group.has("Throat") && MOTORS.some((motor) => group.has(motor)));
  if (groups.some((group) => group.has("Sacral"))) return speaks ? "Manifesting Generator" : "Generator";
  return speaks ? "Manifestor" : "Projector";
}

/** The first of them that is defined. */
function authorityOf(defined: ReadonlySet<DesignCentre>, type: DesignType): DesignAuthority {
  if (type === "Reflector") return "Lunar";
  if (defined.has("SolarPlexus")) return "Emotional";
  if (defined.has("Sacral")) return "Sacral";
  if (defined.has("Spleen")) return "Splenic";
  if (defined.has("Heart")) return type === "Manifestor" ? "Ego Manifested" : "Ego Projected";
  return defined.has("G") ? "Self-Projected" : "Mental";
}

/** The twelve pairs of lines that the Sun can have at birth and 88° earlier: these are 15.64 gates. */
export const DESIGN_PROFILES = [
  "1/3",
  "1/4",
  "2/4",
  "2/5",
  "3/5",
  "3/6",
  "4/6",
  "4/1",
  "5/1",
  "5/2",
  "6/2",
  "6/3",
] as const;
export type DesignProfile = (typeof DESIGN_PROFILES)[number];

/**
 * The lines of the Sun at birth and on the design date.
 * @throws RangeError for a pair that 88° do not make
 */
export function profileOf(birthLine: Line, designLine: Line): DesignProfile {
  const profile = DESIGN_PROFILES.find((known) => known === `${birthLine}/${designLine}`);
  if (!profile) throw new RangeError(`88° make no profile of the lines ${birthLine} and ${designLine}`);
  return profile;
}
