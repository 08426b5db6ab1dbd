import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { loadPageAgain } from "~/components/results/form-and-result";
import { Button } from "~/components/ui/button";
import { Segments } from "~/components/ui/segments";
import * as words from "~/words/birth-chart";
import { readChosen, VIEWS } from "./chosen-view";
import type { DerivedViewProps } from "./derived-view";

type Fields = Readonly<Record<string, string>>;

export interface ViewOfChart {
  /** As the step of the history keeps it; not there at first. */
  readonly view: Fields | undefined;
  readonly onView: (view: Fields) => void;
}

interface ChartViewsProps extends ViewOfChart {
  readonly chart: BirthChartAnswer;
  /** The natal chart. */
  readonly children: ReactNode;
}

let DerivedView: ((props: DerivedViewProps) => ReactNode) | null = null;
async function loadDerivedView() {
  DerivedView = (await import("./derived-view")).DerivedView;
}

/** The natal chart, or one that is derived from it: which, is kept with the step of the history. */
export function ChartViews({ chart, view: kept, onView, children }: ChartViewsProps) {
  const chosen = useMemo(() => readChosen(kept), [kept]);
  const [now, setNow] = useState(() => new Date());
  const choose: DerivedViewProps["onChoose"] = (changes, isAnew = true) => {
    if (isAnew) setNow(new Date());
    onView({ ...kept, ...changes });
  };
  const { view } = chosen;
  return (
    <>
      <div
        className="mb-6 screen-only"
        onPointerEnter={() => void loadDerivedView().catch(() => {})} // choosing will tell
      >
        <Segments
          label={words.whichChart()}
          options={VIEWS.map(words.view)}
          value={words.view(view)}
          onChoose={(label) => choose({ view: VIEWS.find((each) => words.view(each) === label) ?? view })}
          columns="grid-flow-col auto-cols-[minmax(max-content,1fr)] grid-cols-none overflow-x-auto *:px-3.5 *:whitespace-nowrap @min-[40rem]:*:px-1"
        />
      </div>
      {view === "Natal" ? (
        children
      ) : (
        <WithCode chart={chart} chosen={{ ...chosen, view }} now={now} onChoose={choose}>
          {children}
        </WithCode>
      )}
    </>
  );
}

/** The code of derived views comes when the first is chosen. */
function WithCode({ chosen, ...props }: DerivedViewProps) {
  const [Known, setKnown] = useState(() => DerivedView);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!Known)
      loadDerivedView().then(
        () => setKnown(() => DerivedView),
        () => setFailed(true),
      );
  }, [Known]);
  if (Known) return <Known chosen={chosen} {...props} />;
  return (
    <>
      {hasFailed && (
        <div role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-sm screen-only">
          <p>
            {words.partOfThePage({
              strong: (inner) => <span className="font-semibold text-danger">{inner}</span>,
            })}
          </p>
          <Button variant="secondary" size="sm" onClick={loadPageAgain}>
            {words.loadThePageAgain()}
          </Button>
        </div>
      )}
      {props.children}
    </>
  );
}
