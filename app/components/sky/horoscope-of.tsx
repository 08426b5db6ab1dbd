import type { HoroscopeSpan } from "~/answers/horoscope-shapes";
import { formatIsoDate, localDay } from "~/astrology/calendar";
import type { Sign } from "~/astrology/signs";
import { ask } from "~/calls/ask";
import { holding, instant, listOf, orNone, record, text, word } from "~/calls/shape";
import type { HoroscopeSentence } from "~/readings/horoscope/sentences";
import type { SkySource } from "~/readings/horoscope/sky-source";
import * as words from "~/words/sky";
import { ResultBoundary } from "../results/result-boundary";
import { useAsked } from "../results/use-asked";
import { Skeleton } from "../ui/skeleton";
import { SkySentence } from "./sky-sentence";

/** What is said to be in the sky. */
export const isSource = record<SkySource>({ kind: word(), bodies: listOf(word()), at: instant, title: text });

/** What every horoscope's sentences must be like to be shown. */
export const areSentences = listOf(record<HoroscopeSentence>({ text, source: isSource }));
const isHoroscope = holding<{ readonly sentences: readonly HoroscopeSentence[]; readonly sky?: string }>({
  sentences: areSentences,
  sky: orNone(text),
});

interface HoroscopeOfProps {
  readonly sign: Sign;
  readonly span: HoroscopeSpan;
  /** How many of its sentences are shown; all without it. */
  readonly most?: number;
  /** The height that is held for it: as much as moves nothing that is seen. */
  readonly room?: string;
}

/** The horoscope of a sign for the visitor's own day, asked for when it is shown. */
export function HoroscopeOf({ sign, span, most, room = "h-44" }: HoroscopeOfProps) {
  const asked = useAsked(`${span} ${sign}`, null, () =>
    ask(`GET /api/horoscope/${span}`, { sign, date: formatIsoDate(localDay(new Date())) }, isHoroscope),
  );
  if (asked.kind === "pending") return <Skeleton className={room} />;
  if (asked.kind === "failed") {
    return (
      <p role="alert" className="text-sm">
        {words.horoscopeCouldNotBe()}{" "}
        <button type="button" onClick={asked.retry} className="link">
          {words.tryAgain()}
        </button>
      </p>
    );
  }
  const { sentences, sky } = asked.answer;
  return (
    <ResultBoundary of={asked.answer}>
      <ol className="space-y-4">
        {sentences.slice(0, most).map((sentence) => (
          <SkySentence key={sentence.text} {...sentence} {...(sky && { sky })} />
        ))}
      </ol>
    </ResultBoundary>
  );
}
