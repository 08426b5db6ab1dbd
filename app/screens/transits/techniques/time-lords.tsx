import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { PeriodAnswer, TimeLordsAnswer, TimeLordWarning } from "~/answers/time-lords";
import { formatIsoDate, localDay } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import { holding, listOf, nullOr, number, text, word } from "~/calls/shape";
import { useAsked } from "~/components/results/use-asked";
import { AskedOfBirth, HowReckoned } from "./asked-of-birth";
import { Bands } from "./bands";
import { Periods, RunningPeriod } from "./periods";
import type { Technique, TechniqueChoice } from "./technique-note";

export type TimeLordTechnique = Exclude<
  Technique,
  "Vargas" | "Primary Directions" | "Forecast" | "Midpoints"
>;

const arePeriods = listOf(
  holding<PeriodAnswer>({
    level: number<PeriodAnswer["level"]>(1, 4),
    lord: word<PeriodAnswer["lord"]>(),
    sign: nullOr(word<NonNullable<PeriodAnswer["sign"]>>()),
    from: text,
    to: text,
    parent: nullOr(number()),
    marks: listOf(word<PeriodAnswer["marks"][number]>()),
  }),
);
const areTimeLords = holding<TimeLordsAnswer>({
  periods: arePeriods,
  at: arePeriods,
  rules: listOf(text),
  warnings: listOf(word<TimeLordWarning>()),
});

const LEVELS: Readonly<Record<TimeLordTechnique, number>> = {
  "Zodiacal Releasing": 4,
  Firdaria: 2,
  Profections: 2,
  Vimshottari: 3,
};

const WARNINGS: Readonly<Record<TimeLordWarning, string>> = {
  sectNearHorizon: "The Sun was within 2° of the horizon: by day or by night is a matter of minutes here.",
  lotNearBoundary: "Four minutes earlier or later the lot stands in another sign.",
  moonNearBoundary: "Four minutes earlier or later the Moon stands in another mansion.",
  ascendantNearBoundary: "Four minutes earlier or later another sign rises.",
};

interface TimeLordsProps {
  readonly chart: BirthChartAnswer;
  readonly kind: TimeLordTechnique;
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
        birth: chart.input,
        kind,
        levels: LEVELS[kind],
        at: formatIsoDate(today),
        ...(kind === "Zodiacal Releasing" && { options: { lot } }),
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
            <p key={warning} role="note" className="mb-3 max-w-prose border-l-2 border-lilac pl-3 text-sm">
              {WARNINGS[warning]}
            </p>
          ))}
          {at.length > 0 && (
            <ol aria-label="What runs today" className="mb-5 max-w-prose space-y-2">
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
