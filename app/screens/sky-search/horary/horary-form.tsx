import { Form } from "@remix-run/react";
import { FIRST_DAY, LAST_DAY } from "~/astrology/calendar";
import { useChartInUse } from "~/components/births/use-chart-in-use";
import { Button } from "~/components/ui/button";
import { Field, Input } from "~/components/ui/field";
import type { FieldErrors } from "~/failure";
import * as words from "~/words/horary";
import { PlaceInAddress } from "../place-in-address";
import { usePlaceInUse } from "../place-in-use";

interface HoraryFormProps {
  /** What stands in the address. */
  readonly asked: URLSearchParams;
  readonly fields?: FieldErrors;
}

/** Where and when a question is asked; the question itself stays on the sheet. */
export function HoraryForm({ asked, fields = {} }: HoraryFormProps) {
  const inUse = useChartInUse();
  const { place, keep } = usePlaceInUse(inUse === "coming" ? null : inUse);
  return (
    <Form
      action="/sky-search/horary"
      className="grid min-w-0 items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_auto]"
      onInput={keep}
    >
      <PlaceInAddress {...{ asked, place }} error={fields["place.location"] ?? fields.place} />
      <Field
        id="clock"
        label={words.dateAndTimeThere()}
        hint={words.emptyNow()}
        error={fields.clock ?? fields.at}
      >
        {(control) => (
          <Input
            {...control}
            name="clock"
            type="datetime-local"
            min={`${FIRST_DAY}T00:00`}
            max={`${LAST_DAY}T23:59`}
            defaultValue={asked.get("clock") ?? ""}
          />
        )}
      </Field>
      <div>
        <Button type="submit">{words.drawTheChart()}</Button>
      </div>
    </Form>
  );
}
