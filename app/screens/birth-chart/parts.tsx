import { createContext, type ReactNode, useContext } from "react";
import { PartButton, PartsNav } from "~/components/results/parts";
import { screenAddress } from "~/components/shell/screen-address";
import * as words from "~/words/birth-chart";
import { BIRTH_FORM_ID } from "./birth-form";

/** What a page without scripts shows of a chart: a tab of it, or its story, which stands in the first. */
export const PARTS = ["chart", "story", "planets", "aspects", "profections", "table"] as const;
export type Part = (typeof PARTS)[number];

/** The only part that a page without scripts came with; null where all are there. */
export const Alone = createContext<Part | null>(null);

interface ReadingLinkProps {
  /** Of `readingId`, or a chapter's. */
  readonly id: string;
  /** Where it stands. */
  readonly part: Part;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to a text of the reading; where its part did not come with the page, the form is sent for it. */
export function ReadingLink({ id, part, ...rest }: ReadingLinkProps) {
  const alone = useContext(Alone);
  if (!alone || alone === part) return <a href={`#${id}`} {...rest} />;
  return (
    <PartButton form={BIRTH_FORM_ID} part={part} formAction={screenAddress(`/birth-chart#${id}`)} {...rest} />
  );
}

/** The tab in which a part stands. */
export const tabOf = (part: Part | undefined) => (part === "story" ? "chart" : part);

interface PartsOfChartProps {
  readonly alone: Part;
  /** Which of two clock times was meant, when the form itself does not say so. */
  readonly timeReading: string;
}

export function PartsOfChart({ alone, timeReading }: PartsOfChartProps) {
  return (
    <PartsNav
      label={words.partsOfYourChart()}
      form={BIRTH_FORM_ID}
      labels={{
        chart: words.chart(),
        story: words.reading(),
        planets: words.planets(),
        aspects: words.aspects(),
        profections: words.profections(),
        table: words.table(),
      }}
      alone={alone}
      answered={{ timeReading }}
    />
  );
}
