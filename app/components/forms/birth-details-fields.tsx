import { useState } from "react";
import type { FieldErrors } from "~/failure";
import type { BirthDetails } from "~/schemas/birth-details";
import * as words from "~/words/forms";
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
        label={words.fullName()}
        hint={isVisitor ? words.asOnBirthCertificate() : undefined}
        autoComplete={isVisitor ? "name" : "off"}
        aria-required
      />
      <DateField {...field("birthDate")} label={words.birthDate()} isVisitor={isVisitor} />
      <div>
        <TimeField
          {...field("birthTime")}
          label={words.birthTime()}
          hint={words.requiredForAccurateHouse()}
          disabled={timeUnknown}
        />
        <Checkbox
          name="timeUnknown"
          label={isVisitor ? words.iDontKnowMy() : words.birthTimeIsUnknown()}
          checked={timeUnknown}
          onChange={(event) => setTimeUnknown(event.target.checked)}
        />
      </div>
      <PlaceField
        {...field("birthLocation")}
        label={words.birthLocation()}
        hint={words.cityAndCountryOf()}
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
