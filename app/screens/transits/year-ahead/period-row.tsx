import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { longitudesOf } from "~/components/births/longitudes-of";
import { useChartInUse } from "~/components/births/use-chart-in-use";
import { Glyph } from "~/components/drawings/glyphs";
import { NotFetched } from "~/components/results/call-failed";
import { useAsked } from "~/components/results/use-asked";
import { Fold } from "~/components/ui/fold";
import * as techniques from "~/words/techniques";
import * as words from "~/words/year-ahead";
import { dayOf, glyphOf, nameOf } from "../techniques/periods";
import { FIRST_CHOICE, type TimeLords, techniqueNote } from "../techniques/technique-note";
import { isSameChart } from "../use-chart";
import { askForPeriods, type PeriodOnLine, type PeriodsOfSpan, periodsOnLine } from "./ask-for-periods";
import type { TimeLineScale } from "./contact-row";
import type { Span } from "./span";

interface PeriodRowProps {
  readonly kind: TimeLords;
  readonly span: Span;
  /** Whose line it is. */
  readonly of: ChartLongitudes;
  readonly line: TimeLineScale;
}

/** A row of the time line: who has these days in hand. It needs a birth, which only the chart in use brings. */
export function PeriodRow({ of, ...props }: PeriodRowProps) {
  const chart = useChartInUse();
  if (chart === "coming") return <li className="h-16" aria-hidden="true" />;
  return (
    <li className="break-inside-avoid">
      {chart && isSameChart(of, longitudesOf(chart)) ? (
        <OfBirth {...props} chart={chart} />
      ) : (
        <p className="max-w-prose py-3 text-sm text-muted">{words.periodsAreReckoned()}</p>
      )}
    </li>
  );
}

interface OfBirthProps extends Omit<PeriodRowProps, "of"> {
  readonly chart: BirthChartAnswer;
}

function OfBirth({ chart, kind, span, line }: OfBirthProps) {
  const { lot } = techniqueNote.read() ?? FIRST_CHOICE;
  const asked = useAsked(`${chart.id} ${kind} ${lot} ${span.from} ${span.length}`, null, () =>
    askForPeriods(chart, kind, lot, span),
  );
  switch (asked.kind) {
    case "pending":
      return <div role="status" aria-label={words.calculating()} className="h-16" />;
    case "failed":
      // Without the hour it is refused each time, and the reason says so.
      return chart.timeUnknown && asked.reason ? (
        <p className="max-w-prose py-3 text-sm">{asked.reason}</p>
      ) : (
        <NotFetched retry={asked.retry}>{asked.reason ?? words.periodsCouldNot()}</NotFetched>
      );
    case "ready":
      return (
        <Told
          title={kind === "Zodiacal Releasing" ? words.releasingFrom({ lot }) : techniques.technique(kind)}
          told={asked.answer}
          line={line}
        />
      );
  }
}

interface ToldProps {
  readonly title: string;
  readonly told: PeriodsOfSpan;
  readonly line: TimeLineScale;
}

const LEVELS = [
  { id: "periods", label: words.periods },
  { id: "parts", label: words.theirParts },
] as const;

function Told({ title, told, line }: ToldProps) {
  const levels = periodsOnLine(told.periods, line.scale);
  return (
    <Fold
      isWide
      summary={
        <span className="grid min-w-0 grow gap-x-4 gap-y-1 @3xl:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
          <span className="min-w-0">
            <span className="block font-semibold">{title}</span>
            <span className="block text-sm text-muted">{runningText(told, line.today !== null)}</span>
          </span>
          <span dir="ltr" className="relative block space-y-1 self-center" aria-hidden="true">
            {levels.map((band, level) => (
              <Band key={LEVELS[level]?.id} band={band} today={line.today} />
            ))}
          </span>
        </span>
      }
    >
      <div className="grid gap-x-8 gap-y-3 text-sm tabular @xl:grid-cols-2">
        {levels.map((band, level) => (
          <ul key={LEVELS[level]?.id} aria-label={LEVELS[level]?.label()} className="space-y-1">
            {band.map(({ period }) => (
              <li key={period.from} className="flex gap-2">
                <Glyph name={glyphOf(period)} size={18} className="mt-0.5 text-lilac" />
                <span>
                  {words.periodAndDays({
                    name: (inner) => <span className="font-semibold">{inner}</span>,
                    period: nameOf(period),
                    days: daysText(period),
                  })}
                </span>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Fold>
  );
}

type Period = PeriodOnLine["period"];

const daysText = ({ from, to }: Period) => words.fromTo({ from: dayOf(from), until: dayOf(to) });

/** "Today: Cancer, the Moon’s; within it Leo, the Sun’s" */
function runningText({ at, moment }: PeriodsOfSpan, isToday: boolean): string {
  const day = dayOf(moment);
  if (at.length === 0) return isToday ? words.todayNoneRuns() : words.dayNoneRuns({ day });
  const periods = at.map(nameOf).reduce((period, part) => words.withinIt({ period, part }));
  return isToday ? words.todayRuns({ periods }) : words.dayRuns({ day, periods });
}

interface BandProps {
  readonly band: readonly PeriodOnLine[];
  readonly today: number | null;
}

/** Periods side by side, as long as the line's scale says, cut at its ends; named where they have the room. */
function Band({ band, today }: BandProps) {
  return (
    <span className="relative block h-7 overflow-hidden rounded-sm border border-line">
      {band.map(({ period, start, end }, i) => (
        <span
          key={period.from}
          data-period={nameOf(period)}
          title={words.periodInTitle({ period: nameOf(period), days: daysText(period) })}
          style={{ left: percent(start), width: percent(end - start) }}
          className={`@container absolute inset-y-0 overflow-hidden ${i > 0 ? "border-s border-edge" : ""} ${i % 2 === 0 ? "bg-sunken" : ""}`}
        >
          <span className="flex h-full items-center justify-center gap-1.5 px-0.5 text-xs whitespace-nowrap">
            <Glyph name={glyphOf(period)} size={16} className="hidden text-lilac @min-[18px]:block" />
            <span className="hidden truncate @min-[9rem]:block">{nameOf(period)}</span>
          </span>
        </span>
      ))}
      {today !== null && (
        <span
          className="absolute inset-y-0 w-0.5 bg-gold forced-colors:bg-[Highlight]"
          style={{ left: percent(today) }}
        />
      )}
    </span>
  );
}

function percent(part: number): string {
  return `${100 * part}%`;
}
