const RADIUS = 100;

/** The larger seas as seen from the north: centre and radii in hundredths of the disc's radius. */
const SEAS = [
  [-28, -46, 27, 24],
  [20, -42, 16, 15],
  [36, -13, 20, 17],
  [63, -28, 9, 12],
  [53, 12, 13, 18],
  [36, 24, 9, 9],
  [-62, -12, 19, 36],
  [-50, 38, 11, 11],
  [-20, 34, 18, 15],
  [4, -78, 38, 6],
] as const;

const TURNS = {
  waxing: { northern: undefined, southern: "rotate(180)" },
  waning: { northern: "scale(-1 1)", southern: "scale(1 -1)" },
} as const;

interface MoonDiscProps {
  /** Degrees ahead of the Sun, [0, 360): below 180 the Moon waxes. */
  readonly elongation: number;
  /** The sunlit part of the disc, percent. */
  readonly illumination: number;
  /** As it stands in the southern sky: turned by half a circle. */
  readonly southern?: boolean;
  /** With its seas. */
  readonly detailed?: boolean;
  readonly className?: string;
  /** What a screen reader says; without it the drawing is decoration. */
  readonly label?: string;
}

/** The Moon as it is lit: the terminator is half an ellipse whose width is that of the lit part. */
export function MoonDisc({
  elongation,
  illumination,
  southern,
  detailed,
  className = "size-8",
  label,
}: MoonDiscProps) {
  const isWaxing = elongation % 360 < 180;
  return (
    <svg
      viewBox="-104 -104 208 208"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={`block shrink-0 ${className}`}
    >
      <circle r={RADIUS} className="fill-moonshade stroke-edge" strokeWidth={2} />
      <path
        d={litPath(illumination)}
        // The southern sky is turned by half a circle, a waning Moon mirrored: together, upside down.
        transform={TURNS[isWaxing ? "waxing" : "waning"][southern ? "southern" : "northern"]}
        className="fill-moonlight"
      />
      {detailed && (
        <g
          transform={southern ? "rotate(180)" : undefined}
          className="fill-moonshade blur-[4px]"
          fillOpacity={0.16}
        >
          {SEAS.map(([x, y, rx, ry]) => (
            <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={rx} ry={ry} />
          ))}
        </g>
      )}
    </svg>
  );
}

/** The lit part of a waxing Moon in the northern sky: the right limb, and the terminator back. */
export function litPath(illumination: number): string {
  const fraction = Math.min(1, Math.max(0, illumination / 100));
  const width = Math.round(RADIUS * Math.abs(1 - 2 * fraction) * 10) / 10;
  return `M0 -${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${RADIUS}A${width} ${RADIUS} 0 0 ${fraction < 0.5 ? 0 : 1} 0 -${RADIUS}Z`;
}
