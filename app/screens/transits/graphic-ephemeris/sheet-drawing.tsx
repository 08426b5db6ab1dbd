import { memo, type ReactNode } from "react";
import { curveOn, onSheet, type Sheet } from "~/astrology/graphic-ephemeris";
import type { Instant } from "~/astrology/instant";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import * as words from "~/words/graphic-ephemeris";
import { Disc } from "../year-ahead/sky-marks";
import { calendarMarks } from "../year-ahead/span";
import { Labels } from "../year-ahead/track";
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

const LINE = { vectorEffect: "non-scaling-stroke" } as const;

interface SheetDrawingProps extends DrawnSheet {
  /** What moves over the plot; it is not drawn anew with it. */
  readonly over: ReactNode;
  readonly minWidth: string;
}

/** The sheet itself: lines of the chart's places, curves of the sky, and what happens on them. A picture. */
export const SheetDrawing = memo(function SheetDrawing(props: SheetDrawingProps) {
  const { data, sheet, planets, over, minWidth } = props;
  const { from, to, samples } = data;
  const height = HEIGHT[sheet];
  const across = (instant: Instant) => (instant - from) / (to - from);
  const { lines, begins, ends } = labelsOf(props);
  const calendar = calendarMarks(data.span);
  const now = across(Date.now());
  return (
    <div dir="ltr" className="flex items-end print:min-w-0!" style={{ minWidth }}>
      <div className="sticky left-0 z-10 flex shrink-0 bg-card">
        <Scale sheet={sheet} />
        <EdgeLabels labels={lines} sheet={sheet} side="left" />
      </div>
      <div className="min-w-0 grow">
        <div className="relative mx-8 h-5 text-muted">
          <Labels
            labels={calendar.filter(({ label }) => label).map(({ at, label }) => ({ at, text: label }))}
            narrow={0.05}
            wide={0.05}
          />
        </div>
        <div className="relative" style={{ height: `${height}rem` }}>
          <svg {...BOX} viewBox={`0 0 1 ${sheet}`} aria-hidden="true">
            {lines.map(({ name, degree }) => (
              <path
                key={name}
                data-line={name}
                d={`M0 ${sheet - degree}H1`}
                stroke={inkOf(name)}
                strokeWidth={1.25}
                strokeDasharray="9 3 1.5 3"
                {...LINE}
              />
            ))}
          </svg>
          <div className="absolute inset-y-0 left-0 w-8">
            <EdgeLabels labels={begins} sheet={sheet} side="left" />
          </div>
          <div className="absolute inset-y-0 right-0 w-8">
            <EdgeLabels labels={ends} sheet={sheet} side="right" />
          </div>
          <div className="absolute inset-x-8 inset-y-0">
            <svg {...BOX} viewBox={`0 0 1 ${sheet}`} aria-hidden="true">
              <g className="text-edge" stroke="currentColor" opacity={0.45}>
                <path d={`M0 0H1V${sheet}H0Z`} {...LINE} />
                <path d={calendar.map(({ at }) => `M${at} 0V${sheet}`).join("")} opacity={0.6} {...LINE} />
                <path
                  d={degreesOf(sheet)
                    .map((degree) => `M0 ${sheet - degree}H1`)
                    .join("")}
                  opacity={0.6}
                  {...LINE}
                />
              </g>
              {now >= 0 && now < 1 && (
                <g className="text-gold" stroke="currentColor">
                  <path d={`M${now} 0V${sheet}`} strokeWidth={1.5} strokeDasharray="3 2" {...LINE} />
                </g>
              )}
              {planets.map((planet) => (
                <path
                  key={planet}
                  data-curve={planet}
                  d={pathOf(
                    curveOn(samples[planet], sheet),
                    ({ instant, degree }) => `${across(instant).toFixed(5)} ${(sheet - degree).toFixed(3)}`,
                  )}
                  stroke={bodyColour(planet)}
                  className="[stroke-width:1.75] data-lit:[stroke-width:3] print:[stroke-width:1.5]!"
                  strokeLinejoin="round"
                  {...LINE}
                />
              ))}
            </svg>
            <Marks data={data} sheet={sheet} planets={planets} across={across} />
            {over}
          </div>
        </div>
      </div>
      <EdgeLabels labels={lines} sheet={sheet} side="right" />
    </div>
  );
});

