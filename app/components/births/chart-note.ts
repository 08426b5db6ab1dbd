import type { BirthChartAnswer } from "~/answers/birth-chart";
import { check, orNone, text } from "~/calls/shape";
import { COMPLETE } from "~/languages";
import { note } from "~/notes/note";
import { inUse } from "~/page-language";
import { isChart } from "./stored-chart";

/** A chart with the language in which its places are named, where that is not English. */
export type NotedChart = BirthChartAnswer & { readonly language?: string };

/** The chart drawn last, to be shown next time. */
export const chartNote = note<NotedChart>("last-birth-chart", {
  owner: "person",
  lasts: "device",
  check: check((value) => isChart(value) && orNone(text)((value as NotedChart).language)),
});

/** Notes a chart that was drawn for this page. */
export function noteChart(chart: BirthChartAnswer) {
  const language = inUse();
  chartNote.write({ ...chart, language: language === COMPLETE ? undefined : language });
}

/** Whether a noted chart names its places as this page does. */
export function isOfThisPage({ language = COMPLETE }: NotedChart): boolean {
  return language === inUse();
}
