import { Link } from "@remix-run/react";
import type { DailyHoroscope } from "~/answers/horoscope-shapes";
import { horoscopePage } from "~/components/sky/sign-pages";

/** Mood, colour, number, time and sign of a day, with what in that day's sky each follows from. */
export function Facts({ horoscope }: { readonly horoscope: DailyHoroscope }) {
  const { mood, color, swatch, luckyNumber, luckyTime, compatibility, from } = horoscope;
  const facts = [
    { name: "Mood", value: mood },
    {
      name: "Colour",
      value: (
        <>
          {swatch && <Swatch color={swatch} />}
          {color}
        </>
      ),
    },
    { name: "Lucky number", value: String(luckyNumber) },
    { name: "Lucky time", value: luckyTime },
    {
      name: "In tune with",
      value: (
        <Link to={horoscopePage(compatibility)} className="link">
          {compatibility}
        </Link>
      ),
    },
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        Mood, colour, number, time
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
          How these are made
        </summary>
        {from ? (
          <ul className="mt-2 list-disc space-y-2 pl-5">
            <li>Mood: {from.mood}</li>
            <li>Colour: {from.color}</li>
            <li>Lucky number: {from.luckyNumber}</li>
            <li>Lucky time, by your own clock: {from.luckyTime}</li>
            <li>In tune with: {from.compatibility}</li>
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
      className="mr-2 inline-block size-4 rounded-full border border-edge align-[-0.125rem] forced-color-adjust-none print:[print-color-adjust:exact]"
      style={{ backgroundColor: color }}
    />
  );
}

/** The rules of days before 1 December 2026. */
function EarlierRules() {
  return (
    <ul className="mt-2 list-disc space-y-2 pl-5">
      <li>
        Mood: the Moon’s sign at noon (UTC), and whether the next aspect that she makes to the planet that
        rules your sign helps or resists.
      </li>
      <li>
        Colour: the sign in which that planet stands has three, one while the Moon grows, one around full
        Moon, one as she shrinks.
      </li>
      <li>
        Lucky number: the house in which the Moon stands, counted from your sign, and the number that
        tradition gives to the planet of the weekday (Saturn 3, Jupiter 4, Mars 5, Sun 6, Venus 7, Mercury 8,
        Moon 9), added.
      </li>
      <li>
        Lucky time, by your own clock: the first hour of your planet, when the planets take turns from six in
        the morning, the weekday’s own first.
      </li>
      <li>
        In tune with: of the four signs that stand easily to yours, the one in which the Moon is or which she
        reaches next.
      </li>
    </ul>
  );
}
