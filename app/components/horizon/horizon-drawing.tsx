import { memo, useId } from "react";
import { bodyColour } from "../drawings/body-style";
import { glyphHref } from "../drawings/glyphs";
import { curveOf, layOut, type Panorama, type PlacedBody, panorama, pointOf } from "./layout";
import type { EclipticEnd, SkyOver } from "./sky-over";

interface HorizonDrawingProps {
  readonly sky: SkyOver;
  /** Of the drawing, CSS pixels. */
  readonly width: number;
  /** Degrees: southern visitors look north. */
  readonly latitude: number;
  /** What a screen reader says of it. */
  readonly label: string;
}

/** Of the ground with the directions and the signs that rise and set, CSS pixels. */
const GROUND = 58;
/** From here on there is room for eight directions. */
const WIDE = 480;
const GLYPH = 18;
const SIGN = 14;

/** The whole horizon, unrolled, and what stands above it. */
export const HorizonDrawing = memo(function HorizonDrawing({
  sky,
  width,
  latitude,
  label,
}: HorizonDrawingProps) {
  const id = useId();
  const view = panorama(width, latitude);
  const { height } = view;
  const { bodies, signs } = layOut(sky, view);
  const { day, dusk } = shades(sky.sunAltitude);
  return (
    <svg
      viewBox={`0 0 ${width} ${height + GROUND}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full rounded-lg tabular"
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.2" style={{ stopColor: "var(--sky-dusk)", stopOpacity: 0 }} />
        <stop offset="1" style={{ stopColor: "var(--sky-dusk)" }} />
      </linearGradient>
      <rect width={width} height={height} style={{ fill: "var(--sky-night)" }} />
      <rect width={width} height={height} style={{ fill: "var(--sky-day)" }} opacity={day} />
      <rect width={width} height={height} fill={`url(#${id})`} opacity={dusk} />
      {[30, 60].map((altitude) => {
        const { y } = pointOf({ azimuth: view.centre, altitude }, view);
        return (
          <g key={altitude} className="fill-muted text-[11px]">
            <path d={`M0 ${y}H${width}`} className="stroke-muted" strokeWidth={0.5} opacity={0.35} />
            <text x={4} y={y - 3}>
              {altitude}°
            </text>
          </g>
        );
      })}
      <path
        d={curveOf(sky.ecliptic, view)}
        className="fill-none stroke-gold"
        strokeWidth={1.25}
        strokeDasharray="5 4"
      />
      {sky.borders.map((border, i) => {
        const { x, y } = pointOf(border, view);
        return border.altitude > 0 && <circle key={String(i)} cx={x} cy={y} r={2} className="fill-gold" />;
      })}
      {signs.map(({ sign, x, y }) => (
        <use
          key={sign}
          href={glyphHref(sign)}
          x={x - SIGN / 2}
          y={y - SIGN / 2}
          width={SIGN}
          height={SIGN}
          className="text-muted"
        />
      ))}
      {bodies.map((body) => (
        <BodyMark key={body.body} {...body} />
      ))}
      <rect y={height} width={width} height={GROUND} className="fill-sunken" />
      <path d={`M0 ${height}H${width}`} className="stroke-edge" />
      <Directions view={view} />
      <Ends sky={sky} view={view} />
    </svg>
  );
});

/** How much of the day's and of the twilight's colour the sky has, 0 to 1, by the Sun's altitude in degrees. */
function shades(sunAltitude: number) {
  const part = (value: number) => Math.min(1, Math.max(0, value));
  return {
    day: part((sunAltitude + 12) / 14).toFixed(3),
    dusk: part(1 - Math.abs(sunAltitude + 3) / 9).toFixed(3),
  };
}

function BodyMark({ body, at, glyph }: PlacedBody) {
  const [dx, dy] = [glyph.x - at.x, glyph.y - at.y];
  const far = Math.hypot(dx, dy);
  const size = body === "Sun" ? 7 : body === "Moon" ? 6 : 2.75;
  const [from, to] = [size + 1, far - GLYPH / 2];
  return (
    <g style={{ color: bodyColour(body) }}>
      <title>{body}</title>
      {to > from + 3 && (
        <path
          d={`M${at.x + (dx / far) * from} ${at.y + (dy / far) * from}L${at.x + (dx / far) * to} ${at.y + (dy / far) * to}`}
          stroke="currentColor"
          strokeWidth={0.75}
        />
      )}
      <circle cx={at.x} cy={at.y} r={size} fill="currentColor" />
      <use
        href={glyphHref(body)}
        x={glyph.x - GLYPH / 2}
        y={glyph.y - GLYPH / 2}
        width={GLYPH}
        height={GLYPH}
      />
    </g>
  );
}

const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

function Directions({ view }: { readonly view: Panorama }) {
  const { width, height } = view;
  return (
    <g textAnchor="middle" className="fill-ink text-[13px] font-semibold">
      {DIRECTIONS.map((name, i) => {
        if (name.length > 1 && width < WIDE) return null;
        const { x } = pointOf({ azimuth: i * 45, altitude: 0 }, view);
        const isBehind = x > width - 1 || x < 1;
        return (
          <g key={name}>
            <path d={`M${x} ${height}v4`} className="stroke-edge" />
            <text x={x} y={height + 17}>
              {isBehind ? "" : name}
            </text>
            {isBehind && (
              <>
                <text x={4} y={height + 17} textAnchor="start">
                  {name}
                </text>
                <text x={width - 4} y={height + 17} textAnchor="end">
                  {name}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** About the width of the longest text of an end, and half of it. */
const TEXT = 112;

/** Which signs come up and go down, under the places where they do. */
function Ends({ sky: { rising, setting }, view }: { readonly sky: SkyOver; readonly view: Panorama }) {
  const clamped = (x: number) => Math.min(view.width - TEXT / 2, Math.max(TEXT / 2, x));
  const ends = [
    { end: rising, does: "rises", mark: "m0 -5 4 5h-8z" },
    { end: setting, does: "sets", mark: "m0 0 4 -5h-8z" },
  ].map(({ end, ...words }) => ({ ...words, sign: signOf(end), x: pointOf(end, view).x }));
  const [first, second] = ends as [(typeof ends)[0], (typeof ends)[0]];
  const isCrowded = Math.abs(clamped(first.x) - clamped(second.x)) < TEXT;
  return (
    <g textAnchor="middle" className="fill-gold text-xs">
      {ends.map(({ sign, does, mark, x }, i) => (
        <g key={does}>
          <path d={`M${x} ${view.height}${mark}`} />
          <text x={clamped(x)} y={view.height + (isCrowded && i === 1 ? 50 : 35)}>
            {sign} {does}
          </text>
        </g>
      ))}
    </g>
  );
}

function signOf({ position }: EclipticEnd) {
  return position.sign;
}
