import { memo, useMemo } from "react";
import type { LineAnswer } from "~/answers/astrocartography";
import { type AngularLine, distanceToLine } from "~/astrology/angular-lines";
import type { GeoPoint } from "~/astrology/sphere";
import { LineName } from "./line-name";
import { kilometresText } from "./position";

interface LinesTableProps {
  readonly place: GeoPoint & { readonly name: string };
  readonly lines: readonly LineAnswer[];
  readonly curves: readonly AngularLine[];
}

const SHOWN = 8;

/** Every line by its distance from a place, with its text: the map for those who do not see or use it. */
export const LinesTable = memo(function LinesTable({ place, lines, curves }: LinesTableProps) {
  const rows = useMemo(
    () =>
      curves
        .map((curve) => ({
          kilometres: distanceToLine(place, curve),
          line: lines.find(({ planet, lineType }) => planet === curve.planet && lineType === curve.lineType),
        }))
        .sort((a, b) => a.kilometres - b.kilometres),
    [place, lines, curves],
  );
  const [first, rest] = [rows.slice(0, SHOWN), rows.slice(SHOWN)];
  if (rows.length === 0) return <p className="text-sm text-muted">No planet is chosen.</p>;
  return (
    <>
      <Rows rows={first} caption={`The nearest lines to ${place.name}`} />
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="inline-block rounded-sm py-2 text-sm font-semibold text-gold">
            The other {rest.length} lines
          </summary>
          <Rows rows={rest} caption={`Farther lines from ${place.name}`} />
        </details>
      )}
    </>
  );
});

interface RowsProps {
  readonly rows: readonly { readonly kilometres: number; readonly line: LineAnswer | undefined }[];
  readonly caption: string;
}

function Rows({ rows, caption }: RowsProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-left text-xs text-muted">
        <tr>
          <th scope="col" className="py-2 font-normal">
            Line
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Distance
          </th>
        </tr>
      </thead>
      {rows.map(
        ({ line, kilometres }) =>
          line && (
            <tbody
              key={`${line.planet} ${line.lineType}`}
              className="border-t border-line print:break-inside-avoid"
            >
              <tr>
                <th
                  scope="rowgroup"
                  className="pt-3 pr-4 text-left font-semibold max-sm:[overflow-wrap:anywhere]"
                >
                  <LineName line={line} />
                </th>
                <td className="pt-3 text-right tabular sm:whitespace-nowrap">{kilometresText(kilometres)}</td>
              </tr>
              <tr>
                <td colSpan={2} className="pt-1 pb-3">
                  <span className="block max-w-prose">{line.interpretation}</span>
                </td>
              </tr>
            </tbody>
          ),
      )}
    </table>
  );
}
