import { Link } from "@remix-run/react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { PersonalHoroscope } from "~/answers/personal-horoscope";
import { type CivilDate, formatIsoDate } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import { holding } from "~/calls/shape";
import { shownTo } from "~/calls/shown-to";
import { transitsState } from "~/components/births/longitudes-of";
import { useAsked } from "~/components/results/use-asked";
import { areSentences } from "~/components/sky/horoscope-of";
import { SkySentence } from "~/components/sky/sky-sentence";
import * as words from "~/words/horoscope";

const isPersonal = holding<Pick<PersonalHoroscope, "sentences">>({ sentences: areSentences });

export interface DayOfOwnChartProps {
  readonly chart: BirthChartAnswer;
  readonly date: CivilDate;
  /** What the page tells of this day to everybody of the sign. */
  readonly told: readonly { readonly text: string }[];
}

/** A day of one chart, but for what its sign's page tells already. */
export function DayOfOwnChart({ chart, date, told }: DayOfOwnChartProps) {
  const iso = formatIsoDate(date);
  const asked = useAsked(`${chart.id} ${iso}`, null, () =>
    // The day is spent where the visitor is.
    ask(
      "POST /api/horoscope/personal",
      { birth: chart.input, date: iso, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      isPersonal,
    ),
  );
  // What cannot be had is not missed: the sign's own day stands above.
  if (asked.kind !== "ready") return null;
  const own = asked.answer.sentences.filter(({ text }) => told.every((other) => other.text !== text));
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="own-day" className="mt-8 border-t border-line pt-6">
      <h2 id="own-day" className="mb-4 font-display text-lg font-semibold">
        {chart.input.name
          ? words.fromChartOf({ bdi: (name) => <bdi>{name}</bdi>, name: chart.input.name })
          : words.fromYourChart()}
      </h2>
      <ol className="space-y-4">
        {own.map((sentence) => (
          <SkySentence key={sentence.text} {...sentence} />
        ))}
      </ol>
      <p className="mt-4 screen-only">
        <Link to="/transits" state={transitsState(chart, shownTo())} className="link">
          {words.allThatTouches()}
        </Link>
      </p>
    </section>
  );
}
