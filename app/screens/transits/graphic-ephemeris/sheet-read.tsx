import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { onSheet, type Sheet, type SheetPlanet } from "~/astrology/graphic-ephemeris";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { type ChartLongitudes, sameTransits } from "~/components/births/chart-longitudes";
import type { ChartName } from "~/components/drawings/body-style";
import { write } from "~/components/moving-sky/places-list";
import { screenAddress } from "~/components/shell/screen-address";
import { weekdayUtcText } from "~/components/sky/moment";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import * as words from "~/words/graphic-ephemeris";
import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";
import { spanText } from "../year-ahead/span";
import { SHEET_PLANETS, type SheetData } from "./ask-for-sheet";
import { type PlotPoint, pointing } from "./crosshair";
import { closestContact, type NatalPlaces, nearestCurve, nearestLine, type Places } from "./read-sheet";
import { SheetDrawing } from "./sheet-drawing";
import { curveText, marksOn } from "./sheet-words";

interface ReadSheetProps {
  readonly data: SheetData;
  readonly chart: ChartLongitudes;
  readonly sheet: Sheet;
  readonly without: readonly SheetPlanet[];
}

const DAYS_OF_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowUp: 7,
  ArrowDown: -7,
  PageUp: 28,
  PageDown: -28,
};

const MIN_WIDTHS = { "two years": "56rem", year: "42rem", quarter: "22rem", month: "20rem" } as const;

/** What the crosshair reads: a day of the span, and a height. */
interface Spot {
  readonly day: number;
  /** Degrees of the sheet. */
  readonly height: number;
}

/**
 * The sheet under its crosshair, which is moved by pointer, touch and keys; a day is opened by a click, Enter or its
 * link. Moving renders nothing: words and lines are written and moved.
 */
