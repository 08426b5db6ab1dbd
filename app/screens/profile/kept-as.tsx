import type { BirthDetails } from "~/schemas/birth-details";
import { parseCivilDate } from "~/time/civil-date";
import { longDate } from "~/words/dates";
import * as formWords from "~/words/forms";
import * as moments from "~/words/moments";
import { decimalPosition } from "~/words/positions";
import * as words from "~/words/profile";

/** How the server understood a birth: a wrong place or zone must be seen. */
export function KeptAs({ birth }: { readonly birth: BirthDetails }) {
  return (
    <p className="text-sm text-muted">
      {words.keptAs({
        moment: birthMoment(birth),
        coordinates: decimalPosition(birth),
        zone: birth.timezone,
      })}
    </p>
  );
}

/** `15 June 1990, 14:30`. */
export function birthMoment({ birthDate, birthTime, timeUnknown }: BirthDetails): string {
  const reading = parseCivilDate(birthDate);
  return moments.dayAndTime({
    day: reading.ok ? longDate(reading.date) : birthDate,
    time: timeUnknown ? formWords.timeUnknown() : birthTime,
  });
}
