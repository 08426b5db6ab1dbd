import * as z from "zod";
import { formatIsoDate } from "~/astrology/calendar";
import { HOUSE_SYSTEMS } from "~/astrology/chart-settings";
import { deskRefusal } from "~/desk-refusals";
import type { ReadAsset } from "~/places/place-files";
import type { Refusals } from "~/refusals";
import { hasBirth, readBirthInRow } from "./birth-in-row";
import { oneOf, requiredDate } from "./birth-input";
import { readChartSettings, SettingsFields } from "./chart-settings-input";
import { type Client, type ClientBirth, RATINGS, RELATIONS, SOURCES } from "./client";
import {
  KIBIBYTE,
  MOST_BIRTHS,
  MOST_BYTES_OF_CLIENT,
  MOST_EVENTS,
  MOST_RELATIONS,
  MOST_TAGS,
} from "./desk-limits";
import { readEvents } from "./events-input";
import {
  asSent,
  cleanText,
  fieldErrors,
  isBlank,
  isRecord,
  isUntyped,
  objectIn,
  optionalText,
  type Parsed,
  requiredText,
  underPrefix,
} from "./fields";
import { flag } from "./flag";
import { rowsOf } from "./rows-of";
import { readUpdatedAt } from "./updated-at";

type Raw = Readonly<Record<string, unknown>>;

const MOST_LETTERS = 8 * 1024;
const Said = z.object({
  name: requiredText("name.required"),
  called: optionalText(),
  email: optionalText(),
  language: optionalText(),
  houseSystem: oneOf(HOUSE_SYSTEMS, "Whole Sign"),
  mayRecord: flag("They agreed to sessions that are recorded"),
});
const HowKnown = z.object({ source: oneOf(SOURCES, "unknown"), rating: oneOf(RATINGS, "X") });
const Related = z.object({ kind: oneOf(RELATIONS, "partner"), client: optionalText(), name: optionalText() });
const Agreed = z.object({
  version: optionalText(),
  at: requiredDate("date.blank").transform(formatIsoDate),
  how: requiredText("name.required"),
});

/** A client as they are sent: as JSON, or as the fields of a form (`births.0.birthDate`). */
export const ClientFields = z.object({
  ...Said.shape,
  tags: asSent({ type: "string", maxLength: MOST_LETTERS, description: "Words with commas between them" }),
  events: asSent({ type: "string", maxLength: MOST_LETTERS, description: "A line each, its date first" }),
  settings: SettingsFields,
});

/** What is to be written, and over which version; null for somebody new. */
export interface ClientToWrite {
  readonly id: string | null;
  readonly updatedAt: number | null;
  readonly client: Client;
}

/** Reads a client, with all that is wrong in them at once. Births and relations in which nothing was typed are none. */
export async function readClient(raw: Raw, readAsset: ReadAsset): Promise<Parsed<ClientToWrite>> {
  const said = Said.safeParse(raw);
  const settings = readChartSettings(raw);
  const tags = readTags(raw.tags);
  const events = readEvents(raw.events, { most: MOST_EVENTS, letters: MOST_LETTERS });
  const births = await readBirths(raw, readAsset);
  const relations = await readRelations(raw, readAsset);
  const consent = readConsent(raw);
  const version = readUpdatedAt(raw);
  const parts = [settings, tags, events, births, relations, consent, version];
  const fields: Refusals = Object.assign(
    {},
    !said.success && fieldErrors(said.error),
    ...parts.map((part) => (part.ok ? {} : part.fields)),
  );
  if (
    !(said.success && settings.ok && tags.ok && events.ok && births.ok && relations.ok && consent.ok) ||
    !version.ok
  ) {
    return { ok: false, fields };
  }
  const { name, called = null, email = null, language = null, houseSystem, mayRecord } = said.data;
  const client: Client = {
    name,
    called,
    email,
    language,
    tags: tags.value,
    relations: relations.value,
    houseSystem,
    settings: settings.value,
    births: births.value,
    events: events.value,
    consent: consent.value,
    mayRecord,
  };
  if (isTooLargeClient(client)) {
    const most = MOST_BYTES_OF_CLIENT / KIBIBYTE;
    return { ok: false, fields: { "": [deskRefusal("client.too-large", most)] } };
  }
  return { ok: true, value: { ...version.value, client } };
}

