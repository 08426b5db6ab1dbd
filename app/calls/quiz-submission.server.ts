import { type Recommendation, recommend } from "~/answers/quiz";
import { dayOf, networkOfTheDay } from "~/auth/names-of-the-day.server";
import { database, stored } from "~/db/database.server";
import { submitQuiz } from "~/db/quiz-submissions.server";
import { deliverDue } from "~/email/deliver.server";
import { greetingName } from "~/email/quiz-message";
import type { LoadContext } from "~/load-context";
import { QuizFields, readQuiz } from "~/schemas/quiz-input";
import { mailboxOfTheDay, messagesOfADay, originInMessages } from "./messages.server";
import { operation } from "./operation";
import { languageFor } from "./texts.server";

export interface QuizResult extends Recommendation {
  readonly email: string;
  readonly emailStatus: "sent" | "queued" | "failed" | "not_configured";
}

/** What a robot is told, of which nothing is kept: what it would be told had it been, and had a message been sent. */
export function asIfKept(
  { email: address = "", ...responses }: Readonly<Record<string, string>>,
  { settings: { email } }: LoadContext,
): QuizResult {
  const emailStatus = email.EMAIL_PROVIDER === "none" ? "not_configured" : "queued";
  return { ...recommend(responses), email: address, emailStatus };
}

/**
 * Keeps a quiz, answers its recommendation and lets the message go after the answer, in the language of the page on
 * which it was sent.
 */
export const quizSubmission = operation({
  access: "personal",
  user: "optional",
  limit: "quiz",
  writes: true,
  fields: QuizFields,
  read: readQuiz,
  run: async (input, { account, context }): Promise<QuizResult> => {
    const { bindings, settings, origin, waitUntil } = context;
    const db = database(bindings.DB);
    const result = recommend(input.responses);
    const { email } = settings;
    const day = dayOf(new Date());
    const message = email.EMAIL_PROVIDER !== "none" && {
      dailyCap: messagesOfADay(settings).forVisitors,
      day,
      network: await networkOfTheDay(context, day),
      mailbox: await mailboxOfTheDay(context, input.email),
      content: {
        name: greetingName(input.name),
        tools: result.recommendedTools,
        services: result.recommendedServices,
        origin: originInMessages(email, origin),
        language: languageFor(context),
      },
    };
    const state = await stored(submitQuiz(db, input, result, account?.user.id ?? null, message || null));
    if (state === "queued") waitUntil(deliverDue(db, settings));
    return { ...result, email: input.email, emailStatus: message ? (state ?? "failed") : "not_configured" };
  },
});
