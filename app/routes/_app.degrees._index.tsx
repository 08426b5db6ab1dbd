import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { degreesPage } from "~/components/sky/sign-pages";
import { SignTiles } from "~/components/sky/sign-tiles";

export const handle = STATIC;

export const meta = pageMeta(
  "The degrees of the zodiac",
  "What each of the 360 degrees of the zodiac is about, sign by sign: an image, its sense in plain words, and keywords.",
);

export default function Degrees() {
  return (
    <Page
      title="The degrees of the zodiac"
      lead="Thirty in each sign, and an image of our own for every one. Choose a sign, or follow the degree of a planet from your reading."
    >
      <SignTiles addressOf={degreesPage} />
    </Page>
  );
}
