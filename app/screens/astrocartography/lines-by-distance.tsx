import { memo, useMemo } from "react";
import type { LineAnswer } from "~/answers/astrocartography";
import { type AngularLine, distanceToLine } from "~/astrology/angular-lines";
import type { GeoPoint } from "~/astrology/sphere";
import { Fold } from "~/components/ui/fold";
import * as words from "~/words/astrocartography";
import { LineName } from "./line-name";
import { Others } from "./others";
import { kilometresText } from "./position";

interface LinesProps {
  readonly place: GeoPoint & { readonly name: string };
  readonly lines: readonly LineAnswer[];
  readonly curves: readonly AngularLine[];
}

const SHOWN = 5;

/** Every line by its distance from a place, with its text, the closest one's unfolded: the map for those who do not see or use it. */
export const LinesByDistance = memo(function LinesByDistance({ place, lines, curves }: LinesProps) {
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
  if (rows.length === 0) return <p className="text-sm text-muted">{words.noPlanetIsChosen()}</p>;
  return (
    <>
      <Rows rows={first} label={words.nearestLinesTo({ place: place.name })} isFirstOpen />
      {rest.length > 0 && (
        <Others summary={words.otherLines({ count: rest.length })}>
          <Rows rows={rest} label={words.fartherLinesFrom({ place: place.name })} />
        </Others>
      )}
    </>
  );
});

interface RowsProps {
  readonly rows: readonly { readonly kilometres: number; readonly line: LineAnswer | undefined }[];
  readonly label: string;
  /** Unfolds the text of the first, which is the closest of all. */
  readonly isFirstOpen?: boolean;
}

function Rows({ rows, label, isFirstOpen = false }: RowsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line text-sm">
      {rows.map(
        ({ line, kilometres }, index) =>
          line && (
            <li key={`${line.planet} ${line.lineType}`} className="print:break-inside-avoid">
              <Fold
                isOpen={isFirstOpen && index === 0}
                summary={
                  <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
                    <span className="font-semibold max-sm:[overflow-wrap:anywhere]">
                      <LineName line={line} />
                    </span>
                    <span className="tabular">{kilometresText(kilometres)}</span>
                  </span>
                }
              >
                <p>{line.interpretation}</p>
              </Fold>
            </li>
          ),
      )}
    </ul>
  );
}
