import { type ClientActionFunctionArgs, useRouteLoaderData } from "@remix-run/react";
import { OFFER_IDS } from "~/answers/quiz";
import { quizPayload } from "~/answers/quiz-payload";
import { sendForm } from "~/calls/call-api";
import { formAction } from "~/calls/form-action.server";
import { type QuizResult, quizSubmission } from "~/calls/quiz-submission.server";
import { holding, listOf, oneOf, text, word } from "~/calls/shape";
import { pageMeta } from "~/components/shell/page-meta";
import { Screen } from "~/components/shell/shell";
import { useCalculation } from "~/components/use-calculation";
import type { loader as rootLoader } from "~/root";
import { type Answers, forgetAnswers } from "./kept-answers";
import { QuizForm } from "./quiz-form";
import { Results, TOOL_NAMES } from "./results";

export const meta = pageMeta(
  "Find Your Path",
  "Seven questions, and a path that fits: free tools to begin with, and a consultation if you want one.",
);

export const action = formAction(quizSubmission, quizPayload);

export function clientAction({ request }: ClientActionFunctionArgs) {
  return sendForm("/api/quiz-submission", isResult, request, quizPayload);
}

const isResult = holding<QuizResult>({
  recommendedTools: listOf(oneOf(...TOOL_NAMES)),
  recommendedServices: listOf(oneOf(...OFFER_IDS)),
  email: text,
  emailStatus: word(),
});

export const shouldRevalidate = () => false;

export default function Quiz() {
  const known = useOwnContact();
  const { Form, isPending, outcome, answer, typed } = useCalculation<QuizResult>({
    key: "quiz",
    failed: ({ reason }) => ({
      title: "Submission Failed",
      description: reason ?? "Failed to submit quiz. Please try again.",
      tone: "warning",
    }),
    onAnswer: () => {
      forgetAnswers();
      window.scrollTo({ top: 0 });
    },
  });

  return (
    <Screen className="max-w-4xl">
      {answer ? (
        <Results result={answer} />
      ) : (
        <QuizForm
          Form={Form}
          isPending={isPending}
          failed={outcome && !outcome.ok ? outcome : undefined}
          typed={typed}
          known={known}
        />
      )}
    </Screen>
  );
}

/** Name and e-mail of whoever is signed in. */
function useOwnContact(): Answers {
  const user = useRouteLoaderData<typeof rootLoader>("root")?.user;
  return { ...(user?.firstName && { name: user.firstName }), ...(user?.email && { email: user.email }) };
}
