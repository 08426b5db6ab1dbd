import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { longitudesOf } from "~/components/births/longitudes-of";
import { useChartInUse } from "~/components/births/use-chart-in-use";
import { SelectField } from "~/components/ui/select";
import { Skeleton } from "~/components/ui/skeleton";
import * as techniques from "~/words/techniques";
import * as words from "~/words/transits";
import { TIME_LORDS, type TimeLords } from "./techniques/technique-note";
import { isSameChart } from "./use-chart";

/** What a calendar file with periods needs besides the chart: whose they are, and in which zone its days begin. */
export interface PeriodsChosen {
  readonly periods: TimeLords;
  readonly birth: BirthChartAnswer["input"];
  readonly zone: string;
}

const UNTIMED: readonly TimeLords[] = ["Profections"];

interface CalendarPeriodsProps {
  readonly chart: ChartLongitudes;
  readonly chosen: PeriodsChosen | null;
  readonly onChoose: (chosen: PeriodsChosen | null) => void;
}

/** Which time lords a chart's calendar file tells; they need a birth, which nobody but the person in use has here. */
export function CalendarPeriods({ chart, chosen, onChoose }: CalendarPeriodsProps) {
  const person = useChartInUse();
  if (person === "coming") return <Skeleton className="h-11 max-w-xs" />;
  if (!person || !isSameChart(chart, longitudesOf(person))) {
    return <p className="text-sm text-muted">{words.periodsNeedABirth()}</p>;
  }
  const { input, rising } = person;
  const kinds = rising ? TIME_LORDS : UNTIMED;
  const choose = (value: string) => {
    const periods = kinds.find((kind) => kind === value);
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    onChoose(periods ? { periods, birth: input, zone } : null);
  };
  return (
    <>
      <SelectField
        label={words.periods()}
        value={chosen?.periods ?? ""}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: "", label: words.none() },
          ...kinds.map((kind) => ({ value: kind, label: techniques.technique(kind) })),
        ]}
        className="max-w-xs"
      />
      <p className="mt-2 text-sm text-muted">
        {words.eachPeriodStands()}
        {!rising && ` ${words.withoutBirthTime()}`}
      </p>
    </>
  );
}
