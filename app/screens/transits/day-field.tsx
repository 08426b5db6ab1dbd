import { useEffect, useState } from "react";
import { FIRST_DAY, LAST_DAY } from "~/astrology/calendar";
import { TextField } from "~/components/ui/field";
import * as words from "~/words/year-ahead";
import { isFirstDay } from "./year-ahead/span";

interface DayFieldProps {
  readonly label: string;
  /** `2026-11-26` */
  readonly day: string;
  readonly onDay: (to: string) => void;
}

/** A day between 1800 and 2100; what is typed and is none stays in the field, and changes nothing. */
export function DayField({ label, day, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  return (
    <TextField
      type="date"
      label={label}
      min={FIRST_DAY}
      max={LAST_DAY}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (isFirstDay(value)) onDay(value);
      }}
      error={isFirstDay(typed) || typed === "" ? undefined : words.chooseADay()}
      className="w-44"
    />
  );
}
