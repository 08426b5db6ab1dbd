import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { DailyHoroscope } from "~/answers/horoscope";
import { SIGNS, type Sign } from "~/astrology/signs";
import { callApi } from "~/calls/call-api";
import { holding, instant, listOf, record, text, word } from "~/calls/shape";
import { Glyph } from "~/components/glyphs";
import { forgetNote, keepNote, keptNote } from "~/components/owned-notes";
import { ResultBoundary } from "~/components/result-boundary";
import { SkySentence } from "~/components/sky-sentence";
import { Card, CardHeader } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { useAsked } from "~/components/use-asked";
import type { HoroscopeSentence, SkySource } from "~/readings/horoscope/sentences";

const isDay = holding<DailyHoroscope>({
  sign: word<Sign>(),
  date: text,
  sentences: listOf(
    record<HoroscopeSentence>({
      text,
      source: record<SkySource>({ kind: word(), bodies: listOf(word()), at: instant, title: text }),
    }),
  ),
});

/** The day of a sign that the visitor chose once, in this browser. Without JavaScript each sign leads to its page. */
export function YourDay() {
  const [sign, setSign] = useState<Sign | null>(null);
  useEffect(() => {
    const kept = keptNote("sign");
    setSign(SIGNS.find((known) => known === kept) ?? null);
  }, []);
  const choose = (chosen: Sign) => {
    keepNote("sign", chosen);
    setSign(chosen);
  };
  const clear = () => {
    forgetNote("sign");
    setSign(null);
  };
  return (
    <section aria-labelledby="your-day">
      <Card>
        {sign ? (
          <>
            <CardHeader
              id="your-day"
              title={`Your day, ${sign}`}
              aside={
                <button type="button" onClick={clear} className="min-h-9 text-sm text-muted hover:text-gold">
                  Another sign
                </button>
              }
            />
            <Day sign={sign} />
          </>
        ) : (
          <>
            <CardHeader
              id="your-day"
              title="Your day"
              description="Choose your Sun sign or, better, your rising sign: what today’s sky does in its houses."
            />
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6">
              {SIGNS.map((choice) => (
                <li key={choice}>
                  <Link
                    to={`/horoscope/${choice.toLowerCase()}`}
                    onClick={(event) => {
                      event.preventDefault();
                      choose(choice);
                    }}
                    className="flex min-h-11 items-center gap-2 rounded-md px-2 text-sm hover:text-gold"
                  >
                    <Glyph name={choice} size={18} />
                    {choice}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </section>
  );
}

/** Two of the day's sentences; the others are a tap away. */
const SHOWN = 2;

function Day({ sign }: { readonly sign: Sign }) {
  const asked = useAsked(`/api/horoscope/daily?sign=${sign}`, null, (path) => callApi(path, isDay));
  if (asked.kind === "pending") return <Skeleton className="h-44" />;
  if (asked.kind === "failed") {
    return (
      <p role="alert" className="text-sm">
        Your day could not be loaded.{" "}
        <button type="button" onClick={asked.retry} className="link">
          Try again
        </button>
      </p>
    );
  }
  return (
    <ResultBoundary of={asked.answer}>
      <ol className="space-y-4">
        {asked.answer.sentences.slice(0, SHOWN).map((sentence) => (
          <SkySentence key={sentence.text} {...sentence} />
        ))}
      </ol>
      <p className="mt-5">
        <Link to={`/horoscope/${sign.toLowerCase()}`} className="link">
          All of today, the week, the month and the year
        </Link>
      </p>
    </ResultBoundary>
  );
}
