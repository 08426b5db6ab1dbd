import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { lazy, useEffect, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { profileForForm as profileForFirstPage } from "~/auth/profile-for-form.server";
import { birthChart } from "~/calls/birth-chart.server";
import { sendForm } from "~/calls/call-api";
import { performForm, postedForm, withPage } from "~/calls/form-action.server";
import { chartNote, forgetChart } from "~/components/chart-note";
import { FormAndResult } from "~/components/form-and-result";
import { birthFormValues, birthLine } from "~/components/form-values";
import { profileForForm } from "~/components/saved-births";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { isChart } from "~/components/stored-chart";
import { useResult } from "~/components/use-result";
import { AafOffered } from "./aaf-offered";
import { BirthForm } from "./birth-form";
import { chartFormValues } from "./chart-form-values";
import { ChartResult as ChartResultNow } from "./chart-result";
import { NoChart, PendingChart } from "./chart-waiting";
import { profectionsAt } from "./profections.server";
import { readingOfForm } from "./reading-of-form.server";

export const meta = pageMeta(
  "Birth Chart",
  "Your natal chart from date, time and place of birth: planets, houses, aspects and annual profections, to the arcminute.",
);

const loadChartResult = () => import("./chart-result");

/** The browser fetches wheel and tabs while the form is filled in; the server has them at hand. */
const ChartResult = import.meta.env.SSR
  ? ChartResultNow
  : lazy(async () => ({ default: (await loadChartResult()).ChartResult }));

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
  const reading = outcome.ok ? await readingOfForm(values, context) : null;
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
  const result = useResult<BirthChartAnswer>({
    key: "birth-chart",
    isAnswer: isChart,
    done: { title: "Chart Generated", description: "Your birth chart has been successfully generated!" },
    failed: () => ({
      title: "Error",
      description: "Failed to generate birth chart. Please check your input and try again.",
      tone: "danger",
    }),
    onAnswer: chartNote.write,
  });
  const { answer: chart, fields } = result;
  const given = useActionData<typeof action>();

  useEffect(() => setOffered(chartNote.read()), []);

  return (
    <Page
      title="Birth Chart"
      lead="The sky at the minute you were born, drawn for the place where you were born."
    >
      <FormAndResult
        of={result}
        label="Your chart"
        beside="very wide" // the wheel has its table beside it
        form={
          <>
            <BirthForm
              key={result.round}
              Form={result.Form}
              values={fields ?? birthFormValues(profile)}
              outcome={result.outcome}
              isPending={result.isPending}
              restorable={
                chart
                  ? null
                  : offered && {
                      name: offered.input.name,
                      restore: () => result.show(offered, chartFormValues(offered.input)),
                      forget: () => {
                        forgetChart(offered);
                        setOffered(null);
                      },
                    }
              }
            />
            <AafOffered onPick={(fields) => result.show(null, fields)} />
          </>
        }
        empty={<NoChart />}
        pending={<PendingChart />}
        result={(chart) => (
          <ChartResult
            chart={chart}
            view={result.view}
            onView={result.setView}
            givenProfections={given?.profections ?? null}
            givenReading={given?.reading ?? null}
          />
        )}
        lines={(chart) => [birthLine(chart)]}
        load={loadChartResult}
      />
    </Page>
  );
}
