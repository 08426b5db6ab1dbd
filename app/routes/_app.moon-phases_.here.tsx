import { usePlace } from "~/components/here/use-place";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { MOON_PAGES, SubPages } from "~/components/shell/sub-pages";
import { Here } from "~/screens/moon-phases/here";
import * as words from "~/words/moon-phases";

export const handle = STATIC;

export const meta = pageMeta(words.skyHere, words.whenSunAndMoon);

/** The browser alone knows where that is: the server calculates nothing for this page. */
export default function MoonFromHere() {
  const { place, choose, clear } = usePlace();
  return (
    <Page
      title={words.skyHereTitle()}
      bar={<SubPages label={words.pagesOfMoonPhases()} pages={MOON_PAGES} />}
    >
      <Here place={place} onChoose={choose} onClear={clear} />
      <p className="hidden max-w-prose text-muted noscript:block">{words.whatIsSeenFrom()}</p>
    </Page>
  );
}
