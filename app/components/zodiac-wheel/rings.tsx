// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: the rule takes every <g> for focusable; these are not
import { signedDifference } from "../../astrology/angles";
import { ELEMENTS, elementOf, SIGNS } from "../../astrology/signs";
import type { MarkProps } from "../drawings/mark";
import {
  CENTER,
  INNER_RADIUS,
  OUTER_RADIUS,
  pointAt,
  round,
  SIGNS_RADIUS,
  segmentPath,
  spokePath,
} from "./dial";
import { GlyphUse } from "./glyph-use";
import type { WheelLayout } from "./layout";
import { SCALE } from "./place";

type AngleOf = (longitude: number) => number;
type MarkOf = (key: string) => MarkProps;

/** Edge of a sign's glyph in the band. */
const SIGN_GLYPH = 17;

/** The twelve signs: tinted segments and their glyphs on the rim. */
export function SignRing({ angleOf, markOf }: { readonly angleOf: AngleOf; readonly markOf: MarkOf }) {
  const middle = (OUTER_RADIUS + SIGNS_RADIUS) / 2;
  return (
    <g>
      {ELEMENTS.map((element) => {
        const starts = SIGNS.flatMap((sign, i) => (elementOf(sign) === element ? [angleOf(i * 30)] : []));
        return (
          <path
            key={element}
            className="wheel-tint"
            style={{ color: `var(--${element.toLowerCase()})` }}
            d={starts.map((start) => segmentPath(start, 30, INNER_RADIUS, SIGNS_RADIUS)).join("")}
          />
        );
      })}
      {SIGNS.map((sign, index) => {
        const start = angleOf(index * 30);
        const { x, y } = pointAt(middle, start + 15);
        return (
          <g
            {...markOf(`sign-${sign}`)}
            key={sign}
            className="wheel-sign"
            style={{ color: `var(--${elementOf(sign).toLowerCase()})` }}
          >
            <path d={segmentPath(start, 30, SIGNS_RADIUS, OUTER_RADIUS)} />
            <path className="wheel-hit" d={segmentPath(start, 30, SIGNS_RADIUS, CENTER)} />
            <GlyphUse name={sign} x={x} y={y} size={SIGN_GLYPH} />
          </g>
        );
      })}
      <path
        className="wheel-divider"
        d={SIGNS.map((_, i) => spokePath(angleOf(i * 30), SIGNS_RADIUS, OUTER_RADIUS)).join("")}
      />
      <circle className="wheel-ring wheel-rim" cx={CENTER} cy={CENTER} r={OUTER_RADIUS} />
    </g>
  );
}

/** The circle on which true degrees are read: a tick for each degree, longer ones at five and ten. */
export function Scale({ edge, angleOf }: { readonly edge: number; readonly angleOf: AngleOf }) {
  return (
    <g aria-hidden="true">
      <path
        className="wheel-scale"
        d={ticksOf(edge)}
        transform={`rotate(${(-angleOf(0)).toFixed(2)} ${CENTER} ${CENTER})`}
      />
      <circle className="wheel-ring" cx={CENTER} cy={CENTER} r={round(edge)} />
    </g>
  );
}

let latest = { edge: 0, ticks: "" };

/** With 0° Aries at the right: nearly every wheel has the same, turned by where its first degree stands. */
function ticksOf(edge: number): string {
  if (latest.edge === edge) return latest.ticks;
  let ticks = "";
  for (let degree = 0; degree < 360; degree++) {
    const part = degree % 10 === 0 ? 1 : degree % 5 === 0 ? 0.8 : 0.5;
    ticks += spokePath(degree, edge - SCALE * part, edge);
  }
  latest = { edge, ticks };
  return ticks;
}

interface HousesProps {
  readonly layout: WheelLayout;
  /** Dial angles of the cusps, first house first. */
  readonly cusps: readonly number[];
  readonly markOf: MarkOf;
}

/** What of each house can be touched: its sector, whichever way it runs, below everything else. */
export function HouseSectors({ layout, cusps, markOf }: HousesProps) {
  return (
    <g>
      {cusps.map((cusp, i) => {
        const span = signedDifference(cusps[(i + 1) % cusps.length] as number, cusp);
        return (
          <path
            {...markOf(`house-${i + 1}`)}
            // biome-ignore lint/suspicious/noArrayIndexKey: houses are numbered
            key={i}
            className="wheel-sector"
            d={segmentPath(
              span < 0 ? cusp + span : cusp,
              Math.abs(span),
              round(layout.aspects),
              SIGNS_RADIUS,
            )}
          />
        );
      })}
    </g>
  );
}

/** The hub: its two circles and the number of each house. */
export function Hub({ layout: { hub, aspects, houses } }: Pick<HousesProps, "layout">) {
  return (
    <g aria-hidden="true">
      <circle className="wheel-ring" cx={CENTER} cy={CENTER} r={round(aspects)} />
      {houses.length > 0 && <circle className="wheel-ring" cx={CENTER} cy={CENTER} r={round(hub)} />}
      {houses.map(({ at }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: houses are numbered
        <text key={i} className="wheel-house-number" x={round(at.x)} y={round(at.y)} dy="0.34em">
          {i + 1}
        </text>
      ))}
    </g>
  );
}
