// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: the rule takes every <g> for interactive; these are not
import type { ChartPosition } from "~/astrology/chart";
import type { MarkProps } from "../drawings/mark";
import { CENTER, labelArc, OUTER_RADIUS, rimLabelAngle, segmentPath, spokePath } from "./dial";
import { rimTextOf } from "./titles";

/** Radius of the foot of the labels on the rim, and how far their letters reach; units. */
const LABEL = { radius: 231, depth: 9.5 };
/** From the rim to where the tick of an angle ends, below the labels. */
const TICK = 6;
/** Degrees of the rim that a letter of a label takes, and that lie between two labels. */
const LETTER = 1.75;
const BETWEEN = 4;
/** How far into the signs a press on a label may be off. */
const INTO_SIGNS = 9;

interface AnglesProps {
  readonly id: string;
  readonly rising: ChartPosition;
  readonly midheaven: ChartPosition | null;
  readonly angleOf: (longitude: number) => number;
  readonly markOf: (key: string) => MarkProps;
}

/** The four angles on the rim: a tick at each true degree, outside of the signs, and a label beyond it. */
export function Angles({ id, rising, midheaven, angleOf, markOf }: AnglesProps) {
  const mc = midheaven && angleOf(midheaven.longitude);
  const ac = rimTextOf("ascendant", rising.longitude);
  const dc = rimTextOf("descendant", rising.longitude);
  const crossing = midheaven && {
    mc: rimTextOf("midheaven", midheaven.longitude),
    ic: rimTextOf("ic", midheaven.longitude),
  };
  const room = (a: RimText, b: RimText) => ((lengthOf(a) + lengthOf(b)) / 2) * LETTER + BETWEEN;
  const ticks = mc === null ? [180, 0] : [180, 0, mc, mc + 180];
  return (
    <g>
      <path
        className="wheel-axis"
        d={ticks.map((angle) => spokePath(angle, OUTER_RADIUS, OUTER_RADIUS + TICK)).join("")}
      />
      <RimLabel id={`${id}-ac`} angle={180} mark={markOf("angle-ascendant")} text={ac} />
      <RimLabel id={`${id}-dc`} angle={0} mark={markOf("angle-descendant")} text={dc} />
      {crossing && mc !== null && (
        <>
          <RimLabel
            id={`${id}-mc`}
            angle={rimLabelAngle(mc, [room(ac, crossing.mc), room(dc, crossing.mc)])}
            mark={markOf("angle-midheaven")}
            text={crossing.mc}
          />
          <RimLabel
            id={`${id}-ic`}
            angle={rimLabelAngle(mc + 180, [room(ac, crossing.ic), room(dc, crossing.ic)])}
            mark={markOf("angle-ic")}
            text={crossing.ic}
          />
        </>
      )}
    </g>
  );
}

type RimText = ReturnType<typeof rimTextOf>;

/** In letters. */
const lengthOf = ({ name, degrees }: RimText) => name.length + degrees.length;

interface RimLabelProps {
  readonly id: string;
  readonly angle: number;
  readonly mark: MarkProps;
  readonly text: RimText;
}

function RimLabel({ id, angle, mark, text }: RimLabelProps) {
  const width = lengthOf(text) * LETTER + BETWEEN;
  return (
    <g {...mark} className="wheel-rim-label">
      <path
        className="wheel-hit"
        d={segmentPath(angle - width / 2, width, OUTER_RADIUS - INTO_SIGNS, CENTER)}
      />
      <path id={id} d={labelArc(angle, LABEL.radius, 70, LABEL.depth)} fill="none" />
      <text className="wheel-angle">
        <textPath href={`#${id}`} startOffset="50%">
          {text.name}
          {/* On narrow screens letters are larger, and degrees are left out. */}
          {text.degrees && <tspan className="wheel-angle-degrees">{text.degrees}</tspan>}
        </textPath>
      </text>
    </g>
  );
}
