import type { NumberCycles } from "~/answers/numbers-over-time";
import { type CivilDate, dateOfIso } from "~/astrology/calendar";
import { Card } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import { personalYear } from "~/numerology/cycles";
import { ordinal } from "~/readings/ordinal";
import { agesOf, ORDINALS, stretchNow } from "./stretches";

/** The line goes from birth to this age, a calendar year for each age reached in it. */
const LAST_AGE = 90;
const YEARS = LAST_AGE + 1;

interface YearOfLife {
  readonly age: number;
  readonly year: number;
  readonly number: number;
}

interface TimeLineProps {
  readonly cycles: NumberCycles;
  readonly birthDate: CivilDate;
}

/** The nine-year cycle from birth to 90 with the pinnacles and challenges under it, drawn and as a table. */
export function TimeLine({ cycles, birthDate }: TimeLineProps) {
  const on = dateOfIso(cycles.on);
  const years = Array.from({ length: YEARS }, (_, age): YearOfLife => {
    const year = birthDate.year + age;
    return { age, year, number: personalYear(birthDate, year).number };
  });
  const isOnLine = cycles.age !== null && on.year <= birthDate.year + LAST_AGE;
  const at = on.year - birthDate.year + (on.month - 1 + (on.day - 1) / 31) / 12;
  return (
    <Card className="@container">
      <div className="print:break-inside-avoid">
        <p className="mb-5 max-w-prose">{presentWords(cycles, birthDate)}</p>
        <Picture years={years} cycles={cycles} present={isOnLine ? { at, year: on.year } : null} />
      </div>
      <p className="mt-3 max-w-prose text-xs text-muted">
        Each step is a calendar year, from a personal year 1 up to a 9, and ages are those reached in the
        year. A new pinnacle always begins with a year 1, on 1 January.
      </p>
      <div className="mt-3 border-t border-line">
        <Fold isWide summary={<span className="text-sm font-semibold">Every year as a table</span>}>
          <YearsTable years={years} cycles={cycles} presentYear={isOnLine ? on.year : null} />
        </Fold>
      </div>
    </Card>
  );
}

function presentWords(cycles: NumberCycles, birthDate: CivilDate): string {
  const now = stretchNow(cycles);
  const pinnacle = now === null ? undefined : cycles.pinnacles[now];
  if (!pinnacle || now === null) {
    return `The nine-year cycle of somebody who will be born in ${birthDate.year}, with the four pinnacles under it.`;
  }
  const { year, number } = cycles.personalYear;
  const until = pinnacle.toYear === null ? "the last, which stays" : `until ${pinnacle.toYear}`;
  const line = `${year} is the ${ordinal(number)} of your nine years. Your ${ORDINALS[now]?.toLowerCase()} pinnacle is ${pinnacle.number}, ${until}.`;
  return year > birthDate.year + LAST_AGE ? `${line} The line below ends at ${LAST_AGE}.` : line;
}

interface PictureProps {
  readonly years: readonly YearOfLife[];
  readonly cycles: NumberCycles;
  readonly present: { readonly at: number; readonly year: number } | null;
}

/** A picture of what the sentence above, the list of pinnacles and the table say in words. */
function Picture({ years, cycles, present }: PictureProps) {
  const steps = years.map(({ age, number }) => `${age === 0 ? "M0 " : "V"}${10 - number}H${age + 1}`);
  const line = steps.join("");
  const now = stretchNow(cycles);
  return (
    <div aria-hidden="true">
      <div className="relative mt-7">
        <svg
          viewBox={`0 0 ${YEARS} 10`}
          preserveAspectRatio="none"
          className="block h-16 w-full overflow-visible"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <g className="text-lilac">
            <path d={`${line}V10H0Z`} fill="currentColor" fillOpacity={0.14} stroke="none" />
            <path d={line} strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
          </g>
        </svg>
        {present && (
          <span
            className="absolute -top-1 bottom-0 border-l-2 border-dashed border-gold"
            style={{ left: percent(present.at) }}
          >
            <span
              className={`tabular absolute bottom-full text-xs font-semibold whitespace-nowrap text-gold ${
                present.at < 10 ? "left-0" : present.at > 80 ? "right-0" : "-translate-x-1/2"
              }`}
            >
              {present.year}
            </span>
          </span>
        )}
      </div>
      <Spans of={cycles.pinnacles} name="pinnacle" now={now} className="bg-gold-soft font-semibold" />
      <Spans of={cycles.challenges} name="challenge" now={now} className="bg-sunken" />
      <div className="tabular relative mt-1 h-9 text-xs text-muted">
        {years
          .filter(({ age }) => age % 10 === 0)
          .map(({ age, year }) => (
            <span
              key={age}
              className={`absolute flex flex-col ${
                age === 0
                  ? "left-0"
                  : age === LAST_AGE
                    ? "right-0 items-end"
                    : "-translate-x-1/2 items-center"
              } ${age % 30 === 0 ? "" : "@max-sm:hidden"}`}
              style={age === 0 || age === LAST_AGE ? undefined : { left: percent(age + 0.5) }}
            >
              <span className="text-ink">{age === 0 ? "birth" : age}</span>
              <span>{year}</span>
            </span>
          ))}
      </div>
    </div>
  );
}

