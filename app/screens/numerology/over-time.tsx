import type { MoreNumbers, NumberCycles } from "~/answers/numbers-over-time";
import type { NumerologyAnswer } from "~/answers/numerology";
import { type CivilDate, dateOfIso } from "~/astrology/calendar";
import { Card } from "~/components/ui/card";
import { longDate, monthIn, monthOfYear } from "~/words/dates";
import * as words from "~/words/numerology";
import { NumberCard } from "./number-card";
import { Stretches, stretchesId, stretchNow } from "./stretches";
import { TimeLine } from "./time-line";
import { chain, personalYearLine } from "./working";

/** At a glance: what counts on the day, and what ripens. Before a birth there is no such day. */
export function overTime(cycles: NumberCycles, { maturity }: MoreNumbers) {
  const pinnacle = cycles.pinnacles[stretchNow(cycles) ?? 0]?.number ?? 0;
  const { personalYear, personalMonth, personalDay } = cycles;
  const ofDay = [
    [words.year(), personalYear.number, "personal-year"],
    [words.month(), personalMonth.number, "personal-month"],
    [words.day(), personalDay.number, "personal-day"],
  ] as const;
  return [
    ...(cycles.age === null ? [] : ofDay),
    [words.pinnacle(), pinnacle, stretchesId],
    [words.maturity(), maturity.number, "maturity-number"],
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
      <h2 className="mt-6">{words.yourNumbersOverTime()}</h2>
      <TimeLine cycles={cycles} birthDate={birthDate} />
      {cycles.age === null ? (
        <Card>{words.beforeTheBirth({ date: longDate(birthDate) })}</Card>
      ) : (
        <>
          <NumberCard
            title={words.personalYearOf({ year: personalYear.year })}
            id="personal-year"
            source={words.personalYearSource()}
            number={personalYear.number}
            interpretation={`${personalYear.interpretation}\n\n${personalYear.course}`}
            practice={personalYear.practice}
            rule={rules.personalYear}
          >
            {personalYearLine(lifePath, personalYear)}
          </NumberCard>
          <NumberCard
            title={words.personalMonth()}
            id="personal-month"
            source={words.personalMonthSource({ month: monthOfYear(on) })}
            number={personalMonth.number}
            interpretation={personalMonth.interpretation}
            rule={rules.personalMonth}
          >
            {words.personalMonthSum({
              year: personalYear.number,
              month: monthIn(on.month),
              number: on.month,
              sum: chain(personalMonth.steps),
            })}
          </NumberCard>
          <NumberCard
            title={words.personalDay()}
            id="personal-day"
            source={words.personalDaySource({ date: longDate(on) })}
            number={personalDay.number}
            interpretation={personalDay.interpretation}
            rule={rules.personalDay}
          >
            {words.personalDaySum({
              month: personalMonth.number,
              day: on.day,
              sum: chain(personalDay.steps),
            })}
          </NumberCard>
        </>
      )}
      <Stretches cycles={cycles} lifePath={lifePath} />
    </>
  );
}
