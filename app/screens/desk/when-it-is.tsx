import type { Appointment } from "~/schemas/visitor-request";
import * as words from "~/words/consult";
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
      {isOff && <p className="font-semibold text-danger">{words.calledOff()}</p>}
      <p className={`first-letter:uppercase ${isOff ? "line-through" : "font-semibold"}`}>
        {words.lasting({ moment: first, minutes })}
      </p>
      {second && <p className="text-sm text-muted">{words.whoseMoment({ whose, moment: second })}</p>}
      <p>
        <a href={file} className="link text-sm">
          {isOff ? words.takeOutOfYourCalendar() : words.addToYourCalendar()}
        </a>
      </p>
      {isOff && <p className="text-sm text-muted">{words.someCalendarsDoNot()}</p>}
    </div>
  );
}
