import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { StoryAnswer } from "~/answers/story";
import type { Sign } from "~/astrology/signs";
import { Glyph } from "~/components/drawings/glyphs";
import type { Asked } from "~/components/results/use-asked";
import { readingId } from "~/readings/reading-id";
import { sentencesOf } from "~/readings/sentences-of";
import * as words from "~/words/birth-chart";
import * as names from "~/words/names";
import { ReadingLink } from "./parts";

interface FirstInsightProps {
  readonly chart: BirthChartAnswer;
  readonly story: Asked<StoryAnswer>;
}

interface OfBigThree {
  readonly which: "Sun" | "Moon" | "Rising";
  /** Two, where the Moon changed its sign on a day of unknown time. */
  readonly signs: readonly [Sign, Sign?];
  readonly id: string;
}

/** What a chart says first, before its drawing: Sun, Moon and Rising in a row, and how its story begins. */
export function FirstInsight({ chart: { sun, moon, rising, moonChangesSign }, story }: FirstInsightProps) {
  const bigThree: readonly OfBigThree[] = [
    { which: "Sun", signs: [sun.sign], id: readingId("Sun") },
    {
      which: "Moon",
      signs: moonChangesSign ? [moonChangesSign.from, moonChangesSign.to] : [moon.sign],
      id: readingId("Moon"),
    },
    ...(rising ? [{ which: "Rising", signs: [rising.sign], id: readingId("Ascendant") } as const] : []),
  ];
  const first = story.kind === "ready" ? story.answer.story.page[0] : undefined;
  return (
    <div className="mb-6 screen-only">
      <ul className="grid auto-cols-fr grid-flow-col divide-x divide-line rounded-md border border-line">
        {bigThree.map(({ which, signs, id }) => (
          <li key={which} className="min-w-0">
            <ReadingLink
              id={id}
              part="planets"
              className="flex h-full w-full flex-col items-center gap-1 px-1 py-2 text-center hover:text-gold sm:flex-row sm:justify-center sm:gap-2"
            >
              <span className="text-xs text-muted">{words.bigThree(which)}</span>
              <span className="text-gold">
                <Glyph name={signs[0]} size={24} />
              </span>
              <span className="font-display leading-tight font-semibold break-words">{signsSaid(signs)}</span>
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

function signsSaid([from, to]: OfBigThree["signs"]): string {
  return to ? words.eitherSign({ from: names.sign(from), to: names.sign(to) }) : names.sign(from);
}
