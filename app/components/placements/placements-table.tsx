import { useId, useState } from "react";
import { BODIES, type Body } from "~/astrology/bodies";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { saveFile } from "~/components/results/save-file";
import { Button } from "~/components/ui/button";
import { CopyButton } from "~/components/ui/copy-button";
import { Checkbox } from "~/components/ui/field";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import { Written } from "~/components/ui/written";
import { listed } from "~/readings/listed";
import { withPoints } from "./dignity-words";
import {
  COLUMNS,
  type Column,
  columnsOf,
  copiedTable,
  fileName,
  type PlacementRow,
  placementRows,
  placementsCsv,
  placementsJson,
  type Sorting,
  sortedRows,
  sortingAfter,
  type TabledChart,
  textOf,
} from "./placement-rows";

interface PlacementsTableProps {
  readonly chart: TabledChart;
  /** The columns to show, where there is no room for all that the chart has: beside the wheel. */
  readonly only?: readonly Column[];
  /** Without what the table can be copied by and taken away: that stands with the whole one. */
  readonly isBare?: boolean;
  /** What a file with it is called after its name: `solar-return`. */
  readonly what?: string;
  /** Of the natal chart beside which this one lies, degrees: its houses have a column. */
  readonly natalCusps?: readonly number[];
}

/** What professionals read: every body, point and angle in one dense table, to be sorted, copied and taken away. */
export function PlacementsTable({ chart, only, isBare = false, what, natalCusps }: PlacementsTableProps) {
  const [hasCusps, setHasCusps] = useState(false);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const isBrowser = useIsBrowser();
  const id = useId();
  const rows = sortedRows(placementRows(chart, hasCusps, natalCusps), sorting);
  const columns = columnsOf(rows).filter((column) => only?.includes(column) ?? true);
  const name = chart.input.name;
  return (
    <div className={isBare ? "" : "@container"}>
      {isBrowser && !isBare && (
        <div className="mb-3 flex flex-wrap items-center gap-2 screen-only">
          {chart.houses.length > 0 && (
            <Checkbox
              label="House cusps"
              checked={hasCusps}
              onChange={({ target }) => setHasCusps(target.checked)}
              className="basis-full @min-[26rem]:mr-auto @min-[26rem]:basis-auto"
            />
          )}
          <CopyButton text={copiedTable(rows, columns)} label="Copy the table" />
          <Button
            variant="secondary"
            size="sm"
            aria-label="Download CSV"
            onClick={() => download(fileName(name, "csv", what), "text/csv", placementsCsv(rows))}
          >
            CSV
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label="Download JSON"
            onClick={() =>
              download(fileName(name, "json", what), "application/json", placementsJson(chart, rows))
            }
          >
            JSON
          </Button>
        </div>
      )}
      <p id={id} className="sr-only">
        Positions of planets, points and angles
      </p>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
        tabIndex={0}
        // What only screen readers see would stand outside of it, and widen the page, were it not positioned.
        className="relative sideways rounded-md border border-line print:border-0"
      >
        <table
          aria-labelledby={id}
          className={`w-full border-separate border-spacing-0 text-[0.6875rem] leading-4 tabular print:text-[7.5pt] [&_tr+tr>td]:border-t [&_tr+tr>th]:border-t [&_td]:border-line [&_td]:px-1 [&_td]:align-top [&_td]:whitespace-nowrap print:[&_td]:px-1 print:[&_td]:py-0.5 ${
            isBare
              ? "[&_td]:py-1 [&_th]:px-1! [&_th]:py-1! [&_th_button]:px-0!"
              : "@min-[38rem]:text-xs @min-[48rem]:text-sm @min-[38rem]:[&_td]:px-2 [&_td]:py-1.5"
          }`}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHeader
                  key={column}
                  column={column}
                  sorting={sorting}
                  onSort={isBrowser ? () => setSorting(sortingAfter(sorting, column)) : null}
                />
              ))}
            </tr>
          </thead>
          <Written as="tbody">
            {rows.map((row) => (
              <tr key={row.name}>
                {columns.map((column) => (
                  <Cell key={column} row={row} column={column} isBare={isBare} />
                ))}
              </tr>
            ))}
          </Written>
        </table>
      </section>
    </div>
  );
}

