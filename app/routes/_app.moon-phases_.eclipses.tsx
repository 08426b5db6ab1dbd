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

export const meta = pageMeta(
  "Eclipses",
  "The next eclipses of the Sun and the Moon: when each is greatest, its kind and its place in the zodiac, and whether it is seen where you are.",
);

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
      title="Eclipses"
      bar={<SubPages label="Pages of Moon Phases" pages={MOON_PAGES} />}
      lead="The next eclipses of the Sun and the Moon."
    >
      <WhenKnown value={ahead} fallback={<Skeleton className="h-112" />}>
        {(next) => next && <Eclipses eclipses={next.eclipses} place={place} />}
      </WhenKnown>
      {!place && (
        <p className="mt-6 max-w-prose text-muted noscript:hidden">
          Whether one is seen where you are is told here once you{" "}
          <Link to="/moon-phases/here" prefetch="intent" className="link">
            say where that is
          </Link>
          .
        </p>
      )}
    </Page>
  );
}
