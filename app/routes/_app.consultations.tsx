import { Link } from "@remix-run/react";
import { OfferList } from "~/components/offers/offer-list";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { offersShown } from "~/offers-shown";
import * as words from "~/words/consultations";

export const handle = STATIC;

export const meta = pageMeta(words.consultations, words.sessionWithThe);

export default function Consultations() {
  return (
    <Page title={words.consultations()} lead={words.whatAPageCannot()}>
      <OfferList offers={offersShown()} level={2} />
      <section aria-labelledby="which" className="mt-12 max-w-prose">
        <h2 id="which" className="text-xl">
          {words.whichOneIsFor()}
        </h2>
        <p className="mt-2 text-muted">
          {words.bringYourBirthTime({
            quiz: (inner) => (
              <Link to="/quiz" className="link">
                {inner}
              </Link>
            ),
            chart: (inner) => (
              <Link to="/birth-chart" className="link">
                {inner}
              </Link>
            ),
          })}
        </p>
      </section>
    </Page>
  );
}
