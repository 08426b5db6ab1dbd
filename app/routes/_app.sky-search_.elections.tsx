import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import type { ElectionsAnswer, ElectionWindowAnswer } from "~/answers/elections";
import { utcDate } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import { electionsShown } from "~/calls/elections.server";
import { pageOutcome } from "~/calls/page-answer.server";
import { holding, instant, listOf, nullOr, number, record, text } from "~/calls/shape";
import { pageMeta } from "~/components/shell/page-meta";
import { Card } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import { electionIn } from "~/schemas/election-rows";
import type { ResolvedPlace } from "~/schemas/read-birth";
import { isElectionAsked } from "~/screens/sky-search/elections/edited-rows";
import { ElectionsForm } from "~/screens/sky-search/elections/elections-form";
import { Windows } from "~/screens/sky-search/elections/windows";
import { type SearchOutcome, SearchPage } from "~/screens/sky-search/search-page";
import type { ClockOffset } from "~/time/clock-offsets";
import * as words from "~/words/elections";

export const meta = pageMeta(words.elections, words.whenIsAGood);

const isAnswer = holding<ElectionsAnswer>({
  from: instant,
  to: instant,
  windows: listOf(
    record<ElectionWindowAnswer>({
      from: instant,
      to: instant,
      best: instant,
      for: listOf(text),
      against: listOf(text),
    }),
  ),
  until: nullOr(instant),
  place: holding<ResolvedPlace>({ name: text, latitude: number(), longitude: number() }),
  offsets: listOf(record<ClockOffset>({ from: instant, offset: number() })),
});

interface ElectionsPage {
  /** ISO date. */
  readonly today: string;
  readonly outcome: SearchOutcome<ElectionsAnswer>;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = utcDate(Date.now());
  const { searchParams } = new URL(request.url);
  if (!isElectionAsked(searchParams)) return json({ today, outcome: null } satisfies ElectionsPage);
  const outcome = await pageOutcome(electionsShown, context, electionIn(searchParams));
  return json({ today, outcome } satisfies ElectionsPage, outcome.ok ? 200 : outcome.status);
}

export function clientLoader({ request }: ClientLoaderFunctionArgs): ElectionsPage {
  const { searchParams } = new URL(request.url);
  return {
    today: utcDate(Date.now()),
    outcome: isElectionAsked(searchParams)
      ? ask("POST /api/elections", electionIn(searchParams), isAnswer)
      : null,
  };
}

export default function Elections() {
  const { today, outcome } = useLoaderData<typeof loader>() as ElectionsPage;
  return (
    <SearchPage
      title={words.elections()}
      lead={words.sayWhatMustHold()}
      waiting={words.lookingForWindows()}
      outcome={outcome}
      form={(asked, { fields, isAnswered }) => (
        <Card className="screen-only">
          {isAnswered ? (
            <Fold isWide summary={<h2 className="text-base">{words.changeWhatYou()}</h2>}>
              <ElectionsForm {...{ asked, today }} />
            </Fold>
          ) : (
            <ElectionsForm {...{ asked, today, fields }} />
          )}
        </Card>
      )}
    >
      {(answer, asked) => <Windows {...{ answer, asked }} isNew={outcome instanceof Promise} />}
    </SearchPage>
  );
}
