import * as z from "zod";
import { deskRefusal } from "~/desk-refusals";
import type { ReadAsset } from "~/places/place-files";
import { type Refusals, refusal } from "~/refusals";
import { type BirthDetails, readBirthDetails } from "./birth-details";
import { oneOf } from "./birth-input";
import { MOST_LETTERS_OF_QUESTION, MOST_WISHES } from "./desk-limits";
import { requiredEmail } from "./email-field";
import {
  asSent,
  cleanLines,
  fieldErrors,
  ifTyped,
  isBlank,
  isLongerThan,
  isRecord,
  isUntyped,
  optionalText,
  type Parsed,
  requiredText,
  tooLong,
  underPrefix,
} from "./fields";
import { fieldsUnder } from "./fields-under";
import { flag } from "./flag";
import { readToken } from "./token-input";
import type { VisitorRequest } from "./visitor-request";

type Raw = Readonly<Record<string, unknown>>;

/** A letter may come in parts, and lines end in two characters: so many may be sent. */
const MOST_CHARACTERS = 4 * MOST_LETTERS_OF_QUESTION;

const WISHES = z.object({ wish: optionalText() });

/** The fields of a request; `offers` are the ids that it can be about. */
export function requestFields(offers: readonly string[]) {
  return z.object({
    name: requiredText("name.required"),
    email: requiredEmail,
    offer: ifTyped(oneOf(offers)),
    question: asSent({ type: "string", maxLength: MOST_CHARACTERS, isRequired: true }),
    wishes: asSent({ type: "array", items: { type: "string" }, maxItems: MOST_WISHES }),
    timezone: optionalText(),
    withQuiz: flag("The newest quiz that was sent in from this address goes along"),
    withChart: flag("The chart goes along: the one in `chart`, or the sender's own where they are signed in"),
    chart: asSent({ type: "object", additionalProperties: true }),
    token: asSent({
      type: "string",
      description: "64 hexadecimal digits of its own: sent twice it is kept once",
    }),
  });
}

/** A request as it was sent: whose quiz and whose profile go along is not known yet. */
export interface RequestSent extends Omit<VisitorRequest, "email" | "quiz" | "token"> {
  readonly email: string;
  readonly withQuiz: boolean;
  readonly withChart: boolean;
  /** Null where the form brought none. */
  readonly token: string | null;
}

/** Reads a request, with all that is wrong in it at once. Its question keeps its lines. */
export async function readRequest(
  raw: Raw,
  offers: readonly string[],
  readAsset: ReadAsset,
): Promise<Parsed<RequestSent>> {
  const said = requestFields(offers).safeParse(raw);
  const question = readQuestion(raw.question);
  const wishes = readWishes(raw);
  const chart = await readChart(raw, readAsset);
  const token = readOwnToken(raw, "token");
  const parts = [question, wishes, chart, token];
  if (said.success && question.ok && wishes.ok && chart.ok && token.ok) {
    const { name, email, offer = null, timezone = null, withQuiz, withChart } = said.data;
    const value: RequestSent = {
      name,
      email,
      offer,
      question: question.value,
      wishes: wishes.value,
      timezone,
      withQuiz,
      withChart,
      chart: withChart ? chart.value : null,
      token: token.value,
    };
    return { ok: true, value };
  }
  const fields: Refusals = Object.assign(
    {},
    !said.success && fieldErrors(said.error),
    ...parts.map((part) => (part.ok ? {} : part.fields)),
  );
  return { ok: false, fields };
}

/** A token that a form brings along, so that what is sent twice is kept once; null where it brings none. */
export function readOwnToken(raw: Raw, field: string): Parsed<string | null> {
  if (isUntyped(raw[field])) return { ok: true, value: null };
  const read = readToken({ token: raw[field] });
  return read.ok ? read : { ok: false, fields: { [field]: read.fields.token ?? [] } };
}

/** A question of at most a thousand letters. */
export function readQuestion(given: unknown): Parsed<string> {
  const refused = (why: Refusals[string][number]) => ({ ok: false, fields: { question: [why] } }) as const;
  if (isLongerThan(MOST_CHARACTERS, given)) return refused(tooLong(MOST_LETTERS_OF_QUESTION));
  if (isBlank(given)) return refused(deskRefusal("question.required"));
  if (typeof given !== "string") return refused(refusal("text.not-text"));
  const text = cleanLines(given);
  return isLongerThan(MOST_LETTERS_OF_QUESTION, text)
    ? refused(tooLong(MOST_LETTERS_OF_QUESTION))
    : { ok: true, value: text };
}

/** Times as a list (JSON), or as the fields `wishes.0` to `wishes.2` of a form; empty ones are none. */
function readWishes(raw: Raw): Parsed<readonly string[]> {
  const inForm = Array.from({ length: MOST_WISHES }, (_, index) => raw[`wishes.${index}`]);
  const given = isUntyped(raw.wishes) ? inForm : raw.wishes;
  if (!Array.isArray(given) || given.length > MOST_WISHES) {
    return { ok: false, fields: { wishes: [deskRefusal("wishes.not-a-list", MOST_WISHES)] } };
  }
  const wishes: string[] = [];
  let wrong: Refusals = {};
  for (const [index, wish] of given.entries()) {
    const read = WISHES.safeParse({ wish });
    if (!read.success) wrong = { ...wrong, [`wishes.${index}`]: fieldErrors(read.error).wish ?? [] };
    else if (read.data.wish !== undefined) wishes.push(read.data.wish);
  }
  return Object.keys(wrong).length > 0 ? { ok: false, fields: wrong } : { ok: true, value: wishes };
}

/** The birth that goes along: an object (JSON), or the fields `chart.birthDate` and its kin of a form. */
async function readChart(raw: Raw, readAsset: ReadAsset): Promise<Parsed<BirthDetails | null>> {
  const given = isRecord(raw.chart) ? raw.chart : fieldsUnder("chart", raw);
  if (Object.values(given).every(isUntyped)) return { ok: true, value: null };
  const birth = await readBirthDetails(given, readAsset);
  return birth.ok ? birth : { ok: false, fields: underPrefix("chart", birth.fields) };
}
