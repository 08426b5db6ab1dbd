import { useEffect, useRef, useState } from "react";
import { MONTHS } from "~/astrology/calendar";
import { screenAddress } from "~/components/shell/screen-address";
import { isSameMonth, type MonthOfYear, type Step } from "~/components/sky/month-of-year";
import { Button, buttonClass } from "~/components/ui/button";
import { controlClass, Field } from "~/components/ui/field";
import { Icon } from "~/components/ui/icons";
import { SelectField } from "~/components/ui/select";
import { FIRST_YEAR, LAST_YEAR } from "~/time/civil-date";
import { monthIn } from "~/words/dates";
import * as words from "~/words/ephemeris";

interface MonthControlsProps {
  readonly shown: MonthOfYear;
  /** What is not chosen stays. */
  readonly onChoose: (part: Partial<MonthOfYear>) => void;
  readonly onStep: (step: Step) => void;
}

/** A form of its own address, so that it works without JavaScript: its buttons say where to step from the selects. */
export function MonthControls({ shown, onChoose, onStep }: MonthControlsProps) {
  const stepper = (step: Step) => ({
    type: "submit" as const,
    name: "go",
    value: step,
    onClick: (event: React.MouseEvent) => {
      event.preventDefault();
      onStep(step);
    },
  });
  return (
    <form action={screenAddress("/ephemeris")} className="flex flex-wrap items-end gap-3 screen-only">
      <SelectField
        id="month"
        name="month"
        label={words.month()}
        options={MONTHS.map((_, index) => ({ value: String(index + 1), label: monthIn(index + 1) }))}
        value={String(shown.month)}
        onChange={(event) => onChoose({ month: Number(event.target.value) })}
        className="w-40"
      />
      <YearField year={shown.year} onChoose={(year) => onChoose({ year })} />
      <div className="flex gap-2">
        <button
          {...stepper("previous")}
          className={`${buttonClass({ variant: "secondary", size: "icon" })} h-11`}
        >
          <Icon name="chevron-left" />
          <span className="sr-only">{words.previousMonth()}</span>
        </button>
        <button
          {...stepper("today")}
          formAction={`${screenAddress("/ephemeris")}#today`}
          className={buttonClass({ variant: "secondary" })}
        >
          {words.today()}
        </button>
        <button
          {...stepper("next")}
          className={`${buttonClass({ variant: "secondary", size: "icon" })} h-11`}
        >
          <Icon name="chevron-right" />
          <span className="sr-only">{words.nextMonth()}</span>
        </button>
        <span className="hidden noscript:block">
          <Button type="submit" variant="secondary">
            {words.showMonth()}
          </Button>
        </span>
      </div>
      <p role="status" className="basis-full text-sm text-muted empty:hidden">
        {limitNote(shown)}
      </p>
    </form>
  );
}

interface YearFieldProps {
  readonly year: number;
  readonly onChoose: (year: number) => void;
}

/** Three hundred options in one piece of markup: as elements they would cost as much as the rest of the form. */
function YearField({ year, onChoose }: YearFieldProps) {
  const list = useRef<HTMLSelectElement>(null);
  const [markup] = useState(() => yearOptions(year)); // later years are chosen, not written anew
  useEffect(() => {
    if (list.current) list.current.value = String(year);
  }, [year]);
  return (
    <Field id="year" label={words.year()} className="w-28">
      {(control) => (
        <div className="relative">
          <select
            {...control}
            ref={list}
            name="year"
            onChange={(event) => onChoose(Number(event.target.value))}
            className={`${controlClass} cursor-pointer appearance-none pe-10`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: whole numbers only
            dangerouslySetInnerHTML={{ __html: markup }}
          />
          <Icon
            name="chevron-down"
            size={18}
            className="pointer-events-none absolute top-1/2 inset-e-3 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}

function yearOptions(shown: number): string {
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => {
    const year = FIRST_YEAR + index;
    return `<option value="${year}"${year === shown ? " selected" : ""}>${year}</option>`;
  }).join("");
}

function limitNote(shown: MonthOfYear): string {
  if (isSameMonth(shown, { year: FIRST_YEAR, month: 1 })) return words.tablesBegin({ year: FIRST_YEAR });
  if (isSameMonth(shown, { year: LAST_YEAR, month: 12 })) return words.tablesEnd({ year: LAST_YEAR });
  return "";
}