interface SpansProps {
  readonly of: NumberCycles["pinnacles"] | NumberCycles["challenges"];
  readonly name: string;
  /** Which of them is framed. */
  readonly now: number | null;
  readonly className: string;
}

/** Four under the years that they last; the first, which is the longest, says what they are. */
function Spans({ of, name, now, className }: SpansProps) {
  return (
    <div className="relative mt-1 h-9">
      {of.map(({ number, fromAge, toAge }, i) => (
        <span
          key={fromAge}
          className={`absolute inset-y-0 flex items-center justify-center gap-1 overflow-hidden text-sm ${
            i === now ? "border-2 border-gold" : "border border-r-0 border-edge"
          } ${className}`}
          style={{ left: percent(fromAge), width: percent((toAge ?? LAST_AGE) + 1 - fromAge) }}
        >
          {i === 0 && <span className="text-[0.6875rem] font-normal text-muted">{name}</span>}
          {number}
          {toAge === null && <span className="font-normal text-muted">→</span>}
        </span>
      ))}
    </div>
  );
}

function percent(years: number): string {
  return `${(100 * years) / YEARS}%`;
}

interface YearsTableProps {
  readonly years: readonly YearOfLife[];
  readonly cycles: NumberCycles;
  readonly presentYear: number | null;
}

/** A row for each cycle of nine years, under its pinnacle. */
function YearsTable({ years, cycles, presentYear }: YearsTableProps) {
  return (
    <table className="tabular w-full max-w-2xl table-fixed text-center text-xs @max-sm:-mx-4 @max-sm:w-[calc(100%+2rem)] @max-[18rem]:text-[0.6875rem]">
      <caption className="mb-2 text-left text-muted @max-sm:px-4">
        A column for each personal year; under each calendar year the age reached in it.
      </caption>
      <thead>
        <tr className="border-b border-line">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => (
            <th key={number} scope="col" className="py-1 font-display text-lg font-semibold text-gold">
              <span className="sr-only">Personal year </span>
              {number}
            </th>
          ))}
        </tr>
      </thead>
      {cycles.pinnacles.map((pinnacle, i) => {
        const within = years.filter(
          ({ age }) => age >= pinnacle.fromAge && age <= (pinnacle.toAge ?? LAST_AGE),
        );
        return (
          <tbody key={pinnacle.fromAge} className="print:break-inside-avoid">
            <tr>
              <th
                scope="rowgroup"
                colSpan={9}
                className="border-b border-line pt-3 pb-1 text-left font-semibold @max-sm:px-4"
              >
                {ORDINALS[i]} pinnacle {pinnacle.number}, challenge {cycles.challenges[i]?.number}
                <span className="font-normal text-muted"> · {agesOf(pinnacle)}</span>
              </th>
            </tr>
            {inNines(within).map((row) => (
              <tr key={row[0]?.year}>
                {row[0] && row[0].number > 1 && <td colSpan={row[0].number - 1} />}
                {row.map(({ age, year }) => (
                  <td
                    key={year}
                    aria-current={year === presentYear ? "date" : undefined}
                    className={`py-1 leading-tight ${
                      year === presentYear
                        ? "rounded-sm font-semibold outline-2 -outline-offset-2 outline-gold"
                        : ""
                    }`}
                  >
                    {year}
                    <span className="block text-[0.6875rem] text-muted">
                      <span className="sr-only">age </span>
                      {age}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

/** The years of a stretch in rows, a new one with each personal year 1. */
function inNines(years: readonly YearOfLife[]): readonly (readonly YearOfLife[])[] {
  const rows: YearOfLife[][] = [];
  for (const year of years) {
    const row = rows.at(-1);
    if (row === undefined || year.number === 1) rows.push([year]);
    else row.push(year);
  }
  return rows;
}
