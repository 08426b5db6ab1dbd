import { SIGNS } from "~/astrology/signs";
import { bodyColour } from "~/components/drawings/body-style";
import { glyphHref } from "~/components/drawings/glyphs";
import * as words from "~/words/vargas";
import type { Graha } from "./grahas";
import { packed } from "./packed";
import { type Cell, northCells, SIDE, southCells } from "./square-cells";

interface SquareChartProps {
  readonly form: "North Indian" | "South Indian";
  /** Null where the birth time is unknown: then the form is the South Indian one. */
  readonly rising: Graha["sign"] | null;
  readonly grahas: readonly Graha[];
  /** What stands in the middle of the South Indian form. */
  readonly title: string;
}

/** In the visitor's own colours everything has one: glyphs, lines and the stroke say what colour said. */
const OWN_COLOURS =
  "forced-colors:[forced-color-adjust:none] forced-colors:[--edge:CanvasText] forced-colors:[--gold:CanvasText] forced-colors:[--ink:CanvasText] forced-colors:[--muted:CanvasText]";

/** A chart of houses in a square, of which the table beside it says the same in words. */
export function SquareChart({ form, rising, grahas, title }: SquareChartProps) {
  const isNorth = form === "North Indian" && rising !== null;
  const cells = isNorth ? northCells(rising) : southCells(rising);
  return (
    <svg
      viewBox={`-1 -1 ${SIDE + 2} ${SIDE + 2}`}
      aria-hidden="true"
      className={`block w-full break-inside-avoid ${OWN_COLOURS}`}
    >
      {cells.map((cell) => (
        <g key={cell.sign} data-sign={cell.sign}>
          <polygon
            points={cell.outline.map(({ x, y }) => `${x},${y}`).join(" ")}
            className="fill-none stroke-edge"
          />
          {isNorth ? <SignNumber cell={cell} /> : <SignGlyph cell={cell} />}
          <Standing cell={cell} grahas={grahas.filter(({ sign }) => sign === cell.sign)} />
        </g>
      ))}
      {!isNorth && (
        <text
          x={SIDE / 2}
          y={SIDE / 2 + 7}
          textAnchor="middle"
          fontSize={20}
          className="fill-ink font-display font-semibold"
        >
          {title}
        </text>
      )}
    </svg>
  );
}

/** 1 is Aries. */
function SignNumber({ cell: { sign, label } }: { readonly cell: Cell }) {
  return (
    <text
      x={label.x + label.width / 2}
      y={label.y + label.height - 3}
      textAnchor="middle"
      fontSize={12}
      className="fill-muted tabular"
    >
      {SIGNS.indexOf(sign) + 1}
    </text>
  );
}

function SignGlyph({ cell: { sign, label, mark } }: { readonly cell: Cell }) {
  return (
    <>
      <use
        href={glyphHref(sign)}
        x={label.x + 1}
        y={label.y + 1}
        width={label.width - 2}
        height={label.height - 2}
        className="text-muted"
      />
      {mark && (
        <>
          <line x1={mark.x} y1={mark.y + 17} x2={mark.x + 17} y2={mark.y} className="stroke-gold" />
          <text x={mark.x + 20} y={mark.y + 12.5} fontSize={12} className="fill-gold font-semibold">
            {words.shortAscendant()}
          </text>
        </>
      )}
    </>
  );
}

interface StandingProps {
  readonly cell: Cell;
  readonly grahas: readonly Graha[];
}

/** The planets of a house; a line under one says that it is retrograde. */
function Standing({ cell, grahas }: StandingProps) {
  const places = packed(cell, grahas.length);
  return grahas.map(({ body, isRetrograde }, index) => {
    const { x = 0, y = 0, size = 0 } = places[index] ?? {};
    return (
      <g
        key={body}
        data-graha={body}
        style={{ color: bodyColour(body) }}
        className="print:text-ink! forced-colors:text-ink!"
      >
        <use href={glyphHref(body)} x={x} y={y} width={size} height={size} />
        {isRetrograde && (
          <line
            x1={x + 2}
            x2={x + size - 2}
            y1={y + size + 1.5}
            y2={y + size + 1.5}
            stroke="currentColor"
            strokeWidth={1.25}
          />
        )}
      </g>
    );
  });
}
