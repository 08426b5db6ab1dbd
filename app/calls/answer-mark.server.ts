import type { AnswerMark } from "~/answers/birth-chart";
import type { LoadContext } from "~/load-context";

export function answerMark({ newId }: Pick<LoadContext, "newId">): AnswerMark {
  return { id: newId(), createdAt: new Date().toISOString() };
}
