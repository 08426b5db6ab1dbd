import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import type { SkyEventFound, SkySearchAnswer } from "~/answers/found-in-sky";
import { utcDate } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import { pageOutcome } from "~/calls/page-answer.server";
import { instant, listOf, nullOr, number, record, word, yesOrNo } from "~/calls/shape";
import { skySearchShown } from "~/calls/sky-search.server";
import { pageMeta } from "~/components/shell/page-meta";
import { parametersOf } from "~/schemas/search-parameters";
import { SkySearchFields } from "~/schemas/sky-search-input";
import { Examples } from "~/screens/sky-search/examples";
import { Found } from "~/screens/sky-search/found";
import { SearchForm } from "~/screens/sky-search/search-form";
import { type SearchOutcome, SearchPage } from "~/screens/sky-search/search-page";
import * as words from "~/words/sky-search";

export const meta = pageMeta(words.searchTheSky, words.whenTwoPlanets);

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

interface SkySearchPage {
  /** ISO date. */
  readonly today: string;
  readonly outcome: SearchOutcome<SkySearchAnswer>;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = utcDate(Date.now());
  const url = new URL(request.url);
  if (!url.searchParams.has("kind")) return json({ today, outcome: null } satisfies SkySearchPage);
  const outcome = await pageOutcome(skySearchShown, context, parametersOf(url, SkySearchFields));
  return json({ today, outcome } satisfies SkySearchPage, outcome.ok ? 200 : outcome.status);
}

export function clientLoader({ request }: ClientLoaderFunctionArgs): SkySearchPage {
  const { searchParams } = new URL(request.url);
  return {
    today: utcDate(Date.now()),
    outcome: searchParams.has("kind")
      ? ask("GET /api/sky-search", Object.fromEntries(searchParams), isAnswer)
      : null,
  };
}

export default function SkySearch() {
  const { today, outcome } = useLoaderData<typeof loader>() as SkySearchPage;
  return (
    <SearchPage
      title={words.searchTheSky()}
      lead={words.whenDoTwoPlanets()}
      waiting={words.searchingTheSky()}
      outcome={outcome}
      form={(asked, { fields }) => <SearchForm asked={asked} fields={fields} />}
      empty={<Examples today={today} />}
    >
      {(answer, asked) => <Found answer={answer} asked={asked} />}
    </SearchPage>
  );
}
