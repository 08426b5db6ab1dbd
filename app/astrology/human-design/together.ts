import { CHANNELS, type Channel, gatesOfChannel } from "./centres";
import type { Gate } from "./gates";

/** A channel that two people complete: each holds one of its gates, and neither both. */
export interface SharedChannel {
  readonly channel: Channel;
  /** What the first of them brings, and what the second. */
  readonly gates: readonly [Gate, Gate];
}

/** What somebody holds: `sure` for certain, `possible` at some hour of an unknown time; the same where it is known. */
export interface HeldGates {
  readonly sure: ReadonlySet<Gate>;
  readonly possible: ReadonlySet<Gate>;
}

/** The channels that two people complete together, whatever the hour, in the order of `CHANNELS`. */
export function completedTogether(first: HeldGates, second: HeldGates): readonly SharedChannel[] {
  return CHANNELS.flatMap((channel) => {
    const [a, b] = gatesOfChannel(channel);
    for (const [mine, theirs] of [
      [a, b],
      [b, a],
    ] as const) {
      const isMine = first.sure.has(mine) && !first.possible.has(theirs);
      const isTheirs = second.sure.has(theirs) && !second.possible.has(mine);
      if (isMine && isTheirs) return [{ channel, gates: [mine, theirs] as const }];
    }
    return [];
  });
}
