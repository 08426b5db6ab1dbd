import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";
import { quizPayload } from "~/answers/quiz-payload";
import { formSender } from "~/calls/ask";
import { performForm, postedForm, withPage } from "~/calls/form-action.server";
import { asIfKept, type QuizResult, quizSubmission } from "~/calls/quiz-submission.server";
import { holding, listOf, oneOf, text, word } from "~/calls/shape";
import { useCalculation } from "~/components/results/use-calculation";
import { pageMeta } from "~/components/shell/page-meta";
import { Screen } from "~/components/shell/shell";
import { OFFER_IDS, TOOLS } from "~/readings/quiz";
import type { loader as rootLoader } from "~/root";
import { QuizForm, TRAP } from "~/screens/quiz/quiz-form";
import { type Answers, quizNote, quizSoFar } from "~/screens/quiz/quiz-note";
import { Results } from "~/screens/quiz/results";
import * as words from "~/words/quiz";

export const meta = pageMeta(words.findYourPath, words.sevenQuestionsAndA);

/** For who sends the page's form itself: people without JavaScript, and robots, who find the trap in it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await postedForm(request);
  const { [TRAP]: trapped = "", ...values } = posted.values;
  if (trapped !== "")
    return withPage({ outcome: { ok: true, data: asIfKept(values, context) }, headers: {} }, { values });
  return withPage(await performForm(quizSubmission, context, quizPayload(values), posted.shownTo), {
    values,
  });
}

const isResult = holding<QuizResult>({
  recommendedTools: listOf(oneOf(...TOOLS)),
  recommendedServices: listOf(oneOf(...OFFER_IDS)),
  email: text,
  emailStatus: word(),
});

export const clientAction = formSender("POST /api/quiz-submission", isResult, quizPayload);

export const shouldRevalidate = () => false;

export default function Quiz() {
  const known = useOwnContact();
  const [answers, setAnswers] = useState<Answers | null>(null);
  const { Form, isPending, outcome, answer, typed } = useCalculation<QuizResult>({
    key: "quiz",
    failed: ({ reason }) => ({
      title: words.submissionFailed(),
      description: reason ?? words.failedToSubmitQuiz(),
      tone: "warning",
    }),
    onAnswer: () => {
      setAnswers(quizSoFar()?.answers ?? null);
      quizNote.forget();
      window.scrollTo({ top: 0 });
    },
  });

  return (
    <Screen className="max-w-4xl">
      {answer ? (
        <Results result={answer} answers={answers ?? typed ?? null} />
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
