import { call } from "~/calls/api.server";
import { quizSubmission } from "~/calls/quiz-submission.server";

const api = call({ POST: quizSubmission });
export const loader = api.loader;
export const action = api.action;
