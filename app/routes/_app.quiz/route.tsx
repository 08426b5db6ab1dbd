import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, json, useActionData, useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { accountIfKnown } from "~/auth/account.server";
import { pageMeta } from "~/components/shell/page-meta";
import { Screen } from "~/components/shell/shell";
import { useToast } from "~/components/shell/toaster";
import { callApi, type Outcome } from "~/http/call-api";
import { RETRY_AFTER_SECONDS, withinLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { quizPayload } from "~/quiz/payload";
import { type QuizResult, takeQuiz } from "~/quiz/take-quiz.server";
import { readQuiz } from "~/schemas/quiz-input";
import { type Answers, forgetAnswers } from "./kept-answers";
import { QuizForm } from "./quiz-form";
import { Results } from "./results";

export const meta = pageMeta(
  "Find Your Path",
  "Seven questions, and a path that fits: free tools to begin with, and a consultation if you want one.",
);

interface Answered {
  readonly outcome: Outcome<QuizResult>;
  readonly answers: Answers;
}

/** For visitors without JavaScript: the same reading and the same store as the call, answered with the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answers = await readForm(request);
  const refused = (status: number, reason: string | null, fields = {}) =>
    json<Answered>(
      { outcome: { ok: false, status, message: String(status), reason, fields }, answers },
      { status, headers: status === 422 ? undefined : { "Retry-After": String(RETRY_AFTER_SECONDS) } },
    );
  if (!(await withinLimit(request, context.bindings, "quiz"))) {
    return refused(429, "Too many requests. Please wait a minute and try again.");
  }
  const input = readQuiz(quizPayload(answers));
  if (!input.ok) return refused(422, null, input.fields);
  try {
    const result = await takeQuiz(input.value, await accountIfKnown(request, context), context);
    return json<Answered>({ outcome: { ok: true, data: result }, answers });
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return refused(thrown.status, "Failed to submit quiz. Please try again.");
  }
}

export async function clientAction({ request }: ClientActionFunctionArgs): Promise<Answered> {
  const form = await request.formData();
  const answers = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return { outcome: await callApi<QuizResult>("/api/quiz-submission", quizPayload(answers)), answers };
}

export const shouldRevalidate = () => false;

export default function Quiz() {
  const fetcher = useFetcher<Answered>({ key: "quiz" });
  const posted = useActionData<Answered>();
  const { toast } = useToast();
  const answered = fetcher.data ?? posted;

  useEffect(() => {
    const outcome = fetcher.data?.outcome;
    if (!outcome) return;
    if (outcome.ok) {
      forgetAnswers();
      window.scrollTo({ top: 0 });
    } else {
      const description = outcome.reason ?? "Failed to submit quiz. Please try again.";
      toast({ title: "Submission Failed", description, failed: true });
    }
  }, [fetcher.data, toast]);

  return (
    <Screen className="max-w-4xl">
      {answered?.outcome.ok ? (
        <Results result={answered.outcome.data} />
      ) : (
        <QuizForm
          Form={fetcher.Form}
          isPending={fetcher.state !== "idle"}
          failed={answered && !answered.outcome.ok ? answered.outcome : undefined}
          typed={posted?.answers}
        />
      )}
    </Screen>
  );
}
