import type { FetcherWithComponents } from "@remix-run/react";
import { useState } from "react";
import { HOUSE_SYSTEMS } from "~/astrology/houses";
import { DateField, TimeField } from "~/components/birth-fields";
import { PlaceField } from "~/components/place-field";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Checkbox, TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import type { FieldErrors } from "~/schemas/fields";

export const BIRTH_FORM_ID = "birth-chart-form";

interface BirthFormProps {
  readonly Form: FetcherWithComponents<unknown>["Form"];
  /** What was typed, when the page comes back from a post without JavaScript. */
  readonly values?: Readonly<Record<string, string>>;
  readonly fields?: FieldErrors;
  readonly failed: boolean;
  readonly reason: string | null;
  readonly isPending: boolean;
  readonly restorable: {
    readonly name: string;
    readonly restore: () => void;
    readonly forget: () => void;
  } | null;
}

const HOUR_OFFSETS = [...Array.from({ length: 27 }, (_, i) => i - 12), 5.5, 9.5].sort((a, b) => a - b);

const TIMEZONES = [
  { value: "auto", label: "Auto-detect from location" },
  ...HOUR_OFFSETS.map((hours) => ({ value: String(hours), label: utcLabel(hours) })),
];

/** `UTC+05:30`. */
function utcLabel(hours: number): string {
  const minutes = Math.abs(hours * 60);
  const two = (value: number) => String(value).padStart(2, "0");
  return `UTC${hours < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function BirthForm({
  Form,
  values = {},
  fields,
  failed,
  reason,
  isPending,
  restorable,
}: BirthFormProps) {
  const [timeUnknown, setTimeUnknown] = useState(values.timeUnknown === "on");
  const point =
    values.latitude && values.longitude
      ? { latitude: Number(values.latitude), longitude: Number(values.longitude) }
      : undefined;
  return (
    <Card>
      <Form id={BIRTH_FORM_ID} method="post" action="/birth-chart" noValidate className="flex flex-col gap-5">
        {failed && (
          <p role="alert" className="border-l-2 border-danger pl-3 text-sm font-semibold text-danger">
            {failureText(fields, reason)}
          </p>
        )}
        <TextField
          id="name"
          name="name"
          label="Name"
          hint="Use the name on your birth certificate"
          defaultValue={values.name}
          error={fields?.name}
          autoComplete="name"
          aria-required
        />
        <DateField
          id="date"
          name="date"
          label="Birth Date"
          hint="Format: MM/DD/YYYY"
          defaultValue={values.date}
          error={fields?.date}
        />
        <div>
          <TimeField
            id="time"
            name="time"
            label="Birth Time"
            hint="Required for accurate house positions"
            defaultValue={values.time}
            error={fields?.time}
            disabled={timeUnknown}
          />
          <Checkbox
            name="timeUnknown"
            label="I don't know my birth time"
            checked={timeUnknown}
            onChange={(event) => setTimeUnknown(event.target.checked)}
          />
        </div>
        <PlaceField
          id="location"
          label="Birth Location"
          hint="City and country of birth"
          defaultValue={values.location}
          defaultPoint={point}
          error={fields?.location ?? fields?.latitude ?? fields?.longitude}
        />
        <SelectField
          id="timezone"
          name="timezone"
          label="Timezone"
          hint="Leave blank to auto-detect from location"
          reading="A fixed offset is used as it is, without daylight saving."
          options={TIMEZONES}
          defaultValue={values.timezone ?? "auto"}
          error={fields?.timezone}
          optional
        />
        <SelectField
          id="houseSystem"
          name="houseSystem"
          label="House System"
          options={HOUSE_SYSTEMS.map((system) => ({ value: system, label: system }))}
          defaultValue={values.houseSystem ?? "Whole Sign"}
          error={fields?.houseSystem}
        />
        <Button type="submit" pending={isPending}>
          {isPending ? "Generating Chart..." : "Generate Chart"}
        </Button>
        {restorable && (
          <div className="flex flex-wrap items-center gap-2 text-sm">
            <Button variant="secondary" size="sm" onClick={restorable.restore}>
              Restore last chart
            </Button>
            <Button variant="quiet" size="sm" onClick={restorable.forget}>
              Forget it
            </Button>
            <span className="text-muted">{restorable.name}'s, kept in this browser only</span>
          </div>
        )}
      </Form>
    </Card>
  );
}

function failureText(fields: FieldErrors | undefined, reason: string | null): string {
  if (fields && Object.keys(fields).length > 0)
    return "Please check the fields marked below; nothing you typed is lost.";
  return (
    reason ??
    "The chart could not be fetched. Check your connection and try again; nothing you typed is lost."
  );
}
