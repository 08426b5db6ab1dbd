import type { IntakeLink } from "~/calls/desk/intakes.server";
import type { KeptClient } from "~/db/clients.server";
import type { KeptRequest } from "~/db/requests.server";
import type { Tied } from "~/schemas/client-of-request";
import type { Refused } from "./form-parts";

/** What the page of a request, and each of its parts, is told. */
export interface RequestPageProps extends Tied<KeptRequest> {
  /** Who is there to choose from: a part of all, and where the next one begins. */
  readonly choice: { readonly clients: readonly KeptClient[]; readonly next: string | null };
  /** With whom the request is compared: who would be brought up to date by it. */
  readonly compared: KeptClient | null;
  /** The links to the intake form that answer it, and the id of the next one. */
  readonly links: { readonly intakes: readonly IntakeLink[]; readonly newId: string };
  /** The owner's own zone; null where none is set. */
  readonly ownZone: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly wasSaved: boolean;
  readonly refused?: Refused;
}
