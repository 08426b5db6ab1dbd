// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: the rule takes every <g> for interactive; these are not
import { slugOf } from "../drawings/body-style";
import type { MarkProps } from "../drawings/mark";
import { AIR } from "./column";
import { format, pointAt, round } from "./dial";
import { GlyphUse } from "./glyph-use";
import type { PlacedBody, PlacedPart } from "./place";
import { inkOf, isExtra, type WheelBody } from "./wheel-chart";

interface BodyRingProps {
  readonly bodies: readonly WheelBody[];
  readonly placed: readonly PlacedBody[];
  /** What each can be touched by. */
  readonly targets: readonly string[];
  /** Radius where the aspect lines end: a dot marks the true degree there too. */
  readonly aspects: number;
  readonly litBy: (key: string) => readonly string[];
  /** The keys of what a card tells about. */
  readonly shown: readonly string[];
  /** The keys of the planets of the figure that is lit. */
  readonly figure: readonly string[];
  /** Whether numerals fill their boxes in any font: where those are cut to the font. */
  readonly isFitted: boolean;
  readonly markOf: (key: string) => MarkProps;
  /** What the keys of a ring around the first begin with: "outer-". */
  readonly prefix?: string;
}

export function BodyRing(props: BodyRingProps) {
  const { bodies, placed, targets, prefix = "", litBy, markOf, shown, figure, ...rest } = props;
  return (
    <g className="wheel-bodies">
      {bodies.map((body, index) => {
        const key = prefix + slugOf(body.planet);
        return (
          <BodyMark
            key={key}
            body={body}
            place={placed[index] as PlacedBody}
            target={targets[index] as string}
            dataBody={key}
            lit={litBy(key)}
            isShown={shown.includes(key)}
            isInFigure={figure.includes(key)}
            mark={markOf(key)}
            {...rest}
          />
        );
      })}
    </g>
  );
}

interface BodyMarkProps extends Pick<BodyRingProps, "aspects" | "isFitted"> {
  readonly body: WheelBody;
  readonly place: PlacedBody;
  readonly target: string;
  readonly dataBody: string;
  readonly lit: readonly string[];
  readonly isShown: boolean;
  readonly isInFigure: boolean;
  readonly mark: MarkProps;
}

function BodyMark(props: BodyMarkProps) {
  const { body, place, target, aspects, dataBody, lit, isShown, isInFigure, isFitted, mark } = props;
  const foot = pointAt(aspects, place.angle);
  return (
    <g
      {...mark}
      className={`wheel-body ${isExtra(body.planet) ? "wheel-extra" : ""}`}
      data-body={dataBody}
      data-lit={lit.join(" ")}
      data-shown={isShown || undefined}
      data-figure={isInFigure || undefined}
      style={{ color: inkOf(body.planet) }}
    >
      <path className="wheel-hit" d={target} />
      <path
        className="wheel-leader"
        d={`M${place.leader.map(({ radius, angle }) => format(pointAt(radius, angle))).join("L")}`}
      />
      <circle cx={round(foot.x)} cy={round(foot.y)} r={1.8} fill="currentColor" />
      {place.parts.map((part) => (
        <PartMark key={part.name} part={part} body={body} isFitted={isFitted} />
      ))}
    </g>
  );
}

/** How far below its middle a numeral's foot stands, in its own height. */
export const FOOT = 0.36;

interface PartMarkProps extends Pick<BodyRingProps, "isFitted"> {
  readonly part: PlacedPart;
  readonly body: WheelBody;
}

function PartMark({ part: { name, size, box }, body, isFitted }: PartMarkProps) {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const numeral = {
    x: round(x),
    y: round(y),
    dy: `${FOOT}em`,
    ...(isFitted && {
      fontSize: round(size),
      textLength: round(box.right - box.left - AIR),
      lengthAdjust: "spacingAndGlyphs",
    }),
  };
  switch (name) {
    case "glyph":
      return <GlyphUse name={body.planet} x={x} y={y} size={size} />;
    case "sign":
      return (
        <g className="wheel-of-sign">
          <GlyphUse name={body.sign} x={x} y={y} size={size} />
        </g>
      );
    case "retrograde":
      return <GlyphUse name="Retrograde" x={x} y={y} size={size} />;
    case "degree":
      return (
        <text className="wheel-degree" {...numeral}>
          {body.degree}°
        </text>
      );
    case "minute":
      return (
        <text className="wheel-minute" {...numeral}>
          {String(body.minute).padStart(2, "0")}′
        </text>
      );
    default:
      throw new RangeError(`Unknown part: ${name satisfies never}`);
  }
}
