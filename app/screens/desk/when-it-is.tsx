import type { Appointment } from "~/schemas/visitor-request";
import { momentsOf } from "./words";

interface WhenItIsProps {
  readonly appointment: Appointment;
  /** The other clock, as its owner named it: it may be none that is known. */
  readonly other: string | null;
  readonly whose: string;
  readonly file: string;
  /** By whose clock it is told first, where that is not the one that it was written by. */
  readonly own?: string | null;
}

/** An appointment by both clocks, and the file for a calendar. */
export function WhenItIs({ appointment, other, whose, file, own }: WhenItIsProps) {
  const { minutes, isOff } = appointment;
  const [first, second] = momentsOf(appointment, { own, other });
  return (
    <div className="grid gap-1" data-appointment={isOff ? "off" : ""}>
      {isOff && <p className="font-semibold text-danger">Called off. It would have been:</p>}
      <p className={isOff ? "line-through" : "font-semibold"}>
        {first}, {minutes} minutes
      </p>
      {second && (
        <p className="text-sm text-muted">
          {whose}: {second}
        </p>
      )}
      <p>
        <a href={file} className="link text-sm">
          {isOff ? "Take it out of your calendar" : "Add it to your calendar"}
        </a>
      </p>
      {isOff && (
        <p className="text-sm text-muted">
          Some calendars do not take it out by such a file: then delete it there.
        </p>
      )}
    </div>
  );
}
