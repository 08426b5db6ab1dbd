import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { readingOf } from "~/answers/reading";
import { profileForForm as profileForFirstPage } from "~/auth/profile-for-form.server";
import { birthChart } from "~/calls/birth-chart.server";
import { sendForm } from "~/calls/call-api";
import { performForm, postedForm, withPage } from "~/calls/form-action.server";
import { FormAndResult } from "~/components/form-and-result";
import { birthFormValues } from "~/components/form-values";
import { forgetChart, lastChart, rememberChart } from "~/components/last-chart";
import { ResultBoundary } from "~/components/result-boundary";
import { profileForForm } from "~/components/saved-births";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { isChart } from "~/components/stored-chart";
import { useCalculation } from "~/components/use-calculation";
import { BirthForm } from "./birth-form";
import { ChartResult as ChartResultNow } from "./chart-result";
import { NoChart, PendingChart } from "./chart-waiting";
import { profectionsAt } from "./profections.server";
import { useProfections } from "./use-profections";

export const meta = pageMeta(
  "Birth Chart",
  "Your natal chart from date, time and place of birth: planets, houses, aspects and annual profections, to the arcminute.",
);

const loadChartResult = () => import("./chart-result");

/** The browser fetches wheel and tabs while the form is filled in; the server has them at hand. */
const ChartResult = import.meta.env.SSR
  ? ChartResultNow
  : lazy(async () => ({ default: (await loadChartResult()).ChartResult }));

/** Browsers ask once in a page's life for code that did not come: nothing is asked for before the network is there. */
async function loadPageAgain() {
  try {
    if (!(await fetch("/healthz")).ok) return;
    const { keepWords, loadAgain } = await import("~/components/shell/kept-words.client");
    if (keepWords("loaded-again")) loadAgain();
  } catch {
    // Still offline: the words stand there.
  }
}

/** What the form begins with: the profile of whoever is signed in. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { profile: await profileForFirstPage(context) };
}

export async function clientLoader() {
  return { profile: await profileForForm() };
}

/** For visitors without JavaScript: the chart, its reading, and its profections as the birthplace's date has them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values, shownTo } = await postedForm(request);
  const performed = await performForm(birthChart, context, values, shownTo);
  const { outcome } = performed;
  const profections = outcome.ok ? profectionsAt(outcome.data, Date.now()) : null;
  const reading = outcome.ok ? await readingOf(outcome.data) : null;
  return withPage(performed, { values, profections, reading });
}

export function clientAction({ request }: ClientActionFunctionArgs) {
  return sendForm("/api/birth-chart", isChart, request);
}

/** Nothing here depends on what other screens do. */
export const shouldRevalidate = () => false;

export default function BirthChart() {
  const { profile } = useLoaderData<typeof loader>();
  const [offered, setOffered] = useState<BirthChartAnswer | null>(null);
  const result = useRef<HTMLElement>(null);
  const {
    Form,
    isPending,
    outcome,
    answer: chart,
    show,
    typed,
  } = useCalculation<BirthChartAnswer>({
    key: "birth-chart",
    done: { title: "Chart Generated", description: "Your birth chart has been successfully generated!" },
    failed: () => ({
      title: "Error",
      description: "Failed to generate birth chart. Please check your input and try again.",
      tone: "danger",
    }),
    onAnswer: (chart) => {
      setOffered(null);
      rememberChart(chart);
      result.current?.scrollIntoView?.({ block: "nearest" });
    },
  });
  const given = useActionData<typeof action>();
  const profections = useProfections(chart, given?.profections ?? null);

  useEffect(() => setOffered(lastChart()), []);

  return (
    <Page
      title="Birth Chart"
      lead="The sky at the minute you were born, drawn for the place where you were born."
    >
      <FormAndResult>
        <div className="screen-only">
          <BirthForm
            onApproach={() => void loadChartResult().catch(() => {})} // the chart itself will tell
            Form={Form}
            values={typed ?? birthFormValues(profile)}
            outcome={outcome}
            isPending={isPending}
            restorable={
              offered && {
                name: offered.input.name,
                restore: () => {
                  show(offered);
                  setOffered(null);
                },
                forget: () => {
                  forgetChart(offered);
                  setOffered(null);
                },
              }
            }
          />
        </div>
        <section ref={result} aria-label="Your chart" aria-busy={isPending} className="min-w-0 scroll-mt-20">
          {isPending && !chart ? (
            <PendingChart />
          ) : chart ? (
            <ResultBoundary of={chart} onAgain={loadPageAgain}>
              <Suspense fallback={<PendingChart />}>
                <ChartResult chart={chart} profections={profections} givenReading={given?.reading ?? null} />
              </Suspense>
            </ResultBoundary>
          ) : (
            <NoChart />
          )}
        </section>
      </FormAndResult>
    </Page>
  );
}
