import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from "@remix-run/react";
import { SketchRing } from "~/components/drawings/wheel-sketch";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { ChapterSteps } from "~/screens/insights/chapter-steps";
import { CHAPTERS, chapterNamed } from "~/screens/insights/chapters";
import { LearnPages } from "~/screens/insights/learn-pages";
import { OnToYourOwn } from "~/screens/insights/reading";
import { SECTIONS, Section } from "~/screens/insights/sections";

export const handle = STATIC;

function chapterIn(params: Readonly<Record<string, string | undefined>>) {
  const chapter = chapterNamed(params.chapter);
  if (!chapter) throw new Response(null, { status: 404 });
  return { chapter };
}

export const loader = ({ params }: LoaderFunctionArgs) => chapterIn(params);

/** A browser that has this code need ask nobody. */
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => chapterIn(params);

export const meta = ({ data, ...args }: MetaArgs<typeof loader>) => {
  if (!data) return [];
  const { name, description } = CHAPTERS[data.chapter];
  return pageMeta(name, description, { isArticle: true })(args);
};

export default function Chapter() {
  const { chapter } = useLoaderData<typeof loader>();
  const [first, ...others] = CHAPTERS[chapter].sections;
  const { title, subtitle, Entries } = SECTIONS[first];
  return (
    <Page title={title()} lead={subtitle()} bar={<LearnPages />}>
      <SketchRing />
      <Entries level={2} />
      {others.map((id) => (
        <Section key={id} id={id} />
      ))}
      {chapter === "reading" && <OnToYourOwn />}
      <ChapterSteps current={`/insights/${chapter}`} />
    </Page>
  );
}
