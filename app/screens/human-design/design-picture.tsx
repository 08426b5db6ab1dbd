import { Glyph } from "~/components/drawings/glyphs";
import type { DrawnDesign, Holders } from "./design-words";
import { DesignDrawing } from "./drawing";
import { HEIGHT, WIDTH } from "./layout";
import { otherSigns, SIDES } from "./legend";

/** Units of the drawing: of a column beside it, and between two of its rows. */
const COLUMN = 84;
const ROW = 27;
const FIRST_ROW = 66;
const GLYPH = 17;
const SIGN = { width: 28, height: 16 };

/** Between the signs below the drawing, and how much a letter takes of it. */
const GAP = 18;
const LETTER = 5.6;

interface DesignPictureProps {
  readonly drawn: DrawnDesign;
  readonly holders: Holders;
}

/** The drawing between its two columns, with what its signs mean, as one SVG to be saved. */
export function DesignPicture({ drawn, holders }: DesignPictureProps) {
  const signs = otherSigns(drawn.timeUnknown).map(({ name, sign }) => ({ name: name(), sign }));
  const widths = signs.map(({ name }) => SIGN.width + 5 + LETTER * name.length);
  const all = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((x, width) => x + width + GAP, (WIDTH - all) / 2),
  );
  return (
    <svg
      viewBox={`${-COLUMN} 0 ${WIDTH + 2 * COLUMN} ${HEIGHT + 34}`}
      fontFamily="var(--font-sans)"
      fontSize={13}
      aria-hidden="true"
    >
      <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
        <DesignDrawing
          label=""
          drawn={drawn}
          holders={holders}
          markOf={(key) => ({ "data-mark": key, "aria-hidden": true })}
          lit={null}
        />
      </svg>
      <Column side="birth" x={-COLUMN} drawn={drawn} />
      <Column side="design" x={WIDTH + 6} drawn={drawn} />
      {signs.map(({ name, sign }, index) => (
        <g key={name} transform={`translate(${lefts[index]} ${HEIGHT + 12})`} className="design-sign">
          {sign}
          <text x={SIGN.width + 5} y={12} fontSize={11} fill="var(--muted)">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface ColumnProps {
  readonly side: keyof typeof SIDES;
  readonly x: number;
  readonly drawn: DrawnDesign;
}

/** Which gate and line each body holds on one side. */
function Column({ side, x, drawn }: ColumnProps) {
  const { name, sign } = SIDES[side];
  return (
    <g transform={`translate(${x} 0)`}>
      <g transform={`translate(0 ${FIRST_ROW - 52})`} className="design-sign">
        {sign}
      </g>
      <text y={FIRST_ROW - 20} fontSize={12} fontWeight={600} fill="var(--muted)">
        {name()}
      </text>
      {drawn[side].map(({ body, gate, line }, row) => (
        <g key={body} transform={`translate(0 ${FIRST_ROW + row * ROW})`}>
          <g transform={`translate(0 ${-GLYPH / 2})`} color="var(--muted)">
            <Glyph name={body} size={GLYPH} />
          </g>
          {gate === null ? (
            <text x={GLYPH + 9} y="0.36em" fill="var(--muted)">
              –
            </text>
          ) : (
            <text x={GLYPH + 9} y="0.36em" fontWeight={600} fill="var(--ink)">
              {gate}
              {line !== null && (
                <tspan fontWeight={400} fill="var(--muted)">
                  .{line}
                </tspan>
              )}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
