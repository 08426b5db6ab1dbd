import type { Coming } from "~/schemas/visitor-request";
import { momentWords } from "./words";

interface WhatIsComingProps {
  readonly coming: readonly Coming[];
  /** The owner's own zone; null where none is set. */
  readonly ownZone: string | null;
  /** How many requests that were agreed on were not looked at. */
  readonly unlooked?: number;
}

/** Appointments ahead, the soonest first, each with the way to its request; nothing where none is. */
export function WhatIsComing({ coming, ownZone, unlooked = 0 }: WhatIsComingProps) {
  if (coming.length + unlooked === 0) return null;
  return (
    <section aria-labelledby="coming" className="mt-6 screen-only">
      <h2 id="coming" className="text-lg">
        What is coming
      </h2>
      <ol className="mt-2 grid gap-2 text-sm" data-coming>
        {coming.map(({ id, name, appointment: { instant, minutes, timezone } }) => (
          <li key={id} className="min-w-0 break-words">
            {momentWords(instant, ownZone ?? timezone)}, {minutes} minutes:{" "}
            <a href={`/desk/requests/${id}`} className="link">
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ol>
      {unlooked > 0 && (
        <p className="mt-2 text-sm text-muted">
          {unlooked === 1 ? "One agreed request" : `${unlooked} agreed requests`} more were not looked at
          here. Say of those that took place that they are done:{" "}
          <a href="/desk/requests" className="link">
            all requests
          </a>
        </p>
      )}
    </section>
  );
}