export function ReadSheet({ data, chart, sheet, without }: ReadSheetProps) {
  const { from, to } = data;
  const days = Math.round((to - from) / MILLISECONDS_PER_DAY);
  const natal = chart.longitudes as NatalPlaces;
  const planets = useMemo(() => SHEET_PLANETS.filter((planet) => !without.includes(planet)), [without]);
  const navigate = useNavigate();
  const spot = useRef<Spot>({ day: firstDayOf(data, days), height: 0 });
  const plot = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const lines = { x: useRef<HTMLDivElement>(null), y: useRef<HTMLDivElement>(null) };
  const line = {
    date: useRef<HTMLTimeElement>(null),
    height: useRef<HTMLSpanElement>(null),
    contact: useRef<HTMLParagraphElement>(null),
  };
  const slider = useRef<HTMLInputElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  const placesOn = (day: number): Places =>
    Object.fromEntries(planets.map((planet) => [planet, data.samples[planet][day + 1]?.degree ?? 0]));
  const addressOf = (day: number) =>
    `/transits/motion?at=${new Date(noonOf(data, day)).toISOString().slice(0, 16)}Z`;
  const open = () => navigate(addressOf(spot.current.day), { state: sameTransits(chart) });

  /** @param planet whose curve is read; else the nearest one */
  const show = ({ day, height }: Spot, planet?: SheetPlanet) => {
    spot.current = { day, height };
    const places = placesOn(day);
    const read = planet ?? nearestCurve(places, height, sheet);
    const contact = read && nearestLine(read, places[read] ?? 0, natal, sheet);
    const date = weekdayUtcText(new Date(noonOf(data, day)).toISOString());
    const told = [curveText(read, places, contact), ...marksOn(data, day)]
      .filter(Boolean)
      .reduce((told, next) => (told ? words.andThen({ told, next }) : next), "");
    write(line.date.current, date);
    write(line.height.current, degreesAndMinutes(nearestMinute(height)));
    write(line.contact.current, told);
    lines.x.current?.style.setProperty("transform", `translateX(${(100 * (day + 0.5)) / days}cqw)`);
    lines.y.current?.style.setProperty("transform", `translateY(${100 * (1 - height / sheet)}cqh)`);
    for (const curve of plot.current?.parentElement?.querySelectorAll("[data-curve]") ?? [])
      curve.toggleAttribute("data-lit", curve.getAttribute("data-curve") === read);
    if (slider.current) {
      slider.current.value = String(day);
      slider.current.setAttribute("aria-valuetext", words.dateToldOnIt({ date, told }));
    }
    link.current?.setAttribute("href", screenAddress(addressOf(day)));
  };
  /** To a day, at the height of its closest contact. */
  const go = (day: number) => {
    const within = Math.min(days - 1, Math.max(0, day));
    const closest = closestContact(placesOn(within), natal, sheet);
    const longitude = closest && placesOn(within)[closest.planet];
    show(
      { day: within, height: longitude ? onSheet(longitude, sheet) : spot.current.height },
      closest?.planet,
    );
    follow(scroller.current, plot.current, (within + 0.5) / days);
  };
  const point = ({ right, up }: PlotPoint) =>
    show({ day: Math.min(days - 1, Math.floor(right * days)), height: Math.min(sheet - 1e-6, up * sheet) });

  const hands = useRef({ point, press: open, go });
  hands.current = { point, press: open, go };
  useEffect(() => {
    if (!plot.current) return;
    return pointing(plot.current, {
      point: (at) => hands.current.point(at),
      press: () => hands.current.press(),
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet and other curves are read anew
  useEffect(() => hands.current.go(spot.current.day), [sheet, without]);

  const over = useMemo(
    () => (
      <div
        ref={plot}
        style={{ containerType: "size" }}
        className="absolute inset-0 cursor-crosshair overflow-hidden screen-only"
      >
        <div ref={lines.x} className="absolute inset-y-0 -left-px w-0.5 bg-ink/70 will-change-transform" />
        <div ref={lines.y} className="absolute inset-x-0 -top-px h-0.5 bg-ink/40 will-change-transform" />
      </div>
    ),
    [lines.x, lines.y],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const moved = DAYS_OF_KEY[event.key];
    if (event.key === "Enter") open();
    else if (moved === undefined) return;
    else go(spot.current.day + moved);
    event.preventDefault();
  };

  return (
    <>
      <div className="mb-2 grid gap-x-6 rounded-md border border-line bg-sunken px-4 py-2.5 text-sm screen-only @2xl:grid-cols-[minmax(0,1fr)_auto]">
        <p className="font-semibold tabular">
          <time ref={line.date} /> · <span ref={line.height} />
        </p>
        <p ref={line.contact} className="min-h-10 text-muted tabular @2xl:min-h-5" />
        <p className="@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:self-center @2xl:justify-self-end">
          <a
            ref={link}
            className="link inline-flex min-h-9 items-center"
            href={screenAddress(addressOf(0))}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              open();
            }}
          >
            {words.openThisDay()}
          </a>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the window it is scrolled by keys */}
      <div ref={scroller} tabIndex={0} className="sideways pb-3">
        <div
          role="img"
          aria-label={words.sheetInWords({
            sheet,
            days: spanText(data.span),
            lines: listedNames((Object.keys(natal) as ChartName[]).map(names.point)),
            name: chart.name,
            curves: listedNames(planets.map(names.planet)),
          })}
        >
          <SheetDrawing
            data={data}
            natal={natal}
            sheet={sheet}
            planets={planets}
            over={over}
            minWidth={MIN_WIDTHS[data.span.length]}
          />
        </div>
      </div>
      <label className="block screen-only @2xl:mr-16 @2xl:ml-23">
        <span className="sr-only">{words.dayOfTheSheet()}</span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={days - 1}
          defaultValue={0}
          className="moving-sky-year w-full"
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        />
      </label>
    </>
  );
}

/** Today where the span has it, else its first day. */
function firstDayOf({ from }: SheetData, days: number): number {
  const today = Math.floor((Date.now() - from) / MILLISECONDS_PER_DAY);
  return today >= 0 && today < days ? today : 0;
}

function noonOf({ from }: SheetData, day: number): number {
  return from + (day + 0.5) * MILLISECONDS_PER_DAY;
}

/** Keeps the crosshair in sight where the sheet is wider than its window. */
function follow(scroller: HTMLElement | null, plot: HTMLElement | null, part: number) {
  if (!scroller || !plot || scroller.scrollWidth <= scroller.clientWidth) return;
  const x =
    plot.getBoundingClientRect().left - scroller.getBoundingClientRect().left + part * plot.clientWidth;
  // The lines' own glyphs stand over its left edge.
  if (x > scroller.clientWidth - 40 || x < 100) scroller.scrollLeft += x - scroller.clientWidth / 2;
}
