import { memo } from "react";
import type { Axis, MidpointOnAxis, PointOnAxis } from "~/astrology/midpoint-dial";
import type { Dial } from "~/astrology/midpoints";
import type { NatalPoint } from "~/astrology/natal-points";
import { bodyColour } from "~/components/drawings/body-style";
import { round } from "~/components/zodiac-wheel/dial";
import { GlyphUse } from "~/components/zodiac-wheel/glyph-use";
import { type DialLayout, type PlacedPoint, type Spot, spotAt } from "./lay-out-dial";

interface DialDrawingProps {
  readonly layout: DialLayout;
  readonly dial: Dial;
  /** Degrees on the dial. */
  readonly pointer: number;
  readonly axis: Axis;
}

/**
 * The dial as a picture of what its lists say. All is drawn in the text's colour of its part, so that a system that
 * chooses the colours has them too.
 */
export function DialDrawing({ layout, dial, pointer, axis }: DialDrawingProps) {
  const { size } = layout;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="block w-full forced-color-adjust-auto print:max-w-[13cm]"
      fill="none"
      aria-hidden="true"
      data-dial={dial}
    >
      <Face layout={layout} dial={dial} />
      <Pointer layout={layout} angle={(pointer * 360) / dial} axis={axis} />
      <Points points={layout.points} glyph={layout.glyph} />
    </svg>
  );
}

/** Circles, ticks and numbers. */
const Face = memo(function Face({ layout, dial }: Pick<DialDrawingProps, "layout" | "dial">) {
  const { middle, scale, circles, numbers, ticks } = layout;
  const [outer, inner] = scale;
  /** Whole degrees on 90°, half ones on 45°. */
  const all = Array.from({ length: 90 }, (_, i) => i);
  const middling = dial === 90 ? 5 : 2;
  const long = (i: number) => (i % 10 === 0 ? 1 : i % middling === 0 ? 0.75 : 0.4);
  return (
    <>
      <g className="text-edge" stroke="currentColor">
        {[outer, inner, ...circles].map((radius) => (
          <circle key={radius} cx={middle} cy={middle} r={round(radius)} opacity={0.55} />
        ))}
        <path d={all.map((i) => ray(middle, i * 4, outer, outer - ticks * long(i))).join("")} />
      </g>
      <g className="text-muted" fill="currentColor" fontSize={12} textAnchor="middle">
        {all
          .filter((i) => i % 10 === 0)
          .map((i) => {
            const { x, y } = spotAt(middle, numbers, i * 4);
            return (
              <text key={i} x={round(x)} y={round(y + 4)} className="tabular">
                {(i * dial) / 90}
              </text>
            );
          })}
      </g>
    </>
  );
});

interface PointsProps {
  readonly points: readonly PlacedPoint[];
  readonly glyph: number;
}

/** A tick at each true place, a leader from it, and the glyph. */
const Points = memo(function Points({ points, glyph }: PointsProps) {
  return points.map(({ ring, point, glyph: at, leader: [from, to] }) => (
    <g key={`${ring} ${point}`} style={{ color: inkOf(point) }} data-ring={ring}>
      <path d={line(from, to)} stroke="currentColor" strokeWidth={1} />
      <circle cx={round(from.x)} cy={round(from.y)} r={1.75} fill="currentColor" />
      <GlyphUse name={point} x={at.x} y={at.y} size={glyph} />
    </g>
  ));
});

interface PointerProps extends Pick<DialDrawingProps, "layout" | "axis"> {
  /** Degrees of the circle. */
  readonly angle: number;
}

/** The pointer through both ends, a ring around what stands on it, and a broken line for each midpoint. */
function Pointer({ layout, angle, axis: { near, far } }: PointerProps) {
  const { middle, tip, points, glyph } = layout;
  const at = (radius: number, from = 0) => spotAt(middle, radius, angle + from);
  const head = tip - 11;
  const wing = 5.5 / head;
  const find = (one: Pick<PointOnAxis, "ring" | "point">) =>
    points.find(({ ring, point }) => ring === one.ring && point === one.point);
  const chord = ({ ring, a, b }: MidpointOnAxis) => {
    const [from, to] = [find({ ring, point: a }), find({ ring, point: b })];
    return from && to ? line(from.leader[0], to.leader[0]) : "";
  };
  const [left, right] = [at(head, (wing * 180) / Math.PI), at(head, (-wing * 180) / Math.PI)];
  return (
    <>
      <path
        d={[...near.midpoints, ...far.midpoints].map(chord).join("") || "M0 0"}
        className="text-lilac"
        stroke="currentColor"
        strokeDasharray="4 3"
        opacity={0.8}
      />
      <g className="text-gold" stroke="currentColor">
        <path d={line(at(-tip), at(head))} strokeWidth={1.75} />
        <path d={`${line(at(tip), left)}L${text(right)}Z`} fill="currentColor" />
        <circle {...centre(at(-tip + 4))} r={3} fill="currentColor" />
        {[...near.points, ...far.points].map((one) => {
          const found = find(one);
          return found ? (
            <circle
              key={`${one.ring} ${one.point}`}
              {...centre(found.glyph)}
              r={glyph / 2 + 1.5}
              strokeWidth={1.75}
              className="fill-card forced-colors:fill-[Canvas]"
            />
          ) : null;
        })}
      </g>
    </>
  );
}

function inkOf(point: NatalPoint): string {
  return point === "Ascendant" || point === "Midheaven" ? "var(--ink)" : bodyColour(point);
}

function ray(middle: number, angle: number, from: number, to: number): string {
  return line(spotAt(middle, from, angle), spotAt(middle, to, angle));
}

function line(from: Spot, to: Spot): string {
  return `M${text(from)}L${text(to)}`;
}

function text({ x, y }: Spot): string {
  return `${round(x)} ${round(y)}`;
}

function centre({ x, y }: Spot): { readonly cx: number; readonly cy: number } {
  return { cx: round(x), cy: round(y) };
}
