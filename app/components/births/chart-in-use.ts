import type { BirthChartAnswer } from "~/answers/birth-chart";
import { ask } from "~/calls/ask";
import { birthFormValues } from "../forms/form-values";
import { chosenSettings, isOf } from "../results/known";
import { chartNote } from "./chart-note";
import { birthInUse, isWhole } from "./known-births";
import { isChart } from "./stored-chart";

/** The chart drawn last where it is that of the person in use; else it is drawn, and noted for the next screen. */
export async function chartInUse(): Promise<BirthChartAnswer | null> {
  const birth = await birthInUse();
  if (!birth || !isWhole(birth)) return null;
  const noted = chartNote.read();
  if (noted && isOf(noted.input, birth)) return noted;
  const settings = await chosenSettings();
  const outcome = await ask("POST /api/birth-chart", { ...birthFormValues(birth), ...settings }, isChart);
  if (!outcome.ok) return null;
  chartNote.write(outcome.data);
  return outcome.data;
}