/** Columns of numbers, whose digits stand below each other. */
const isNumeric = (column: Column) => column !== "name" && column !== "sign";
const STICKY = "sticky left-0 z-10 bg-(--card) print:static print:bg-transparent";

interface ColumnHeaderProps {
  readonly column: Column;
  readonly sorting: Sorting | null;
  /** Null where nothing can be pressed. */
  readonly onSort: (() => void) | null;
}

function ColumnHeader({ column, sorting, onSort }: ColumnHeaderProps) {
  const isSorted = sorting?.column === column;
  const direction = sorting?.isDescending ? "descending" : "ascending";
  const side = isNumeric(column) ? "text-right" : "text-left";
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={isSorted ? direction : undefined}
      className={`border-b border-edge p-0 align-bottom font-semibold ${side} ${column === "name" ? STICKY : ""}`}
    >
      {onSort && (
        <button
          type="button"
          onClick={onSort}
          className={`min-h-9 w-full px-1 py-1.5 @min-[38rem]:px-2 font-semibold transition-colors hover:text-gold focus-visible:-outline-offset-2 screen-only ${side} ${isSorted ? "text-gold" : ""}`}
        >
          {COLUMNS[column]}
          {isSorted && <span aria-hidden="true">{sorting?.isDescending ? " ↓" : " ↑"}</span>}
        </button>
      )}
      <span className={`px-1 py-1.5 @min-[38rem]:px-2 print:block print:px-1 ${onSort ? "hidden" : "block"}`}>
        {COLUMNS[column]}
      </span>
    </th>
  );
}

interface CellProps {
  readonly row: PlacementRow;
  readonly column: Column;
  /** Signs by their glyphs alone. */
  readonly isBare: boolean;
}

function Cell({ row, column, isBare }: CellProps) {
  const { glyph, letters, sign, dignity } = row;
  switch (column) {
    case "name":
      return (
        <th
          scope="row"
          className={`border-line px-2 py-1.5 text-left align-top font-semibold whitespace-nowrap print:px-1 print:py-0.5 ${STICKY}`}
        >
          <span className="inline-flex items-center gap-1.5">
            <span className="inline-flex w-4 justify-center" style={colourOf(glyph)} aria-hidden="true">
              {glyph ? (
                <Glyph name={glyph} size={16} />
              ) : (
                letters && <span className="text-[0.625rem] text-gold">{letters}</span>
              )}
            </span>
            {row.name}
          </span>
        </th>
      );
    case "sign":
      return (
        <td>
          <span className="inline-flex items-center gap-1.5">
            <Glyph name={sign} size={14} className="text-muted" />
            <span className={isBare ? "sr-only" : "sr-only @min-[44rem]:not-sr-only print:not-sr-only"}>
              {sign}
            </span>
          </span>
        </td>
      );
    case "degree":
      return (
        <td className="text-right">
          {textOf({ ...row, isRetrograde: false }, column)}
          {/* The room for the mark is kept, so that degrees stand below degrees. */}
          <span className="ml-1 inline-flex w-3 align-middle text-danger">
            {row.isRetrograde && <Glyph name="Retrograde" size={12} label="retrograde" />}
          </span>
        </td>
      );
    case "dignity":
      return (
        <td className="text-right">
          {dignity && (
            <details>
              <summary className="cursor-pointer list-none rounded-sm underline decoration-dotted underline-offset-3 hover:text-gold print:no-underline [&::-webkit-details-marker]:hidden">
                {textOf(row, column)}
                <span className="sr-only"> points, why</span>
              </summary>
              <span className="whitespace-normal text-muted screen-only">
                {listed(dignity.held.map(withPoints))}
              </span>
            </details>
          )}
        </td>
      );
    default:
      return (
        <td data-column={column} className="text-right">
          {textOf(row, column) || <Nothing />}
        </td>
      );
  }
}

/** A cell without a value, told from one that was forgotten. */
function Nothing() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">none</span>
    </span>
  );
}

/** The thirteen bodies have colours of their own. */
function colourOf(glyph: PlacementRow["glyph"]) {
  const isBody = (name: PlacementRow["glyph"]): name is Body => BODIES.some((body) => body === name);
  return isBody(glyph) ? { color: bodyColour(glyph) } : undefined;
}

function download(name: string, type: string, text: string) {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
