import type { FormEvent } from "react";
import { FIRST_DAY, formatIsoDate, LAST_DAY, localDay } from "~/astrology/calendar";
import { PlaceField } from "~/components/forms/place-field";
import { Button, Spinner } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import { ANGLES, type ChosenView, type DerivedView, isReturn as isOfReturn, RETURNING } from "./chosen-view";

interface ViewOptionsProps {
  readonly chosen: ChosenView & { readonly view: DerivedView };
  /** Whether the birth chart is: then its returns are measured among the stars at all times. */
  readonly isSidereal: boolean;
  readonly isPending: boolean;
  readonly onChoose: (changes: Readonly<Record<string, string>>) => void;
}

const METHOD_OPTIONS = [
  { value: "Secondary Progression", label: "Secondary progression" },
  { value: "Solar Arc", label: "Solar arc" },
];
const ANGLE_LABELS: Readonly<Record<ChosenView["angles"], string>> = {
  "Solar Arc": "True solar arc",
  Naibod: "Naibod’s mean arc",
  "Mean Quotidian": "The day’s own angles",
};
const WHICH_OPTIONS = [
  { value: "last", label: "The last one" },
  { value: "next", label: "The next one" },
];

const PLANET_OPTIONS = RETURNING.map((planet) => ({ value: planet, label: planet }));
const MEASURE_OPTIONS = [
  { value: "equinox", label: "From the equinox" },
  { value: "stars", label: "Among the stars (precessed)" },
];

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
      label={isReturn ? "By this day" : "Day"}
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
      aria-label={`Options: ${view}`}
      className="flex flex-wrap items-end gap-x-4 gap-y-3 rounded-md border border-line bg-sunken p-4 screen-only"
    >
      {(isReturn || view === "Progressed") && (
        <div className="flex min-w-0 grow basis-80 flex-wrap items-end gap-x-4 gap-y-3">
          {view === "Planet return" && (
            <SelectField
              name="planet"
              label="Whose"
              options={PLANET_OPTIONS}
              defaultValue={planet}
              className="min-w-0 grow basis-36"
              {...atOnce}
            />
          )}
          {day}
          {isReturn ? (
            <SelectField
              name="which"
              label="Which one"
              options={WHICH_OPTIONS}
              defaultValue={which}
              className="min-w-0 grow basis-36"
              {...atOnce}
            />
          ) : (
            <SelectField
              name="method"
              label="Method"
              options={METHOD_OPTIONS}
              defaultValue={method}
              className="min-w-0 grow basis-48"
              {...atOnce}
            />
          )}
          {isReturn && !isSidereal && (
            <SelectField
              name="measure"
              label="Measured"
              options={MEASURE_OPTIONS}
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
            label={method === "Solar Arc" ? "Arc" : "Angles by"}
            options={ANGLES.filter((way) => method !== "Solar Arc" || way !== "Mean Quotidian").map(
              (way) => ({ value: way, label: ANGLE_LABELS[way] }),
            )}
            defaultValue={angles}
            className="min-w-0 grow"
            {...atOnce}
          />
        )}
        {hasPlace && (
          <PlaceField
            label={isReturn ? "At another place" : "Place"}
            hint={isReturn ? "Empty: where you were born" : "Where you live, or would like to"}
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
          Show
        </Button>
      </div>
    </form>
  );
}