const BOX = {
  preserveAspectRatio: "none",
  fill: "none",
  className: "absolute inset-0 h-full w-full overflow-visible",
} as const;

function Scale({ sheet }: { readonly sheet: Sheet }) {
  return (
    <div className="relative w-7" style={{ height: `${HEIGHT[sheet]}rem` }}>
      {degreesOf(sheet).map((degree) => (
        <span
          key={degree}
          style={{ bottom: `${(100 * degree) / sheet}%` }}
          className="absolute right-1 translate-y-1/2 text-xs text-muted tabular"
        >
          {degree}°
        </span>
      ))}
    </div>
  );
}

interface EdgeLabelsProps {
  readonly labels: readonly EdgeLabel[];
  readonly sheet: Sheet;
  readonly side: "left" | "right";
}

/** A glyph for each line or curve where it begins or ends, moved apart where they would touch, with leaders. */
function EdgeLabels({ labels, sheet, side }: EdgeLabelsProps) {
  const placed = spreadLabels(labels, sheet);
  const [near, far] = side === "left" ? [0, 1] : [1, 0];
  return (
    <div className="relative w-8 shrink-0" style={{ height: `${HEIGHT[sheet]}rem` }}>
      {placed.map(({ name, place }) => (
        <span
          key={name}
          style={{ bottom: `${100 * place}%`, color: inkOf(name) }}
          className={`absolute flex translate-y-1/2 ${side === "left" ? "left-0" : "right-0"}`}
        >
          <Glyph name={name} size={18} />
        </span>
      ))}
      <svg
        preserveAspectRatio="none"
        fill="none"
        viewBox="0 0 1 1"
        className={`absolute top-0 h-full w-3 overflow-visible ${side === "left" ? "right-0" : "left-0"}`}
        aria-hidden="true"
      >
        {placed.map(({ name, degree, place }) => (
          <path
            key={name}
            d={`M${near} ${1 - place}L${far} ${1 - degree / sheet}`}
            stroke={inkOf(name)}
            {...LINE}
          />
        ))}
      </svg>
    </div>
  );
}

interface MarksProps extends Pick<SheetDrawingProps, "data" | "sheet" | "planets"> {
  readonly across: (instant: Instant) => number;
}

/** Stations by a dot and what the planet turns to; new and full moons and eclipses on the Sun's curve. */
function Marks({ data, sheet, planets, across }: MarksProps) {
  const place = ({ at, longitude }: { readonly at: string; readonly longitude: number }) => ({
    left: `${100 * across(Date.parse(at))}%`,
    bottom: `${(100 * onSheet(longitude, sheet)) / sheet}%`,
  });
  const { stations, moons } = marksOf(data, planets);
  return (
    <>
      {stations.map((station) => (
        <span
          key={station.at}
          data-mark="station"
          style={{ ...place(station), color: bodyColour(station.planet) }}
          className="absolute flex size-0 items-center justify-center"
        >
          <span className="size-1.5 shrink-0 rounded-full bg-current print:border-3" />
          {/* Beyond the bend: above where it turns back, below where it goes on. */}
          <span
            className={`absolute flex ${station.turns === "retrograde" ? "bottom-1" : "top-1"} text-xs leading-none font-semibold`}
          >
            {station.turns === "retrograde" ? <Glyph name="Retrograde" size={14} /> : words.shortDirect()}
          </span>
        </span>
      ))}
      {moons.map((mark) => (
        <span
          key={mark.at}
          data-mark={mark.isEclipse ? "eclipse" : "lunation"}
          style={place(mark)}
          className="absolute flex size-0 items-center justify-center text-ink"
        >
          <span className="shrink-0 rounded-full bg-card">
            <Disc isDark={mark.isDark} isEclipse={mark.isEclipse} />
          </span>
        </span>
      ))}
    </>
  );
}
