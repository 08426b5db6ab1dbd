import { Link } from "@remix-run/react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { transitsState } from "~/components/chart-longitudes";
import { HowItWasRead } from "~/components/how-it-was-read";
import { useShownTo } from "~/components/shown-to";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Tabs } from "~/components/ui/tabs";
import { AspectsTab } from "./aspects-tab";
import { BIRTH_FORM_ID } from "./birth-form";
import { ChartTab } from "./chart-tab";
import { PlanetsTab } from "./planets-tab";
import type { Profections } from "./profections-of";
import { ProfectionsTab } from "./profections-tab";

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
      <Link
        to="/transits#your-chart"
        state={transitsState(chart, useShownTo())}
        className={`self-start ${buttonClass({ variant: "secondary" })}`}
      >
        Transits to this chart
      </Link>
      <HowItWasRead chart={chart} form={BIRTH_FORM_ID} />
    </div>
  );
}