/** Whether it is more than is kept of a client. */
export function isTooLargeClient(client: Client): boolean {
  return new TextEncoder().encode(JSON.stringify(client)).length > MOST_BYTES_OF_CLIENT;
}

function readTags(given: unknown): Parsed<readonly string[]> {
  const words = typeof given === "string" ? given.split(",") : (given ?? []);
  if (!Array.isArray(words) || !words.every((word) => typeof word === "string")) {
    return { ok: false, fields: { tags: [deskRefusal("tags.not-a-list")] } };
  }
  const tags = [...new Set(words.filter((word) => !isBlank(word)).map(cleanText))];
  if (tags.length > MOST_TAGS)
    return { ok: false, fields: { tags: [deskRefusal("tags.too-many", MOST_TAGS)] } };
  for (const tag of tags) {
    const read = z.object({ tags: optionalText() }).safeParse({ tags: tag });
    if (!read.success) return { ok: false, fields: fieldErrors(read.error) };
  }
  return { ok: true, value: tags };
}

async function readBirths(raw: Raw, readAsset: ReadAsset): Promise<Parsed<readonly ClientBirth[]>> {
  const rows = rowsOf(raw, "births");
  const births: ClientBirth[] = [];
  let wrong: Refusals = {};
  for (const [index, row] of rows.slice(0, MOST_BIRTHS).entries()) {
    if (!hasBirth(row)) continue;
    const at = `births.${index}`;
    const known = HowKnown.safeParse(row);
    const birth = await readBirthInRow(row, readAsset);
    if (!known.success) wrong = { ...wrong, ...fieldErrors(known.error, at) };
    if (!birth.ok) wrong = { ...wrong, ...underPrefix(at, birth.fields) };
    if (known.success && birth.ok) births.push({ ...birth.value, ...known.data });
  }
  if (rows.length > MOST_BIRTHS) wrong = { ...wrong, births: [deskRefusal("births.too-many", MOST_BIRTHS)] };
  return Object.keys(wrong).length > 0 ? { ok: false, fields: wrong } : { ok: true, value: births };
}

async function readRelations(raw: Raw, readAsset: ReadAsset): Promise<Parsed<Client["relations"]>> {
  const rows = rowsOf(raw, "relations");
  const relations: Client["relations"][number][] = [];
  let wrong: Refusals = {};
  for (const [index, row] of rows.slice(0, MOST_RELATIONS).entries()) {
    const given = isRecord(row.birth) ? row.birth : row;
    const isBorn = hasBirth(given);
    if (!isBorn && isUntyped(row.client) && isUntyped(row.name)) continue;
    const at = `relations.${index}`;
    const who = Related.safeParse(row);
    const birth = isBorn ? await readBirthInRow(objectIn(given), readAsset) : null;
    if (!who.success) wrong = { ...wrong, ...fieldErrors(who.error, at) };
    if (birth && !birth.ok) wrong = { ...wrong, ...underPrefix(at, birth.fields) };
    if (!who.success || (birth && !birth.ok)) continue;
    const { kind, client = null, name = null } = who.data;
    if (client === null && name === null) {
      wrong = { ...wrong, [`${at}.name`]: [deskRefusal("relation.who-required")] };
    } else relations.push({ kind, client, name, birth: birth?.value ?? null });
  }
  if (rows.length > MOST_RELATIONS)
    wrong = { ...wrong, relations: [deskRefusal("relations.too-many", MOST_RELATIONS)] };
  return Object.keys(wrong).length > 0 ? { ok: false, fields: wrong } : { ok: true, value: relations };
}

/** Nothing said of day and manner is no consent. */
export function readConsent(raw: Raw): Parsed<Client["consent"]> {
  const given = isRecord(raw.consent)
    ? raw.consent
    : { version: raw["consent.version"], at: raw["consent.at"], how: raw["consent.how"] };
  if (isUntyped(given.at) && isUntyped(given.how)) return { ok: true, value: null };
  const missing = {
    ...(isBlank(given.at) && { "consent.at": [deskRefusal("consent.date-required")] }),
    ...(isBlank(given.how) && { "consent.how": [deskRefusal("consent.how-required")] }),
  };
  if (Object.keys(missing).length > 0) return { ok: false, fields: missing };
  const read = Agreed.safeParse(given);
  if (!read.success) return { ok: false, fields: fieldErrors(read.error, "consent") };
  return { ok: true, value: { ...read.data, version: read.data.version ?? "1" } };
}
