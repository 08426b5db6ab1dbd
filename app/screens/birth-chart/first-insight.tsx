import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { StoryAnswer } from "~/answers/story";
import { Glyph } from "~/components/drawings/glyphs";
import type { Asked } from "~/components/results/use-asked";
import { readingId } from "~/readings/reading-id";
import { sentencesOf } from "~/readings/sentences-of";
import { ReadingLink } from "./parts";

interface FirstInsightProps {
  readonly chart: BirthChartAnswer;
  readonly story: Asked<StoryAnswer>;
}

/** What a chart says first, before its drawing: Sun, Moon and Rising in a row, and how its story begins. */
export function FirstInsight({ chart: { sun, moon, rising, moonChangesSign }, story }: FirstInsightProps) {
  const bigThree = [
    { label: "Sun", sign: sun.sign, id: readingId("Sun") },
    {
      label: "Moon",
      sign: moonChangesSign ? `${moonChangesSign.from} or ${moonChangesSign.to}` : moon.sign,
      glyph: moonChangesSign?.from ?? moon.sign,
      id: readingId("Moon"),
    },
    ...(rising ? [{ label: "Rising", sign: rising.sign, id: readingId("Ascendant") }] : []),
  ];
  const first = story.kind === "ready" ? story.answer.story.page[0] : undefined;
  return (
    <div className="mb-6 screen-only">
      <ul className="grid auto-cols-fr grid-flow-col divide-x divide-line rounded-md border border-line">
        {bigThree.map(({ label, sign, id, ...row }) => (
          <li key={label} className="min-w-0">
            <ReadingLink
              id={id}
              part="planets"
              className="flex h-full w-full flex-col items-center gap-1 px-1 py-2 text-center hover:text-gold sm:flex-row sm:justify-center sm:gap-2"
            >
              <span className="text-xs text-muted">{label}</span>
              <span className="text-gold">
                <Glyph name={"glyph" in row && row.glyph ? row.glyph : (sign as typeof sun.sign)} size={24} />
              </span>
              <span className="font-display leading-tight font-semibold break-words">{sign}</span>
            </ReadingLink>
          </li>
        ))}
      </ul>
      <p className="mt-3 min-h-12 max-w-prose font-display text-lg leading-snug">
        {first && sentencesOf(first.text)[0]}
      </p>
    </div>
  );
}
