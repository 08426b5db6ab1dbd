import type { BirthChartAnswer } from "~/answers/birth-chart";
import { HowItWasRead } from "~/components/how-it-was-read";
import { Card, EmptyState } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { Tabs } from "~/components/ui/tabs";
import { WheelOutline } from "~/components/zodiac-wheel/wheel-outline";
import { AspectsTab } from "./aspects-tab";
import { BIRTH_FORM_ID } from "./birth-form";
import { ChartTab } from "./chart-tab";
import { PlanetsTab } from "./planets-tab";
import type { Profections } from "./profections-request";
import { ProfectionsTab } from "./profections-tab";

export function NoChart() {
  return (
    <EmptyState title="No Chart Generated Yet" outline={<WheelOutline />}>
      Fill in the four fields and your wheel appears here, with planets, houses, aspects and the years ahead.
    </EmptyState>
  );
}

/** The shape of what is coming. */
export function PendingChart() {
  return (
    <Card>
      <p className="sr-only" role="status">
        Generating Chart...
      </p>
      <Skeleton className="mb-6 h-11 w-full" />
      <Skeleton className="mb-2 h-8 w-2/3" />
      <Skeleton className="mb-6 h-4 w-1/2" />
      <Skeleton className="mx-auto aspect-square w-full max-w-lg rounded-full" />
    </Card>
  );
}

interface ChartResultProps {
  readonly chart: BirthChartAnswer;
  readonly profections: Profections | null;
}

export function ChartResult({ chart, profections }: ChartResultProps) {
  const tabs = [
    { value: "chart", label: "Chart", content: <ChartTab chart={chart} /> },
    { value: "planets", label: "Planets", content: <PlanetsTab chart={chart} /> },
    { value: "aspects", label: "Aspects", content: <AspectsTab aspects={chart.aspects} /> },
    {
      value: "profections",
      label: "Profections",
      content: <ProfectionsTab profections={profections} />,
    },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <Tabs label="Parts of your chart" tabs={tabs} />
      </Card>
      <HowItWasRead chart={chart} form={BIRTH_FORM_ID} />
    </div>
  );
}
