import { check, oneOf, record } from "~/calls/shape";
import { forgetNote, keepNote, keptValue } from "~/components/owned-notes";
import { QUESTIONS } from "~/readings/quiz";

export type Answers = Readonly<Record<string, string>>;

export interface Kept {
  /** 0–6 */
  readonly step: number;
  readonly answers: Answers;
}

/** The names of the form's inputs. */
export const ANSWER_NAMES: readonly string[] = QUESTIONS.flatMap(({ key }) =>
  key === "contact" ? ["name", "email"] : [key],
);

/** Keeps the answers while this tab lives, so that a reload or a look elsewhere loses none. */
export function keepAnswers(kept: Kept) {
  keepNote("quiz", JSON.stringify(kept));
}

export function forgetAnswers() {
  forgetNote("quiz");
}

const isKept = record<{ readonly step: number; readonly answers: object }>({
  step: oneOf(...QUESTIONS.keys()),
  answers: check((value) => typeof value === "object" && value !== null),
});

export function keptAnswers(): Kept | null {
  const kept = keptValue("quiz");
  if (!isKept(kept)) return null;
  const answers = Object.entries(kept.answers).filter(
    (entry): entry is [string, string] => ANSWER_NAMES.includes(entry[0]) && typeof entry[1] === "string",
  );
  return { step: kept.step, answers: Object.fromEntries(answers) };
}
