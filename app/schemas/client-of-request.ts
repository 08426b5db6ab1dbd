import { utcDate } from "~/astrology/calendar";
import type { Client, ClientBirth, DatedEvent, Relation } from "./client";
import { MOST_BIRTHS } from "./desk-limits";
import type { Intake, VisitorRequest } from "./visitor-request";

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
  mayRecord: false,
};

/** The parts of a client of which a request says something, each of which may be left as it is kept. */
export const LEFT = [
  "name",
  "called",
  "email",
  "language",
  "relations",
  "births",
  "events",
  "consent",
  "mayRecord",
] as const satisfies readonly (keyof Client)[];
export type LeftPart = (typeof LEFT)[number];

/** A request, and when it came in: milliseconds since 1970. */
type Sent = VisitorRequest & { readonly at: number };

/** A request as far as it matters whose it is. */
interface Whose {
  readonly client: string | null;
  readonly isTaken: boolean;
  readonly intake?: Intake;
}

/** A request with what it belongs to: what came in by links that answer it, the newest first, and the one that it answers. */
export interface Tied<Row> {
  readonly request: Row;
  readonly answers: readonly Row[];
  readonly asked: Row | null;
}

/** Of which of them a client is made: of an intake form before the request that it answers, which goes along if it is nobody else's. */
export function toTake<Row extends Whose>({ request, answers, asked }: Tied<Row>) {
  const taken = request.intake ? request : (answers.find(({ isTaken }) => !isTaken) ?? request);
  const other = taken === request ? asked : request;
  const goesAlong = other && !other.isTaken && (other.client === null || other.client === taken.client);
  return { taken, along: goesAlong ? other : null, client: taken.client ?? other?.client ?? null };
}

/** What an intake form says with what the request that it answers has besides: an address, times, and another question. */
export function withAsked<Row extends VisitorRequest>(taken: Row, asked: VisitorRequest | null): Row {
  if (!asked) return taken;
  const questions = [...new Set([asked.question, taken.question].filter(Boolean))];
  return {
    ...taken,
    email: taken.email ?? asked.email,
    question: questions.join("\n\n"),
    wishes: [...asked.wishes, ...taken.wishes],
    timezone: asked.timezone ?? taken.timezone,
  };
}

/**
 * A client as a request says them: somebody new, or one who is kept, with what came in before what was there.
 * @param left what of somebody kept stays as it is
 */
export function clientOfRequest(
  before: Client | null,
  request: Sent,
  left: readonly LeftPart[] = [],
): Client {
  const kept = before ?? NOBODY_YET;
  const { intake } = request;
  const said: Client = {
    ...kept,
    // Under what name they write is theirs to say in the form that asks for it, and not in passing.
    name: intake ? request.name : kept.name || request.name,
    email: request.email ?? kept.email,
    births: birthsOf(kept.births, request),
    ...(intake && saidInIntake(kept, intake, request.at)),
  };
  if (!before) return said;
  return { ...said, ...Object.fromEntries(left.map((part) => [part, before[part]])) };
}

function saidInIntake(kept: Client, intake: Intake, at: number): Partial<Client> {
  return {
    called: intake.called ?? kept.called,
    language: intake.language ?? kept.language,
    relations: relationsOf(kept.relations, intake.people),
    events: eventsOf(kept.events, intake.events),
    // Whoever did not tick it now has not taken back what they said before.
    consent: intake.mayKeep ? { version: "1", at: utcDate(at), how: "on the intake form" } : kept.consent,
    mayRecord: intake.mayRecord,
  };
}

function birthsOf(kept: readonly ClientBirth[], { chart, intake }: VisitorRequest): readonly ClientBirth[] {
  if (!chart) return kept;
  const { fullName: _, ...birth } = chart;
  const source = intake?.source ?? "unknown";
  const sent: ClientBirth = { ...birth, source, rating: birth.timeUnknown ? "X" : RATING_OF[source] };
  const same = kept.find((one) => isSameBirth(one, sent));
  // What is known of the time already was looked into: only where nothing is, what they say of it counts.
  const isKnown = same && (!intake || same.source !== "unknown");
  const first = isKnown ? same : sent;
  return [first, ...kept.filter((one) => one !== same)].slice(0, MOST_BIRTHS);
}

/** What Rodden's scale makes of a source that nobody has seen. */
const RATING_OF: Readonly<Record<ClientBirth["source"], ClientBirth["rating"]>> = {
  record: "A",
  family: "A",
  memory: "A",
  rectified: "C",
  unknown: "X",
};

function isSameBirth(one: ClientBirth, other: ClientBirth): boolean {
  const parts = ["birthDate", "birthTime", "timeUnknown"] as const;
  const isSamePlace = one.latitude === other.latitude && one.longitude === other.longitude;
  return (
    parts.every((part) => one[part] === other[part]) &&
    (isSamePlace || one.birthLocation === other.birthLocation)
  );
}

/** Somebody of the same name and kind is the same person. */
function relationsOf(kept: readonly Relation[], said: readonly Relation[]): readonly Relation[] {
  const isSame = (one: Relation, other: Relation) =>
    one.kind === other.kind && one.name?.toLowerCase() === other.name?.toLowerCase();
  const known = kept.map((one) => {
    const now = said.find((other) => isSame(one, other));
    return now?.birth ? { ...one, birth: now.birth } : one;
  });
  return [...known, ...said.filter((one) => !kept.some((other) => isSame(one, other)))];
}

function eventsOf(kept: readonly DatedEvent[], said: readonly DatedEvent[]): readonly DatedEvent[] {
  const isSame = (one: DatedEvent, other: DatedEvent) => one.date === other.date && one.what === other.what;
  const further = said.filter((one) => !kept.some((other) => isSame(one, other)));
  return further.length === 0
    ? kept
    : [...kept, ...further].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** What was asked, as a note of the client keeps it after the request itself has gone; empty where nothing was. */
export function noteOfRequest({ question, wishes, timezone }: VisitorRequest): string {
  const times = wishes.length > 0 ? `Times: ${wishes.join("; ")}${timezone ? ` (${timezone})` : ""}` : "";
  return [question, times].filter(Boolean).join("\n\n");
}
