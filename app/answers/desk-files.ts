import { dateOfIso } from "~/astrology/calendar";
import { isoOf } from "~/astrology/instant";
import { type AafChart, aafFile } from "~/formats/aaf";
import type { Client, ClientBirth, NoteKind, Relation } from "~/schemas/client";
import type { Draft } from "~/schemas/reading-draft";
import type { Appointment, RequestStatus, VisitorRequest } from "~/schemas/visitor-request";
import { parseCivilTime } from "~/time/civil-date";

/**
 * What the desk's export is in files of other programs: births as AAF, words as Markdown. Made on the server of a part,
 * and in the browser of all parts together.
 */

interface ExportedBirth extends ClientBirth {
  /** `1990-06-15T18:30:00Z`; null where the time is unknown. */
  readonly utc: string | null;
}

export interface ExportedClient extends Omit<Client, "births"> {
  readonly id: string;
  readonly births: readonly ExportedBirth[];
  readonly lastContactAt: number;
  readonly deleteAfter: number;
}

/** What a part of the export has, of all that is put into these files. */
export interface Exported {
  readonly clients: readonly ExportedClient[];
  readonly notes: readonly {
    readonly client: string;
    readonly kind: NoteKind;
    readonly at: number;
    readonly text: string;
  }[];
  readonly requests: readonly (Pick<VisitorRequest, "name" | "email" | "question" | "wishes"> & {
    readonly client: string | null;
    readonly status: RequestStatus;
    readonly at: number;
    readonly appointment?: Appointment | null;
  })[];
  readonly readings: readonly (Draft & { readonly client: string | null; readonly updatedAt: number })[];
  readonly deliveries: readonly {
    readonly client: string;
    readonly title: string;
    readonly createdAt: number;
    readonly expiresAt: number;
    readonly opened: number;
    readonly revokedAt: number | null;
  }[];
}

/** Every birth of these clients, the further ones of somebody with a number behind the name. */
export function aafOfClients(clients: readonly ExportedClient[]): string {
  return aafFile(
    clients.flatMap(({ name, births }) =>
      births.map((birth, index) => chartOf(index === 0 ? name : `${name} (${index + 1})`, birth)),
    ),
  );
}

function chartOf(name: string, birth: ExportedBirth): AafChart {
  const { birthDate, birthTime, timeUnknown, birthLocation, latitude, longitude, utc } = birth;
  const time = timeUnknown ? null : parseCivilTime(birthTime);
  const parts = birthLocation.split(",").map((part) => part.trim());
  return {
    name,
    date: dateOfIso(birthDate),
    calendar: "Gregorian",
    time: time?.ok && utc !== null ? time.time : null,
    place: {
      name: parts.length > 1 ? parts.slice(0, -1).join(", ") : birthLocation,
      country: parts.length > 1 ? (parts.at(-1) ?? "") : "",
      latitude,
      longitude,
    },
    instant: Date.parse(utc ?? birthDate),
  };
}

/** A text of its own about everybody, and one about all that is of no client. */
export interface AboutClient {
  /** Empty of what is nobody's. */
  readonly id: string;
  /** Empty where their own row is in another part. */
  readonly name: string;
  readonly text: string;
}

