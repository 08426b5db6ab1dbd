import { useId, useState } from "react";
import { saveFile } from "~/components/results/save-file";
import { Button } from "~/components/ui/button";
import { CopyButton } from "~/components/ui/copy-button";
import { Checkbox } from "~/components/ui/field";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import { Written } from "~/components/ui/written";
import * as words from "~/words/placements";
import { Cell, STICKY } from "./placement-cell";
import { fileName, placementsCsv, placementsJson } from "./placement-files";
import {
  COLUMNS,
  type Column,
  columnsOf,
  copiedTable,
  placementRows,
  type Sorting,
  sortedRows,
  sortingAfter,
  type TabledChart,
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
              label={words.houseCusps()}
              checked={hasCusps}
              onChange={({ target }) => setHasCusps(target.checked)}
              className="basis-full @min-[26rem]:me-auto @min-[26rem]:basis-auto"
            />
          )}
          <CopyButton text={copiedTable(rows, columns)} label={words.copyTheTable()} />
          <Button
            variant="secondary"
            size="sm"
            aria-label={words.downloadCsv()}
            onClick={() => download(fileName(name, "csv", what), "text/csv", placementsCsv(rows))}
          >
            {words.csv()}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={words.downloadJson()}
            onClick={() =>
              download(fileName(name, "json", what), "application/json", placementsJson(chart, rows))
            }
          >
            {words.json()}
          </Button>
        </div>
      )}
      <p id={id} className="sr-only">
        {words.positionsOf()}
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

interface ColumnHeaderProps {
  readonly column: Column;
  readonly sorting: Sorting | null;
  /** Null where nothing can be pressed. */
  readonly onSort: (() => void) | null;
}

function ColumnHeader({ column, sorting, onSort }: ColumnHeaderProps) {
  const isSorted = sorting?.column === column;
  const direction = sorting?.isDescending ? "descending" : "ascending";
  const side = isNumeric(column) ? "text-end" : "text-start";
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
          {COLUMNS[column]()}
          {isSorted && <span aria-hidden="true">{sorting?.isDescending ? " ↓" : " ↑"}</span>}
        </button>
      )}
      <span className={`px-1 py-1.5 @min-[38rem]:px-2 print:block print:px-1 ${onSort ? "hidden" : "block"}`}>
        {COLUMNS[column]()}
      </span>
    </th>
  );
}

function download(name: string, type: string, text: string) {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
