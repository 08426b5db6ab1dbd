import { type Recommendation, recommend } from "~/answers/quiz";
import type { Account } from "~/auth/account.server";
import { database, stored } from "~/db/database.server";
import { submitQuiz } from "~/db/quiz-submissions.server";
import { deliverDue } from "~/email/deliver.server";
import { greetingName } from "~/email/quiz-message";
import type { LoadContext } from "~/load-context";
import type { QuizInput } from "~/schemas/quiz-input";

export interface QuizResult extends Recommendation {
  readonly email: string;
  readonly emailStatus: "sent" | "queued" | "failed" | "not_configured";
}

/**
 * Keeps a quiz, answers its recommendation and lets the message go after the answer.
 * @throws Response 503 when D1 fails
 */
export async function takeQuiz(
  input: QuizInput,
  account: Account | null,
  { bindings, settings, origin, waitUntil }: LoadContext,
): Promise<QuizResult> {
  const db = database(bindings.DB);
  const result = recommend(input.answers);
  const { email } = settings;
  const message = email.EMAIL_PROVIDER !== "none" && {
    dailyCap: email.EMAIL_DAILY_CAP,
    content: {
      name: greetingName(input.name),
      tools: result.recommendedTools,
      services: result.recommendedServices,
      origin: email.EMAIL_PROVIDER === "local" ? origin : new URL(email.PUBLIC_ORIGIN).origin,
    },
  };
  const state = await stored(submitQuiz(db, input, result, account?.user.id ?? null, message || null));
  if (state === "queued") waitUntil(deliverDue(db, email));
  return { ...result, email: input.email, emailStatus: message ? (state ?? "failed") : "not_configured" };
}
