import { useEffect, useRef, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { HowItWasRead } from "~/components/births/how-it-was-read";
import { transitsState } from "~/components/births/longitudes-of";
import { SettingsLine } from "~/components/births/settings-line";
import { useShownTo } from "~/components/births/shown-to";
import { NextSteps } from "~/components/results/next-steps";
import { Card } from "~/components/ui/card";
import { Tabs } from "~/components/ui/tabs";
import * as words from "~/words/birth-chart";
import { AspectsTab } from "./aspects-tab";
import { BIRTH_FORM_ID } from "./birth-form";
import { chartFormValues } from "./chart-form-values";
import { ChartTab } from "./chart-tab";
import type { ViewOfChart } from "./chart-views";
import { readChosen, viewInLink } from "./chosen-view";
import { Alone, type Part, PartsOfChart, tabOf } from "./parts";
import { PlanetsTab } from "./planets-tab";
import type { Profections } from "./profections-of";
import { ProfectionsTab } from "./profections-tab";
import { TableTab } from "./table-tab";
import { useProfections } from "./use-profections";
import { type GivenReading, useReading } from "./use-reading";
import { useReadingLinks } from "./use-reading-links";

/** What a page without scripts brings beside its chart: one part, and what that shows. */
interface Given extends GivenReading {
  readonly part: Part;
  readonly profections: Profections | null;
}

interface ChartResultProps extends ViewOfChart {
  readonly chart: BirthChartAnswer;
  /** What came with the page, for the chart that came with it. */
  readonly given: Given | null;
}

/** A chart and its reading: on the screen in tabs, on paper like a letter. */
export function ChartResult({ chart, view, onView, given }: ChartResultProps) {
  const reading = useReading(chart, given);
  const profections = useProfections(chart, given?.profections ?? null);
  const parts = useRef<HTMLDivElement>(null);
  const { tab, setTab, onClick } = useReadingLinks(parts, tabOf(given?.part));
  const [alone, setAlone] = useState(given?.part ?? null);
  useEffect(() => setAlone(null), []); // in the browser the others are soon there
  const tabs = [
    {
      value: "chart",
      label: words.chart(),
      content: <ChartTab chart={chart} reading={reading} view={view} onView={onView} />,
    },
    {
      value: "planets",
      label: words.planets(),
      content: <PlanetsTab chart={chart} reading={reading.places} />,
    },
    {
      value: "aspects",
      label: words.aspects(),
      content: <AspectsTab chart={chart} reading={reading.places} />,
    },
    {
      value: "profections",
      label: words.profections(),
      content: <ProfectionsTab profections={profections} planets={chart.planets} reading={reading.places} />,
    },
    { value: "table", label: words.table(), content: <TableTab chart={chart} /> },
  ];
  return (
    <div
      className="letter flex flex-col gap-6"
      data-derived={readChosen(view).view === "Natal" ? undefined : ""}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the links within it, by key or pointer */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's key makes a click */}
      <div ref={parts} onClick={onClick}>
        <Card className="wheel-paper">
          <Alone.Provider value={alone}>
            {alone && <PartsOfChart alone={alone} timeReading={chart.input.timeReading} />}
            <Tabs
              label={words.partsOfYourChart()}
              tabs={alone ? tabs.filter(({ value }) => value === tab) : tabs}
              value={tab}
              onValueChange={setTab}
            />
          </Alone.Provider>
        </Card>
      </div>
      <SettingsLine chart={chart} />
      <NextSteps
        steps={["transits", "compare", "map", "design", "numbers"]}
        transitsState={transitsState(chart, useShownTo())}
        canPrint
        link={{
          title: words.chartOf({ name: chart.input.name }),
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
