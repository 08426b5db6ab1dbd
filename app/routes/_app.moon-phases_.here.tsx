import { usePlace } from "~/components/here/use-place";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { MOON_PAGES, SubPages } from "~/components/shell/sub-pages";
import { Here } from "~/screens/moon-phases/here";

export const handle = STATIC;

export const meta = pageMeta(
  "The Sky Here",
  "When Sun and Moon rise and set where you are, how long the twilight lasts, which planet rules the hour, and what stands in the sky tonight.",
);

/** The browser alone knows where that is: the server calculates nothing for this page. */
export default function MoonFromHere() {
  const { place, choose, clear } = usePlace();
  return (
    <Page title="The sky here" bar={<SubPages label="Pages of Moon Phases" pages={MOON_PAGES} />}>
      <Here place={place} onChoose={choose} onClear={clear} />
      <p className="hidden max-w-prose text-muted noscript:block">
        What is seen from a place is asked for and drawn in your browser, and needs JavaScript.
      </p>
    </Page>
  );
}
