import { call, operation } from "~/http/call.server";
import { takeQuiz } from "~/quiz/take-quiz.server";
import { readQuiz } from "~/schemas/quiz-input";

const submission = call({
  POST: operation({
    access: "personal",
    user: "optional",
    limit: "quiz",
    read: readQuiz,
    run: (input, { context, account }) => takeQuiz(input, account, context),
  }),
});
export const loader = submission.loader;
export const action = submission.action;
