import type { Appointment } from "~/schemas/visitor-request";
import { zoneNamed } from "~/time/zone-history";
import { momentWords } from "./words";

interface WhenItIsProps {
  readonly appointment: Appointment;
  /** The other clock, as its owner named it: it may be none that is known. */
  readonly other: string | null;
  readonly whose: string;
  readonly file: string;
}

/** An appointment by both clocks, and the file for a calendar. */
export function WhenItIs({ appointment, other, whose, file }: WhenItIsProps) {
  const { instant, minutes, timezone } = appointment;
  const zone = zoneNamed(other?.trim() ?? "");
  return (
    <div className="grid gap-1" data-appointment>
      <p className="font-semibold">
        {momentWords(instant, timezone)}, {minutes} minutes
      </p>
      {zone && zone !== timezone && (
        <p className="text-sm text-muted">
          {whose}: {momentWords(instant, zone)}
        </p>
      )}
      <p>
        <a href={file} className="link text-sm">
          Add it to your calendar
        </a>
      </p>
    </div>
  );
}
