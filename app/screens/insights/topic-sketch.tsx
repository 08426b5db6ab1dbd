import { type GlyphName, glyphHref } from "~/components/drawings/glyphs";
import { SKETCH_RADIUS, WheelSketch } from "~/components/drawings/wheel-sketch";
import { CENTER, format, pointAt, round } from "~/components/zodiac-wheel/dial";

/** What Learn tells of besides planets, signs, houses and aspects. */
export const TOPICS = ["nodes", "chiron", "retrograde", "stellium", "chartRuler"] as const;
type LearnTopic = (typeof TOPICS)[number];

const GLYPH = 78;

/** A glyph within the ring of a sketch, at a dial angle. */
function Placed({
  name,
  angle,
  radius = SKETCH_RADIUS - 56,
  size = GLYPH,
}: {
  readonly name: GlyphName;
  readonly angle: number;
  readonly radius?: number;
  readonly size?: number;
}) {
  const { x, y } = pointAt(radius, angle);
  return (
    <use
      href={glyphHref(name)}
      x={round(x - size / 2)}
      y={round(y - size / 2)}
      width={size}
      height={size}
      className="text-ink"
    />
  );
}

/** What each topic is about, drawn with the wheel's own parts. */
export function TopicSketch({ topic }: { readonly topic: LearnTopic }) {
  const className = "size-24 text-gold sm:size-28";
  switch (topic) {
    case "nodes": {
      const [from, to] = [pointAt(56, 130), pointAt(56, 310)];
      return (
        <WheelSketch className={className}>
          <path d={`M${format(from)}L${format(to)}`} stroke="currentColor" strokeWidth={1.5} />
          <Placed name="North Node" angle={130} />
          <Placed name="South Node" angle={310} />
        </WheelSketch>
      );
    }
    case "chiron":
      return (
        <WheelSketch className={className}>
          <circle cx={CENTER} cy={CENTER} r={62} className="stroke-edge" strokeWidth={1} />
          <ellipse
            cx={CENTER + 18}
            cy={CENTER - 12}
            rx={136}
            ry={94}
            transform={`rotate(-24 ${CENTER} ${CENTER})`}
            stroke="currentColor"
            strokeWidth={1.5}
            strokeDasharray="4 3"
          />
          <Placed name="Chiron" angle={0} radius={0} size={96} />
        </WheelSketch>
      );
    case "retrograde":
      return (
        <WheelSketch className={className}>
          <path
            d="M110 322C176 322 300 300 330 248C352 208 306 178 262 204C210 236 220 300 290 300C330 300 366 262 390 226"
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinecap="round"
          />
          <Placed name="Retrograde" angle={100} radius={104} size={84} />
        </WheelSketch>
      );
    case "stellium":
      return (
        <WheelSketch className={className} tinted={[8]}>
          <Placed name="Venus" angle={46} radius={128} size={66} />
          <Placed name="Sun" angle={74} radius={96} size={66} />
          <Placed name="Mercury" angle={18} radius={100} size={66} />
        </WheelSketch>
      );
    case "chartRuler": {
      const [from, to] = [pointAt(SKETCH_RADIUS, 180), pointAt(SKETCH_RADIUS - 104, 20)];
      return (
        <WheelSketch className={className} tinted={[0]}>
          <path
            d={`M${format(from)}Q${CENTER - 30} ${CENTER - 120} ${format(to)}`}
            stroke="currentColor"
            strokeWidth={1.5}
            strokeDasharray="4 3"
          />
          <Placed name="Venus" angle={14} radius={112} />
        </WheelSketch>
      );
    }
  }
}
