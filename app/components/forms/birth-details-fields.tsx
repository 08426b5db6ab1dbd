import { useState } from "react";
import type { FieldErrors } from "~/failure";
import type { BirthDetails } from "~/schemas/birth-details";
import { Checkbox, TextField } from "../ui/field";
import { DateField, TimeField } from "./birth-fields";
import { PlaceField } from "./place-field";

type Values = Readonly<Record<string, string>>;

interface BirthDetailsFieldsProps {
  /** Keeps the ids of two forms on one page apart. */
  readonly idPrefix?: string;
  readonly values: Values;
  readonly fields?: FieldErrors;
  /** Whose birth it is: the browser may offer the visitor's own name, but nobody else's. */
  readonly isVisitor: boolean;
}

/** The fields of a birth that is kept, named as the API names them. */
export function BirthDetailsFields({
  idPrefix = "",
  values,
  fields = {},
  isVisitor,
}: BirthDetailsFieldsProps) {
  const [timeUnknown, setTimeUnknown] = useState(values.timeUnknown === "on");
  const { latitude, longitude } = values;
  const field = (name: string) => ({
    id: idPrefix + name,
    name,
    defaultValue: values[name],
    error: fields[name],
  });
  return (
    <>
      <TextField
        {...field("fullName")}
        label="Full Name"
        hint={isVisitor ? "Use the name on your birth certificate" : undefined}
        autoComplete={isVisitor ? "name" : "off"}
        aria-required
      />
      <DateField {...field("birthDate")} label="Birth Date" isVisitor={isVisitor} />
      <div>
        <TimeField
          {...field("birthTime")}
          label="Birth Time"
          hint="Required for accurate house positions"
          disabled={timeUnknown}
        />
        <Checkbox
          name="timeUnknown"
          label={isVisitor ? "I don't know my birth time" : "The birth time is unknown"}
          checked={timeUnknown}
          onChange={(event) => setTimeUnknown(event.target.checked)}
        />
      </div>
      <PlaceField
        {...field("birthLocation")}
        label="Birth Location"
        hint="City and country of birth"
        defaultPoint={
          latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
        }
        error={fields.birthLocation ?? fields.latitude ?? fields.longitude}
      />
    </>
  );
}

/** What a form of these fields shows for a birth; empty where there is none yet. */
export function typedBirth(birth: BirthDetails | null): Values {
  if (!birth) return {};
  const { fullName, birthDate, birthTime, birthLocation, latitude, longitude, timeUnknown } = birth;
  return {
    fullName,
    birthDate,
    birthTime,
    birthLocation,
    latitude: String(latitude),
    longitude: String(longitude),
    ...(timeUnknown && { timeUnknown: "on" }),
  };
}
