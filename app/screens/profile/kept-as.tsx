import { formatLongDate } from "~/astrology/calendar";
import type { BirthDetails } from "~/schemas/birth-details";
import { parseCivilDate } from "~/time/civil-date";

/** How the server understood a birth: a wrong place or zone must be seen. */
export function KeptAs({ birth }: { readonly birth: BirthDetails }) {
  return (
    <p className="text-sm text-muted">
      Kept as {birthMoment(birth)}, at {coordinates(birth)} in the zone {birth.timezone}.
    </p>
  );
}

/** `15 June 1990, 14:30`. */
export function birthMoment({ birthDate, birthTime, timeUnknown }: BirthDetails): string {
  const reading = parseCivilDate(birthDate);
  const date = reading.ok ? formatLongDate(reading.date) : birthDate;
  return `${date}, ${timeUnknown ? "time unknown" : birthTime}`;
}

function coordinates({ latitude, longitude }: BirthDetails): string {
  const north = `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? "S" : "N"}`;
  return `${north}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? "W" : "E"}`;
}
