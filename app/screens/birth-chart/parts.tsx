import { type ButtonHTMLAttributes, createContext, type ReactNode, useContext } from "react";
import { BIRTH_FORM_ID } from "./birth-form";

/** What a page without scripts shows of a chart: a tab of it, or its story, which stands in the first. */
export const PARTS = ["chart", "story", "planets", "aspects", "profections", "table"] as const;
export type Part = (typeof PARTS)[number];

/** Under this name the form says which part it asks for. */
export const PART_FIELD = "part";

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
  return <PartButton part={part} formAction={`/birth-chart#${id}`} {...rest} />;
}

interface PartButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly part: Part;
}

/** Sends the form for a part. */
export function PartButton({ part, ...rest }: PartButtonProps) {
  return <button type="submit" form={BIRTH_FORM_ID} name={PART_FIELD} value={part} {...rest} />;
}

const LABELS: Readonly<Record<Part, string>> = {
  chart: "Chart",
  story: "Reading",
  planets: "Planets",
  aspects: "Aspects",
  profections: "Profections",
  table: "Table",
};

/** The tab in which a part stands. */
export const tabOf = (part: Part | undefined) => (part === "story" ? "chart" : part);

interface PartButtonsProps {
  /** Which of two clock times was meant, when the form itself does not say so. */
  readonly timeReading: string;
}

/** The way to the other parts on a page without scripts. */
export function PartButtons({ timeReading }: PartButtonsProps) {
  const alone = useContext(Alone);
  return (
    <nav
      aria-label="Parts of your chart"
      className="mb-6 hidden flex-wrap gap-x-1 border-b border-line screen-only noscript:flex"
    >
      <input type="hidden" form={BIRTH_FORM_ID} name="timeReading" value={timeReading} />
      {PARTS.map((part) => (
        <PartButton
          key={part}
          part={part}
          aria-current={part === alone || undefined}
          className="h-11 px-3 text-sm font-semibold text-muted hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--gold)]"
        >
          {LABELS[part]}
        </PartButton>
      ))}
    </nav>
  );
}
