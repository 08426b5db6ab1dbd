import type { ReactNode } from "react";
import type { KeptDelivery } from "~/db/deliveries.server";
import type { KeptReading } from "~/db/readings.server";
import type { KeptRequest } from "~/db/requests.server";
import { agreedOn } from "~/schemas/visitor-request";
import { StatusBadge } from "./status-badge";
import { dayOf, momentWords } from "./words";

/** What there is of a client besides data and notes, the newest of each first. */
export interface Dealings {
  readonly requests: readonly KeptRequest[];
  readonly readings: readonly Pick<KeptReading, "id" | "title" | "updatedAt">[];
  /** The ids of all of theirs. */
  readonly allReadings: readonly string[];
  readonly letters: readonly KeptDelivery[];
}

interface ClientDealingsProps extends Dealings {
  /** The owner's own zone; null where none is set. */
  readonly ownZone: string | null;
}

/** What they asked, what was prepared for them, and what went out: each leads to its page. */
export function ClientDealings({ requests, readings, allReadings, letters, ownZone }: ClientDealingsProps) {
  // What was sent opens also when its reading was deleted.
  const there = new Set(allReadings);
  const further = allReadings.length - readings.length;
  if (requests.length + readings.length + letters.length === 0) return null;
  return (
    <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 screen-only" data-dealings>
      <Part title="Requests" rows={requests}>
        {(request) => {
          const agreed = agreedOn(request);
          return (
            <>
              <a href={`/desk/requests/${request.id}`} className="link">
                {request.intake ? "Intake form of" : "Asked on"} {dayOf(request.at)}
              </a>{" "}
              <StatusBadge status={request.status} />
              {agreed && (
                <span className="block text-muted">
                  {momentWords(agreed.instant, ownZone ?? agreed.timezone)}
                </span>
              )}
            </>
          );
        }}
      </Part>
      <Part
        title="Readings"
        rows={readings}
        further={
          further > 0 && (
            <a href="/desk/readings" className="link">
              {further === 1 ? "One reading more" : `${further} readings more`}
            </a>
          )
        }
      >
        {({ id, title, updatedAt }) => (
          <>
            <a href={`/desk/readings/${id}`} className="link">
              <bdi>{title}</bdi>
            </a>
            <span className="block text-muted">Changed on {dayOf(updatedAt)}</span>
          </>
        )}
      </Part>
      <Part title="Letters" rows={letters}>
        {({ title, reading, createdAt, expiresAt, opened, revokedAt }) => (
          <>
            {there.has(reading) ? (
              <a href={`/desk/readings/${reading}#sent`} className="link">
                <bdi>{title}</bdi>
              </a>
            ) : (
              <bdi>{title}</bdi>
            )}
            <span className="block text-muted">
              {[
                `Link made on ${dayOf(createdAt)}`,
                opened > 0 && (opened === 1 ? "opened once" : `opened ${opened} times`),
                revokedAt === null ? `opens until ${dayOf(expiresAt)}` : `taken back on ${dayOf(revokedAt)}`,
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </>
        )}
      </Part>
    </div>
  );
}

interface PartProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The way to what is not among them. */
  readonly further?: ReactNode;
  readonly children: (row: Row) => ReactNode;
}

/** One list of them; nothing where it is empty. */
function Part<Row extends { readonly id: string }>({ title, rows, further, children }: PartProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid gap-2 text-sm">
        {rows.map((row) => (
          <li key={row.id} className="min-w-0 break-words">
            {children(row)}
          </li>
        ))}
      </ul>
      {further && <p className="mt-2 text-sm">{further}</p>}
    </section>
  );
}
