import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { MoonAheadAnswer } from "~/answers/moon-ahead";
import { pageAnswer } from "~/calls/page-answer.server";
import { moonAhead } from "~/calls/sky-at.server";
import { usePlace } from "~/components/here/use-place";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { MOON_PAGES, SubPages } from "~/components/shell/sub-pages";
import { Skeleton } from "~/components/ui/skeleton";
import { WhenKnown } from "~/components/ui/when-known";
import { askForMoonAhead } from "~/screens/moon-phases/ask-for-moon-ahead";
import { Eclipses } from "~/screens/moon-phases/eclipses";
import * as words from "~/words/moon-phases";

export const meta = pageMeta(words.eclipses, words.nextEclipsesOfThe);

interface EclipsesPage {
  /** In the page's first HTML, or on its way; null where it could not be had. */
  readonly ahead: MoonAheadAnswer | Promise<MoonAheadAnswer | null>;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<EclipsesPage> {
  return { ahead: await pageAnswer(moonAhead, context, {}) };
}

export function clientLoader(): EclipsesPage {
  return { ahead: askForMoonAhead() };
}

export default function EclipsesAhead() {
  const { ahead } = useLoaderData<typeof loader>() as unknown as EclipsesPage;
  const { place } = usePlace();
  return (
    <Page
      title={words.eclipses()}
      bar={<SubPages label={words.pagesOfMoonPhases()} pages={MOON_PAGES} />}
      lead={words.nextEclipsesOfTheSun()}
    >
      <WhenKnown value={ahead} fallback={<Skeleton className="h-112" />}>
        {(next) => next && <Eclipses eclipses={next.eclipses} place={place} />}
      </WhenKnown>
      {!place && (
        <p className="mt-6 max-w-prose text-muted noscript:hidden">
          {words.whetherOneIsSeen({
            link: (inner) => (
              <Link to="/moon-phases/here" prefetch="intent" className="link">
                {inner}
              </Link>
            ),
          })}
        </p>
      )}
    </Page>
  );
}
