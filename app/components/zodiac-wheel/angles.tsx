// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: the rule takes every <g> for interactive; these are not
import type { ChartPosition } from "~/astrology/chart";
import { separation } from "../../astrology/angles";
import { labelArc, midheavenLabelAngle, OUTER_RADIUS, spokePath } from "./dial";
import type { DialProps } from "./rings";
import { formatSignPosition } from "./sign-position";

/** Radius of the foot of the labels on the rim, how far their letters reach, and the arc that one may fill. */
const LABEL = { radius: 227, depth: 9.5, span: 70 };
/** Degrees of the rim between the middles of two neighbouring labels. */
const LABEL_ROOM = 27;

interface AnglesProps extends DialProps {
  readonly id: string;
  readonly rising: ChartPosition;
  readonly midheaven: ChartPosition | null;
  readonly glyphAngles: readonly number[];
}

/** Degrees to either side of a glyph's middle where a spoke would touch it. */
const GLYPH_REACH = 4.6;

/**
 * The axes with their labels on the rim. The band of the signs stays clear for their glyphs, and so does that of the
 * bodies where one had to be placed on an axis.
 */
export function Angles({ id, dial, rising, midheaven, glyphAngles, angleOf }: AnglesProps) {
  const mc = midheaven && angleOf(midheaven.longitude);
  const mcLabel = mc === null ? null : midheavenLabelAngle(mc, LABEL_ROOM);
  const half = (angle: number) => {
    const touchesGlyph = glyphAngles.some((glyphAngle) => separation(glyphAngle, angle) < GLYPH_REACH);
    const [from, to] = touchesGlyph ? [dial.signs - 5, dial.houses + 5] : [dial.signs, dial.houses];
    return (
      spokePath(angle, OUTER_RADIUS - 3, OUTER_RADIUS + 3) +
      (touchesGlyph
        ? spokePath(angle, from, dial.signs) + spokePath(angle, dial.houses, to)
        : spokePath(angle, to, from))
    );
  };
  const axis = (angle: number) => half(angle) + half(angle + 180);
  return (
    <g>
      <path className="wheel-axis" d={axis(180)} />
      {mc !== null && <path className="wheel-axis wheel-axis-minor" d={axis(mc)} />}
      <RimLabel
        id={`${id}-ac`}
        angle={180}
        name={`Ascendant ${formatSignPosition(rising)}`}
        short="AC"
        point={rising}
      />
      <RimLabel id={`${id}-dc`} angle={0} name="Descendant" short="DC" />
      {midheaven && mcLabel !== null && (
        <>
          <RimLabel
            id={`${id}-mc`}
            angle={mcLabel}
            name={`Midheaven ${formatSignPosition(midheaven)}`}
            short="MC"
            point={midheaven}
          />
          <RimLabel id={`${id}-ic`} angle={mcLabel + 180} name="Imum Coeli" short="IC" />
        </>
      )}
    </g>
  );
}

interface RimLabelProps {
  readonly id: string;
  readonly angle: number;
  readonly name: string;
  readonly short: string;
  readonly point?: ChartPosition;
}

function RimLabel({ id, angle, name, short, point }: RimLabelProps) {
  return (
    <g role="img" aria-label={name}>
      <path id={id} d={labelArc(angle, LABEL.radius, LABEL.span, LABEL.depth)} fill="none" />
      <text className="wheel-angle">
        <textPath href={`#${id}`} startOffset="50%">
          {point ? `${short} ${point.sign} ${point.degree}°${String(point.minute).padStart(2, "0")}′` : short}
        </textPath>
      </text>
    </g>
  );
}
