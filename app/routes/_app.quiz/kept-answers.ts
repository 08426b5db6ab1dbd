import { QUESTIONS } from "~/readings/quiz";

export type Answers = Readonly<Record<string, string>>;

export interface Kept {
  /** 0–6 */
  readonly step: number;
  readonly answers: Answers;
}

const KEY = "quiz";

/** The names of the form's inputs. */
export const ANSWER_NAMES: readonly string[] = QUESTIONS.flatMap(({ key }) =>
  key === "contact" ? ["name", "email"] : [key],
);

/** Keeps the answers while this tab lives, so that a reload or a look elsewhere loses none. */
export function keepAnswers(kept: Kept) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked: the answers live as long as the page.
  }
}

export function forgetAnswers() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing is kept there.
  }
}

export function keptAnswers(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof kept?.answers !== "object" || ![...QUESTIONS.keys()].includes(kept.step)) return null;
    const answers = Object.entries(kept.answers).filter(
      (entry): entry is [string, string] => ANSWER_NAMES.includes(entry[0]) && typeof entry[1] === "string",
    );
    return { step: kept.step, answers: Object.fromEntries(answers) };
  } catch {
    return null; // blocked, or somebody else's
  }
}
