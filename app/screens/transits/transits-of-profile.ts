import { ask } from "~/calls/ask";
import { longitudesOf } from "~/components/births/longitudes-of";
import { profileForForm } from "~/components/births/saved-births";
import { fetchSettings } from "~/components/births/saved-settings";
import { isChart } from "~/components/births/stored-chart";
import { askForTransits, type TransitsOfChart } from "~/components/births/transits-of-chart";
import { birthFormValues } from "~/components/forms/form-values";

/** What touches the chart of the saved profile; null for visitors and without one. Never rejects. */
export async function transitsOfProfile(at: string | null): Promise<TransitsOfChart | null> {
  const [profile, settings] = await Promise.all([profileForForm(), fetchSettings()]);
  if (!profile) return null;
  const charted = await ask("POST /api/birth-chart", { ...birthFormValues(profile), settings }, isChart);
  if (!charted.ok) return null;
  const chart = longitudesOf(charted.data);
  const transits = await askForTransits(chart, at);
  return { chart, answer: transits.ok ? transits.data : null };
}
