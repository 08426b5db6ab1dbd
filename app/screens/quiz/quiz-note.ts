import { check, oneOf, record, text } from "~/calls/shape";
import { note } from "~/notes/note";
import { QUESTIONS } from "~/readings/quiz";

export type Answers = Readonly<Record<string, string>>;

export interface QuizSoFar {
  /** 0–6 */
  readonly step: number;
  readonly answers: Answers;
}

/** The names of the form's inputs. */
export const ANSWER_NAMES: readonly string[] = QUESTIONS.flatMap(({ key }) =>
  key === "contact" ? ["name", "email"] : [key],
);

/** The answers while this tab lives, so that a reload or a look elsewhere loses none. */
export const quizNote = note<QuizSoFar>("quiz", {
  owner: "person",
  lasts: "tab",
  check: record({
    step: oneOf(...QUESTIONS.keys()),
    answers: check((value) => typeof value === "object" && value !== null),
  }),
});

/** How far somebody came; of the answers what our questions ask for. */
export function quizSoFar(): QuizSoFar | null {
  const noted = quizNote.read();
  if (!noted) return null;
  const answers = Object.entries(noted.answers).filter(
    ([name, answer]) => ANSWER_NAMES.includes(name) && text(answer),
  );
  return { step: noted.step, answers: Object.fromEntries(answers) };
}
