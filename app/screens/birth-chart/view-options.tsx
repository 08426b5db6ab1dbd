import type { FormEvent } from "react";
import { FIRST_DAY, formatIsoDate, LAST_DAY, localDay } from "~/astrology/calendar";
import { PlaceField } from "~/components/forms/place-field";
import { Button, Spinner } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import * as chart from "~/words/birth-chart";
import * as words from "~/words/derived-charts";
import * as names from "~/words/names";
import {
  ANGLES,
  type ChosenView,
  type DerivedView,
  isReturn as isOfReturn,
  MEASURES,
  METHODS,
  RETURNING,
  WHICH,
} from "./chosen-view";

interface ViewOptionsProps {
  readonly chosen: ChosenView & { readonly view: DerivedView };
  /** Whether the birth chart is: then its returns are measured among the stars at all times. */
  readonly isSidereal: boolean;
  readonly isPending: boolean;
  readonly onChoose: (changes: Readonly<Record<string, string>>) => void;
}

/** What a list offers. */
function optionsOf<Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) {
  return values.map((value) => ({ value, label: labelOf(value) }));
}

function today(): string {
  const now = new Date();
  return formatIsoDate(localDay(now));
}

/** For which moment and where: a choice from a list counts at once, what is typed with the button. */
export function ViewOptions({ chosen, isSidereal, isPending, onChoose }: ViewOptionsProps) {
  const { view, date, which, planet, measure, method, angles, location, latitude, longitude } = chosen;
  const isReturn = isOfReturn(view);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    onChoose({ ...typed, ...(typed.date === today() && { date: "" }) });
  };
  const atOnce = {
    onChange: (event: FormEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit(),
  };
  const hasPlace = isReturn || view === "Relocated";
  const day = (
    <TextField
      name="date"
      type="date"
      label={isReturn ? words.byThisDay() : words.day()}
      min={FIRST_DAY}
      max={LAST_DAY}
      defaultValue={date || today()}
      className="min-w-0 grow basis-36"
    />
  );
  return (
    <form
      onSubmit={send}
      noValidate
      aria-label={words.optionsOf({ view: chart.view(view) })}
      className="flex flex-wrap items-end gap-x-4 gap-y-3 rounded-md border border-line bg-sunken p-4 screen-only"
    >
      {(isReturn || view === "Progressed") && (
        <div className="flex min-w-0 grow basis-80 flex-wrap items-end gap-x-4 gap-y-3">
          {view === "Planet return" && (
            <SelectField
              name="planet"
              label={words.whose()}
              options={optionsOf(RETURNING, names.point)}
              defaultValue={planet}
              className="min-w-0 grow basis-36"
              {...atOnce}
            />
          )}
          {day}
          {isReturn ? (
            <SelectField
              name="which"
              label={words.whichOne()}
              options={optionsOf(WHICH, words.which)}
              defaultValue={which}
              className="min-w-0 grow basis-36"
              {...atOnce}
            />
          ) : (
            <SelectField
              name="method"
              label={words.methodLabel()}
              options={optionsOf(METHODS, words.method)}
              defaultValue={method}
              className="min-w-0 grow basis-48"
              {...atOnce}
            />
          )}
          {isReturn && !isSidereal && (
            <SelectField
              name="measure"
              label={words.measured()}
              options={optionsOf(MEASURES, words.measure)}
              defaultValue={measure}
              className="min-w-0 grow basis-48"
              {...atOnce}
            />
          )}
        </div>
      )}
      <div className="flex min-w-0 grow basis-64 items-end gap-x-4">
        {view === "Now" && day}
        {view === "Progressed" && (
          <SelectField
            key={method}
            name="angles"
            label={method === "Solar Arc" ? words.arcLabel() : words.anglesBy()}
            options={optionsOf(
              ANGLES.filter((way) => method !== "Solar Arc" || way !== "Mean Quotidian"),
              words.arc,
            )}
            defaultValue={angles}
            className="min-w-0 grow"
            {...atOnce}
          />
        )}
        {hasPlace && (
          <PlaceField
            label={isReturn ? words.atAnotherPlace() : words.place()}
            hint={isReturn ? words.emptyWhereBorn() : words.whereYouLiveOr()}
            defaultValue={location}
            defaultPoint={
              latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
            }
            optional={isReturn}
            className="min-w-0 grow"
          />
        )}
        <Button type="submit" variant="secondary" aria-busy={isPending}>
          {isPending && <Spinner />}
          {words.show()}
        </Button>
      </div>
    </form>
  );
}
