import type { ReactNode } from "react";
import type { ActiveTransitAnswer, ChartTransitAnswer } from "~/answers/chart-transits";
import { type AnyContact, nameOfContact } from "~/components/births/name-of-contact";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph, type GlyphName } from "~/components/drawings/glyphs";
import * as words from "~/words/transits";

interface HeadlineProps {
  readonly contact: AnyContact;
  /** At the right. */
  readonly when?: ReactNode;
  /** A line of time: below the rest, or beside it where there is room. */
  readonly line?: ReactNode;
  readonly children?: ReactNode;
}

/** The columns of a row with a line of time, and of the head that names its days. */
export const LINED =
  "grid min-w-0 grow gap-x-2 grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-4 @3xl:grid-cols-[4.5rem_minmax(0,18rem)_minmax(0,1fr)_7rem]";
/** Where in them the line stands. */
export const LINE = "@max-3xl:col-span-3 @3xl:col-start-3 @3xl:row-span-2 @3xl:row-start-1";

/** What meets: by glyphs, by name, with its date at the right. */
export function Headline({ contact, when, line, children }: HeadlineProps) {
  const { planet, type, point } = contact;
  return (
    <span
      className={`items-center ${line ? LINED : "grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 sm:gap-x-4"}`}
    >
      <span
        className="flex shrink-0 items-center justify-between gap-0.5 sm:row-span-2 sm:w-18 max-sm:[&_svg]:size-4"
        aria-hidden="true"
      >
        <span style={{ color: bodyColour(planet as ActiveTransitAnswer["planet"]) }}>
          <Glyph name={planet as GlyphName} size={22} />
        </span>
        <span className="flex grow items-center justify-around">
          <Glyph name={type} size={16} className="text-muted" />
          <PointMark point={point} />
        </span>
      </span>
      <span className="font-semibold max-sm:text-sm">{nameOfContact(contact)}</span>
      {when && (
        <span className="text-end text-sm tabular @3xl:col-start-4 @3xl:row-span-2 @3xl:row-start-1">
          {when}
        </span>
      )}
      {children && (
        <span className="col-span-2 text-sm text-muted tabular max-sm:col-span-3 @3xl:col-span-1">
          {children}
        </span>
      )}
      {line && <span className={LINE}>{line}</span>}
    </span>
  );
}

function PointMark({ point }: { readonly point: ChartTransitAnswer["point"] }) {
  if (point === "Ascendant" || point === "Midheaven") {
    return (
      <span className="w-5.5 text-center whitespace-nowrap font-display text-sm font-semibold">
        {point === "Ascendant" ? words.shortAscendant() : words.shortMidheaven()}
      </span>
    );
  }
  return <Glyph name={point} size={22} />;
}

/** What a contact is like, and what can be done. */
export function Words({ text, practice }: Pick<ActiveTransitAnswer, "text" | "practice">) {
  return (
    <>
      <p>{text}</p>
      {practice && (
        <p className="mt-3 border-s-2 border-lilac ps-3 text-sm">
          {words.practice({
            label: (inner) => <span className="font-semibold text-lilac">{inner}</span>,
            practice,
          })}
        </p>
      )}
    </>
  );
}
