import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type QuizAnswers, reasonsFor } from "~/answers/quiz";
import type { QuizResult } from "~/calls/quiz-submission.server";
import { OfferList } from "~/components/offers/offer-list";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon, type IconName } from "~/components/ui/icons";
import { offersFor } from "~/offers-shown";
import type { OfferId, Tool } from "~/readings/quiz";
import * as words from "~/words/quiz";

const TOOL_ICONS: Readonly<Record<Tool, IconName>> = {
  "birth-chart": "wheel",
  transits: "orbit",
  compatibility: "heart",
  numerology: "numbers",
  astrocartography: "globe",
};

interface ResultsProps {
  readonly result: QuizResult;
  /** What led to it; null where it is not known any more. */
  readonly answers: QuizAnswers | null;
}

export function Results({ result, answers }: ResultsProps) {
  const { recommendedTools, recommendedServices, email, emailStatus } = result;
  const offers = offersFor(recommendedServices);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-10">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {words.yourPersonalizedPath()}
        </h1>
        <p className="mt-2 max-w-prose text-muted">{words.whatFitsYourAnswers()}</p>
      </header>
      {recommendedTools.length > 0 && (
        <section aria-labelledby="free-tools" className="@container">
          <h2 id="free-tools">{words.startHereFreeTools()}</h2>
          <ul className="mt-4 grid gap-4 @xl:grid-cols-2">
            {recommendedTools.map((tool) => (
              <li key={tool} className="grid">
                <Link
                  to={`/${tool}`}
                  className="group flex items-start gap-4 rounded-lg border border-line bg-card p-5 shadow-card transition-colors hover:border-gold"
                >
                  <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lilac-soft text-lilac">
                    <Icon name={TOOL_ICONS[tool]} size={22} />
                  </span>
                  <span className="min-w-0">
                    <span className="flex items-center gap-2 font-semibold">
                      {words.tool(tool)}
                      <Icon
                        name="arrow-right"
                        size={16}
                        className="text-gold transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
                      />
                    </span>
                    <span className="mt-1 block text-sm text-muted">{words.toolDescription(tool)}</span>
                    <Because what={tool} answers={answers} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {offers.length > 0 && (
        <section aria-labelledby="consultations">
          <h2 id="consultations">{words.goDeeperProfessionalConsultations()}</h2>
          <OfferList offers={offers} note={(service) => <Because what={service} answers={answers} />} />
        </section>
      )}
      <Card>
        <p className="flex items-start gap-3">
          <Icon name={wasSent(emailStatus) ? "check" : "info"} className="mt-1 text-lilac" />
          <span className="min-w-0 break-words">{closing(emailStatus, email)}</span>
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={`/${recommendedTools[0] ?? "birth-chart"}`} className={buttonClass()}>
            {words.startExploring()}
          </Link>
          <Link to="/dashboard" reloadDocument className={buttonClass({ variant: "secondary" })}>
            {words.backToDashboard()}
          </Link>
        </div>
      </Card>
    </div>
  );
}

interface BecauseProps {
  readonly what: Tool | OfferId;
  readonly answers: QuizAnswers | null;
}

function Because({ what, answers }: BecauseProps) {
  const reasons = answers ? reasonsFor(what, answers) : [];
  if (reasons.length === 0) return null;
  return (
    <span className="mt-2 block text-sm text-lilac">
      {words.becauseYouChose({
        reasons: reasons
          .map((reason) => words.quoted({ reason: words.option(reason) }))
          .reduce((first, second) => words.bothReasons({ first, second })),
      })}
    </span>
  );
}

function wasSent(status: QuizResult["emailStatus"]): boolean {
  return status === "sent" || status === "queued";
}

function closing(status: QuizResult["emailStatus"], email: string): string {
  switch (status) {
    case "sent":
    case "queued":
      return words.yourRecommendationsWereSent({ email });
    case "failed":
      return words.yourRecommendationsCouldNot({ email });
    case "not_configured":
      return words.thisSiteSendsNo({ email });
  }
}
