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
        `The degrees of ${data.sign}`,
        `What each of the thirty degrees of ${data.sign} is about: an image, its sense in plain words, and keywords.`,
        { isArticle: true },
      )(args)
    : [];

export default function Degrees() {
  const { sign, degrees } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`The degrees of ${sign}`}
      lead="An image of our own for each degree, and what a planet there tends to want. The first degree is 0°00′ to 0°59′, the thirtieth 29°00′ to 29°59′."
    >
      {degrees.length === 0 && (
        <EmptyState title="The degrees could not be loaded">Load the page again in a moment.</EmptyState>
      )}
      <ol className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {degrees.map(({ degree, keywords, interpretation }) => (
          <li
            key={degree}
            id={`d${degree}`}
            className="flex gap-4 border-t border-line pt-4 target:border-gold"
          >
            <span className="tabular w-10 shrink-0 font-display text-xl font-semibold text-gold">
              {degree}
            </span>
            <div className="min-w-0">
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
