import type { MonthlyHoroscope, WeeklyHoroscope, YearlyHoroscope } from "~/answers/horoscope-shapes";
import type { Body } from "~/astrology/bodies";
import { dateOfIso } from "~/astrology/calendar";
import { Glyph } from "~/components/drawings/glyphs";
import { SkySentence } from "~/components/sky/sky-sentence";
import { Fold } from "~/components/ui/fold";
import type { HoroscopeSentence } from "~/readings/horoscope/sentences";
import { longDate, weekdayName } from "~/words/dates";
import * as words from "~/words/horoscope";
import * as moments from "~/words/moments";
import * as names from "~/words/names";
import type { AnyHoroscope } from "./checks";
import { Dates } from "./dates";

/** A planet that goes round the zodiac within the year is told in so many parts that they are folded. */
const MANY = 6;

/** What a horoscope says, as its span has it; of the days before 1 December 2026 one sentence after the other. */
export function Told({ horoscope }: { readonly horoscope: AnyHoroscope }) {
  if ("question" in horoscope && horoscope.question) return <Week {...horoscope} />;
  if ("headline" in horoscope && horoscope.headline) return <Month {...horoscope} />;
  if ("journeys" in horoscope && horoscope.journeys) return <Year {...horoscope} />;
  return <Sentences sentences={horoscope.sentences} sky={"sky" in horoscope ? horoscope.sky : undefined} />;
}

interface SentencesProps {
  readonly sentences: readonly HoroscopeSentence[];
  readonly sky?: string | undefined;
}

function Sentences({ sentences, sky }: SentencesProps) {
  return (
    <ol className="space-y-4">
      {sentences.map((sentence) => (
        <SkySentence key={sentence.text} {...sentence} {...(sky && { sky })} />
      ))}
    </ol>
  );
}

const lead = "max-w-prose font-display text-xl";
const small = "mb-1 text-sm font-semibold text-muted";

function Week({ question, days = [], sentences }: WeeklyHoroscope) {
  return (
    <>
      <p className={lead}>{question}</p>
      <ol className="mt-6 space-y-5">
        {days.map(({ date, text }, index) => (
          <li key={date}>
            <h2 className={small}>
              {moments.weekdayAndDay({
                weekday: weekdayName(dateOfIso(date)),
                date: longDate(dateOfIso(date)),
              })}
            </h2>
            <Sentences sentences={[{ text, source: sourceAt(sentences, index + 1) }]} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Month({ headline, acts = [], dates = [], sentences }: MonthlyHoroscope) {
  return (
    <>
      <p className={lead}>{headline}</p>
      <ol className="mt-6 space-y-5">
        {acts.map(({ from, to, text }, index) => (
          <li key={from}>
            <h2 className={small}>
              {words.dayToDay({ from: Number(from.slice(8)), until: longDate(dateOfIso(to)) })}
            </h2>
            <Sentences sentences={[{ text, source: sourceAt(sentences, index + 1) }]} />
          </li>
        ))}
      </ol>
      <Dates dates={dates} />
    </>
  );
}

function Year({ journeys = [], eclipses = [], dates = [], sentences }: YearlyHoroscope) {
  let told = 0;
  const next = () => sentences[told++] as HoroscopeSentence;
  return (
    <>
      {journeys.map(({ body, acts }) => {
        const list = <Sentences sentences={acts.map(next)} />;
        const title = (
          <h2 className="flex items-center gap-2 font-display text-lg font-semibold">
            <Glyph name={body as Body} size={18} className="text-lilac" />
            {names.body(body as Body)}
          </h2>
        );
        return (
          <section key={body} className="mb-8">
            {acts.length > MANY ? (
              <Fold summary={title}>{list}</Fold>
            ) : (
              <>
                {title}
                <div className="mt-2">{list}</div>
              </>
            )}
          </section>
        );
      })}
      {eclipses.length > 0 && (
        <section className="mb-8">
          <h2 className="font-display text-lg font-semibold">{words.eclipses()}</h2>
          <div className="mt-2">
            <Sentences sentences={eclipses.map(next)} />
          </div>
        </section>
      )}
      <Dates dates={dates} />
    </>
  );
}

/** The first sentence of a week or a month is its question or its headline. */
const sourceAt = (sentences: readonly HoroscopeSentence[], index: number) =>
  (sentences[index] ?? (sentences[0] as HoroscopeSentence)).source;
