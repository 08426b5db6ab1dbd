import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { SHEETS } from "~/astrology/graphic-ephemeris";
import { type ChartLongitudes, sameTransits } from "~/components/births/chart-longitudes";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { SavePicture } from "~/components/picture/save-picture";
import { NotFetched } from "~/components/results/call-failed";
import { useAsked } from "~/components/results/use-asked";
import { Segments } from "~/components/ui/segments";
import { Skeleton } from "~/components/ui/skeleton";
import * as words from "~/words/graphic-ephemeris";
import * as names from "~/words/names";
import { firstSpan, spanText } from "../year-ahead/span";
import { SpanControls } from "../year-ahead/span-controls";
import { askForSheet, SHEET_PLANETS, type SheetData } from "./ask-for-sheet";
import type { NatalPlaces } from "./read-sheet";
import { type SheetChoice, sheetNote } from "./sheet-note";
import { ReadSheet } from "./sheet-read";

interface GraphicEphemerisProps {
  readonly chart: ChartLongitudes;
  /** Another moment than now, as the address has it. */
  readonly at: string | null;
}

const TITLES = SHEETS.map((sheet) => `${sheet}°` as const);

/** A chart's places as lines, the sky of a span as curves: where one crosses the other, they meet. */
export function GraphicEphemeris({ chart, at }: GraphicEphemerisProps) {
  const [choice, setChoice] = useState<SheetChoice>(
    () => sheetNote.read() ?? { ...firstSpan(at), sheet: 90, without: [] },
  );
  const change = (to: Partial<SheetChoice>) => setChoice((before) => ({ ...before, ...to }));
  useEffect(() => void sheetNote.write(choice), [choice]);

  const { from, length, sheet, without } = choice;
  const asked = useAsked(`${from} ${length}`, null, () => askForSheet({ from, length }));
  const latest = useRef<SheetData | null>(null);
  if (asked.kind === "ready") latest.current = asked.answer;
  const shown = latest.current;

  return (
    <section aria-labelledby="graphic-ephemeris">
      <h3 id="graphic-ephemeris">{words.graphicEphemeris()}</h3>
      <p className="max-w-prose text-sm text-muted">
        {words.brokenLinesAre({ bdi: (name) => <bdi>{name}</bdi>, name: chart.name })}{" "}
        {chart.zodiac !== "Tropical" && `${words.degreesAreTropical()} `}
      </p>
      <div className="mt-3 screen-only">
        <SpanControls span={choice} onChange={change}>
          <Segments
            label={words.degreesOfTheSheet()}
            options={TITLES}
            value={`${sheet}°`}
            onChoose={(title) => change({ sheet: SHEETS[TITLES.indexOf(title)] })}
            columns="grid-cols-2"
            className="w-32"
          />
        </SpanControls>
      </div>
      <Curves choice={choice} onChange={change} />
      <p role="status" className="mt-3 mb-2 text-sm font-semibold tabular">
        {spanText(choice)}
      </p>
      {asked.kind === "failed" && (
        <div className="mb-3">
          <NotFetched retry={asked.retry}>{asked.reason ?? words.skyOfTheseDates()}</NotFetched>
        </div>
      )}
      {shown && (
        <div className="relative -mt-3 flex justify-end">
          <SavePicture
            picture={{
              title: words.graphicEphemerisOf({ name: chart.name }),
              lines: [spanText(shown.span), words.aSheetOf({ sheet })],
              drawing: async () => {
                const { SheetPicture } = await import("./sheet-picture");
                return (
                  <SheetPicture
                    data={shown}
                    natal={chart.longitudes as NatalPlaces}
                    sheet={sheet}
                    planets={SHEET_PLANETS.filter((planet) => !without.includes(planet))}
                  />
                );
              },
            }}
          />
        </div>
      )}
      {shown ? (
        <div
          aria-busy={asked.kind === "pending"}
          className={asked.kind === "ready" ? "" : "opacity-50 transition-opacity"}
        >
          <ReadSheet
            key={shown.span.from + shown.span.length}
            data={shown}
            chart={chart}
            sheet={sheet}
            without={without}
          />
        </div>
      ) : (
        asked.kind === "pending" && <Skeleton className="h-136 w-full" />
      )}
      <p className="mt-3 max-w-prose text-sm text-muted screen-only">
        {words.sameContacts({
          link: (inner) => (
            <Link to="/transits/year" state={sameTransits(chart)} className="link">
              {inner}
            </Link>
          ),
        })}
      </p>
    </section>
  );
}

interface CurvesProps {
  readonly choice: SheetChoice;
  readonly onChange: (to: Partial<SheetChoice>) => void;
}

/** Whose curves are drawn, and which glyph and colour each has. */
function Curves({ choice: { without }, onChange }: CurvesProps) {
  return (
    <fieldset className="mt-2 flex flex-wrap gap-x-5">
      <legend className="sr-only">{words.curves()}</legend>
      {SHEET_PLANETS.map((planet) => {
        const isShown = !without.includes(planet);
        return (
          <label
            key={planet}
            className={`inline-flex min-h-9 cursor-pointer items-center gap-1.5 text-sm ${isShown ? "" : "print:hidden"}`}
          >
            <input
              type="checkbox"
              className="size-4 accent-gold screen-only"
              checked={isShown}
              onChange={({ target: { checked } }) =>
                onChange({
                  without: SHEET_PLANETS.filter((each) =>
                    each === planet ? !checked : without.includes(each),
                  ),
                })
              }
            />
            <span style={{ color: bodyColour(planet) }} className="inline-flex">
              <Glyph name={planet} size={18} />
            </span>
            {names.planet(planet)}
          </label>
        );
      })}
    </fieldset>
  );
}
