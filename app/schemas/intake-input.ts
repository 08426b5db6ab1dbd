import * as z from "zod";
import { deskRefusal } from "~/desk-refusals";
import type { ReadAsset } from "~/places/place-files";
import type { Refusals } from "~/refusals";
import { DetailsFields, readBirthDetails } from "./birth-details";
import { hasBirth, readBirthInRow } from "./birth-in-row";
import { oneOf } from "./birth-input";
import { RELATIONS, type Relation, SOURCES } from "./client";
import { MOST_EVENTS_OF_INTAKE, MOST_LETTERS_OF_QUESTION, MOST_PEOPLE_OF_INTAKE } from "./desk-limits";
import { readEvents } from "./events-input";
import {
  asSent,
  fieldErrors,
  isRecord,
  isUntyped,
  objectIn,
  optionalText,
  type Parsed,
  requiredText,
  underPrefix,
} from "./fields";
import { flag, isOn } from "./flag";
import { readOwnToken, readQuestion } from "./request-input";
import { rowsOf } from "./rows-of";
import { readToken, TokenFields } from "./token-input";
import type { VisitorRequest } from "./visitor-request";

type Raw = Readonly<Record<string, unknown>>;

/** Of all dated events together, as they are sent. */
const MOST_LETTERS_OF_EVENTS = 2_000;

const Said = z.object({
  called: optionalText(),
  language: optionalText(),
  source: oneOf(SOURCES, "unknown"),
  timezone: optionalText(),
  mayKeep: flag("They agree to be kept as a client"),
  mayRecord: flag("They agree to sessions that are recorded"),
});
const Person = z.object({ kind: oneOf(RELATIONS, "partner"), name: requiredText("name.required") });

/** The fields of the intake form: of a birth, and what else is asked. */
export const IntakeFields = z.object({
  ...TokenFields.shape,
  ...DetailsFields.shape,
  ...Said.shape,
  question: asSent({ type: "string", maxLength: MOST_LETTERS_OF_QUESTION }),
  events: asSent({
    type: "string",
    maxLength: MOST_LETTERS_OF_EVENTS,
    description: "A line each, its date first",
  }),
  people: asSent({
    type: "array",
    items: { type: "object", additionalProperties: true },
    maxItems: MOST_PEOPLE_OF_INTAKE,
    description: "Whom it is about besides: {kind, name, agreed} and, where it is known, a birth",
  }),
  requestToken: asSent({
    type: "string",
    description: "64 hexadecimal digits of its own: sent twice it is kept once",
  }),
});

/** The form as it was sent. */
export interface IntakeSent {
  /** Of the link. */
  readonly token: string;
  /** Of what is kept; null where the form brought none. */
  readonly requestToken: string | null;
  readonly said: Omit<VisitorRequest, "token">;
}

/** Reads the intake form, with all that is wrong in it at once. */
export async function readIntake(raw: Raw, readAsset: ReadAsset): Promise<Parsed<IntakeSent>> {
  const token = readToken(raw);
  const requestToken = readOwnToken(raw, "requestToken");
  const said = Said.safeParse(raw);
  const birth = await readBirthDetails(raw, readAsset, "found");
  const question: Parsed<string> = isUntyped(raw.question)
    ? { ok: true, value: "" }
    : readQuestion(raw.question);
  const events = readEvents(raw.events, { most: MOST_EVENTS_OF_INTAKE, letters: MOST_LETTERS_OF_EVENTS });
  const people = await readPeople(raw, readAsset);
  const allRead = token.ok && requestToken.ok && birth.ok && question.ok && events.ok && people.ok;
  if (!said.success || !allRead) {
    const parts = [token, requestToken, birth, question, events, people];
    const fields: Refusals = Object.assign(
      {},
      !said.success && fieldErrors(said.error),
      ...parts.map((part) => (part.ok ? {} : part.fields)),
    );
    return { ok: false, fields };
  }
  const { called = null, language = null, timezone = null, ...others } = said.data;
  return {
    ok: true,
    value: {
      token: token.value,
      requestToken: requestToken.value,
      said: {
        name: birth.value.fullName,
        email: null,
        offer: null,
        question: question.value,
        wishes: [],
        timezone,
        quiz: null,
        chart: birth.value,
        intake: { called, language, ...others, people: people.value, events: events.value },
      },
    },
  };
}

/** Rows in which nothing was typed are nobody. Who is named must know of it. */
async function readPeople(raw: Raw, readAsset: ReadAsset): Promise<Parsed<readonly Relation[]>> {
  const tooMany: Parsed<never> = {
    ok: false,
    fields: { people: [deskRefusal("people.not-a-list", MOST_PEOPLE_OF_INTAKE)] },
  };
  if (!isUntyped(raw.people) && !Array.isArray(raw.people)) return tooMany;
  const rows = rowsOf(raw, "people");
  if (rows.length > MOST_PEOPLE_OF_INTAKE) return tooMany;
  const people: Relation[] = [];
  let wrong: Refusals = {};
  for (const [index, row] of rows.entries()) {
    const given = isRecord(row.birth) ? row.birth : row;
    const isBorn = hasBirth(given);
    if (!isBorn && isUntyped(row.name)) continue;
    const at = `people.${index}`;
    const who = Person.safeParse(row);
    const birth = isBorn ? await readBirthInRow(objectIn(given), readAsset) : null;
    if (!who.success) wrong = { ...wrong, ...fieldErrors(who.error, at) };
    if (birth && !birth.ok) wrong = { ...wrong, ...underPrefix(at, birth.fields) };
    if (!isOn(row.agreed)) {
      wrong = { ...wrong, [`${at}.agreed`]: [deskRefusal("person.agreement-required")] };
    }
    if (who.success && (!birth || birth.ok))
      people.push({ ...who.data, client: null, birth: birth?.value ?? null });
  }
  return Object.keys(wrong).length > 0 ? { ok: false, fields: wrong } : { ok: true, value: people };
}
