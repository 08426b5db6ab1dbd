import { memo, type ReactNode, useRef } from "react";
import { BODIES } from "~/astrology/bodies";
import type { EphemerisMonth } from "~/astrology/ephemeris-month";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import * as words from "~/words/ephemeris";
import * as names from "~/words/names";
import { rowsMarkup } from "./rows-markup";

/** Said once for all cells: four hundred of them with classes of their own would double the page. */
const CELLS = [
  "[&_td]:border-b [&_td]:border-line [&_td]:py-1.5 [&_td]:whitespace-nowrap print:[&_td]:py-0.5",
  // Room for the R at the right of every position, so that degrees stand below degrees.
  "[&_td+td+td]:border-s [&_td+td+td]:pe-2.5",
  "[&_i]:me-0.5 [&_i]:font-[Signs,sans-serif] [&_i]:text-[0.75rem] @min-[69rem]:[&_i]:text-[0.875rem] print:[&_i]:text-[7.5pt] [&_i]:leading-none [&_i]:not-italic [&_i]:text-muted",
  "[&_b]:-me-2.5 [&_b]:inline-block [&_b]:w-2.5 [&_b]:ps-px [&_b]:text-start [&_b]:text-danger",
  "[&_tbody_th]:sticky [&_tbody_th]:inset-s-0 [&_tbody_th]:z-10 [&_tbody_th]:border-b [&_tbody_th]:border-line [&_tbody_th]:bg-card",
  "[&_[aria-current]>*]:bg-gold-soft [&_[aria-current]_th]:text-gold [&_[aria-current]_th]:shadow-[inset_3px_0_0_var(--gold)]",
  // A row that is scrolled to stands clear of the page's header and the table's.
  "[&_tr]:scroll-mt-40 [&_tr]:scroll-mb-16",
].join(" ");

/** One measure for the table and for the copy of its header, so that column stands under column. */
const TABLE =
  "w-full min-w-[69rem] @min-[57rem]:min-w-[57rem] table-fixed border-separate border-spacing-0 text-center text-xs leading-4 @min-[57rem]:text-[0.6875rem] @min-[69rem]:text-xs print:min-w-0 print:text-[7.5pt] print:leading-tight";

interface EphemerisTableProps {
  readonly answer: EphemerisMonth;
  /** ISO date. */
  readonly today: string;
  readonly labelledBy: string;
}

/**
 * The table scrolls with the page, and sideways within itself where it does not fit; then the day column stays in
 * sight. Its header would not: what scrolls sideways holds it fast. So a copy, for the eye alone, stays under the
 * page's header and follows sideways.
 */
export const EphemerisTable = memo(function EphemerisTable({
  answer,
  today,
  labelledBy,
}: EphemerisTableProps) {
  const isBrowser = useIsBrowser();
  const copy = useRef<HTMLDivElement>(null);
  return (
    <>
      <p className="mb-2 text-sm text-muted @min-[57rem]:hidden print:hidden">{words.tableGoesOn()}</p>
      {isBrowser && (
        <div
          ref={copy}
          aria-hidden="true"
          className="sticky top-14 z-20 h-0 overflow-x-clip [--x:0px] in-data-embed:hidden print:hidden"
        >
          <table
            className={`${TABLE} border-x border-transparent [transform:translateX(calc(-1*var(--x)))] [&_th:first-child]:relative [&_th:first-child]:z-10 [&_th:first-child]:[transform:translateX(var(--x))]`}
          >
            <Header />
          </table>
        </div>
      )}
      <section
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          copy.current?.style.setProperty("--x", `${currentTarget.scrollLeft}px`)
        }
        className="sideways rounded-lg border border-line bg-card shadow-card print:border-0 print:shadow-none"
      >
        <table className={`${TABLE} ${CELLS}`}>
          <Header />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and names of our own, see rows-markup.ts */}
          <tbody dangerouslySetInnerHTML={{ __html: rowsMarkup(answer, today) }} />
        </table>
      </section>
    </>
  );
});

function Header() {
  return (
    <thead>
      <tr>
        <HeaderCell className="sticky inset-s-0 z-10 w-8">{words.day()}</HeaderCell>
        <HeaderCell className="w-8">
          <span className="sr-only">{words.weekday()}</span>
        </HeaderCell>
        <HeaderCell className="w-18 @min-[57rem]:w-14 @min-[69rem]:w-18">
          {words.siderealTime({ line: () => <br /> })}
        </HeaderCell>
        {BODIES.map((body) => (
          <HeaderCell key={body}>
            <span className="flex justify-center" style={{ color: bodyColour(body) }}>
              <Glyph name={body} size={18} className="m-0! size-4.5! text-inherit!" />
            </span>
            {names.body(body)}
          </HeaderCell>
        ))}
      </tr>
    </thead>
  );
}

function HeaderCell({
  className = "",
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <th
      scope="col"
      className={`border-b border-edge bg-card px-0.5 py-2 align-bottom leading-4 font-semibold first:rounded-ss-lg last:rounded-se-lg print:static ${className}`}
    >
      {children}
    </th>
  );
}
