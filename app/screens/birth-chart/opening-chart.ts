import type { BirthChartAnswer } from "~/answers/birth-chart";
import { chartOf, notedChartOf } from "~/components/births/chart-in-use";
import { birthFormValues } from "~/components/forms/form-values";
import { chosenSettings, openingInUse } from "~/components/results/known";
import type { Opening } from "~/components/results/opening";
import { chartFormValues } from "./chart-form-values";

/** What the birth chart's screen opens with: the chart drawn last where it is of the person in use, with its settings. */
export async function openingChart(): Promise<Opening<BirthChartAnswer> | null> {
  const opening = await openingInUse((birth) => birthFormValues(birth));
  if (!opening) return null;
  const chart = notedChartOf(opening.birth) && (await chartOf(opening.birth));
  return chart
    ? { ...opening, fields: chartFormValues(chart.input), answer: chart }
    : { ...opening, fields: { ...opening.fields, ...(await chosenSettings()) } };
}
