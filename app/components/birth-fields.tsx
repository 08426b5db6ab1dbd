import { useState } from "react";
import { formatLongDate, parseCivilDate, parseCivilTime } from "~/places/civil-date";
import { TextField } from "./ui/field";

interface TypedFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly defaultValue?: string;
  readonly error?: readonly string[];
  readonly id?: string;
}

/** A civil date as text, with the reading beside it: 03/04/1990 must not be misread in silence. */
export function DateField({ defaultValue = "", error, ...field }: TypedFieldProps) {
  const [text, setText] = useState(defaultValue);
  const reading = parseCivilDate(text);
  return (
    <TextField
      {...field}
      defaultValue={defaultValue}
      error={error}
      reading={reading.ok ? formatLongDate(reading.date) : ""}
      onChange={(event) => setText(event.target.value)}
      inputMode="text"
      autoComplete="off"
      placeholder="MM/DD/YYYY"
      aria-required
    />
  );
}

/** A clock time as text: 14:30 or 2:30 PM, with the other way of writing it beside it. */
export function TimeField({
  defaultValue = "",
  error,
  disabled,
  ...field
}: TypedFieldProps & { disabled?: boolean }) {
  const [text, setText] = useState(defaultValue);
  const reading = parseCivilTime(text);
  return (
    <TextField
      {...field}
      defaultValue={defaultValue}
      error={disabled ? undefined : error}
      reading={reading.ok && !disabled ? bothClocks(reading.time) : ""}
      onChange={(event) => setText(event.target.value)}
      autoComplete="off"
      placeholder="HH:MM"
      disabled={disabled}
      aria-required={!disabled}
    />
  );
}

function bothClocks({ hour, minute }: { hour: number; minute: number }): string {
  const minutes = String(minute).padStart(2, "0");
  const half = hour < 12 ? "AM" : "PM";
  return `${String(hour).padStart(2, "0")}:${minutes}, or ${hour % 12 || 12}:${minutes} ${half}`;
}
