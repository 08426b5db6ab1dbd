import type { BirthChartAnswer } from "~/answers/birth-chart";
import { forgetNotes, note } from "~/notes/note";
import { isChart } from "./stored-chart";

/** The chart drawn last, to be offered next time. */
export const chartNote = note<BirthChartAnswer>("last-birth-chart", {
  owner: "person",
  lasts: "device",
  check: isChart,
});

/** Forgets the chart drawn last, and the birth that it was drawn for. */
export function forgetChart({ input }: BirthChartAnswer) {
  import("~/notes/births").then(
    ({ forgetBirths }) => forgetBirths({ fullName: input.name, birthDate: input.date }),
    () => forgetNotes("device", "births"), // offline: all of them rather than none
  );
  forgetNotes("device", "last-birth-chart", "last-reading");
}
