import type { BirthChartAnswer } from "~/answers/birth-chart";
import { annualProfections } from "~/calls/annual-profections.server";
import { partOf } from "~/calls/perform.server";
import type { LoadContext } from "~/load-context";
import { todayIn } from "~/time/civil-time";
import { type Profections, profectionsOf } from "./profections-of";

/** A chart's profections on the date that its birthplace has now. */
export async function profectionsNow(chart: BirthChartAnswer, context: LoadContext): Promise<Profections> {
  const request = profectionsOf(chart, todayIn(chart.resolved.place.timeZone, Date.now()));
  return request.kind === "ask" ? partOf(annualProfections, request.input, context) : request.why;
}
