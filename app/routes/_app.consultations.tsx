import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { OfferList } from "~/components/offers/offer-list";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { offersShown } from "~/offers-shown";
import { own } from "~/site";
import * as words from "~/words/consultations";

export const handle = STATIC;

export const meta = pageMeta(words.consultations, words.sessionWithThe);

/** How long a session is and whether there is a choice is said of our own offers alone: an owner's may be another, or one. */
export default function Consultations() {
  const theirs = own()?.offers;
  return (
    <Page title={words.consultations()} lead={theirs ? words.whatSomebodyCan() : words.whatAPageCannot()}>
      <OfferList offers={offersShown()} level={2} />
      <section aria-labelledby="which" className="mt-12 max-w-prose">
        <h2 id="which" className="text-xl">
          {theirs?.length === 1 ? words.whatToBring() : words.whichOneIsFor()}
        </h2>
        <p className="mt-2 text-muted">
          {theirs?.length === 1
            ? words.yourBirthTimeAnd({ chart })
            : words.bringYourBirthTime({ quiz: (inner) => way("/quiz", inner), chart })}
        </p>
      </section>
    </Page>
  );
}

const chart = (inner: ReactNode) => way("/birth-chart", inner);

function way(to: string, inner: ReactNode) {
  return (
    <Link to={to} className="link">
      {inner}
    </Link>
  );
}
