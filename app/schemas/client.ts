import type { ChartSettings, HouseSystem } from "~/astrology/chart-settings";
import type { BirthDetails } from "./birth-details";

/** A note from before a session, of it, or for nobody but the owner. */
export const NOTE_KINDS = ["prep", "session", "private"] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** From whom a birth time is known. */
export const SOURCES = ["record", "family", "memory", "rectified", "unknown"] as const;
/** Rodden's rating of a birth time. */
export const RATINGS = ["AA", "A", "B", "C", "DD", "X"] as const;
export const RELATIONS = ["partner", "parent", "child", "colleague"] as const;

/** A birth of a client: several where its time is in doubt. */
export interface ClientBirth extends Omit<BirthDetails, "fullName"> {
  readonly source: (typeof SOURCES)[number];
  readonly rating: (typeof RATINGS)[number];
}

/** Somebody whom a client's questions are about: another client, or a name, with a birth where it is known. */
export interface Relation {
  readonly kind: (typeof RELATIONS)[number];
  /** Another client's id. */
  readonly client: string | null;
  readonly name: string | null;
  readonly birth: Omit<BirthDetails, "fullName"> | null;
}

/** Something that happened: `1998`, `1998-06` or `1998-06-12`. */
export interface DatedEvent {
  readonly date: string;
  readonly what: string;
}

/** That somebody agreed to be kept: to which words, on which day, and how they said so. */
export interface Consent {
  readonly version: string;
  /** `2026-11-27` */
  readonly at: string;
  readonly how: string;
}

/** What is said of a client, all of it sealed. */
export interface Client {
  readonly name: string;
  /** As they are spoken to. */
  readonly called: string | null;
  readonly email: string | null;
  readonly language: string | null;
  readonly tags: readonly string[];
  readonly relations: readonly Relation[];
  readonly houseSystem: HouseSystem;
  readonly settings: ChartSettings | null;
  readonly births: readonly ClientBirth[];
  readonly events: readonly DatedEvent[];
  /** Null: a draft, which goes after 30 days. */
  readonly consent: Consent | null;
  /** Whether they agreed to sessions that are recorded. */
  readonly mayRecord: boolean;
}
