import { useRef } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { Reading } from "~/answers/reading";
import { HowItWasRead } from "~/components/births/how-it-was-read";
import { transitsState } from "~/components/births/longitudes-of";
import { SettingsLine } from "~/components/births/settings-line";
import { useShownTo } from "~/components/births/shown-to";
import { NextSteps } from "~/components/results/next-steps";
import { Card } from "~/components/ui/card";
import { Tabs } from "~/components/ui/tabs";
import { AspectsTab } from "./aspects-tab";
import { BIRTH_FORM_ID } from "./birth-form";
import { chartFormValues } from "./chart-form-values";
import { ChartTab } from "./chart-tab";
import type { ViewOfChart } from "./chart-views";
import { readChosen, viewInLink } from "./chosen-view";
import { PlanetsTab } from "./planets-tab";
import type { Profections } from "./profections-of";
import { ProfectionsTab } from "./profections-tab";
import { TableTab } from "./table-tab";
import { useProfections } from "./use-profections";
import { useReading } from "./use-reading";
import { useReadingLinks } from "./use-reading-links";

interface ChartResultProps extends ViewOfChart {
  readonly chart: BirthChartAnswer;
  /** What came with the page, for the chart that came with it. */
  readonly givenProfections: Profections | null;
  readonly givenReading: Reading | null;
}

/** A chart and its reading: on the screen in tabs, on paper like a letter. */
export function ChartResult({ chart, view, onView, givenProfections, givenReading }: ChartResultProps) {
  const reading = useReading(chart, givenReading);
  const profections = useProfections(chart, givenProfections);
  const parts = useRef<HTMLDivElement>(null);
  const { tab, setTab, onClick } = useReadingLinks(parts);
  const tabs = [
    {
      value: "chart",
      label: "Chart",
      content: <ChartTab chart={chart} reading={reading} view={view} onView={onView} />,
    },
    { value: "planets", label: "Planets", content: <PlanetsTab chart={chart} reading={reading} /> },
    {
      value: "aspects",
      label: "Aspects",
      content: <AspectsTab chart={chart} reading={reading} />,
    },
    {
      value: "profections",
      label: "Profections",
      content: <ProfectionsTab profections={profections} planets={chart.planets} reading={reading} />,
    },
    { value: "table", label: "Table", content: <TableTab chart={chart} /> },
  ];
  return (
    <div
      className="letter flex flex-col gap-6"
      data-derived={readChosen(view).view === "Natal" ? undefined : ""}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the links within it, by key or pointer */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's key makes a click */}
      <div ref={parts} onClick={onClick}>
        <Card>
          <Tabs label="Parts of your chart" tabs={tabs} value={tab} onValueChange={setTab} />
        </Card>
      </div>
      <SettingsLine chart={chart} />
      <NextSteps
        steps={["transits", "compare", "map", "design", "numbers"]}
        transitsState={transitsState(chart, useShownTo())}
        canPrint
        link={{
          title: `${chart.input.name}'s birth chart`,
          content: () => ({
            screen: "birth-chart",
            fields: { ...chartFormValues(chart.input), timeReading: chart.input.timeReading },
            view: viewInLink(view, new Date()),
          }),
        }}
      />
      <HowItWasRead chart={chart} form={BIRTH_FORM_ID} />
    </div>
  );
}