/** What is kept, in words, by whom it is about. */
export function markdownOf(exported: Exported): readonly AboutClient[] {
  const { clients, notes, requests, readings, deliveries } = exported;
  const about = new Map<string, { name: string; parts: string[] }>();
  const of = (id: string | null) => {
    const known = about.get(id ?? "");
    if (known) return known.parts;
    const parts = [`# ${id === null ? "Of no client" : `Client ${id}`}`];
    about.set(id ?? "", { name: "", parts });
    return parts;
  };
  for (const client of clients) about.set(client.id, { name: client.name, parts: [aboutClient(client)] });
  for (const { client, at, kind, text } of notes)
    of(client).push(`## Note, ${dayOf(at)} (${kind})\n\n${text}`);
  for (const request of requests) of(request.client).push(aboutRequest(request));
  for (const { client, title, blocks, updatedAt } of readings) {
    const words = blocks.flatMap(({ kind, title: name, text }) =>
      text === ""
        ? []
        : [name ? `**${inLine(name)}**\n\n${text}` : kind === "heading" ? `### ${inLine(text)}` : text],
    );
    of(client).push([`## Reading, ${dayOf(updatedAt)}: ${inLine(title)}`, ...words].join("\n\n"));
  }
  for (const { client, title, createdAt, expiresAt, opened, revokedAt } of deliveries) {
    const end = revokedAt === null ? `opens until ${dayOf(expiresAt)}` : `taken back on ${dayOf(revokedAt)}`;
    of(client).push(`## Letter, ${dayOf(createdAt)}: ${inLine(title)}\n\nOpened ${opened} times, ${end}.`);
  }
  return [...about].map(([id, { name, parts }]) => ({ id, name, text: `${parts.join("\n\n")}\n` }));
}

function aboutClient(client: ExportedClient): string {
  const { name, called, email, language, tags, births, relations, events, consent, mayRecord } = client;
  const facts = [
    called && `Called ${called}`,
    email && `E-mail ${email}`,
    language && `Language ${language}`,
    tags.length > 0 && `Tags ${tags.join(", ")}`,
    ...births.map((birth) => `Born ${birthIn(birth)}; source ${birth.source}, rating ${birth.rating}`),
    ...relations.map(relationIn),
    ...events.map(({ date, what }) => `${date} ${what}`),
    consent
      ? `Agreed to be kept on ${consent.at}, ${consent.how} (version ${consent.version})`
      : "A draft: no consent is noted",
    mayRecord && "Sessions may be recorded",
    `Last contact ${dayOf(client.lastContactAt)}, kept until ${dayOf(client.deleteAfter)}`,
  ];
  const lines = facts.filter((fact): fact is string => Boolean(fact)).map((fact) => `- ${inLine(fact)}`);
  return `# ${inLine(name)}\n\n${lines.join("\n")}`;
}

function birthIn(birth: Omit<ClientBirth, "source" | "rating">): string {
  const { birthDate, birthTime, timeUnknown, birthLocation, latitude, longitude, timezone } = birth;
  const time = timeUnknown ? "time unknown" : birthTime;
  return `${birthDate}, ${time}, ${birthLocation} (${latitude}, ${longitude}, ${timezone})`;
}

function relationIn({ kind, client, name, birth }: Relation): string {
  const who = name ?? `client ${client}`;
  return `${kind}: ${who}${birth ? `, born ${birthIn(birth)}` : ""}`;
}

function aboutRequest(request: Exported["requests"][number]): string {
  const { name, email, question, wishes, status, at, appointment } = request;
  const lines = [`From ${name}${email ? `, ${email}` : ""}`, ...question.split("\n"), ...wishes];
  const asked = lines.map((line) => `> ${escaped(line)}`).join("\n");
  const agreed = appointment ? `\n\n${appointmentIn(appointment)}` : "";
  return `## Request, ${dayOf(at)} (${status})\n\n${asked}${agreed}`;
}

function appointmentIn({ instant, minutes, isOff }: Appointment): string {
  const moment = `${dayOf(instant)}, ${isoOf(instant).slice(11, 16)} UTC, ${minutes} minutes`;
  return `Appointment: ${moment}${isOff ? " (called off)" : ""}`;
}

/**
 * What others wrote is words alone: it begins no heading and no list, and shows no picture that would tell where it is
 * read. An address may still be made a link by whoever shows the file. An underscore within a word means nothing, and stays
 * as it is.
 */
function escaped(text: string): string {
  return text
    .replace(/[\\`*[\]<>#!|~&]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/^(\s*)([-+=])/, "$1\\$2")
    .replace(/^(\s*\d{1,9})([.)])/, "$1\\$2");
}

const inLine = (text: string) => escaped(text.replace(/\s+/g, " ").trim());
const dayOf = (at: number) => isoOf(at).slice(0, 10);
