import type { SkyMarksAnswer } from "~/answers/sky-marks";
import { PLANETS } from "~/astrology/bodies";
import { type CurvePoint, type SheetPlanet, sampleInstants } from "~/astrology/graphic-ephemeris";
import type { Instant } from "~/astrology/instant";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { instant, listOf, number, record, word } from "~/calls/shape";
import { fetchWindow, windowAt } from "~/components/moving-sky/windows";
import { endOf, type Span } from "../year-ahead/span";

/** The slowest last, as they stand in a chart. */
export const SHEET_PLANETS = PLANETS.filter((planet): planet is SheetPlanet => planet !== "Moon");

/** What a sheet is drawn from. */
export interface SheetData {
  readonly span: Span;
  readonly from: Instant;
  readonly to: Instant;
  /** Tropical longitudes: at the beginning of the span, at each noon (UTC), at its end. */
  readonly samples: Readonly<Record<SheetPlanet, readonly CurvePoint[]>>;
  readonly marks: SkyMarksAnswer;
}

const mark = { at: instant, longitude: number() };
const areMarks = record<SkyMarksAnswer>({
  from: instant,
  to: instant,
  stations: listOf(record({ ...mark, planet: word<never>(), turns: word<never>() })),
  lunations: listOf(record({ ...mark, phase: word<never>() })),
  eclipses: listOf(record({ ...mark, kind: word<never>(), type: word<never>() })),
});

/** The sky of a span: its windows, from which places are worked out here, and what happens in it. */
export async function askForSheet(span: Span): Promise<Outcome<SheetData>> {
  const [from, to] = [Date.parse(span.from), Date.parse(endOf(span))];
  const years = [from, (from + to) / 2, to];
  const [marks, ...areHere] = await Promise.all([
    ask("GET /api/sky-marks", { from: span.from, to: endOf(span) }, areMarks),
    ...years.map(fetchWindow),
  ]);
  if (!marks.ok) return marks;
  if (!areHere.every(Boolean))
    return { ok: false, status: 0, message: "0: no sky window", reason: null, fields: {} };
  return { ok: true, data: { span, from, to, samples: samplesBetween(from, to), marks: marks.data } };
}

function samplesBetween(from: Instant, to: Instant): SheetData["samples"] {
  const skies = sampleInstants(from, to).map((instant) => {
    const window = windowAt(instant);
    if (!window) throw new RangeError("No window was fetched for a day of the span");
    return { instant, sky: window.positionsAt(instant) };
  });
  return Object.fromEntries(
    SHEET_PLANETS.map((planet) => [
      planet,
      skies.map(({ instant, sky }) => ({ instant, degree: sky[planet].longitude })),
    ]),
  ) as unknown as SheetData["samples"];
}
