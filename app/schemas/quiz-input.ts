import * as z from "zod";
import type { QuestionKey } from "~/readings/quiz";
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
  /** Everything that was answered, of whatever kind, cleaned and otherwise as it came: at most ten levels deep. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** What the rules look at: from the responses, and what is missing there from beside them. */
  readonly answers: Partial<Readonly<Record<QuestionKey, string>>>;
}

const MAXIMUM_EMAIL = 254;
const MAXIMUM_RESPONSES_BYTES = 4 * 1024;
/** Lists and objects within each other, the responses themselves included. */
const MAXIMUM_LEVELS = 10;
const KEYS: readonly QuestionKey[] = ["focus", "familiarity", "challenge", "explore", "timeline", "format"];

const Email = z.email();

const email = documented(
  { type: "string", format: "email", maxLength: MAXIMUM_EMAIL, isRequired: true },
  typed.transform((value, context): string => {
    const text = typeof value === "string" ? cleanText(value) : "";
    const isValid = text.length <= MAXIMUM_EMAIL && Email.safeParse(text).success;
    return isValid ? text : refuse(context, "Valid email is required");
  }),
);

const responses = documented(
  {
    type: "object",
    additionalProperties: true,
    isRequired: true,
    description: `Answers by question, ${MAXIMUM_RESPONSES_BYTES / 1024} KiB at most`,
  },
  typed.transform((value, context): Record<string, unknown> => {
    if (!isRecord(value)) {
      return refuse(context, "Answers are required, as an object of texts by question");
    }
    if (isDeeperThan(MAXIMUM_LEVELS, value)) {
      return refuse(context, `Answers may be nested at most ${MAXIMUM_LEVELS} levels deep`);
    }
    const kept = cleanJson(value) as Record<string, unknown>;
    const bytes = new TextEncoder().encode(JSON.stringify(kept)).length;
    return bytes <= MAXIMUM_RESPONSES_BYTES
      ? kept
      : refuse(context, `Answers may have at most ${MAXIMUM_RESPONSES_BYTES} bytes`);
  }),
);

export const QuizFields = z.object({
  email,
  name: requiredText("Name is required"),
  responses,
  focus: optionalText(),
  familiarity: optionalText(),
  challenge: optionalText(),
});

/** Reads a submission. What a client recommends to itself is not looked at. */
export function readQuiz(raw: Readonly<Record<string, unknown>>): Parsed<QuizInput> {
  const parsed = QuizFields.safeParse(raw);
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error) };
  const { email, name, responses } = parsed.data;
  const answers = KEYS.flatMap((key) => {
    const answer = Object.hasOwn(responses, key) ? responses[key] : raw[key];
    return typeof answer === "string" ? [[key, cleanText(answer).slice(0, 200)]] : [];
  });
  return { ok: true, value: { email, name, responses, answers: Object.fromEntries(answers) } };
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
