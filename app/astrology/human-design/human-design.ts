import type { Instant } from "../instant";
import { type Activation, activationsAt } from "./activations";
import { designInstantOf } from "./design-instant";
import type { Line } from "./gates";
import { type DesignProfile, type DesignShape, designShape, profileOf } from "./shape";

export interface HumanDesign extends DesignShape {
  readonly designInstant: Instant;
  readonly birth: readonly Activation[];
  readonly design: readonly Activation[];
  readonly profile: DesignProfile;
}

/**
 * The human design of a birth: what the bodies hold then and when the Sun was 88° behind, and what that makes. Gates
 * and lines are as exact as `positionsAt`: within 0.5″ of an edge either side may be right.
 */
export function humanDesign(instant: Instant): HumanDesign {
  const designInstant = designInstantOf(instant);
  const birth = activationsAt(instant);
  const design = activationsAt(designInstant);
  const gates = new Set([...birth, ...design].map(({ gate }) => gate));
  return {
    designInstant,
    birth,
    design,
    profile: profileOf(lineOfSun(birth), lineOfSun(design)),
    ...designShape(gates),
  };
}

function lineOfSun(side: readonly Activation[]): Line {
  return side.find(({ body }) => body === "Sun")?.line as Line;
}
