import type { IntakeLink } from "~/calls/desk/intakes.server";
import { offerNames } from "~/components/offers/offer-names";
import { buttonClass } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { Written } from "~/components/ui/written";
import type { KeptRequest, RequestList } from "~/db/requests.server";
import { isClosed } from "~/schemas/visitor-request";
import { Done, type Refused } from "./form-parts";
import { IntakeLinks } from "./intake-links";
import { Listed } from "./listed";
import { StatusBadge } from "./status-badge";
import { dayOf, momentWords } from "./words";

interface RequestsPageProps extends Omit<RequestList, "last"> {
  readonly isFirst: boolean;
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
  readonly wasDeleted: boolean;
  /** The owner's own zone; null where none is set. */
  readonly ownZone: string | null;
  /** The links to the intake form that can be used still, and whose they are. */
  readonly links: {
    readonly intakes: readonly (IntakeLink & { readonly name: string | null })[];
    readonly newId: string;
    /** Links that are not among these. */
    readonly further: number;
  };
  readonly refused?: Refused;
}

/** What visitors ask, the newest first, a page at a time; what is over stands below. */
export function RequestsPage(props: RequestsPageProps) {
  const { requests, unreadable, waiting, over, isFirst, next, wasDeleted, ownZone, links, refused } = props;
  const open = withAnswers(requests.filter(({ status }) => !isClosed(status)));
  const closed = withAnswers(requests.filter(({ status }) => isClosed(status)));
  // What stands together is one that waits.
  const waitingHere = waiting - open.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <>
      <h1>Requests</h1>
      {wasDeleted && <Done>Deleted.</Done>}
      {unreadable > 0 && (
        <p role="alert" className="mt-4 border-s-2 border-danger ps-3 text-sm">
          {unreadable === 1 ? "One request" : `${unreadable} requests`} of this page cannot be opened with the
          keys in DESK_KEY.
        </p>
      )}
      {waiting + over > 0 && (
        <p className="mt-2 text-sm text-muted">
          {waitingHere} {waitingHere === 1 ? "waits" : "wait"}, {over} {over === 1 ? "is" : "are"} over
          {!isFirst && (
            <>
              {" · "}
              <a href="/desk/requests" className="link">
                Newest requests
              </a>
            </>
          )}
        </p>
      )}
      {waiting + over === 0 ? (
        <div className="mt-6">
          <EmptyState title="Nobody has asked yet">
            <p>
              What visitors send at{" "}
              <a href="/consult" className="link">
                the page for requests
              </a>{" "}
              stands here. You get an e-mail that one waits.
            </p>
          </EmptyState>
        </div>
      ) : (
        <>
          {open.length > 0 && <RequestCards groups={open} ownZone={ownZone} heading="h2" />}
          {closed.length > 0 && (
            <section aria-labelledby="closed">
              <h2 id="closed" className="mt-8 text-lg">
                Over
              </h2>
              <RequestCards groups={closed} ownZone={ownZone} heading="h3" />
            </section>
          )}
          {next !== null && (
            <p className="mt-6">
              <a
                href={`/desk/requests?${new URLSearchParams({ after: next })}`}
                className={buttonClass({ variant: "secondary" })}
              >
                Older requests
              </a>
            </p>
          )}
        </>
      )}
      <div className="mt-8">
        <IntakeLinks
          {...links}
          refused={refused}
          all="/desk/requests?links#intakes"
          nameOf={({ id }) => links.intakes.find((one) => one.id === id)?.name ?? "somebody new"}
        />
      </div>
    </>
  );
}

/** A request with the intake forms that answer it. */
interface Group {
  readonly request: KeptRequest;
  readonly answers: readonly KeptRequest[];
}

/** One person stands once: what came in by a link that answers a request of these stands with it, where the newer of both would. */
function withAnswers(requests: readonly KeptRequest[]): readonly Group[] {
  const there = new Map(requests.map((request) => [request.id, request]));
  const groups = new Map<KeptRequest, KeptRequest[]>();
  for (const request of requests) {
    const asked = there.get(request.from ?? "");
    const first = asked ?? request;
    const answers = groups.get(first) ?? [];
    groups.set(first, asked ? [...answers, request] : answers);
  }
  return [...groups].map(([request, answers]) => ({ request, answers }));
}

interface RequestCardsProps extends Pick<RequestsPageProps, "ownZone"> {
  readonly groups: readonly Group[];
  /** One below the heading that it stands under. */
  readonly heading: "h2" | "h3";
}

function RequestCards({ groups, ownZone, heading }: RequestCardsProps) {
  return (
    <Written as="ul" className="mt-4 grid gap-3">
      {groups.map(({ request, answers }) => {
        const { id, name, offer, question, intake, status, appointment, at, deleteAfter } = request;
        return (
          <Listed
            key={id}
            to={`/desk/requests/${id}`}
            name={name}
            heading={heading}
            beside={<StatusBadge status={status} />}
          >
            <p className="mt-1 text-sm text-muted">
              {[
                dayOf(at),
                intake && "Intake form",
                offer && (offerNames()[offer] ?? offer),
                status === "agreed" &&
                  appointment &&
                  momentWords(appointment.instant, ownZone ?? appointment.timezone),
                isClosed(status) && `kept until ${dayOf(deleteAfter)}`,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <p className="mt-2 line-clamp-2 text-sm break-words">{firstOf(question)}</p>
            {answers.map((answer) => (
              <p key={answer.id} className="mt-2 flex flex-wrap items-center gap-2 text-sm" data-answer>
                <a href={`/desk/requests/${answer.id}`} className="link">
                  Intake form of <bdi>{answer.name}</bdi>, {dayOf(answer.at)}
                </a>
                <StatusBadge status={answer.status} />
              </p>
            ))}
          </Listed>
        );
      })}
    </Written>
  );
}

/** As much of a question as two lines can have. */
function firstOf(question: string): string {
  return question.length > 200 ? `${question.slice(0, 200).trimEnd()}…` : question;
}
