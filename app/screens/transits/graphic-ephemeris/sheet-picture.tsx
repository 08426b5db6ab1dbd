import { curveOn, onSheet } from "~/astrology/graphic-ephemeris";
import type { Instant } from "~/astrology/instant";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import * as words from "~/words/graphic-ephemeris";
import { Disc } from "../year-ahead/sky-marks";
import { calendarMarks } from "../year-ahead/span";
import {
  type DrawnSheet,
  degreesOf,
  type EdgeLabel,
  HEIGHT,
  inkOf,
  labelsOf,
  marksOf,
  pathOf,
  spreadLabels,
} from "./sheet-parts";

/** Units: the page's pixels, on a sheet as wide as a picture's paper. */
const REM = 16;
const HEAD = 24;
/** From where to where the chart's lines go, and within them the curves. */
const LINES = { from: 66, to: 962 };
const PLOT = { from: 100, to: 928 };
const GLYPH = 18;

/** The sheet as one SVG, to be saved. */
export function SheetPicture(props: DrawnSheet) {
  const { data, sheet, planets } = props;
  const { from, to, samples } = data;
  const height = HEIGHT[sheet] * REM;
  const across = (part: number) => round(PLOT.from + part * (PLOT.to - PLOT.from));
  const x = (instant: Instant) => across((instant - from) / (to - from));
  const y = (degree: number) => round(HEAD + height * (1 - degree / sheet));
  const { lines, begins, ends } = labelsOf(props);
  const { stations, moons } = marksOf(data, planets);
  const calendar = calendarMarks(data.span);
  const edge = { sheet, y };
  return (
    <svg
      viewBox={`0 0 1000 ${HEAD + height + 10}`}
      fill="none"
      fontFamily="var(--font-sans)"
      fontSize={12}
      aria-hidden="true"
    >
      <g stroke="var(--edge)" strokeWidth={1}>
        <path d={`M${PLOT.from} ${HEAD}H${PLOT.to}V${HEAD + height}H${PLOT.from}Z`} opacity={0.45} />
        <path
          d={[
            ...calendar.map(({ at }) => `M${across(at)} ${HEAD}V${HEAD + height}`),
            ...degreesOf(sheet).map((degree) => `M${PLOT.from} ${y(degree)}H${PLOT.to}`),
          ].join("")}
          opacity={0.27}
        />
      </g>
      <g fill="var(--muted)">
        {calendar.map(({ at, label }) => (
          <text key={at} x={across(at)} y={HEAD - 9} textAnchor="middle">
            {label}
          </text>
        ))}
        {degreesOf(sheet).map((degree) => (
          <text key={degree} x={28} y={y(degree) + 4} textAnchor="end">
            {degree}°
          </text>
        ))}
      </g>
      {lines.map(({ name, degree }) => (
        <path
          key={name}
          d={`M${LINES.from} ${y(degree)}H${LINES.to}`}
          stroke={inkOf(name)}
          strokeWidth={1.25}
          strokeDasharray="9 3 1.5 3"
        />
      ))}
      <Edge labels={lines} {...edge} glyphs={36} from={54} to={LINES.from} />
      <Edge labels={lines} {...edge} glyphs={976} from={974} to={LINES.to} />
      <Edge labels={begins} {...edge} glyphs={70} from={88} to={PLOT.from} />
      <Edge labels={ends} {...edge} glyphs={942} from={940} to={PLOT.to} />
      {planets.map((planet) => (
        <path
          key={planet}
          d={pathOf(curveOn(samples[planet], sheet), ({ instant, degree }) => `${x(instant)} ${y(degree)}`)}
          stroke={bodyColour(planet)}
          strokeWidth={1.75}
          strokeLinejoin="round"
        />
      ))}
      {stations.map(({ at, planet, turns, longitude }) => (
        <g
          key={at}
          transform={`translate(${x(Date.parse(at))} ${y(onSheet(longitude, sheet))})`}
          color={bodyColour(planet)}
          fill={bodyColour(planet)}
        >
          <circle r={3} />
          {turns === "retrograde" ? (
            <g transform="translate(-7 -18)">
              <Glyph name="Retrograde" size={14} />
            </g>
          ) : (
            <text y={15} fontWeight={600} textAnchor="middle">
              {words.shortDirect()}
            </text>
          )}
        </g>
      ))}
      {moons.map(({ at, longitude, isDark, isEclipse }) => (
        <g
          key={at}
          transform={`translate(${x(Date.parse(at)) - 7} ${y(onSheet(longitude, sheet)) - 7})`}
          color="var(--ink)"
          stroke="currentColor"
        >
          <circle cx={7} cy={7} r={isEclipse ? 6.2 : 3.6} fill="var(--card)" stroke="none" />
          <Disc isDark={isDark} isEclipse={isEclipse} />
        </g>
      ))}
    </svg>
  );
}

interface EdgeProps extends Pick<DrawnSheet, "sheet"> {
  readonly labels: readonly EdgeLabel[];
  readonly y: (degree: number) => number;
  /** Where the glyphs stand, and between where their leaders go. */
  readonly glyphs: number;
  readonly from: number;
  readonly to: number;
}

/** A glyph for each line or curve at one of its ends, with its leader. */
function Edge({ labels, sheet, y, glyphs, from, to }: EdgeProps) {
  return spreadLabels(labels, sheet).map(({ name, degree, place }) => (
    <g key={name} color={inkOf(name)}>
      <path d={`M${from} ${y(place * sheet)}L${to} ${y(degree)}`} stroke="currentColor" strokeWidth={1} />
      <g transform={`translate(${glyphs} ${y(place * sheet) - GLYPH / 2})`}>
        <Glyph name={name} size={GLYPH} />
      </g>
    </g>
  ));
}

/** To a tenth of a unit. */
function round(value: number): number {
  return Math.round(10 * value) / 10;
}
