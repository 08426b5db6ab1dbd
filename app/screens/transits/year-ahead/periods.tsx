import { type ComponentProps, useState } from "react";
import { ResultBoundary } from "~/components/results/result-boundary";
import { useCode } from "~/components/results/use-code";
import { Segments } from "~/components/ui/segments";
import * as techniques from "~/words/techniques";
import * as words from "~/words/year-ahead";
import { FIRST_CHOICE, TIME_LORDS, type TimeLords, techniqueNote } from "../techniques/technique-note";
import type { PeriodRow } from "./period-row";

const titleOf = (kind: TimeLords) =>
  kind === "Zodiacal Releasing" ? words.releasing() : techniques.technique(kind);

/** Whose periods stand above the line, null for none; kept with what else was chosen of the techniques. */
export function useChosenPeriods() {
  const [kind, setKind] = useState<TimeLords | null>(() => techniqueNote.read()?.onYear ?? null);
  const choose = (to: TimeLords | null) => {
    setKind(to);
    techniqueNote.write({ ...(techniqueNote.read() ?? FIRST_CHOICE), onYear: to ?? undefined });
  };
  return [kind, choose] as const;
}

interface PeriodChoiceProps {
  readonly value: TimeLords | null;
  readonly onChoose: (to: TimeLords | null) => void;
}

export function PeriodChoice({ value, onChoose }: PeriodChoiceProps) {
  return (
    <div className="mt-1 screen-only">
      <p className="text-sm text-muted" aria-hidden="true">
        {words.periods()}
      </p>
      <Segments
        label={words.periods()}
        options={[words.none(), ...TIME_LORDS.map(titleOf)]}
        value={value ? titleOf(value) : words.none()}
        onChoose={(title) => onChoose(TIME_LORDS.find((kind) => titleOf(kind) === title) ?? null)}
        columns="grid-cols-2 *:first:col-span-2 @md:grid-cols-5 @md:*:first:col-span-1"
        className="mt-1 max-w-xl"
      />
    </div>
  );
}

const loadRow = () => import("./period-row");

/** The row of periods; its code comes when the first is chosen. */
export function Periods(props: ComponentProps<typeof PeriodRow>) {
  return (
    <ResultBoundary of={props.span}>
      <Fetched {...props} />
    </ResultBoundary>
  );
}

function Fetched(props: ComponentProps<typeof PeriodRow>) {
  const code = useCode(loadRow);
  return code ? <code.PeriodRow {...props} /> : <li className="h-16" aria-hidden="true" />;
}
