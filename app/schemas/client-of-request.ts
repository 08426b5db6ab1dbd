import type { Client, ClientBirth } from "./client";
import { MOST_BIRTHS } from "./desk-limits";
import type { VisitorRequest } from "./visitor-request";

const NOBODY_YET: Client = {
  name: "",
  called: null,
  email: null,
  language: null,
  tags: [],
  relations: [],
  houseSystem: "Whole Sign",
  settings: null,
  births: [],
  events: [],
  consent: null,
};

/** A client as a request says them: somebody new, or one who is kept, with what came in before what was there. */
export function clientOfRequest(before: Client | null, request: VisitorRequest): Client {
  const { name, ...kept } = before ?? NOBODY_YET;
  return {
    ...kept,
    name: name || request.name,
    email: request.email,
    births: birthsOf(kept.births, request),
  };
}

function birthsOf(kept: readonly ClientBirth[], { chart }: VisitorRequest): readonly ClientBirth[] {
  if (!chart) return kept;
  const { fullName: _, ...birth } = chart;
  const sent: ClientBirth = { ...birth, source: "unknown", rating: "X" };
  const same = kept.find((one) => isSameBirth(one, sent));
  return [same ?? sent, ...kept.filter((one) => one !== same)].slice(0, MOST_BIRTHS);
}

function isSameBirth(one: ClientBirth, other: ClientBirth): boolean {
  const parts = ["birthDate", "birthTime", "birthLocation", "timeUnknown"] as const;
  return parts.every((part) => one[part] === other[part]);
}

/** What was asked, as a note of the client keeps it after the request itself has gone. */
export function noteOfRequest({ question, wishes, timezone }: VisitorRequest): string {
  const times = wishes.length > 0 ? `Times: ${wishes.join("; ")}${timezone ? ` (${timezone})` : ""}` : "";
  return [question, times].filter(Boolean).join("\n\n");
}
