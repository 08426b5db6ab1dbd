import { Link } from "@remix-run/react";
import type { DailyHoroscope } from "~/answers/horoscope-shapes";
import { horoscopePage } from "~/components/sky/sign-pages";
import * as words from "~/words/horoscope";
import * as names from "~/words/names";

/** Mood, colour, number, time and sign of a day, with what in that day's sky each follows from. */
export function Facts({ horoscope }: { readonly horoscope: DailyHoroscope }) {
  const { mood, color, swatch, luckyNumber, luckyTime, compatibility, from } = horoscope;
  const facts = [
    { name: words.mood(), value: mood },
    {
      name: words.colour(),
      value: (
        <>
          {swatch && <Swatch color={swatch} />}
          {color}
        </>
      ),
    },
    { name: words.luckyNumber(), value: String(luckyNumber) },
    { name: words.luckyTime(), value: luckyTime },
    {
      name: words.inTuneWith(),
      value: (
        <Link to={horoscopePage(compatibility)} className="link">
          {names.sign(compatibility)}
        </Link>
      ),
    },
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        {words.moodColourNumber()}
      </h2>
      <dl className="rounded-lg border border-line bg-card px-5 py-1 shadow-card">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 first:border-0"
          >
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-2 max-w-prose text-sm text-muted">
        <summary className="inline-flex min-h-9 cursor-pointer items-center hover:text-gold">
          {words.howTheseAreMade()}
        </summary>
        {from ? (
          <ul className="mt-2 list-disc space-y-2 ps-5">
            <li>{words.moodFrom({ why: from.mood })}</li>
            <li>{words.colourFrom({ why: from.color })}</li>
            <li>{words.luckyNumberFrom({ why: from.luckyNumber })}</li>
            <li>{words.luckyTimeFrom({ why: from.luckyTime })}</li>
            <li>{words.inTuneWithFrom({ why: from.compatibility })}</li>
          </ul>
        ) : (
          <EarlierRules />
        )}
      </details>
    </section>
  );
}

/** Decoration: the colour's name stands beside it. Forced colours and paper leave it as it is. */
function Swatch({ color }: { readonly color: string }) {
  return (
    <span
      aria-hidden="true"
      className="me-2 inline-block size-4 rounded-full border border-edge align-[-0.125rem] forced-color-adjust-none print:[print-color-adjust:exact]"
      style={{ backgroundColor: color }}
    />
  );
}

/** The rules of days before 1 December 2026. */
function EarlierRules() {
  return (
    <ul className="mt-2 list-disc space-y-2 ps-5">
      <li>{words.earlierMood()}</li>
      <li>{words.earlierColour()}</li>
      <li>{words.earlierNumber()}</li>
      <li>{words.earlierTime()}</li>
      <li>{words.earlierInTune()}</li>
    </ul>
  );
}
