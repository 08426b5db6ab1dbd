import * as z from "zod";
import { QUESTIONS, type QuestionKey } from "~/readings/quiz";
import { refusal } from "~/refusals";
import { requiredEmail } from "./email-field";
import {
  cleanText,
  documented,
  fieldErrors,
  isRecord,
  optionalText,
  type Parsed,
  refuse,
  requiredText,
  typed,
} from "./fields";

/** A quiz as it was sent in. */
export interface QuizInput {
  readonly email: string;
  readonly name: string;
  /**
   * The options that were chosen, from the responses, and what is missing there from beside them: what is kept, and
   * what the rules look at. Anything else that was sent as an answer is none of the questions'.
   */
  readonly responses: Partial<Readonly<Record<QuestionKey, string>>>;
  /** Everything that was sent as an answer, of whatever kind: tells one submission from its repeat. */
  readonly sent: Readonly<Record<string, unknown>>;
}

const MAXIMUM_RESPONSES_BYTES = 4 * 1024;
/** Lists and objects within each other, the responses themselves included. */
const MAXIMUM_LEVELS = 10;
const OPTIONS: readonly (readonly [key: QuestionKey, values: readonly string[]])[] = QUESTIONS.flatMap(
  ({ key, options }) => (key === "contact" ? [] : [[key, options] as const]),
);

const responses = documented(
  {
    type: "object",
    additionalProperties: true,
    isRequired: true,
    description: `Answers by question, ${MAXIMUM_RESPONSES_BYTES / 1024} KiB at most; what is none of its options is not kept`,
  },
  typed.transform((value, context): Record<string, unknown> => {
    if (!isRecord(value)) {
      return refuse(context, refusal("answers.required"));
    }
    if (isDeeperThan(MAXIMUM_LEVELS, value)) {
      return refuse(context, refusal("answers.too-deep", MAXIMUM_LEVELS));
    }
    const tooMany = refusal("answers.too-large", MAXIMUM_RESPONSES_BYTES);
    if (isTooLarge(value)) return refuse(context, tooMany);
    const kept = cleanJson(value) as Record<string, unknown>;
    return isTooLarge(kept) ? refuse(context, tooMany) : kept; // NFC parts a few letters in two
  }),
);

export const QuizFields = z.object({
  email: requiredEmail,
  name: requiredText("name.required"),
  responses,
  focus: optionalText(),
  familiarity: optionalText(),
  challenge: optionalText(),
});

/** Reads a submission. What a client recommends to itself is not looked at. */
export function readQuiz(raw: Readonly<Record<string, unknown>>): Parsed<QuizInput> {
  const parsed = QuizFields.safeParse(raw);
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error) };
  const { email, name, responses: sent } = parsed.data;
  const chosen = OPTIONS.flatMap(([key, values]) => {
    const answer = Object.hasOwn(sent, key) ? sent[key] : raw[key];
    const option = values.find((value) => typeof answer === "string" && value === answer.trim());
    return option === undefined ? [] : [[key, option] as const];
  });
  return { ok: true, value: { email, name, responses: Object.fromEntries(chosen), sent } };
}

function isTooLarge(responses: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(responses)).length > MAXIMUM_RESPONSES_BYTES;
}

/** Goes down level by level and not by calling itself: a body of 16 KiB holds more levels than the stack does. */
function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value].filter(isNest);
  for (let depth = 0; depth < levels; depth++) {
    level = level.flatMap((nest): unknown[] => Object.values(nest)).filter(isNest);
  }
  return level.length > 0;
}

function isNest(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** JSON with every text in it cleaned; keys are kept as own properties, whatever their names. */
function cleanJson(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanJson);
  if (!isNest(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanJson(inner)]));
}
