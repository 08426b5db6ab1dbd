// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: the rule takes every <g> for focusable; these are not
import type { House } from "~/astrology/chart";
import { normalizeDegrees } from "../../astrology/angles";
import { elementOf, SIGNS } from "../../astrology/signs";
import {
  CENTER,
  type Dial,
  INNER_RADIUS,
  OUTER_RADIUS,
  pointAt,
  round,
  segmentPath,
  spokePath,
} from "./dial";
import { GlyphUse } from "./glyph-use";

export interface DialProps {
  readonly dial: Dial;
  readonly angleOf: (longitude: number) => number;
}

/** Edge of a sign's glyph where there is room for it. */
const SIGN_GLYPH = 22;

/** The twelve signs: tinted segments, their glyphs on the rim, a scale of five degrees. */
export function SignRing({ dial, angleOf }: DialProps) {
  const middle = (OUTER_RADIUS + dial.signs) / 2;
  const size = Math.min(SIGN_GLYPH, OUTER_RADIUS - dial.signs - 3);
  let scale = "";
  for (let degree = 5; degree < 360; degree += 5) {
    if (degree % 30 !== 0)
      scale += spokePath(angleOf(degree), dial.signs, dial.signs + (degree % 10 ? 2.5 : 4.5));
  }
  return (
    <g aria-hidden="true">
      {SIGNS.map((sign, index) => {
        const start = angleOf(index * 30);
        const { x, y } = pointAt(middle, start + 15);
        return (
          <g key={sign} className="wheel-sign" style={{ color: `var(--${elementOf(sign).toLowerCase()})` }}>
            <path d={segmentPath(start, 30, INNER_RADIUS, OUTER_RADIUS)} />
            <path className="wheel-sign-band" d={segmentPath(start, 30, dial.signs, OUTER_RADIUS)} />
            <GlyphUse name={sign} x={x} y={y} size={size} />
          </g>
        );
      })}
      <path
        className="wheel-divider"
        d={SIGNS.map((_, i) => spokePath(angleOf(i * 30), INNER_RADIUS, OUTER_RADIUS)).join("")}
      />
      <path className="wheel-scale" d={scale} />
      <circle className="wheel-ring" cx={CENTER} cy={CENTER} r={dial.signs} />
      <circle className="wheel-ring" cx={CENTER} cy={CENTER} r={INNER_RADIUS} />
      <circle className="wheel-ring wheel-rim" cx={CENTER} cy={CENTER} r={OUTER_RADIUS} />
    </g>
  );
}

/** Half the height of a digit of the house numbers. */
const DIGIT = 4.2;

/** Cusps as spokes, the number of each house within. */
export function HouseRing({
  dial,
  houses,
  angleOf,
}: DialProps & { readonly houses: readonly Pick<House, "house" | "longitude">[] }) {
  const middle = (dial.houses + dial.aspects) / 2;
  return (
    <g aria-hidden="true">
      <circle className="wheel-ring" cx={CENTER} cy={CENTER} r={dial.aspects} />
      {houses.length > 0 && <circle className="wheel-ring" cx={CENTER} cy={CENTER} r={dial.houses} />}
      <path
        className="wheel-house"
        d={houses.map(({ longitude }) => spokePath(angleOf(longitude), dial.aspects, INNER_RADIUS)).join("")}
      />
      {houses.map(({ house, longitude }, index) => {
        const next = houses[(index + 1) % houses.length]?.longitude ?? longitude;
        const { x, y } = pointAt(middle, angleOf(longitude + normalizeDegrees(next - longitude) / 2));
        return (
          <text key={house} className="wheel-house-number" x={round(x)} y={round(y + DIGIT)}>
            {house}
          </text>
        );
      })}
    </g>
  );
}
