import { type ReactNode, useState } from "react";
import type { ForecastAnswer } from "~/answers/forecast";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { Button } from "~/components/ui/button";
import * as words from "~/words/year-ahead";
import { ContactRow, type TimeLineScale } from "./contact-row";
import { keyOf } from "./contact-words";
import { SkyMarksRow, skyMarks } from "./sky-marks";
import { calendarMarks, type Span, scaleOf } from "./span";
import { Labels } from "./track";

interface TimeLineProps {
  readonly forecast: ForecastAnswer;
  readonly span: Span;
  readonly chart: ChartLongitudes;
  readonly open: readonly string[];
  readonly onToggle: (contact: string, isOpen: boolean) => void;
  /** What else stands on the same scale, as the first rows. */
  readonly above?: (line: TimeLineScale) => ReactNode;
}

/** So many rows a phone shows at first. */
const FEW = 16;

/** One row for each contact, the slowest planet's first, under one calendar. */
export function TimeLine({ forecast, span, chart, open, onToggle, above }: TimeLineProps) {
  const scale = scaleOf(forecast.from, forecast.to);
  const now = scale(new Date().toISOString());
  const today = now >= 0 && now < 1 ? now : null;
  const calendar = calendarMarks(span);
  const named = calendar.filter(({ label }) => label);
  /** On a short line there is room for four of them. */
  const step = named.length > 5 ? Math.ceil(named.length / 4) : 1;
  const marks = skyMarks(forecast, chart.zodiac);
  const { contacts } = forecast;
  const [areAllShown, showAll] = useState(() =>
    contacts.slice(FEW).some((contact) => open.includes(keyOf(contact))),
  );
  return (
    <>
      <div className="grid gap-x-4 @3xl:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]" aria-hidden="true">
        <span className="@max-3xl:hidden" />
        {/* As far from the edge as the tracks are, beside which each row has its arrow. */}
        <span className="relative me-7.5 block h-5 text-muted sm:me-8.5 print:me-0">
          <Labels
            labels={named.map(({ at, label }, i) => ({
              at,
              text: <span className={i % step > 0 ? "@max-3xl:hidden" : ""}>{label}</span>,
            }))}
            narrow={0.04}
            wide={0.05}
          />
        </span>
      </div>
      <ol className="divide-y divide-line border-t border-line">
        {above?.({ scale, calendar, today })}
        {marks.length > 0 && <SkyMarksRow marks={marks} scale={scale} calendar={calendar} today={today} />}
        {contacts.map((contact, i) => (
          <ContactRow
            key={keyOf(contact)}
            contact={contact}
            chart={chart}
            isOpen={open.includes(keyOf(contact))}
            onToggle={(isOpen) => onToggle(keyOf(contact), isOpen)}
            scale={scale}
            calendar={calendar}
            today={today}
            isLate={i >= FEW && !areAllShown}
          />
        ))}
      </ol>
      {contacts.length > FEW && !areAllShown && (
        <Button
          variant="secondary"
          className="my-3 w-full screen-only @3xl:hidden"
          onClick={() => showAll(true)}
        >
          {words.showAll({ count: contacts.length })}
        </Button>
      )}
    </>
  );
}
