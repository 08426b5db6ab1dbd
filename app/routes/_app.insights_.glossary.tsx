import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageAnswer } from "~/calls/page-answer.server";
import { glossary } from "~/calls/reading.server";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { Terms } from "~/screens/glossary/terms";
import { LearnPages } from "~/screens/insights/learn-pages";

export const handle = STATIC;

export const meta = pageMeta(
  "Glossary",
  "What the words and signs of a birth chart mean, from AC to yod: each in one plain sentence, with the page where you meet it.",
  { isArticle: true },
);

export async function loader({ context }: LoaderFunctionArgs) {
  return { parts: await pageAnswer(glossary, context, {}) };
}

export default function Glossary() {
  const { parts } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Glossary"
      bar={<LearnPages />}
      lead="The words and signs of this site, each in one sentence, with the page where you meet it."
    >
      <Terms parts={parts} />
    </Page>
  );
}
