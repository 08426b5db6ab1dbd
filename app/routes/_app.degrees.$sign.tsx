import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from "@remix-run/react";
import type { DegreesAnswer } from "~/answers/degree";
import { signNamed } from "~/astrology/signs";
import { ask } from "~/calls/ask";
import { pageAnswer } from "~/calls/page-answer.server";
import { degrees as degreesOfSign } from "~/calls/reading.server";
import { listOf, record, word } from "~/calls/shape";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { isDegree } from "~/components/sky/is-degree";
import { degreesPage } from "~/components/sky/sign-pages";
import { SignsNav } from "~/components/sky/signs-nav";
import { EmptyState } from "~/components/ui/card";
import { langOf } from "~/components/ui/lang-of";
import type { OwnLanguage } from "~/languages";
import * as words from "~/words/degrees";
import * as names from "~/words/names";

export const handle = STATIC;

const areDegrees = record<DegreesAnswer>({
  sign: word(),
  degrees: listOf(isDegree),
});

function signIn(params: Readonly<Record<string, string | undefined>>) {
  const sign = signNamed(params.sign);
  if (!sign) throw new Response(null, { status: 404 });
  return sign;
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<DegreesAnswer> {
  return pageAnswer(degreesOfSign, context, { sign: signIn(params) });
}

export async function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<DegreesAnswer> {
  const sign = signIn(params);
  const outcome = await ask("GET /api/readings/degrees", { sign }, areDegrees);
  return outcome.ok ? outcome.data : { sign, degrees: [] };
}

export const meta = ({ data, ...args }: MetaArgs<typeof loader>) =>
  data
    ? pageMeta(
        words.degreesOf({ sign: names.sign(data.sign) }),
        words.whatEachOfThirty({ sign: names.sign(data.sign) }),
        { isArticle: true },
      )(args)
    : [];

export default function Degrees() {
  const answer: DegreesAnswer & OwnLanguage = useLoaderData<typeof loader>();
  const { sign, degrees } = answer;
  return (
    <Page title={words.degreesOf({ sign: names.sign(sign) })} lead={words.imageOfOurOwn()}>
      {degrees.length === 0 && (
        <EmptyState title={words.couldNotBeLoaded()}>{words.loadThePageAgain()}</EmptyState>
      )}
      <ol lang={langOf(answer)} className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {degrees.map(({ degree, keywords, interpretation, language }) => (
          <li
            key={degree}
            id={`d${degree}`}
            className="flex gap-4 border-t border-line pt-4 target:border-gold"
          >
            <span className="tabular w-10 shrink-0 font-display text-xl font-semibold text-gold">
              {degree}
            </span>
            <div lang={langOf({ language })} className="min-w-0">
              <p className="text-sm text-muted">{keywords.join(", ")}</p>
              <p className="mt-1 max-w-prose">{interpretation}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-10 border-t border-line pt-6">
        <SignsNav current={sign} addressOf={degreesPage} />
      </div>
    </Page>
  );
}
