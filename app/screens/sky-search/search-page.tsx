import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Outcome } from "~/calls/outcome";
import { Page } from "~/components/shell/page";
import { SEARCH_PAGES, SubPages } from "~/components/shell/sub-pages";
import { Skeleton } from "~/components/ui/skeleton";
import { WhenKnown } from "~/components/ui/when-known";
import type { FieldErrors } from "~/failure";
import * as words from "~/words/sky-search";
import { SearchFailed } from "./search-failed";

/** What an address asks for: known with the first HTML, on its way after a navigation, null where nothing is asked for. */
export type SearchOutcome<Answer> = Outcome<Answer> | Promise<Outcome<Answer>> | null;

interface SearchPageProps<Answer> {
  readonly title: string;
  readonly lead: string;
  /** Said while an answer is on its way. */
  readonly waiting: string;
  readonly outcome: SearchOutcome<Answer>;
  /** The form as its address filled it. */
  readonly form: (asked: URLSearchParams, known: { fields?: FieldErrors; isAnswered: boolean }) => ReactNode;
  /** Below the form while nothing is asked for. */
  readonly empty?: ReactNode;
  readonly children: (answer: Answer, asked: URLSearchParams) => ReactNode;
}

/** A page of the sky search: a form whose address is its answer's, and the answer, or why there is none. */
export function SearchPage<Answer>(props: SearchPageProps<Answer>) {
  const { title, lead, waiting, outcome, form, empty, children } = props;
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const awaited = (
    <div className="grid gap-8">
      {form(asked, { isAnswered: false })}
      <div role="status" aria-label={waiting}>
        <Skeleton className="h-96" />
      </div>
    </div>
  );
  return (
    <Page title={title} bar={<SubPages label={words.pagesOfSkySearch()} pages={SEARCH_PAGES} />} lead={lead}>
      <WhenKnown key={search} value={outcome} fallback={awaited}>
        {(known) => (
          <div className="grid gap-8">
            {form(asked, {
              fields: known && !known.ok ? known.fields : undefined,
              isAnswered: known?.ok === true,
            })}
            {known === null && empty}
            {known?.ok && children(known.data, asked)}
            {known && !known.ok && <SearchFailed outcome={known} />}
          </div>
        )}
      </WhenKnown>
    </Page>
  );
}
