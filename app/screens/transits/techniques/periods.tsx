import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { PeriodAnswer } from "~/answers/time-lords";
import { dateOfIso } from "~/astrology/calendar";
import { Glyph, type GlyphName } from "~/components/drawings/glyphs";
import { Badge } from "~/components/ui/badge";
import { Fold } from "~/components/ui/fold";
import { longDate } from "~/words/dates";
import * as names from "~/words/names";
import * as words from "~/words/techniques";
import { ageAt, houseOfSign, lordInChart, pointOf } from "./lord-in-chart";

/** A sign where the technique goes by signs, else the lord. */
export const glyphOf = ({ sign, lord }: PeriodAnswer): GlyphName => (sign ?? pointOf(lord)) as GlyphName;

export const isSamePeriod = (one: PeriodAnswer, other: PeriodAnswer) =>
  one.level === other.level && one.from === other.from && one.lord === other.lord;

/** "Cancer, the Moon’s" or "Venus" */
export function nameOf({ sign, lord }: PeriodAnswer): string {
  if (!sign) return words.lord(lord);
  return words.signAndLord({ sign: names.sign(sign), ofLord: words.signOfLord(lord) });
}

export const dayOf = (iso: string) => longDate(dateOfIso(iso));

/** One level of what runs, and for the upper ones what their lord means in this chart. */
export function RunningPeriod({ period, chart }: Pick<LineProps, "period" | "chart">) {
  return (
    <li style={{ paddingInlineStart: `${(period.level - 1) * 1.25}rem` }}>
      <Glyph name={glyphOf(period)} size={18} className="me-2 inline text-lilac" />
      <span className="font-semibold">{nameOf(period)}</span>
      <span className="text-muted"> {words.untilDay({ day: dayOf(period.to) })}</span>
      {period.level < 3 && <InThisChart period={period} chart={chart} />}
    </li>
  );
}

interface PeriodsProps {
  readonly periods: readonly PeriodAnswer[];
  readonly running: readonly PeriodAnswer[];
  readonly chart: BirthChartAnswer;
}

/** All periods of the first level; each opens to what its lord means in this chart, and to its parts. */
export function Periods(props: PeriodsProps) {
  return <Rows {...props} of={null} level={1} />;
}

interface RowsProps extends PeriodsProps {
  /** The index of the period of which these are the parts. */
  readonly of: number | null;
  readonly level: number;
}

function Rows({ of, level, ...props }: RowsProps) {
  const { periods, running, chart } = props;
  const rows = periods.flatMap((period, index) =>
    period.level === level && (of === null || period.parent === of) ? [{ period, index }] : [],
  );
  if (rows.length === 0) return null;
  return (
    <ul className={`divide-y divide-line border-t border-line ${level > 1 ? "mt-3 ms-3 sm:ms-6" : ""}`}>
      {rows.map(({ period, index }) => {
        const isNow = running.some((each) => isSamePeriod(each, period));
        const line = <Line period={period} isNow={isNow} chart={chart} />;
        const hasParts = periods.some(({ parent }) => parent === index);
        return (
          <li key={`${period.from} ${period.lord}`}>
            {level === 1 || hasParts ? (
              <Fold isWide isDense summary={line}>
                {level < 3 && <InThisChart period={period} chart={chart} />}
                {hasParts && <Rows {...props} of={index} level={level + 1} />}
              </Fold>
            ) : (
              <div className="flex items-center gap-3 py-2 sm:gap-4">{line}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface LineProps {
  readonly period: PeriodAnswer;
  readonly isNow: boolean;
  readonly chart: BirthChartAnswer;
}

function Line({ period, isNow, chart }: LineProps) {
  const days = { from: dayOf(period.from), until: dayOf(period.to) };
  return (
    <>
      <Glyph name={glyphOf(period)} size={18} className="text-lilac" />
      <span className="min-w-0 grow">
        <span className={isNow ? "font-semibold text-gold" : "font-semibold"}>{nameOf(period)}</span>{" "}
        <span className="inline-flex flex-wrap gap-1 align-middle">
          {isNow && <Badge>{words.now()}</Badge>}
          {period.marks.map((mark) => (
            <Badge key={mark}>{words.mark(mark)}</Badge>
          ))}
        </span>
        <span className="block text-sm text-muted tabular">
          {period.level === 1
            ? words.fromToFromAge({ ...days, age: ageAt(period.from, chart) })
            : words.fromTo(days)}
        </span>
      </span>
    </>
  );
}

function InThisChart({ period, chart }: Pick<LineProps, "period" | "chart">) {
  const house = period.sign && houseOfSign(period.sign, chart);
  return (
    <p className="max-w-prose text-sm">
      {words.inThisChart({
        label: (inner) => <span className="text-muted">{inner}</span>,
        lord: lordInChart(period.lord, chart),
      })}
      {period.sign &&
        house &&
        ` ${words.signIsYourHouse({ sign: names.sign(period.sign), house: `${house}` })}`}
    </p>
  );
}
