import { type CivilDate, formatLongDate } from "~/astrology/calendar";
import { type CivilTime, parseCivilDate, parseCivilTime } from "~/places/civil-date";

interface ReadDateProps {
  readonly text: string;
  readonly onTake: (form: HTMLFormElement | null, date: CivilDate) => void;
}

/** How a typed date is read, or the one day that it can only mean. */
export function ReadDate({ text, onTake }: ReadDateProps) {
  const reading = parseCivilDate(text);
  if (reading.ok) return formatLongDate(reading.date);
  const { meant } = reading;
  return (
    meant && (
      <button
        type="button"
        className="min-h-8 cursor-pointer underline underline-offset-4"
        onClick={({ currentTarget }) => onTake(currentTarget.form, meant)}
      >
        Did you mean {formatLongDate(meant)}?
      </button>
    )
  );
}

/** A typed time in both of the ways in which clocks show it; nothing where it is none. */
export function ReadTime({ text }: { readonly text: string }) {
  const reading = parseCivilTime(text);
  return reading.ok && bothClocks(reading.time);
}

function bothClocks({ hour, minute }: CivilTime): string {
  const minutes = String(minute).padStart(2, "0");
  const half = hour < 12 ? "AM" : "PM";
  return `${String(hour).padStart(2, "0")}:${minutes}, or ${hour % 12 || 12}:${minutes} ${half}`;
}
