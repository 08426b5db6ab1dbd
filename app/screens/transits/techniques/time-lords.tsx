import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { TimeLordsAnswer, TimeLordWarning } from "~/answers/time-lords";
import { formatIsoDate, localDay } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import { holding, listOf, text, word } from "~/calls/shape";
import { useAsked } from "~/components/results/use-asked";
import * as words from "~/words/techniques";
import { arePeriods, periodsOf } from "./ask-for-time-lords";
import { AskedOfBirth, HowReckoned } from "./asked-of-birth";
import { Bands } from "./bands";
import { Periods, RunningPeriod } from "./periods";
import type { TimeLords as Kind, TechniqueChoice } from "./technique-note";

const areTimeLords = holding<TimeLordsAnswer>({
  periods: arePeriods,
  at: arePeriods,
  rules: listOf(text),
  warnings: listOf(word<TimeLordWarning>()),
});

const LEVELS: Readonly<Record<Kind, number>> = {
  "Zodiacal Releasing": 4,
  Firdaria: 2,
  Profections: 2,
  Vimshottari: 3,
};

interface TimeLordsProps {
  readonly chart: BirthChartAnswer;
  readonly kind: Kind;
  readonly lot: TechniqueChoice["lot"];
}

/** Who has a life in hand: what runs today, all of it as bands, and a list that opens level by level. */
export function TimeLords({ chart, kind, lot }: TimeLordsProps) {
  const today = localDay(new Date());
  const span = kind === "Profections" ? yearsAround(today.year) : {};
  const asked = useAsked(`${chart.id} ${kind} ${lot}`, null, () =>
    ask(
      "POST /api/time-lords",
      {
        ...periodsOf(chart, kind, lot),
        levels: LEVELS[kind],
        at: formatIsoDate(today),
        ...span,
      },
      areTimeLords,
    ),
  );
  return (
    <AskedOfBirth asked={asked}>
      {({ periods, at, rules, warnings }) => (
        <>
          {warnings.map((warning) => (
            <p key={warning} role="note" className="mb-3 max-w-prose border-s-2 border-lilac ps-3 text-sm">
              {words.warning(warning)}
            </p>
          ))}
          {at.length > 0 && (
            <ol aria-label={words.whatRunsToday()} className="mb-5 max-w-prose space-y-2">
              {at.map((period) => (
                <RunningPeriod key={period.level} period={period} chart={chart} />
              ))}
            </ol>
          )}
          <Bands periods={periods} running={at} today={today} />
          <Periods periods={periods} running={at} chart={chart} />
          <HowReckoned rules={rules} />
        </>
      )}
    </AskedOfBirth>
  );
}

/** Years and their months of a century would be 1,300 rows. */
function yearsAround(year: number): { readonly from: string; readonly to: string } {
  return { from: `${year - 2}-01-01`, to: `${year + 10}-01-01` };
}
