import { memo, type ReactNode } from "react";
import { BODIES } from "~/astrology/bodies";
import type { EphemerisMonth } from "~/astrology/ephemeris-month";
import { bodyColour } from "~/components/body-style";
import { Glyph } from "~/components/glyphs";
import { rowsMarkup } from "./rows-markup";

/** Said once for all cells: four hundred of them with classes of their own would double the page. */
const CELLS = [
  "[&_td]:border-b [&_td]:border-line [&_td]:px-1 [&_td]:py-1.5 [&_td]:whitespace-nowrap print:[&_td]:py-0.5",
  // Room for the R at the right of every position, so that degrees stand below degrees.
  "[&_td+td+td]:border-l [&_td+td+td]:pr-3 [&_td+td+td]:pl-0.5",
  "[&_svg]:mr-[3px] [&_svg]:-mt-0.5 [&_svg]:inline-block [&_svg]:size-3.5 print:[&_svg]:size-2.5 [&_svg]:align-middle [&_svg]:text-muted",
  "[&_tbody_th]:sticky [&_tbody_th]:left-0 [&_tbody_th]:z-10 [&_tbody_th]:border-b [&_tbody_th]:border-line [&_tbody_th]:bg-card [&_tbody_th]:px-1",
  "[&_[aria-current]>*]:bg-gold-soft [&_[aria-current]_th]:text-gold [&_[aria-current]_th]:shadow-[inset_3px_0_0_var(--gold)]",
].join(" ");

interface EphemerisTableProps {
  readonly answer: EphemerisMonth;
  /** ISO date. */
  readonly today: string;
  readonly labelledBy: string;
}

/**
 * Where it does not fit it scrolls within itself, so that the day column and the header stay in sight; where it does,
 * with the page.
 */
export const EphemerisTable = memo(function EphemerisTable({
  answer,
  today,
  labelledBy,
}: EphemerisTableProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
      tabIndex={0}
      className="max-h-[min(80dvh,60rem)] in-data-embed:max-h-none overflow-auto rounded-lg border border-line bg-card shadow-card @min-[69.5rem]:max-h-none @min-[69.5rem]:overflow-visible print:max-h-none print:overflow-visible print:border-0 print:shadow-none"
    >
      <table
        className={`w-full border-separate border-spacing-0 text-center text-xs print:text-[7.5pt] print:leading-tight ${CELLS}`}
      >
        <thead>
          <tr>
            <HeaderCell isCorner>Day</HeaderCell>
            <HeaderCell>
              <span className="sr-only">Weekday</span>
            </HeaderCell>
            <HeaderCell>
              Sidereal
              <br />
              time
            </HeaderCell>
            {BODIES.map((body) => (
              <HeaderCell key={body}>
                <span className="flex justify-center" style={{ color: bodyColour(body) }}>
                  <Glyph name={body} size={18} className="m-0! size-4.5! text-inherit!" />
                </span>
                {body}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and names of our own, see rows-markup.ts */}
        <tbody dangerouslySetInnerHTML={{ __html: rowsMarkup(answer, today) }} />
      </table>
    </section>
  );
});

function HeaderCell({ isCorner, children }: { readonly isCorner?: true; readonly children: ReactNode }) {
  return (
    <th
      scope="col"
      className={`sticky top-0 border-b border-edge bg-card px-1 py-2 align-bottom leading-4 font-semibold first:rounded-tl-lg last:rounded-tr-lg @min-[69.5rem]:top-14 print:static ${isCorner ? "left-0 z-20 w-10" : "z-10"}`}
    >
      {children}
    </th>
  );
}
