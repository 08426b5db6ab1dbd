import type { FetcherWithComponents } from "@remix-run/react";
import { Fragment } from "react";
import type { Outcome } from "~/calls/outcome";
import { DateField, TimeField } from "~/components/forms/birth-fields";
import { FormFailure } from "~/components/forms/form-failure";
import { PickPerson, usePicked } from "~/components/forms/pick-person";
import { PlaceField } from "~/components/forms/place-field";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import * as words from "~/words/astrocartography";
import * as formWords from "~/words/forms";
import { fieldsFrom } from "./names";

export const MAP_FORM_ID = "astrocartography-form";

/** Besides the place's own: zones by their usual letters. */
const TIMEZONES = [
  { value: "-8", label: "UTC-08:00 PST" },
  { value: "-5", label: "UTC-05:00 EST" },
  { value: "0", label: "UTC+00:00 GMT" },
  { value: "1", label: "UTC+01:00 CET" },
];

interface MapFormProps {
  readonly Form: FetcherWithComponents<unknown>["Form"];
  /** What was typed or saved, by the fields' names. */
  readonly values: Readonly<Record<string, string>>;
  readonly outcome: Outcome<unknown> | undefined;
  readonly isPending: boolean;
}

export function MapForm({ Form, values: given, outcome, isPending }: MapFormProps) {
  const { picked, round, pick } = usePicked();
  const values = picked ? fieldsFrom(picked) : given;
  const fields = outcome && !outcome.ok ? outcome.fields : {};
  const point =
    values.latitude && values.longitude
      ? { latitude: Number(values.latitude), longitude: Number(values.longitude) }
      : undefined;
  return (
    <Card>
      <CardHeader title={words.birthDetails()} />
      <Form
        id={MAP_FORM_ID}
        method="post"
        action="/astrocartography"
        noValidate
        className="flex flex-col gap-5"
      >
        <FormFailure outcome={outcome} what={words.theMap()} />
        <PickPerson id="saved" onPick={pick} />
        <Fragment key={round}>
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
            <TextField
              id="name"
              name="name"
              label={words.firstName()}
              defaultValue={values.name}
              error={fields.name}
              autoComplete="given-name"
              aria-required
            />
            <TextField
              id="lastName"
              name="lastName"
              label={words.lastName()}
              defaultValue={values.lastName}
              autoComplete="family-name"
              optional
            />
          </div>
          <DateField
            id="date"
            name="date"
            label={formWords.birthDate()}
            defaultValue={values.date}
            error={fields.date}
            calendar={{ name: "calendar", isOldStyle: values.calendar === "Julian" }}
          />
          <TimeField
            id="time"
            name="time"
            label={formWords.birthTime()}
            hint={words.requiredForAccurate()}
            defaultValue={values.time}
            error={fields.time}
          />
          <PlaceField
            id="location"
            label={formWords.birthLocation()}
            hint={formWords.cityAndCountryOf()}
            defaultValue={values.location}
            defaultPoint={point}
            error={fields.location ?? fields.latitude ?? fields.longitude}
          />
        </Fragment>
        <SelectField
          id="timezone"
          name="timezone"
          label={formWords.timezone()}
          options={[{ value: "auto", label: words.autoDetect() }, ...TIMEZONES]}
          reading={formWords.fixedOffset()}
          defaultValue={given.timezone ?? "auto"}
          error={fields.timezone}
        />
        <Button type="submit" pending={isPending}>
          {isPending ? words.generatingMap() : words.generateMap()}
        </Button>
      </Form>
    </Card>
  );
}
