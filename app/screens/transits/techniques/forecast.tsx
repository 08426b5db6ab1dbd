import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { TechniquesAnswer } from "~/answers/forecast";
import { type CivilDate, dateOfIso, formatIsoDate, localDay } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import { holding, instant, listOf, nullOr, word, yesOrNo } from "~/calls/shape";
import { useAsked } from "~/components/results/use-asked";
import { Checkbox } from "~/components/ui/field";
import { Fold } from "~/components/ui/fold";
import { Segments } from "~/components/ui/segments";
import { longDate } from "~/words/dates";
import { listedNames } from "~/words/listed-names";
import * as words from "~/words/techniques";
import { CELL, Columns } from "../columns";
import { AskedOfBirth } from "./asked-of-birth";
import { byTime, linesOf, type MovedLine } from "./moved-lines";
import { MOVINGS, type Moving, SPANS, type TechniqueChoice, YEARS, type Years } from "./technique-note";

type Told = Pick<
  TechniquesAnswer,
  "contacts" | "stations" | "ingresses" | "lunations" | "eclipses" | "until"
>;

const technique = word<Moving>();
const planet = word<never>();
const isForecast = holding<Told>({
  contacts: listOf(
    holding<Told["contacts"][number]>({
      technique,
      transiting: planet,
      natal: word<never>(),
      type: word<never>(),
      exact: listOf(instant),
    }),
  ),
  stations: listOf(
    holding<Told["stations"][number]>({ technique, at: instant, planet, turns: word<never>() }),
  ),
  ingresses: listOf(
    holding<Told["ingresses"][number]>({
      technique,
      at: instant,
      planet,
      sign: word<never>(),
      isRetrograde: yesOrNo,
    }),
  ),
  lunations: listOf(holding<Told["lunations"][number]>({ technique, at: instant, phase: word<never>() })),
  eclipses: listOf(holding<Told["eclipses"][number]>({ at: instant, kind: word<never>() })),
  until: nullOr(instant),
});

/** The last day of the tables. */
const LAST = "2100-12-31";

interface ForecastProps {
  readonly chart: BirthChartAnswer;
  readonly by: readonly Moving[];
  readonly years: Years;
  readonly onChange: (to: Partial<TechniqueChoice>) => void;
}

/** What meets a chart in the years ahead, by every technique that is wanted, year by year. */
export function Forecast({ chart, by, years, onChange }: ForecastProps) {
  const isPossible = (moving: Moving) => moving !== "Primary Directions" || !chart.timeUnknown;
  const wanted = by.filter(isPossible);
  return (
    <>
      <Segments
        label={words.howLongFromToday()}
        options={SPANS.map(words.years)}
        value={words.years(years)}
        onChoose={(title) => onChange({ years: SPANS.find((each) => words.years(each) === title) })}
        columns="grid-cols-2 @lg:grid-cols-4"
        className="max-w-xl"
      />
      <fieldset className="mt-3 flex flex-wrap gap-x-6 screen-only">
        <legend className="sr-only">{words.byWhichTechniques()}</legend>
        {MOVINGS.filter(isPossible).map((moving) => (
          <Checkbox
            key={moving}
            label={words.moving(moving)}
            checked={wanted.includes(moving)}
            onChange={({ target: { checked } }) =>
              onChange({ by: MOVINGS.filter((each) => (each === moving ? checked : by.includes(each))) })
            }
          />
        ))}
      </fieldset>
      {wanted.length > 0 ? (
        <Asked key={`${wanted.join()} ${years}`} chart={chart} by={wanted} years={years} />
      ) : (
        <p className="mt-4 text-muted">{words.chooseATechnique()}</p>
      )}
    </>
  );
}

