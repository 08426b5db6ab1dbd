import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  json,
  useActionData,
  useFetcher,
  useLoaderData,
} from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { type BirthChartAnswer, birthChartAnswer } from "~/answers/birth-chart";
import { profectionsAnswer } from "~/answers/profections";
import { profileForForm as profileForFirstPage } from "~/auth/profile-for-form.server";
import { birthFormValues } from "~/components/form-values";
import { forgetLastChart, lastChart, rememberChart } from "~/components/last-chart";
import { profileForForm } from "~/components/saved-births";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { useToast } from "~/components/shell/toaster";
import { answerMark } from "~/http/answer-mark.server";
import { callApi, invalidOutcome, type Outcome } from "~/http/call-api";
import { readForm } from "~/http/read-form.server";
import { withPlaces } from "~/http/with-places.server";
import { todayIn } from "~/places/civil-time";
import { readBirth } from "~/schemas/read-birth";
import { BirthForm } from "./birth-form";
import { ChartResult as ChartResultNow } from "./chart-result";
import { NoChart, PendingChart } from "./chart-waiting";
import { type Profections, profectionsRequest } from "./profections-request";

export const meta = pageMeta(
  "Birth Chart",
  "Your natal chart from date, time and place of birth: planets, houses, aspects and annual profections, to the arcminute.",
);

const YEARS_TO_SHOW = 5;

const loadChartResult = () => import("./chart-result");

/** The browser fetches wheel and tabs while the form is filled in; the server has them at hand. */
const ChartResult = import.meta.env.SSR
  ? ChartResultNow
  : lazy(async () => ({ default: (await loadChartResult()).ChartResult }));

/** What the form begins with: the profile of whoever is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { profile: await profileForFirstPage(request, context) };
}

export async function clientLoader() {
  return { profile: await profileForForm() };
}

/** For visitors without JavaScript: the same reading and the same chart as the call, with the first HTML. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request);
  const birth = await withPlaces(readBirth(values, context.readAsset));
  if (!birth.ok) return json({ outcome: invalidOutcome(birth.fields), values, profections: null }, 422);
  const chart = birthChartAnswer(birth.value, answerMark(context));
  if (!chart.ok) return json({ outcome: invalidOutcome(chart.fields), values, profections: null }, 422);
  const asked = profectionsRequest(
    chart.value,
    todayIn(birth.value.place.timeZone, Date.now()),
    YEARS_TO_SHOW,
  );
  const profections: Profections = asked.kind === "ask" ? profectionsAnswer(asked.input) : asked.kind;
  return {
    outcome: { ok: true, data: chart.value } satisfies Outcome<BirthChartAnswer>,
    values,
    profections,
  };
}

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const values = Object.fromEntries(await request.formData());
  return { outcome: await callApi<BirthChartAnswer>("/api/birth-chart", values), values, profections: null };
}

/** Nothing here depends on what other screens do. */
export const shouldRevalidate = () => false;

export default function BirthChart() {
  const { profile } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<typeof clientAction>({ key: "birth-chart" });
  const posted = useActionData<typeof action>() as
    | { outcome: Outcome<BirthChartAnswer>; values: Record<string, string>; profections: Profections | null }
    | undefined;
  const answer = fetcher.data ?? posted;
  const isPending = fetcher.state !== "idle";
  const { toast } = useToast();
  const [chart, setChart] = useState(posted?.outcome.ok ? posted.outcome.data : null);
  const [profections, setProfections] = useState<Profections | null>(posted?.profections ?? null);
  const [offered, setOffered] = useState<BirthChartAnswer | null>(null);
  const result = useRef<HTMLElement>(null);

  useEffect(() => setOffered(lastChart()), []);

  useEffect(() => {
    const outcome = fetcher.data?.outcome;
    if (!outcome) return;
    if (outcome.ok) {
      setChart(outcome.data);
      setOffered(null);
      rememberChart(outcome.data);
      toast({ title: "Chart Generated", description: "Your birth chart has been successfully generated!" });
      result.current?.scrollIntoView?.({ block: "nearest" });
    } else {
      toast({
        title: "Error",
        description: "Failed to generate birth chart. Please check your input and try again.",
        destructive: true,
      });
    }
  }, [fetcher.data, toast]);

  useEffect(() => {
    if (!chart || chart.id === (posted?.outcome.ok && posted.outcome.data.id)) return; // came with its profections
    const now = new Date();
    const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
    const asked = profectionsRequest(chart, today, YEARS_TO_SHOW);
    setProfections(asked.kind === "ask" ? null : asked.kind);
    if (asked.kind !== "ask") return;
    const request = new AbortController();
    callApi<Exclude<Profections, string>>("/api/annual-profections", asked.body, request.signal).then(
      (outcome) => {
        if (request.signal.aborted) return;
        if (outcome.ok) setProfections(outcome.data);
        else console.error(`Profections: ${outcome.message}`);
      },
    );
    return () => request.abort();
  }, [chart, posted]);

  return (
    <Page
      title="Birth Chart"
      lead="The sky at the minute you were born, drawn for the place where you were born."
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)] lg:items-start">
        <BirthForm
          onApproach={loadChartResult}
          Form={fetcher.Form}
          values={posted?.values ?? birthFormValues(profile)}
          outcome={answer?.outcome}
          isPending={isPending}
          restorable={
            offered && {
              name: offered.input.name,
              restore: () => {
                setChart(offered);
                setOffered(null);
              },
              forget: () => {
                forgetLastChart();
                setOffered(null);
              },
            }
          }
        />
        <section ref={result} aria-label="Your chart" aria-busy={isPending} className="min-w-0 scroll-mt-20">
          {isPending && !chart ? (
            <PendingChart />
          ) : chart ? (
            <Suspense fallback={<PendingChart />}>
              <ChartResult chart={chart} profections={profections} />
            </Suspense>
          ) : (
            <NoChart />
          )}
        </section>
      </div>
    </Page>
  );
}
