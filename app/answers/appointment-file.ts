import { calendarFile } from "~/formats/ics";
import type { Appointment } from "~/schemas/visitor-request";

const MINUTE = 60_000;

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
  { id, instant, minutes, sequence, isOff = false }: Appointment & { readonly id: string },
  { name, about }: AppointmentWords,
  now: number,
): string {
  return calendarFile({ name, written: now, isCancelling: isOff }, [
    {
      uid: `appointment ${id}`,
      start: instant,
      end: instant + minutes * MINUTE,
      summary: name,
      ...(about && { description: about }),
      sequence,
      isBusy: !isOff,
      isOff,
    },
  ]);
}
