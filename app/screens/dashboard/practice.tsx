import { Link } from "@remix-run/react";
import { founder } from "~/components/offers/founder";
import { buttonClass } from "~/components/ui/button";
import { own } from "~/site";
import * as words from "~/words/dashboard";

const STRANDS = [
  [words.astrology, words.whereThePlanetsStood],
  [words.numerologyTitle, words.whatYourNameAnd],
  [words.humanDesign, words.howYouDecideBest],
  [words.personalDevelopment, words.oneThingToDo],
] as const;

export function Practice() {
  return (
    <section
      aria-labelledby="practice"
      className="grid gap-x-16 gap-y-8 border-t border-line pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div>
        <h2 id="practice" className="text-xl">
          {own()?.tagline ?? words.professionalAstrologySpiritualWellness()}
        </h2>
        <p className="mt-4 max-w-prose">{founder()}</p>
        <p className="mt-3 max-w-prose text-muted">{words.notSureWhereTo()}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to="/quiz" className={buttonClass({ variant: "secondary" })}>
            {words.findYourPath()}
          </Link>
          <Link to="/consultations" className="link">
            {words.talkToTheAstrologer()}
          </Link>
        </p>
      </div>
      <dl className="@container divide-y divide-line border-y border-line max-sm:in-data-known:hidden">
        {STRANDS.map(([name, text]) => (
          <div key={name()} className="grid gap-x-6 gap-y-1 py-4 @md:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-display text-lg font-semibold">{name()}</dt>
            <dd className="text-sm text-muted">{text()}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
