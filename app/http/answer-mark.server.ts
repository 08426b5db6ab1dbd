import type { AnswerMark } from "~/answers/birth-chart";

export function answerMark(): AnswerMark {
  return { id: crypto.randomUUID(), createdAt: new Date().toISOString() };
}
