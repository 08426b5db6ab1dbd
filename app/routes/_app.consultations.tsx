import { Link } from "@remix-run/react";
import { ALL_OFFERS, OfferList } from "~/components/offers/offer-list";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";

export const handle = STATIC;

export const meta = pageMeta(
  "Consultations",
  "A session with the astrologer: your chart, the time you are in, or the two of you. What each is about, how long it takes and what it costs.",
);

export default function Consultations() {
  return (
    <Page
      title="Consultations"
      lead="What a page cannot do: answer the question you brought. An hour with somebody who reads your chart with you."
    >
      <OfferList ids={ALL_OFFERS} level={2} />
      <section aria-labelledby="which" className="mt-12 max-w-prose">
        <h2 id="which" className="text-xl">
          Which one is for you?
        </h2>
        <p className="mt-2 text-muted">
          Bring your birth time if you know it, as exactly as you can find it, and one question that matters
          to you now.{" "}
          <Link to="/quiz" className="link">
            Seven questions
          </Link>{" "}
          show which session suits you, and{" "}
          <Link to="/birth-chart" className="link">
            your chart
          </Link>{" "}
          shows beforehand what will be read.
        </p>
      </section>
    </Page>
  );
}
