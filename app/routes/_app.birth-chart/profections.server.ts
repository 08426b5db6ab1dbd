import type { BirthChartAnswer } from "~/answers/birth-chart";
import { profectionsAnswer } from "~/answers/profections";
import type { Instant } from "~/astrology/instant";
import { orInvalid } from "~/calls/perform.server";
import { readProfections } from "~/schemas/profections-input";
import { todayIn } from "~/time/civil-time";
import { type Profections, profectionsOf } from "./profections-of";

/** A chart's profections on the date that its birthplace has at an instant. */
export function profectionsAt(chart: BirthChartAnswer, now: Instant): Profections {
  const request = profectionsOf(chart, todayIn(chart.resolved.place.timeZone, now));
  return request.kind === "ask" ? profectionsAnswer(orInvalid(readProfections(request.input))) : request.why;
}
