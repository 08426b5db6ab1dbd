import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { Reading } from "~/answers/reading";
import { Glyph } from "~/components/drawings/glyphs";
import type { Asked } from "~/components/results/use-asked";
import { readingId } from "~/readings/reading-id";
import { sentencesOf } from "~/readings/sentences-of";

interface FirstInsightProps {
  readonly chart: BirthChartAnswer;
  readonly reading: Asked<Reading>;
}

/** What a chart says first, before its drawing: Sun, Moon and Rising in a row, and how its story begins. */
export function FirstInsight({ chart: { sun, moon, rising, moonChangesSign }, reading }: FirstInsightProps) {
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
  const first = reading.kind === "ready" ? reading.answer.story.page[0] : undefined;
  return (
    <div className="mb-6 screen-only">
      <ul className="grid auto-cols-fr grid-flow-col divide-x divide-line rounded-md border border-line">
        {bigThree.map(({ label, sign, id, ...row }) => (
          <li key={label} className="min-w-0">
            <a
              href={`#${id}`}
              className="flex h-full flex-col items-center gap-1 px-1 py-2 text-center hover:text-gold sm:flex-row sm:justify-center sm:gap-2"
            >
              <span className="text-xs text-muted">{label}</span>
              <span className="text-gold">
                <Glyph name={"glyph" in row && row.glyph ? row.glyph : (sign as typeof sun.sign)} size={24} />
              </span>
              <span className="font-display leading-tight font-semibold break-words">{sign}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 min-h-12 max-w-prose font-display text-lg leading-snug">
        {first && sentencesOf(first.text)[0]}
      </p>
    </div>
  );
}
