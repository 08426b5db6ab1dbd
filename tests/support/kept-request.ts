import type { KeptRequest } from "~/db/requests.server";

/** A request as the desk keeps it, of which nothing has become yet. */
export const KEPT_REQUEST: KeptRequest = {
  id: "a",
  name: "Jonas",
  email: "jonas+1@example.org",
  offer: "comprehensive-session",
  question: "",
  wishes: [],
  timezone: "America/New_York",
  quiz: null,
  chart: null,
  token: "",
  client: null,
  isTaken: false,
  appointment: null,
  status: "new",
  at: 0,
  updatedAt: 0,
  deleteAfter: 0,
};

/** What came in by a link that answers it. */
export const KEPT_INTAKE: KeptRequest = {
  ...KEPT_REQUEST,
  id: "b",
  from: KEPT_REQUEST.id,
  name: "Jonas Weber",
  email: null,
  offer: null,
  timezone: "Europe/Berlin",
  at: Date.UTC(2026, 10, 28),
  intake: {
    called: "Joni",
    language: null,
    source: "unknown",
    people: [],
    events: [],
    mayKeep: true,
    mayRecord: false,
  },
};
