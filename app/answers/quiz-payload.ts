import { type QuizAnswers, recommend } from "~/answers/quiz";

/** Kept in the place of a name that was left out. */
const NAMELESS = "Friend";

/** What the quiz sends: the answers, and what they come to in the browser's eyes; the server reckons for itself. */
export function quizPayload(answers: QuizAnswers & { readonly name?: string; readonly email?: string }) {
  const { focus, familiarity, challenge, email = "", name = "" } = answers;
  return {
    email: email.trim(),
    name: name.trim() || NAMELESS,
    responses: answers,
    focus,
    familiarity,
    challenge,
    ...recommend(answers),
  };
}
