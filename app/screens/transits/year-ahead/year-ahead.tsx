import { useEffect, useRef, useState } from "react";
import type { ForecastAnswer } from "~/answers/forecast";
import { PLANETS, type Planet } from "~/astrology/bodies";
import { TRANSITING_PLANETS } from "~/astrology/chart-transits";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { SavePicture } from "~/components/picture/save-picture";
import { NotFetched } from "~/components/results/call-failed";
import { useAsked } from "~/components/results/use-asked";
import { Checkbox } from "~/components/ui/field";
import { Skeleton } from "~/components/ui/skeleton";
import * as names from "~/words/names";
import * as words from "~/words/year-ahead";
import { askForForecast } from "./ask-for-forecast";
import { ForecastList } from "./forecast-list";
import { PeriodChoice, Periods, useChosenPeriods } from "./periods";
import { firstSpan, type Length, spanText } from "./span";
import { SpanControls } from "./span-controls";
import { TimeLine } from "./time-line";
import { type Choice, timeLineNote } from "./time-line-note";

const FAST = PLANETS.filter((planet) => !TRANSITING_PLANETS.some((slow) => slow === planet));

interface YearAheadProps {
  readonly chart: ChartLongitudes;
  /** Another moment than now, as the address has it. */
  readonly at: string | null;
}

/** What touches a chart in a year, a quarter or a month from any day on. */
export function YearAhead({ chart, at }: YearAheadProps) {
  const [choice, setChoice] = useState<Choice>(
    () => timeLineNote.read() ?? { ...firstSpan(at), fast: [], open: [] },
  );
  const [periods, choosePeriods] = useChosenPeriods();
  const change = (to: Partial<Choice>) => setChoice((before) => ({ ...before, ...to }));
  useEffect(() => void timeLineNote.write(choice), [choice]);

  // The Moon would bury all else: she touches every place five times a month.
  const fast = FAST.filter((planet) => choice.fast.includes(planet) && isOffered(planet, choice.length));
  const bodies = [...TRANSITING_PLANETS, ...fast];
  const { from, length } = choice;
  const asked = useAsked(JSON.stringify([from, length, bodies]), null, () =>
    askForForecast(chart, { from, length }, bodies),
  );
  const latest = useRef<{ readonly forecast: ForecastAnswer; readonly choice: Choice } | null>(null);
  if (asked.kind === "ready" && latest.current?.forecast !== asked.answer)
    latest.current = { forecast: asked.answer, choice };
  const shown = latest.current;
  const days = spanText(choice);

  return (
    <section aria-labelledby="year-ahead">
      <h3 id="year-ahead">{words.lengthAhead(length)}</h3>
      <p className="max-w-prose text-sm text-muted">{words.aLineForEach()}</p>
      <Controls choice={choice} onChange={change} />
      <PeriodChoice value={periods} onChoose={choosePeriods} />
      <p role="status" className="mt-4 mb-3 text-sm font-semibold tabular">
        {asked.kind === "ready"
          ? words.contactsAndDays({ contacts: words.contacts({ count: asked.answer.contacts.length }), days })
          : days}
      </p>
      {asked.kind === "failed" && (
        <div className="mb-3">
          <NotFetched retry={asked.retry}>{asked.reason ?? words.datesCouldNot()}</NotFetched>
        </div>
      )}
      {shown && shown.forecast.contacts.length > 0 && (
        <div className="relative -mt-3 flex justify-end">
          <SavePicture
            picture={{
              title: words.lengthAheadOf({ name: chart.name, length: shown.choice.length }),
              lines: [spanText(shown.choice)],
              drawing: async () => {
                const { TimeLinePicture } = await import("./time-line-picture");
                return (
                  <TimeLinePicture forecast={shown.forecast} span={shown.choice} zodiac={chart.zodiac} />
                );
              },
            }}
          />
        </div>
      )}
      {shown ? (
        <div
          aria-busy={asked.kind === "pending"}
          className={asked.kind === "ready" ? "" : "opacity-50 transition-opacity"}
        >
          <TimeLine
            forecast={shown.forecast}
            span={shown.choice}
            chart={chart}
            open={choice.open}
            above={
              periods
                ? (line) => (
                    <Periods key={periods} kind={periods} span={shown.choice} of={chart} line={line} />
                  )
                : undefined
            }
            onToggle={(contact, isOpen) => {
              const others = choice.open.filter((other) => other !== contact);
              if (isOpen !== choice.open.includes(contact))
                change({ open: isOpen ? [...others, contact] : others });
            }}
          />
          <div className="border-t border-line">
            <ForecastList forecast={shown.forecast} zodiac={chart.zodiac} days={spanText(shown.choice)} />
          </div>
        </div>
      ) : (
        asked.kind === "pending" && <Awaited />
      )}
    </section>
  );
}

function isOffered(planet: Planet, length: Length): boolean {
  return planet !== "Moon" || length === "month";
}

interface ControlsProps {
  readonly choice: Choice;
  readonly onChange: (to: Partial<Choice>) => void;
}

function Controls({ choice, onChange }: ControlsProps) {
  const { length, fast } = choice;
  return (
    <div className="mt-3 screen-only">
      <SpanControls span={choice} onChange={onChange} />
      <fieldset className="mt-2 flex flex-wrap gap-x-5">
        <legend className="float-left rtl:float-right me-5 flex min-h-11 items-center text-sm text-muted">
          {words.fastPlanetsToo()}
        </legend>
        {FAST.map((planet) => (
          <Checkbox
            key={planet}
            label={planet === "Moon" ? words.moonInAMonth() : names.planet(planet)}
            disabled={!isOffered(planet, length)}
            checked={fast.includes(planet) && isOffered(planet, length)}
            onChange={({ target: { checked } }) =>
              onChange({ fast: FAST.filter((each) => (each === planet ? checked : fast.includes(each))) })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}

/** In the shape of what comes. */
function Awaited() {
  return (
    <div aria-hidden="true" className="space-y-5">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="grid gap-x-4 gap-y-2 @3xl:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-6 w-full" />
        </div>
      ))}
    </div>
  );
}
