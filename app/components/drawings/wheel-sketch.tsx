import type { ReactNode } from "react";
import { ASPECT_RULES, type AspectType } from "~/astrology/aspects";
import { TEMPERS } from "../zodiac-wheel/aspect-style";
import { CENTER, format, OUTER_RADIUS, pointAt, round, segmentPath, spokePath } from "../zodiac-wheel/dial";

/** Where the ring of a sketch ends inwards; what stands in it stands within. */
export const SKETCH_RADIUS = 172;
const MARGIN = 8;
/** Radius of the arc that shows the angle between two bodies. */
const ARC = 66;
const EDGE = 2 * (OUTER_RADIUS + MARGIN);

const RING = "sketch-ring";

/** What all sketches share, to be rendered once on a page that has some: ring and twelve divisions. */
export function SketchRing() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <path
        id={RING}
        d={`${ringPath(OUTER_RADIUS)}${ringPath(SKETCH_RADIUS)}${SPOKES}`}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1}
        className="stroke-edge"
      />
    </svg>
  );
}

const SPOKES = Array.from({ length: 12 }, (_, i) => spokePath(i * 30, SKETCH_RADIUS, OUTER_RADIUS)).join("");

function ringPath(radius: number): string {
  return `M${CENTER - radius} ${CENTER}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

interface WheelSketchProps {
  /** Segments to tint: 0–11, counter-clockwise from the left. */
  readonly tinted?: readonly number[];
  /** Colour of the tint; the text's own without one. */
  readonly color?: string;
  /** Joins the middles of the tinted segments. */
  readonly joined?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The wheel in small: ring, twelve divisions, some of them tinted. Decoration; what it shows is said beside it. */
export function WheelSketch({
  tinted = [],
  color,
  joined,
  className = "size-24",
  children,
}: WheelSketchProps) {
  const middles = tinted.map((index) => pointAt(SKETCH_RADIUS, 195 + index * 30));
  return (
    <svg
      viewBox={`${CENTER - EDGE / 2} ${CENTER - EDGE / 2} ${EDGE} ${EDGE}`}
      fill="none"
      aria-hidden="true"
      className={`block shrink-0 [&_*]:[vector-effect:non-scaling-stroke] ${className}`}
      style={color ? { color } : undefined}
    >
      <use href={`#${RING}`} />
      {tinted.length > 0 && (
        <path
          d={tinted.map((index) => segmentPath(180 + index * 30, 30, SKETCH_RADIUS, OUTER_RADIUS)).join("")}
          fill="currentColor"
          fillOpacity={0.85}
        />
      )}
      {joined && <path d={`M${middles.map(format).join("L")}Z`} stroke="currentColor" strokeWidth={1.5} />}
      {children}
    </svg>
  );
}

/** Two bodies at an aspect's angle, joined by its line in its own colour and dash. */
export function AspectSketch({
  type,
  className,
}: {
  readonly type: AspectType;
  readonly className?: string;
}) {
  const { angle } = ASPECT_RULES[type];
  // A conjunction's bodies side by side: on top of each other they would be one.
  const half = Math.max(angle / 2, 6);
  const [left, right] = [90 + half, 90 - half];
  const [from, to] = [pointAt(SKETCH_RADIUS - 22, left), pointAt(SKETCH_RADIUS - 22, right)];
  const [open, close] = [pointAt(ARC, left), pointAt(ARC, right)];
  return (
    <WheelSketch className={className}>
      {angle > 0 && (
        <>
          <path
            d={`M${format(from)}L${CENTER} ${CENTER}L${format(to)}`}
            className="stroke-edge"
            strokeWidth={1}
          />
          <path
            d={`M${format(open)}A${ARC} ${ARC} 0 0 1 ${format(close)}`}
            className="stroke-gold"
            strokeWidth={1.5}
          />
        </>
      )}
      <path
        d={`M${format(from)}L${format(to)}`}
        className={`wheel-aspect wheel-${TEMPERS[type]}`}
        strokeWidth={2.5}
      />
      {[from, to].map(({ x, y }) => (
        <circle key={x} cx={round(x)} cy={round(y)} r={15} className="fill-ink" />
      ))}
    </WheelSketch>
  );
}
