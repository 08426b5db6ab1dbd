import type { DateToNote } from "~/answers/horoscope-shapes";
import { SkySentence } from "~/components/sky/sky-sentence";
import * as words from "~/words/horoscope";

/** The dates of a month or a year, in order. */
export function Dates({ dates }: { readonly dates: readonly DateToNote[] }) {
  return (
    <section aria-labelledby="dates" className="mt-10">
      <h2 id="dates" className="font-display text-xl font-semibold">
        {words.dates()}
      </h2>
      <ol className="mt-4 space-y-4">
        {dates.map(({ at, text, source }) => (
          <SkySentence key={`${at} ${text}`} text={text} source={source} />
        ))}
      </ol>
    </section>
  );
}
