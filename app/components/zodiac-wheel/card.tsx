import { type ReactNode, Suspense } from "react";
import * as names from "~/words/names";
import * as words from "~/words/zodiac-wheel";
import { slugOf } from "../drawings/body-style";
import { Glyph } from "../drawings/glyphs";
import { Meaning } from "./meaning";
import { formatSignPosition } from "./sign-position";
import type { WheelSubject } from "./subject";
import { houseAndMotion, summaryOf, titleOf, withinText } from "./titles";
import { aspectEnds, type WheelChart } from "./wheel-chart";

interface CardProps {
  readonly chart: WheelChart;
  readonly subject: WheelSubject;
  /** The first sentence of its reading and where to read on. */
  readonly reading: ReactNode;
}

/** What a card says: name, position, house, aspects. */
export function CardContent({ chart, subject, reading }: CardProps) {
  return (
    <>
      <p className="font-display text-base leading-tight font-semibold">{titleOf(chart, subject)}</p>
      <Details chart={chart} subject={subject} />
      <Suspense fallback={null}>
        <Meaning subject={subject} />
      </Suspense>
      {/* What turns out to have none leaves no line behind. */}
      <div className="mt-2 border-t border-line pt-2 empty:hidden">{reading}</div>
    </>
  );
}

function Details({ chart, subject }: Omit<CardProps, "reading">) {
  switch (subject.kind) {
    case "body": {
      const { body, owner } = subject;
      const ring =
        owner === null
          ? ""
          : owner === chart.outer?.label
            ? "outer-"
            : owner === chart.outermost?.label
              ? "outermost-"
              : "";
      const key = ring + slugOf(body.planet);
      const own = chart.aspects.filter((aspect) => aspectEnds(chart, aspect).includes(key));
      return (
        <>
          <p className="tabular text-muted">
            {words.placeOfBody({ position: formatSignPosition(body), ...houseAndMotion(body) })}
          </p>
          {own.length > 0 && (
            <ul className="mt-1.5 grid grid-cols-2 gap-x-3">
              {own.map((aspect) => {
                const [first] = aspectEnds(chart, aspect);
                const other = first === key ? aspect.planet2 : aspect.planet1;
                return (
                  <li key={`${other} ${aspect.type}`} className="flex items-center gap-1">
                    <Glyph name={aspect.type} size={14} label={names.aspectBetween(aspect.type)} />
                    {names.point(other)}
                    <span className="tabular ms-auto text-muted">
                      {words.orbInDegrees({ orb: aspect.orb.toFixed(1) })}
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
        </>
      );
    }
    default: {
      const { text, within } = summaryOf(chart, subject);
      return (
        <p className="tabular text-muted">
          {text}
          {within && <span className="block text-ink">{withinText(within)}</span>}
        </p>
      );
    }
  }
}
