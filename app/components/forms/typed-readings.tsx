import { useState } from "react";
import { type CivilDate, gregorianOf } from "~/astrology/calendar";
import { messageOf, type Reason, refusalOf } from "~/refusals";
import { parseCivilDate, parseCivilTime } from "~/time/civil-date";
import { longDate } from "~/words/dates";
import * as words from "~/words/forms";
import { bothClocks } from "./both-clocks";

interface ReadDateProps {
  readonly text: string;
  /** Whether the date is Old Style (Julian). */
  readonly isOldStyle?: boolean;
  /** Whether the field was left with this text: what cannot be read is said then, and not while somebody types. */
  readonly isLeft: boolean;
  /** What the answer said of the field. */
  readonly error: readonly string[] | undefined;
  readonly onTake: (form: HTMLFormElement | null, date: CivilDate) => void;
}

/** How a typed date is read, or the one day that it can only mean. */
export function ReadDate({ text, isOldStyle = false, isLeft, error, onTake }: ReadDateProps) {
  const reading = parseCivilDate(text, isOldStyle ? "Julian" : "Gregorian");
  const isAnswered = useIsAnswered(error, text);
  if (reading.ok) {
    const { date } = reading;
    const written = longDate(date);
    return isOldStyle ? words.oldStyleRead({ written, newStyle: longDate(gregorianOf(date)) }) : written;
  }
  const { meant } = reading;
  if (!meant) return isLeft && !isAnswered && text.trim() !== "" && <Unread why={reading.why} />;
  return (
    <button
      type="button"
      className="min-h-8 cursor-pointer underline underline-offset-4"
      onClick={({ currentTarget }) => onTake(currentTarget.form, meant)}
    >
      {words.didYouMean({ date: longDate(meant) })}
    </button>
  );
}

/** Whether the last answer says already what is wrong with a text that stands there as it was sent. */
function useIsAnswered(error: readonly string[] | undefined, text: string): boolean {
  const [last, setLast] = useState({ error, text });
  if (last.error !== error) setLast({ error, text });
  return Boolean(error?.length) && last.text === text;
}

/** What the answer would say of it. */
function Unread({ why }: { readonly why: Reason }) {
  return <span className="text-sm font-semibold text-danger">{messageOf(refusalOf(why))}</span>;
}

/** After 1923 no country dated anything so; a later date is not asked for it. */
const LAST_OLD_STYLE_YEAR = 1923;

/** Whether a typed date is one of those that somebody may have written in the Old Style. */
export function mayBeOldStyle(text: string): boolean {
  const reading = parseCivilDate(text, "Julian"); // whose 29 February 1900 the Gregorian calendar has not
  return reading.ok && reading.date.year <= LAST_OLD_STYLE_YEAR;
}

/** A typed time in both of the ways in which clocks show it. */
export function ReadTime({ text, isLeft, error }: Pick<ReadDateProps, "text" | "isLeft" | "error">) {
  const reading = parseCivilTime(text);
  const isAnswered = useIsAnswered(error, text);
  if (reading.ok) return bothClocks(reading.time);
  return isLeft && !isAnswered && text.trim() !== "" && <Unread why={reading.why} />;
}
