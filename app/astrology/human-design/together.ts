import { CHANNELS, type Channel, gatesOfChannel } from "./centres";
import type { Gate } from "./gates";

/** A channel that two people complete: each holds one of its gates, and neither both. */
export interface SharedChannel {
  readonly channel: Channel;
  /** What the first of them brings, and what the second. */
  readonly gates: readonly [Gate, Gate];
}

/** The channels that two people complete together, in the order of `CHANNELS`. */
export function completedTogether(
  first: ReadonlySet<Gate>,
  second: ReadonlySet<Gate>,
): readonly SharedChannel[] {
  return CHANNELS.flatMap((channel) => {
    const [a, b] = gatesOfChannel(channel);
    for (const [mine, theirs] of [
      [a, b],
      [b, a],
    ] as const) {
      const isMine = first.has(mine) && !first.has(theirs);
      const isTheirs = second.has(theirs) && !second.has(mine);
      if (isMine && isTheirs) return [{ channel, gates: [mine, theirs] as const }];
    }
    return [];
  });
}
