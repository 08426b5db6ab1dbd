// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: the rule takes every <g> for interactive; these are not
import type { Placement } from "~/astrology/chart";
import { bodyColour, slugOf } from "../body-style";
import { type Dial, pointAt, type Ring, round } from "./dial";
import { GlyphUse } from "./glyph-use";
import type { PlacedBody } from "./layout";
import { formatSignPosition } from "./sign-position";

export type WheelBody = Pick<
  Placement,
  "planet" | "sign" | "degree" | "minute" | "longitude" | "isRetrograde" | "house"
>;

interface BodyRingProps {
  readonly bodies: readonly WheelBody[];
  readonly placed: readonly PlacedBody[];
  readonly ring: Ring;
  readonly dial: Dial;
  readonly litBy: (key: string) => readonly string[];
  /** Whose bodies, when they are the outer ones. */
  readonly owner?: string;
}

export function BodyRing({ bodies, placed, ring, dial, litBy, owner }: BodyRingProps) {
  return (
    <g className="wheel-bodies">
      {bodies.map((body, index) => {
        const key = (owner ? "outer-" : "") + slugOf(body.planet);
        return (
          <BodyMark
            key={key}
            {...{ body, ring, owner }}
            place={placed[index] as PlacedBody}
            dot={dial.aspects}
            dataBody={key}
            lit={litBy(key)}
          />
        );
      })}
    </g>
  );
}

/** Edge of the retrograde mark that takes the degree sign's place in the narrow rings. */
const SMALL_MARK = 8;

interface BodyMarkProps {
  readonly body: WheelBody;
  readonly place: PlacedBody;
  readonly ring: Ring;
  readonly dot: number;
  readonly dataBody: string;
  readonly lit: readonly string[];
  readonly owner?: string;
}

function BodyMark({ body, place, ring, dot, dataBody, lit, owner }: BodyMarkProps) {
  const { planet, degree, minute, house, isRetrograde } = body;
  const { glyph, numerals, markBox, leader, angle } = place;
  const spoken = [
    `${owner ? `${owner}: ` : ""}${planet} ${formatSignPosition(body)}`,
    house && `house ${house}`,
    isRetrograde && "retrograde",
  ].filter(Boolean);
  const foot = pointAt(dot, angle);
  return (
    <g
      role="img"
      tabIndex={0}
      aria-label={spoken.join(", ")}
      className="wheel-body"
      data-body={dataBody}
      data-lit={lit.join(" ")}
      style={{ color: bodyColour(planet) }}
    >
      <path className="wheel-leader" d={leader} />
      <circle cx={round(foot.x)} cy={round(foot.y)} r={2} fill="currentColor" />
      <circle className="wheel-hit" cx={round(glyph.x)} cy={round(glyph.y)} r={ring.glyphSize * 0.62} />
      <GlyphUse name={planet} x={glyph.x} y={glyph.y} size={ring.glyphSize} />
      {markBox && (
        <GlyphUse
          name="Retrograde"
          x={(markBox.left + markBox.right) / 2}
          y={(markBox.top + markBox.bottom) / 2}
          size={markBox.right - markBox.left}
        />
      )}
      {ring.withMinutes ? (
        <>
          <text className="wheel-degree" x={round(numerals.x + 1.5)} y={round(numerals.y - 1.2)}>
            {degree}°
          </text>
          <text className="wheel-minute" x={round(numerals.x + 1)} y={round(numerals.y + 10.4)}>
            {String(minute).padStart(2, "0")}′
          </text>
        </>
      ) : (
        <>
          <text
            className="wheel-degree"
            x={round(numerals.x - (isRetrograde ? SMALL_MARK / 2 : 0))}
            y={round(numerals.y + 3.8)}
          >
            {isRetrograde ? degree : `${degree}°`}
          </text>
          {isRetrograde && (
            <GlyphUse
              name="Retrograde"
              x={numerals.x + (degree > 9 ? 7 : 4)}
              y={numerals.y + 0.4}
              size={SMALL_MARK}
            />
          )}
        </>
      )}
    </g>
  );
}
