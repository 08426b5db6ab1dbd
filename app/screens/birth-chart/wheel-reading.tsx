import type { ReadingOfChart, TitledText } from "~/answers/reading";
import type { Body } from "~/astrology/bodies";
import type { Asked } from "~/components/results/use-asked";
import type { WheelSubject } from "~/components/zodiac-wheel/subject";
import { readingId } from "~/readings/reading-id";
import { sentencesOf } from "~/readings/sentences-of";
import * as words from "~/words/birth-chart";

interface WheelReadingProps {
  readonly subject: WheelSubject;
  readonly reading: Asked<Pick<ReadingOfChart, "placements" | "aspects">>;
}

/** How the reading of what was picked in the wheel begins, and the way to it; nothing where there is none, or not yet. */
export function WheelReading({ subject, reading }: WheelReadingProps) {
  const found = reading.kind === "ready" ? readingOf(subject, reading.answer) : null;
  if (!found) return null;
  return (
    <p>
      {opening(found.text)}{" "}
      <a
        href={`#${readingId(...found.names)}`}
        aria-label={words.readOnOf({ title: found.text.title })}
        className="inline-flex min-h-8 items-center text-gold underline underline-offset-4"
      >
        {words.readOn()}
      </a>
    </p>
  );
}

interface Found {
  readonly text: TitledText;
  readonly names: readonly Body[];
}

function readingOf(
  subject: WheelSubject,
  { placements, aspects }: Pick<ReadingOfChart, "placements" | "aspects">,
): Found | null {
  if (subject.kind === "body") {
    const { planet } = subject.body;
    const placement = placements.find((placement) => placement.planet === planet);
    const [text] = placement?.texts ?? [];
    return placement && text ? { text, names: [placement.planet] } : null;
  }
  if (subject.kind === "aspect") {
    const { planet1, planet2 } = subject.aspect;
    const text = aspects.find((aspect) => aspect.planet1 === planet1 && aspect.planet2 === planet2);
    return text ? { text, names: [text.planet1, text.planet2] } : null;
  }
  return null;
}

/** Words that an opening has at least: "You came in cheerful." alone says too little. */
const LEAST_WORDS = 8;

/** The first sentence of a text, or its first ones where they are short. */
export function opening({ text }: Pick<TitledText, "text">): string {
  let opening = "";
  for (const sentence of sentencesOf(text)) {
    opening = opening ? `${opening} ${sentence}` : sentence;
    if (opening.split(/\s+/).length >= LEAST_WORDS) break;
  }
  return opening;
}
