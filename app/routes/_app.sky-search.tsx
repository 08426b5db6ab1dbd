import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import type { SkyEventFound, SkySearchAnswer } from "~/answers/found-in-sky";
import { utcDate } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { pageOutcome } from "~/calls/page-answer.server";
import { instant, listOf, nullOr, number, record, word, yesOrNo } from "~/calls/shape";
import { skySearchShown } from "~/calls/sky-search.server";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { SEARCH_PAGES, SubPages } from "~/components/shell/sub-pages";
import { Skeleton } from "~/components/ui/skeleton";
import { WhenKnown } from "~/components/ui/when-known";
import { parametersOf } from "~/schemas/search-parameters";
import { SkySearchFields } from "~/schemas/sky-search-input";
import { Examples } from "~/screens/sky-search/examples";
import { Found } from "~/screens/sky-search/found";
import { SearchFailed } from "~/screens/sky-search/search-failed";
import { SearchForm } from "~/screens/sky-search/search-form";

export const meta = pageMeta(
  "Search the Sky",
  "When two planets meet, reach a degree, turn or change sign: every exact moment from 1800 to 2100, as a list, a table or a calendar.",
);

const isAnswer = record<SkySearchAnswer>({
  from: instant,
  to: instant,
  events: listOf(
    record<SkyEventFound>({
      at: instant,
      body: word(),
      with: nullOr(word()),
      type: word(),
      longitude: number(),
      isRetrograde: yesOrNo,
      sign: word(),
    }),
  ),
  truncated: yesOrNo,
  until: nullOr(instant),
});

interface SearchPage {
  /** ISO date. */
  readonly today: string;
  /** Null where nothing is asked for. */
  readonly outcome: Outcome<SkySearchAnswer> | Promise<Outcome<SkySearchAnswer>> | null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = utcDate(Date.now());
  const url = new URL(request.url);
  if (!url.searchParams.has("kind")) return json({ today, outcome: null } satisfies SearchPage);
  const outcome = await pageOutcome(skySearchShown, context, parametersOf(url, SkySearchFields));
  return json({ today, outcome } satisfies SearchPage, outcome.ok ? 200 : outcome.status);
}

export function clientLoader({ request }: ClientLoaderFunctionArgs): SearchPage {
  const { searchParams } = new URL(request.url);
  return {
    today: utcDate(Date.now()),
    outcome: searchParams.has("kind")
      ? ask("GET /api/sky-search", Object.fromEntries(searchParams), isAnswer)
      : null,
  };
}

export default function SkySearch() {
  const { today, outcome } = useLoaderData<typeof loader>() as SearchPage;
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  return (
    <Page
      title="Search the Sky"
      bar={<SubPages label="Pages of Sky Search" pages={SEARCH_PAGES} />}
      lead="When do two planets meet, reach a degree, turn or change sign? Every exact moment from 1800 to 2100."
    >
      <WhenKnown key={search} value={outcome} fallback={<Awaited asked={asked} />}>
        {(known) => (
          <div className="grid gap-8">
            <SearchForm asked={asked} fields={known && !known.ok ? known.fields : undefined} />
            {known === null && <Examples today={today} />}
            {known?.ok && <Found answer={known.data} asked={asked} />}
            {known && !known.ok && <SearchFailed outcome={known} />}
          </div>
        )}
      </WhenKnown>
    </Page>
  );
}

function Awaited({ asked }: { readonly asked: URLSearchParams }) {
  return (
    <div className="grid gap-8">
      <SearchForm asked={asked} />
      <div role="status" aria-label="Searching the sky...">
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
