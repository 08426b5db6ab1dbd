import type { MoreNumbers, NumberCycles } from "~/answers/numbers-over-time";
import type { NumerologyAnswer } from "~/answers/numerology";
import { type CivilDate, dateOfIso, formatLongDate, monthName } from "~/astrology/calendar";
import { Card } from "~/components/ui/card";
import { NumberCard } from "./number-card";
import { Stretches, stretchesId, stretchNow } from "./stretches";
import { TimeLine } from "./time-line";
import { addedLine, personalYearLine } from "./working";

/** At a glance: what counts on the day, and what ripens. Before a birth there is no such day. */
export function overTime(cycles: NumberCycles, { maturity }: MoreNumbers) {
  const pinnacle = cycles.pinnacles[stretchNow(cycles) ?? 0]?.number ?? 0;
  const { personalYear, personalMonth, personalDay } = cycles;
  const ofDay = [
    ["Year", personalYear.number, "personal-year"],
    ["Month", personalMonth.number, "personal-month"],
    ["Day", personalDay.number, "personal-day"],
  ] as const;
  return [
    ...(cycles.age === null ? [] : ofDay),
    ["Pinnacle", pinnacle, stretchesId],
    ["Maturity", maturity.number, "maturity-number"],
  ] as const;
}

interface OverTimeProps {
  readonly cycles: NumberCycles;
  readonly working: NumerologyAnswer["working"];
  readonly birthDate: CivilDate;
}

export function OverTime({ cycles, working, birthDate }: OverTimeProps) {
  const { lifePath } = working;
  const { personalYear, personalMonth, personalDay, rules } = cycles;
  const on = dateOfIso(cycles.on);
  return (
    <>
      <h2 className="mt-6">Your numbers over time</h2>
      <TimeLine cycles={cycles} birthDate={birthDate} />
      {cycles.age === null ? (
        <Card>Personal years, months and days begin with the birth, on {formatLongDate(birthDate)}.</Card>
      ) : (
        <>
          <NumberCard
            title={`Personal Year ${personalYear.year}`}
            id="personal-year"
            source="Your birthday in this year: what the year is about, and how it runs"
            number={personalYear.number}
            interpretation={`${personalYear.interpretation}\n\n${personalYear.course}`}
            practice={personalYear.practice}
            rule={rules.personalYear}
          >
            {personalYearLine(lifePath, personalYear)}
          </NumberCard>
          <NumberCard
            title="Personal Month"
            source={`${monthName(on.month)} ${on.year}, within your personal year`}
            number={personalMonth.number}
            interpretation={personalMonth.interpretation}
            rule={rules.personalMonth}
          >
            {addedLine(
              [
                ["personal year", personalYear.number],
                [monthName(on.month), on.month],
              ],
              personalMonth.steps,
            )}
          </NumberCard>
          <NumberCard
            title="Personal Day"
            source={`${formatLongDate(on)}, within your personal month`}
            number={personalDay.number}
            interpretation={personalDay.interpretation}
            rule={rules.personalDay}
          >
            {addedLine(
              [
                ["personal month", personalMonth.number],
                ["day", on.day],
              ],
              personalDay.steps,
            )}
          </NumberCard>
        </>
      )}
      <Stretches cycles={cycles} lifePath={lifePath} />
    </>
  );
}
