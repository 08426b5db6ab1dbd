import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { birthChart } from "~/calls/birth-chart.server";
import { calculatorPage } from "~/calls/calculator-page.server";
import { performForm, postedForm, withPage } from "~/calls/form-action.server";
import { noteChart } from "~/components/births/chart-note";
import { isChart } from "~/components/births/stored-chart";
import { birthFormValues, birthLine } from "~/components/forms/form-values";
import { calculator } from "~/components/results/calculator";
import { FormAndResult } from "~/components/results/form-and-result";
import { partAsked } from "~/components/results/parts";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { AafOffered } from "~/screens/birth-chart/aaf-offered";
import { BirthForm } from "~/screens/birth-chart/birth-form";
import { ChartResult as ChartResultNow } from "~/screens/birth-chart/chart-result";
import { NoChart, PendingChart } from "~/screens/birth-chart/chart-waiting";
import { givenWith } from "~/screens/birth-chart/part-of-form.server";
import { PARTS } from "~/screens/birth-chart/parts";
import * as words from "~/words/birth-chart";

export const meta = pageMeta(words.birthChart, words.yourNatalChartFrom);

const loadChartResult = () => import("~/screens/birth-chart/chart-result");

/** The browser fetches wheel and tabs while the form is filled in; the server has them at hand. */
const ChartResult = import.meta.env.SSR
  ? ChartResultNow
  : lazy(async () => ({ default: (await loadChartResult()).ChartResult }));

export const loader = calculatorPage(birthChart).loader;

/** For visitors without JavaScript: the chart, and the part of it that a button asked for. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values: posted, shownTo } = await postedForm(request);
  const { part, typed: values } = partAsked(posted, PARTS);
  const performed = await performForm(birthChart, context, values, shownTo);
  const { outcome } = performed;
  const given = outcome.ok ? await givenWith(part, outcome.data, values, context) : null;
  return withPage(performed, { values, given });
}

const screen = calculator({
  key: "birth-chart",
  call: "POST /api/birth-chart",
  isAnswer: isChart,
  opening: () => import("~/screens/birth-chart/opening-chart").then(({ openingChart }) => openingChart()),
  done: {
    get title() {
      return words.chartGenerated();
    },
    get description() {
      return words.yourBirthChartHas();
    },
  },
  failed: {
    get title() {
      return words.error();
    },
    get description() {
      return words.failedToGenerate();
    },
    tone: "danger",
  },
});
export const clientLoader = screen.clientLoader;
export const clientAction = screen.clientAction;
export const shouldRevalidate = screen.shouldRevalidate;

export default function BirthChart() {
  const { profile } = useLoaderData<typeof loader>();
  const result = screen.useResult(noteChart);
  const came = useActionData<typeof action>();

  return (
    <Page title={words.birthChart()} lead={words.skyAtTheMinute()} isIntroduction>
      <FormAndResult
        of={result}
        label={words.yourChart()}
        form={
          <>
            <BirthForm
              key={result.round}
              Form={result.Form}
              values={result.fields ?? birthFormValues(profile)}
              outcome={result.outcome}
              isPending={result.isPending}
            />
            <AafOffered onPick={(fields) => result.show(null, fields)} />
          </>
        }
        empty={<NoChart />}
        pending={<PendingChart />}
        result={(chart) => (
          <ChartResult chart={chart} view={result.view} onView={result.setView} given={came?.given ?? null} />
        )}
        lines={(chart) => [birthLine(chart)]}
        load={loadChartResult}
      />
    </Page>
  );
}
