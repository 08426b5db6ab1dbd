import { type ReactNode, useMemo, useRef } from "react";
import type { CompatibilityAnswer } from "~/answers/compatibility";
import { CallFailed } from "~/components/results/call-failed";
import { useAsked } from "~/components/results/use-asked";
import { Segments } from "~/components/ui/segments";
import { SelectField } from "~/components/ui/select";
import { ASCENDANTS, PAIR_PLACES, PAIR_VIEWS } from "~/schemas/pair-views";
import * as words from "~/words/compatibility";
import { type ChosenChart, readChosen } from "./chosen-chart";
import type { DrawnPair } from "./pair-view";

type Fields = Readonly<Record<string, string>>;

export interface ViewOfPair {
  /** Which chart, as the step of the history keeps it; not there at first. */
  readonly view: Fields | undefined;
  readonly onView: (view: Fields) => void;
}

interface PairOptionsProps {
  readonly answer: CompatibilityAnswer;
  readonly chosen: ChosenChart;
  readonly onChoose: (change: Fields) => void;
}

/** In what professionals' programs differ. */
function PairOptions({ answer: { person1Chart, person2Chart }, chosen, onChoose }: PairOptionsProps) {
  const hasAngles = !person1Chart.timeUnknown && !person2Chart.timeUnknown;
  if (chosen.chart === "Composite" && hasAngles) {
    return (
      <SelectField
        label={words.ascendant()}
        hint={words.fromTheCompositeMidheaven()}
        options={ASCENDANTS.map((value) => ({ value, label: words.ascendantOf(value) }))}
        value={chosen.ascendant}
        onChange={({ target }) => onChoose({ ascendant: target.value })}
        className="min-w-0 max-w-md grow basis-72"
      />
    );
  }
  if (chosen.chart === "Davison") {
    return (
      <SelectField
        label={words.placeInTheMiddle()}
        hint={words.meanOfLatitudeAnd()}
        options={PAIR_PLACES.map((value) => ({ value, label: words.middle(value) }))}
        value={chosen.place}
        onChange={({ target }) => onChoose({ place: target.value })}
        className="min-w-0 max-w-md grow basis-72"
      />
    );
  }
  return null;
}

let PairView: ((props: { readonly pair: DrawnPair }) => ReactNode) | null = null;

/**
 * The choice between both charts and the one that is made of both, and that one once it is there: until then what was
 * shown before stays. Its code comes with the first.
 */
export function usePairChoice(
  answer: CompatibilityAnswer,
  kept: ViewOfPair["view"],
  onView: ViewOfPair["onView"],
) {
  const chosen = useMemo(() => readChosen(kept), [kept]);
  const isOfPair = chosen.chart !== "Two charts";
  const asked = useAsked<DrawnPair>(isOfPair ? JSON.stringify([answer.id, chosen]) : "", null, async () => {
    if (!isOfPair) return new Promise(() => {});
    try {
      const code = await import("./pair-view");
      PairView = code.PairView;
      return await code.askForPair(answer, chosen);
    } catch (error) {
      const reason = words.thisPartDidNot();
      return { ok: false, status: 0, message: String(error), reason, fields: {} };
    }
  });
  const last = useRef<DrawnPair | null>(null);
  if (asked.kind === "ready") last.current = asked.answer;
  const isPending = isOfPair && asked.kind === "pending";
  const hasFailed = isOfPair && asked.kind === "failed";
  const pair = isOfPair && !hasFailed ? last.current : null;
  const titles = PAIR_VIEWS.map((chart) => words.chart(chart));
  const title = words.chart(chosen.chart);
  return {
    isPending,
    shown: pair && PairView && <PairView pair={pair} />,
    control: (
      <>
        <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4 screen-only noscript:hidden">
          <Segments
            label={words.whichChart()}
            options={titles}
            value={title}
            onChoose={(chart) =>
              onView({ ...kept, chart: PAIR_VIEWS[titles.indexOf(chart)] ?? chosen.chart })
            }
            columns="grid-cols-[repeat(3,minmax(min-content,1fr))]"
            className="min-w-0 max-w-md grow basis-72"
          />
          <PairOptions
            answer={answer}
            chosen={chosen}
            onChoose={(change) => onView({ ...kept, ...change })}
          />
        </div>
        <p role="status" className="sr-only">
          {isPending && words.drawing({ chart: title })}
          {isOfPair && asked.kind === "ready" && words.drawn({ chart: title })}
        </p>
        {hasFailed && (
          <CallFailed
            what={chosen.chart === "Composite" ? words.noComposite() : words.noDavison()}
            reason={asked.reason}
            retry={asked.retry}
          />
        )}
      </>
    ),
  };
}
