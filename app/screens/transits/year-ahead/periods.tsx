import { type ComponentProps, useState } from "react";
import { ResultBoundary } from "~/components/results/result-boundary";
import { useCode } from "~/components/results/use-code";
import { Segments } from "~/components/ui/segments";
import { FIRST_CHOICE, TIME_LORDS, type TimeLords, techniqueNote } from "../techniques/technique-note";
import type { PeriodRow } from "./period-row";

const NONE = "None";
const TITLES: Readonly<Record<TimeLords, string>> = {
  "Zodiacal Releasing": "Releasing",
  Firdaria: "Firdaria",
  Profections: "Profections",
  Vimshottari: "Vimshottari",
};

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
        Periods
      </p>
      <Segments
        label="Periods"
        options={[NONE, ...TIME_LORDS.map((kind) => TITLES[kind])]}
        value={value ? TITLES[value] : NONE}
        onChoose={(title) => onChoose(TIME_LORDS.find((kind) => TITLES[kind] === title) ?? null)}
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
