import { BODIES, type Body } from "~/astrology/bodies";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";
import * as words from "~/words/placements";
import { withPoints } from "./dignity-words";
import { type Column, type PlacementRow, textOf } from "./placement-rows";

/** Of the first column, which stays when the others are moved aside. */
export const STICKY = "sticky inset-s-0 z-10 bg-(--card) print:static print:bg-transparent";

interface CellProps {
  readonly row: PlacementRow;
  readonly column: Column;
  /** Signs by their glyphs alone. */
  readonly isBare: boolean;
}

/** What a line has in a column. */
export function Cell({ row, column, isBare }: CellProps) {
  const { glyph, letters, sign, dignity } = row;
  switch (column) {
    case "name":
      return (
        <th
          scope="row"
          className={`border-line px-2 py-1.5 text-start align-top font-semibold whitespace-nowrap print:px-1 print:py-0.5 ${STICKY}`}
        >
          <span className="inline-flex items-center gap-1.5">
            <span className="inline-flex w-4 justify-center" style={colourOf(glyph)} aria-hidden="true">
              {glyph ? (
                <Glyph name={glyph} size={16} />
              ) : (
                letters && <span className="text-[0.625rem] text-gold">{names.angleLetters(letters)}</span>
              )}
            </span>
            {row.said}
          </span>
        </th>
      );
    case "sign":
      return (
        <td>
          <span className="inline-flex items-center gap-1.5">
            <Glyph name={sign} size={14} className="text-muted" />
            <span className={isBare ? "sr-only" : "sr-only @min-[44rem]:not-sr-only print:not-sr-only"}>
              {names.sign(sign)}
            </span>
          </span>
        </td>
      );
    case "degree":
      return (
        <td className="text-end">
          {textOf({ ...row, isRetrograde: false }, column)}
          {/* The room for the mark is kept, so that degrees stand below degrees. */}
          <span className="ms-1 inline-flex w-3 align-middle text-danger">
            {row.isRetrograde && <Glyph name="Retrograde" size={12} label={words.retrograde()} />}
          </span>
        </td>
      );
    case "dignity":
      return (
        <td className="text-end">
          {dignity && (
            <details>
              <summary className="cursor-pointer list-none rounded-sm underline decoration-dotted underline-offset-3 hover:text-gold print:no-underline [&::-webkit-details-marker]:hidden">
                {textOf(row, column)}
                <span className="sr-only"> {words.pointsWhy()}</span>
              </summary>
              <span className="whitespace-normal text-muted screen-only">
                {listedNames(dignity.held.map(withPoints))}
              </span>
            </details>
          )}
        </td>
      );
    default:
      return (
        <td data-column={column} className="text-end">
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
      <span className="sr-only">{words.none()}</span>
    </span>
  );
}

/** The thirteen bodies have colours of their own. */
function colourOf(glyph: PlacementRow["glyph"]) {
  const isBody = (name: PlacementRow["glyph"]): name is Body => BODIES.some((body) => body === name);
  return isBody(glyph) ? { color: bodyColour(glyph) } : undefined;
}
