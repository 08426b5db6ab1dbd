import type { GlossaryTerm } from "~/answers/glossary";
import { Glyph } from "~/components/drawings/glyphs";
import { pageNamed } from "./page-named";

interface TermProps {
  readonly term: GlossaryTerm;
  readonly isShown: boolean;
}

/** A term with its letters and its drawing, what it means, and where it is met. */
export function Term({ term: { place, term, short, glyph, text, to }, isShown }: TermProps) {
  return (
    <div
      id={place}
      hidden={!isShown}
      className="border-t border-line py-3 target:border-gold print:break-inside-avoid"
    >
      <dt className="flex flex-wrap items-center gap-x-2 font-semibold">
        {glyph && <Glyph name={glyph} size={20} className="text-gold" />}
        {term}
        {short && <span className="tabular font-normal text-muted">{short}</span>}
      </dt>
      <dd className="max-w-prose text-sm">
        {text}{" "}
        <a href={to} className="link whitespace-nowrap text-muted">
          {pageNamed(to)}
        </a>
      </dd>
    </div>
  );
}
