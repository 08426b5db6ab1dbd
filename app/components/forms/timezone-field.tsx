import { isHourOffset } from "~/time/hour-offset";
import * as words from "~/words/forms";
import { SelectField } from "../ui/select";

/** Hours east of Greenwich, besides a place's own zone. */
const HOUR_OFFSETS = [...Array.from({ length: 27 }, (_, i) => i - 12), 5.5, 9.5].sort((a, b) => a - b);

/** Those that are not listed are offered where a birth has one. */
function zonesWith(value: string) {
  const own = Number(value);
  const isMissing = value.trim() !== "" && isHourOffset(own) && !HOUR_OFFSETS.includes(own);
  const offsets = isMissing ? [...HOUR_OFFSETS, own].sort((a, b) => a - b) : HOUR_OFFSETS;
  return [
    { value: "auto", label: words.autoDetectFromLocation() },
    ...offsets.map((hours) => ({ value: String(hours), label: utcLabel(hours) })),
  ];
}

/** `UTC+05:30`. */
function utcLabel(hours: number): string {
  const minutes = Math.abs(hours * 60);
  const two = (value: number) => String(value).padStart(2, "0");
  return `UTC${hours < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

interface TimezoneFieldProps {
  readonly value: string | undefined;
  readonly error: readonly string[] | undefined;
}

/** The zone of a birth's clock, where it is not to be the place's own. */
export function TimezoneField({ value = "auto", error }: TimezoneFieldProps) {
  return (
    <SelectField
      id="timezone"
      name="timezone"
      label={words.timezone()}
      hint={words.leaveBlankToAuto()}
      reading={words.fixedOffset()}
      options={zonesWith(value)}
      defaultValue={value}
      error={error}
      optional
    />
  );
}
