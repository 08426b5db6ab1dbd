import { type SQLWrapper, sql } from "drizzle-orm";
import {
  customType,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { COMPLETE, type Language } from "~/languages";
import type { NoteKind } from "~/schemas/client";
import type { RequestStatus } from "~/schemas/visitor-request";

/** Milliseconds since 1970, UTC. */
const moment = (name: string) => integer(name, { mode: "timestamp_ms" });
const createdAt = () => moment("created_at").notNull();
const updatedAt = () => moment("updated_at").notNull();

/** JSON; null for what is none, so that one row that cannot be read ends no query. */
const json = <Value>(name: string) =>
  customType<{ data: Value | null; driverData: string }>({
    dataType: () => "text",
    fromDriver: (text) => jsonIn(text),
    toDriver: (value) => JSON.stringify(value),
  })(name);

function jsonIn(text: unknown) {
  try {
    return typeof text === "string" ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** E-mails are equal without regard to case: this expression makes the index, and using it uses the index. */
export const withoutCase = (email: SQLWrapper | string) => sql`lower(${email})`;

/** The same in code. `toLowerCase` would make one of two e-mails: of a Kelvin sign it makes a k, and SQLite does not. */
export const emailWithoutCase = (email: string) => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** 1 of a request that waits for something, 0 of one that is over: makes the index of their list, and using it uses it. */
export const isWaiting = (status: SQLWrapper) => sql`${status} <> 'done' AND ${status} <> 'declined'`;

/** Who signed in: one row for each subject of an issuer. `session_version` counts "sign out everywhere". */
export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    /** Verified by the provider and nobody else's here; otherwise NULL. */
    email: text("email"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    profileImageUrl: text("profile_image_url"),
    sessionVersion: integer("session_version").notNull().default(1),
    /** JSON; NULL for the defaults. Read by `settingsOf` alone, which believes nothing of it. */
    chartSettings: text("chart_settings"),
    /** JSON; NULL where they did not say where they stand. Read by `ownPlaceOf` alone, likewise. */
    ownPlace: text("own_place"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("users_identity").on(table.issuer, table.subject),
    uniqueIndex("users_email").on(withoutCase(table.email)),
  ],
);

/**
 * The sessions that hold: one that KV has and this table has not is over. KV alone would believe in it for another
 * minute, and could not say which sessions are a user's.
 */
export const sessions = sqliteTable(
  "sessions",
  {
    /** Its key in KV: a hash of what the browser holds, so that reading it opens nothing. */
    key: text("key").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId, table.expiresAt),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** What a day has seen of something that is rationed. Networks and people stand in it by hashes of that day. */
export const dailyCounts = sqliteTable(
  "daily_counts",
  {
    /** `2026-11-22`, UTC. */
    day: text("day").notNull(),
    counted: text("counted").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.counted] })],
);

/** Sign-ins on their way from a window of ours to the embed that opened it; see docs/decisions/012. */
export const sessionHandovers = sqliteTable(
  "session_handovers",
  {
    /** SHA-256 of what the embed alone knows. */
    verifierHash: text("verifier_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The user's `session_version` when they signed in. */
    sessionVersion: integer("session_version").notNull(),
    expiresAt: moment("expires_at").notNull(),
    claimedAt: moment("claimed_at"),
  },
  (table) => [
    index("session_handovers_expiry").on(table.expiresAt),
    index("session_handovers_user").on(table.userId),
  ],
);

const birthColumns = () => ({
  fullName: text("full_name").notNull(),
  /** `1990-06-15` */
  birthDate: text("birth_date").notNull(),
  /** `14:30`; empty when it is unknown. */
  birthTime: text("birth_time").notNull(),
  birthTimeUnknown: integer("birth_time_unknown", { mode: "boolean" }).notNull().default(false),
  birthLocation: text("birth_location").notNull(),
  birthLatitude: real("birth_latitude").notNull(),
  birthLongitude: real("birth_longitude").notNull(),
  /** A name of the tz database. */
  birthTimezone: text("birth_timezone").notNull(),
});

export const userProfiles = sqliteTable("user_profiles", {
  id: text("id").primaryKey(),
  userId: text("user_id")
    .notNull()
    .unique("user_profiles_user")
    .references(() => users.id, { onDelete: "cascade" }),
  ...birthColumns(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Others whose births a user keeps at hand. The same name and date are the same person. */
export const savedPeople = sqliteTable(
  "saved_people",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...birthColumns(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("saved_people_person").on(table.userId, table.fullName, table.birthDate)],
);

/** The secret address at which a user's calendar is read, and what the calendar holds. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
  /** Stands in the names of its events, so that they stay the same under another address. */
  id: text("id").primaryKey(),
  userId: text("user_id")
    .notNull()
    .unique("calendar_feeds_user")
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of what stands in the address: who reads D1 can read nobody's calendar. */
  tokenHash: text("token_hash").notNull().unique("calendar_feeds_token"),
  transits: integer("transits", { mode: "boolean" }).notNull(),
  returns: integer("returns", { mode: "boolean" }).notNull(),
  lunations: integer("lunations", { mode: "boolean" }).notNull(),
  voidMoons: integer("void_moons", { mode: "boolean" }).notNull(),
  /** By which technique it tells the periods of time lords; NULL for none. */
  periods: text("periods"),
  /** In which its events are told: that of the page, or of the call, that made it. */
  language: text("language").notNull().default(COMPLETE),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const quizSubmissions = sqliteTable(
  "quiz_submissions",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    name: text("name"),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    responses: json<Record<string, unknown>>("responses").notNull(),
    recommendation: text("recommendation").notNull(),
    focus: text("focus"),
    familiarity: text("familiarity"),
    challenge: text("challenge"),
    /** SHA-256 of e-mail and responses: finds a repeat. */
    fingerprint: text("fingerprint").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("quiz_submissions_repeat").on(table.fingerprint, table.createdAt),
    index("quiz_submissions_user").on(table.userId),
    index("quiz_submissions_email").on(withoutCase(table.email), table.createdAt),
    index("quiz_submissions_age").on(table.createdAt),
  ],
);

export const EMAIL_STATES = ["queued", "sent", "failed"] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** What a message is made of; its words are chosen when it is sent. */
export interface QuizEmailContent {
  /** Letters only, or null. */
  readonly name: string | null;
  readonly tools: readonly string[];
  readonly services: readonly string[];
  /** Where our own links lead. */
  readonly origin: string;
  /** In which a visitor is written to; absent for English. */
  readonly language?: Language;
}

/** After a quiz; to a visitor whose request came in; to the owner, for whom it waits. */
export type EmailKind = "quiz" | "received" | "waits";

/**
 * Messages on their way out. `id` is the idempotency key that the provider is given. Of a message about a request no
 * word stands here, nor to whom it goes: both are in the request, sealed.
 */
export const emailOutbox = sqliteTable(
  "email_outbox",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<EmailKind>().notNull().default("quiz"),
    submissionId: text("submission_id").references(() => quizSubmissions.id, { onDelete: "cascade" }),
    requestId: text("request_id").references(() => requests.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** In lower case, so that what is kept for somebody is found without case; empty where it is about a request. */
    recipient: text("recipient").notNull(),
    content: json<QuizEmailContent>("content").notNull(),
    state: text("state", { enum: EMAIL_STATES }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull(),
    lastError: text("last_error"),
    createdAt: createdAt(),
    sentAt: moment("sent_at"),
    /** Empty: what limits count stands in `counted_messages`. The column stays for a version that is being replaced. */
    mailbox: text("mailbox").notNull().default(""),
  },
  (table) => [
    index("email_outbox_due").on(table.state, table.nextAttemptAt),
    index("email_outbox_recipient").on(table.recipient, table.createdAt),
    index("email_outbox_age").on(table.createdAt),
    index("email_outbox_submission").on(table.submissionId),
    index("email_outbox_request").on(table.requestId),
    index("email_outbox_user").on(table.userId),
  ],
);

/**
 * Which messages there were, for as long as limits count them: a day. Whoever deletes what a message was about deletes the
 * message, and not that there was one.
 */
export const countedMessages = sqliteTable(
  "counted_messages",
  {
    /** The message's own. */
    id: text("id").primaryKey(),
    kind: text("kind").$type<EmailKind>().notNull(),
    /** A name of the day for whose mailbox it went to, of which variants of an address are one; empty for the owner's. */
    mailbox: text("mailbox").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("counted_messages_mailbox").on(table.mailbox, table.createdAt),
    index("counted_messages_age").on(table.createdAt),
  ],
);

/**
 * Whom the owner of the site advises. All that is said of somebody is in `sealed` (see `sealed.server.ts`); in clear
 * stand ids and times alone.
 */
export const clients = sqliteTable(
  "clients",
  {
    id: text("id").primaryKey(),
    sealed: text("sealed").notNull(),
    createdAt: createdAt(),
    /** What a write must name, so that two tabs do not undo each other. */
    updatedAt: updatedAt(),
    lastContactAt: moment("last_contact_at").notNull(),
    deleteAfter: moment("delete_after").notNull(),
    /** Since when the owner can know of `delete_after`: nothing goes within 30 days of it. NULL until the desk has said it. */
    toldAt: moment("told_at"),
  },
  (table) => [
    index("clients_end").on(table.deleteAfter),
    index("clients_list").on(table.lastContactAt, table.id),
  ],
);

/** What the owner writes of a client: the words are sealed. */
export const clientNotes = sqliteTable(
  "client_notes",
  {
    id: text("id").primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NoteKind>().notNull(),
    sealed: text("sealed").notNull(),
    /** The day that it is about. */
    at: moment("at").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [index("client_notes_client").on(table.clientId, table.at)],
);

/** What visitors ask the owner for. All of it is sealed but its state and its times. */
export const requests = sqliteTable(
  "requests",
  {
    id: text("id").primaryKey(),
    /** The client who was made of it: it goes with them. */
    clientId: text("client_id").references(() => clients.id, { onDelete: "cascade" }),
    /** SHA-256 of what stands in the link by which whoever sent it sees and deletes it. */
    tokenHash: text("token_hash").notNull().unique("requests_token"),
    status: text("status").$type<RequestStatus>().notNull(),
    sealed: text("sealed").notNull(),
    at: moment("at").notNull(),
    updatedAt: updatedAt(),
    deleteAfter: moment("delete_after").notNull(),
    /** Since when what it says stands in its client's data. NULL until then, also where it is known whose it is. */
    takenAt: moment("taken_at"),
  },
  (table) => [
    index("requests_list").on(isWaiting(table.status), table.at, table.id),
    index("requests_client").on(table.clientId),
    index("requests_end").on(table.deleteAfter),
  ],
);

/** Readings that the owner prepares: of a client, or of nobody and then templates. */
export const readings = sqliteTable(
  "readings",
  {
    id: text("id").primaryKey(),
    clientId: text("client_id").references(() => clients.id, { onDelete: "cascade" }),
    sealed: text("sealed").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("readings_list").on(table.updatedAt, table.id),
    index("readings_client").on(table.clientId),
  ],
);

/**
 * Readings that were sent. `ciphertext` is sealed by a key that the sender's browser made and no server is told; what is
 * `sealed` with the desk's own key is which reading it is, and how the link is found again in that browser.
 */
export const deliveries = sqliteTable(
  "deliveries",
  {
    id: text("id").primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** SHA-256 of what stands in the link before its stroke. */
    tokenHash: text("token_hash").notNull().unique("deliveries_token"),
    sealed: text("sealed").notNull(),
    /** Empty once it was taken back. */
    ciphertext: text("ciphertext").notNull(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    /** How often, and neither when nor by whom. */
    opened: integer("opened").notNull().default(0),
    revokedAt: moment("revoked_at"),
  },
  (table) => [index("deliveries_client").on(table.clientId), index("deliveries_end").on(table.expiresAt)],
);

/**
 * Links by which somebody fills in the intake form, once. What they say becomes a request of the same id; what is sealed
 * here is the link itself, for the owner to copy again.
 */
export const intakes = sqliteTable(
  "intakes",
  {
    id: text("id").primaryKey(),
    /** For whom it was made, where that is a client: it goes with them. */
    clientId: text("client_id").references(() => clients.id, { onDelete: "cascade" }),
    /** SHA-256 of what stands in the link. */
    tokenHash: text("token_hash").notNull().unique("intakes_token"),
    sealed: text("sealed").notNull(),
    at: moment("at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("intakes_client").on(table.clientId), index("intakes_end").on(table.expiresAt)],
);

/**
 * Clients who were deleted a short while ago: an id and a moment, and nothing of who it was. A backup that is put back has
 * them again, and by this list they go once more.
 */
export const deletedClients = sqliteTable(
  "deleted_clients",
  { id: text("id").primaryKey(), deletedAt: moment("deleted_at").notNull() },
  (table) => [index("deleted_clients_end").on(table.deletedAt)],
);

/** What the owner has set on the desk, all of it sealed: one row. */
export const deskSettings = sqliteTable("desk_settings", {
  id: text("id").primaryKey(),
  sealed: text("sealed").notNull(),
  updatedAt: updatedAt(),
});

/**
 * Texts of the site's owner, each in place of one of ours, in one language. They are shown to everybody, so nothing of
 * them is sealed.
 */
export const siteTexts = sqliteTable(
  "site_texts",
  {
    /** Which text of ours it stands for: see `readings/own-texts.ts`. */
    key: text("key").notNull(),
    locale: text("locale").notNull(),
    text: text("text").notNull(),
    /** Names the words of ours over which it was written. */
    edition: text("edition").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.key, table.locale] })],
);

/** A number for each thing of the site that isolates keep in memory: another one, and it is read anew. */
export const siteVersions = sqliteTable("site_versions", {
  name: text("name").primaryKey(),
  version: integer("version").notNull(),
});

/** How the owner calls the site and what it looks like, in one row. It is shown to everybody, and so not sealed. */
export const siteProfile = sqliteTable("site_profile", {
  id: integer("id").primaryKey(),
  /** What a write must name, and by which the worker tells whether what it knows is of today. */
  version: integer("version").notNull(),
  json: text("json").notNull(),
});
