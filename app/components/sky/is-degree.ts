import type { DegreeAnswer } from "~/answers/degree";
import { listOf, record, text, whole, word } from "~/calls/shape";

/** The meaning of a degree, as it is shown with a planet and on its sign's page. */
export const isDegree = record<DegreeAnswer>({
  sign: word(),
  degree: whole(1, 30),
  keywords: listOf(text),
  interpretation: text,
});
