import type { ReactNode } from "react";
import type { NumberCycles } from "~/answers/numbers-over-time";
import * as words from "~/words/numerology";
import { agesOf, stretchAt } from "./stretches";

/** The line goes from birth to this age, a calendar year for each age reached in it. */
export const LAST_AGE = 90;

export interface YearOfLife {
  readonly age: number;
  readonly year: number;
  readonly number: number;
}

interface YearsTableProps {
  readonly years: readonly YearOfLife[];
  readonly cycles: NumberCycles;
  readonly presentYear: number | null;
}

const hidden = (inner: ReactNode) => <span className="sr-only">{inner}</span>;

/** A row for each cycle of nine years, under its pinnacle. */
export function YearsTable({ years, cycles, presentYear }: YearsTableProps) {
  return (
    <table className="tabular w-full max-w-2xl table-fixed text-center text-xs @max-sm:-mx-4 @max-sm:w-[calc(100%+2rem)] @max-[18rem]:text-[0.6875rem]">
      <caption className="mb-2 text-start text-muted @max-sm:px-4">{words.columnForEachYear()}</caption>
      <thead>
        <tr className="border-b border-line">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => (
            <th key={number} scope="col" className="py-1 font-display text-lg font-semibold text-gold">
              {words.personalYearColumn({ number, hidden })}
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
                className="border-b border-line pt-3 pb-1 text-start font-semibold @max-sm:px-4"
              >
                {words.stretchInTable({
                  pinnacle: words.pinnacleOf(stretchAt(i)),
                  number: pinnacle.number,
                  challenge: cycles.challenges[i]?.number ?? "",
                })}
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
                      {words.ageInTable({ age, hidden })}
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
