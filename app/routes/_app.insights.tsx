import { SketchRing } from "~/components/drawings/wheel-sketch";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { LearnPages } from "~/screens/insights/learn-pages";
import { OnToYourOwn } from "~/screens/insights/reading";
import { Section } from "~/screens/insights/sections";
import * as words from "~/words/insights";
import * as guide from "~/words/learn-guide";

export const handle = STATIC;

export const meta = pageMeta(words.learnAstrology, words.planetsSignsHouses, { isArticle: true });

export default function LearnAstrology() {
  return (
    <Page title={words.learnAstrology()} lead={guide.introduction()} bar={<LearnPages />}>
      <SketchRing />
      <div className="grid gap-12 lg:grid-cols-2 lg:items-start">
        <Section id="planets" />
        <Section id="signs" />
      </div>
      <Section id="elements" />
      <Section id="modalities" />
      <Section id="houses" />
      <Section id="aspects" />
      <Section id="more" />
      <Section id="reading" />
      <OnToYourOwn />
    </Page>
  );
}
