import type { BirthChartAnswer } from "~/answers/birth-chart";
import { note } from "~/notes/note";
import { isChart } from "./stored-chart";

/** The chart drawn last, to be shown next time. */
export const chartNote = note<BirthChartAnswer>("last-birth-chart", {
  owner: "person",
  lasts: "device",
  check: isChart,
});
