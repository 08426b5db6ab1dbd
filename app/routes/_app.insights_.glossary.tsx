import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageAnswer } from "~/calls/page-answer.server";
import { glossary } from "~/calls/reading.server";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { Terms } from "~/screens/glossary/terms";
import { LearnPages } from "~/screens/insights/learn-pages";
import * as words from "~/words/glossary";

export const handle = STATIC;

export const meta = pageMeta(words.glossary, words.whatTheWords, { isArticle: true });

export async function loader({ context }: LoaderFunctionArgs) {
  return { parts: await pageAnswer(glossary, context, {}) };
}

export default function Glossary() {
  const { parts } = useLoaderData<typeof loader>();
  return (
    <Page title={words.glossary()} bar={<LearnPages />} lead={words.wordsAndSignsOf()}>
      <Terms parts={parts} />
    </Page>
  );
}
