import { Link } from "@remix-run/react";
import { brand } from "~/brand";
import { buttonClass } from "~/components/ui/button";

const STRANDS = [
  [
    "Astrology",
    "Where the planets stood, computed to the arcminute, and read for one person and not for a type.",
  ],
  ["Numerology", "What your name and your birthday add up to, with the sum written out."],
  ["Human design", "How you decide best, and where you have followed somebody else’s way instead."],
  ["Personal development", "One thing to do this week: a good reading changes something on an ordinary day."],
] as const;

export function Practice() {
  return (
    <section
      aria-labelledby="practice"
      className="grid gap-x-16 gap-y-8 border-t border-line pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div>
        <h2 id="practice" className="text-xl">
          Professional Astrology & Spiritual Wellness
        </h2>
        <p className="mt-4 max-w-prose">{brand.founder}</p>
        <p className="mt-3 max-w-prose text-muted">
          Not sure where to begin? Seven questions show which tool suits you.
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to="/quiz" className={buttonClass({ variant: "secondary" })}>
            Find Your Path
          </Link>
          <Link to="/consultations" className="link">
            Talk to the astrologer
          </Link>
        </p>
      </div>
      <dl className="@container divide-y divide-line border-y border-line max-sm:in-data-known:hidden">
        {STRANDS.map(([name, text]) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-4 @md:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-display text-lg font-semibold">{name}</dt>
            <dd className="text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
