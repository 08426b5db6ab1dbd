import { calendarFile } from "~/formats/ics";
import { type Appointment, endOf } from "~/schemas/visitor-request";

/** What such a file says: its title and, if anything, a description. */
export interface AppointmentWords {
  readonly name: string;
  readonly about?: string;
}

/**
 * An appointment as a file for a calendar: one that was called off as the file that takes it out again. Calendars are kept
 * elsewhere, so that it says of nobody who comes and why.
 * @param now milliseconds since 1970
 */
export function appointmentFile(
  appointment: Appointment & { readonly id: string },
  { name, about }: AppointmentWords,
  now: number,
): string {
  const { id, instant, sequence, isOff = false } = appointment;
  return calendarFile({ name, written: now, isCancelling: isOff }, [
    {
      uid: `appointment ${id}`,
      start: instant,
      end: endOf(appointment),
      summary: name,
      ...(about && { description: about }),
      sequence,
      isBusy: !isOff,
      isOff,
    },
  ]);
}