function Asked({ chart, by, years }: Pick<ForecastProps, "chart" | "by" | "years">) {
  const today = localDay(new Date());
  const from = formatIsoDate(today);
  const to = endOf(today, YEARS[years]);
  const asked = useAsked(`${chart.id} ${by.join()} ${to}`, null, async () => {
    const outcomes = await Promise.all(
      GROUPS.map((group) => group.filter((moving) => by.includes(moving)))
        .filter((techniques) => techniques.length > 0)
        .map(async (techniques) => {
          const outcome = await ask(
            "POST /api/forecast",
            { birth: chart.input, from, to, techniques },
            isForecast,
          );
          return outcome.ok ? { ...outcome, data: { ...outcome.data, techniques } } : outcome;
        }),
    );
    const failed = outcomes.find((outcome) => !outcome.ok);
    if (failed && !failed.ok) return failed;
    return { ok: true as const, data: outcomes.flatMap((outcome) => (outcome.ok ? [outcome.data] : [])) };
  });
  return (
    <div className="mt-4">
      <AskedOfBirth asked={asked}>
        {(parts) => (
          <>
            <ByYear
              lines={parts.flatMap((told) => linesOf(told, YEARS[years])).sort(byTime)}
              first={today.year}
            />
            {parts.map(
              ({ techniques, until }) =>
                until && (
                  <p key={techniques.join()} className="mt-3 max-w-prose text-sm text-muted">
                    {words.toldUntil({
                      techniques: listedNames(techniques.map(words.moving)),
                      day: longDate(dateOfIso(until)),
                    })}
                  </p>
                ),
            )}
          </>
        )}
      </AskedOfBirth>
    </div>
  );
}

/** What is asked for together: of returns and transits an answer holds some years, of the others a hundred. */
const GROUPS: readonly (readonly Moving[])[] = [
  ["Secondary Progressions", "Solar Arcs", "Primary Directions"],
  ["Returns"],
  ["Transits"],
];

/** The same day so many years on, or where the tables end. */
function endOf({ year, month, day }: CivilDate, years: number): string {
  const end = formatIsoDate({ year: year + years, month, day: month === 2 && day === 29 ? 28 : day });
  return end < LAST ? end : LAST;
}

/** What some ten pages hold. Of more, paper has the years that were opened. */
const MOST_ON_PAPER = 400;

interface ByYearProps {
  readonly lines: readonly MovedLine[];
  readonly first: number;
}

function ByYear({ lines, first }: ByYearProps) {
  const years = useMemo(() => byYear(lines), [lines]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([first]));
  const isForPaper = lines.length <= MOST_ON_PAPER;
  useEffect(() => {
    if (!isForPaper) return;
    const readAll = () => flushSync(() => setOpened(new Set(years.keys())));
    addEventListener("beforeprint", readAll);
    return () => removeEventListener("beforeprint", readAll);
  }, [years, isForPaper]);
  if (years.size === 0) return <p className="text-muted">{words.nothingIsExact()}</p>;
  return (
    <div className="divide-y divide-line border-t border-line">
      {[...years].map(([year, ofYear]) => {
        const isRead = opened.has(year);
        return (
          // A year that nobody opened holds nothing yet.
          <div key={year} className={isRead ? "" : "screen-only"} data-on-paper={isForPaper ? "" : undefined}>
            <Fold
              isWide
              isDense
              isOpen={year === first}
              onToggle={(isOpen) => isOpen && setOpened((before) => new Set([...before, year]))}
              summary={
                <>
                  <span className="font-semibold tabular">{year}</span>
                  <span className="text-sm text-muted">{words.moments({ count: ofYear.length })}</span>
                </>
              }
            >
              {isRead && <YearTable year={year} lines={ofYear} />}
            </Fold>
          </div>
        );
      })}
    </div>
  );
}

/** Lines in order of time, year by year. */
function byYear(lines: readonly MovedLine[]): ReadonlyMap<number, readonly MovedLine[]> {
  const years = new Map<number, MovedLine[]>();
  for (const line of lines) {
    const { year } = dateOfIso(line.at);
    const ofYear = years.get(year) ?? [];
    ofYear.push(line);
    years.set(year, ofYear);
  }
  return years;
}

function YearTable({ year, lines }: { readonly year: number; readonly lines: readonly MovedLine[] }) {
  return (
    <table className="w-full border-collapse text-sm tabular">
      <caption className="sr-only">{year}</caption>
      <Columns titles={[words.exact(), words.whatMeets(), words.by()]} />
      <tbody>
        {lines.map(({ at, text, by }) => (
          <tr key={`${at} ${text}`}>
            <td className={CELL}>{longDate(dateOfIso(at))}</td>
            <th scope="row" className={CELL}>
              {text}
            </th>
            <td className={`${CELL} text-muted`}>{words.movedBy(by)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
