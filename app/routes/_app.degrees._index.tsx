import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { degreesPage } from "~/components/sky/sign-pages";
import { SignTiles } from "~/components/sky/sign-tiles";
import * as words from "~/words/degrees";

export const handle = STATIC;

export const meta = pageMeta(words.degreesOfTheZodiac, words.whatEachOfThe360);

export default function Degrees() {
  return (
    <Page title={words.degreesOfTheZodiac()} lead={words.thirtyInEachSign()}>
      <SignTiles addressOf={degreesPage} />
    </Page>
  );
}
