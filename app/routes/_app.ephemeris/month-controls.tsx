import { Icon } from "~/components/icons";
import { Button, buttonClass } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select";
import { FIRST_YEAR, LAST_YEAR, MONTHS } from "~/places/civil-date";
import { isSameMonth, type MonthOfYear, type Step } from "./month";

const MONTH_OPTIONS = MONTHS.map((label, index) => ({ value: String(index + 1), label }));
const YEAR_OPTIONS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => {
  const year = String(FIRST_YEAR + index);
  return { value: year, label: year };
});

interface MonthControlsProps {
  readonly shown: MonthOfYear;
  readonly onChoose: (month: MonthOfYear) => void;
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
    <form action="/ephemeris" className="flex flex-wrap items-end gap-3 screen-only">
      <SelectField
        id="month"
        name="month"
        label="Month"
        options={MONTH_OPTIONS}
        value={String(shown.month)}
        onChange={(event) => onChoose({ ...shown, month: Number(event.target.value) })}
        className="w-40"
      />
      <SelectField
        id="year"
        name="year"
        label="Year"
        options={YEAR_OPTIONS}
        value={String(shown.year)}
        onChange={(event) => onChoose({ ...shown, year: Number(event.target.value) })}
        className="w-28"
      />
      <div className="flex gap-2">
        <button
          {...stepper("previous")}
          className={`${buttonClass({ variant: "secondary", size: "icon" })} h-11`}
        >
          <Icon name="chevron-left" />
          <span className="sr-only">Previous month</span>
        </button>
        <button {...stepper("today")} className={buttonClass({ variant: "secondary" })}>
          Today
        </button>
        <button
          {...stepper("next")}
          className={`${buttonClass({ variant: "secondary", size: "icon" })} h-11`}
        >
          <Icon name="chevron-right" />
          <span className="sr-only">Next month</span>
        </button>
        <span className="hidden noscript:block">
          <Button type="submit" variant="secondary">
            Show month
          </Button>
        </span>
      </div>
      <p role="status" className="basis-full text-sm text-muted empty:hidden">
        {limitNote(shown)}
      </p>
    </form>
  );
}

function limitNote(shown: MonthOfYear): string {
  if (isSameMonth(shown, { year: FIRST_YEAR, month: 1 })) return `The tables begin in January ${FIRST_YEAR}.`;
  if (isSameMonth(shown, { year: LAST_YEAR, month: 12 })) return `The tables end in December ${LAST_YEAR}.`;
  return "";
}
