import { Form } from "@remix-run/react";
import { addMonths, type CivilDate, dateOfIso, localDay } from "~/astrology/calendar";
import { useChartInUse } from "~/components/births/use-chart-in-use";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import type { FieldErrors } from "~/failure";
import { longDate } from "~/words/dates";
import * as words from "~/words/elections";
import { PlaceInAddress } from "../place-in-address";
import { usePlaceInUse } from "../place-in-use";
import { Conditions } from "./conditions";

/** How far ahead is looked where nobody says it. */
const MONTHS_AHEAD = 3;

interface ElectionsFormProps {
  /** What stands in the address. */
  readonly asked: URLSearchParams;
  /** ISO, in UTC: the browser knows its own. */
  readonly today: string;
  readonly fields?: FieldErrors;
}

/** Where, when and on which conditions something may begin; all of it goes into the address. */
export function ElectionsForm({ asked, today, fields = {} }: ElectionsFormProps) {
  const isBrowser = useIsBrowser();
  const inUse = useChartInUse();
  const chart = inUse === "coming" ? null : inUse;
  const { place, keep } = usePlaceInUse(chart);
  const first = isBrowser ? localDay(new Date()) : dateOfIso(today);
  const day = (name: "from" | "to", label: string, date: CivilDate, hint?: string) => (
    <TextField
      id={name}
      name={name}
      label={label}
      hint={hint}
      defaultValue={asked.get(name) ?? longDate(date)}
      error={fields[name]}
      autoComplete="off"
    />
  );
  return (
    <Form action="/sky-search/elections" preventScrollReset className="grid min-w-0 gap-5" onInput={keep}>
      {/* What Enter presses in a field. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {words.findWindows()}
      </button>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <PlaceInAddress
          {...{ asked, place }}
          error={fields["place.location"] ?? fields.place}
          className="sm:col-span-2"
        />
        {day("from", words.from(), first)}
        {day("to", words.until(), addMonths(first, MONTHS_AHEAD), words.yearLaterAtMost())}
      </div>
      <Conditions {...{ asked, fields, chart }} />
      <div>
        <Button type="submit">{words.findWindows()}</Button>
      </div>
    </Form>
  );
}
