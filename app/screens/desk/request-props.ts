import type { KeptClient } from "~/db/clients.server";
import type { KeptRequest } from "~/db/requests.server";
import type { Refused } from "./form-parts";

/** What the page of a request, and each of its parts, is told. */
export interface RequestPageProps {
  readonly request: KeptRequest;
  readonly clients: readonly KeptClient[];
  /** With whom the request is compared: who would be brought up to date by it. */
  readonly compared: KeptClient | null;
  readonly wasSaved: boolean;
  readonly refused?: Refused;
}
