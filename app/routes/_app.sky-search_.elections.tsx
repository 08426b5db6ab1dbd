import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import type { ElectionsAnswer, ElectionWindowAnswer } from "~/answers/elections";
import { utcDate } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import { electionsShown } from "~/calls/elections.server";
import type { Outcome } from "~/calls/outcome";
import { pageOutcome } from "~/calls/page-answer.server";
import { holding, instant, listOf, nullOr, number, record, text } from "~/calls/shape";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { SEARCH_PAGES, SubPages } from "~/components/shell/sub-pages";
import { Card } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import { Skeleton } from "~/components/ui/skeleton";
import { WhenKnown } from "~/components/ui/when-known";
import { electionIn } from "~/schemas/election-rows";
import type { ResolvedPlace } from "~/schemas/read-birth";
import { isElectionAsked } from "~/screens/sky-search/elections/edited-rows";
import { ElectionsForm } from "~/screens/sky-search/elections/elections-form";
import { Windows } from "~/screens/sky-search/elections/windows";
import { SearchFailed } from "~/screens/sky-search/search-failed";
import type { ClockOffset } from "~/time/clock-offsets";

export const meta = pageMeta(
  "Elections",
  "When is a good time to begin? The hours in which what you ask of Moon, planets and rising sign holds at your place, with the reasons for and against.",
);

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
  /** Null where nothing is asked for. */
  readonly outcome: Outcome<ElectionsAnswer> | Promise<Outcome<ElectionsAnswer>> | null;
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
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  return (
    <Page
      title="Elections"
      bar={<SubPages label="Pages of Sky Search" pages={SEARCH_PAGES} />}
      lead="When is a good time to begin? Say what must hold, and see every hour in which it does, with the reasons for and against. No score: you choose."
    >
      <WhenKnown key={search} value={outcome} fallback={<Awaited {...{ asked, today }} />}>
        {(known) => (
          <div className="grid gap-8">
            <Card className="screen-only">
              {known?.ok ? (
                <Fold isWide summary={<h2 className="text-base">Change what you asked for</h2>}>
                  <ElectionsForm {...{ asked, today }} />
                </Fold>
              ) : (
                <ElectionsForm {...{ asked, today }} fields={known?.fields} />
              )}
            </Card>
            {known?.ok && <Windows answer={known.data} asked={asked} isNew={outcome instanceof Promise} />}
            {known && !known.ok && <SearchFailed outcome={known} />}
          </div>
        )}
      </WhenKnown>
    </Page>
  );
}

function Awaited({ asked, today }: { readonly asked: URLSearchParams; readonly today: string }) {
  return (
    <div className="grid gap-8">
      <Card>
        <ElectionsForm {...{ asked, today }} />
      </Card>
      <div role="status" aria-label="Looking for windows...">
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
