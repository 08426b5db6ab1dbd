import { ask } from "~/calls/ask";
import { birthFormValues } from "~/components/form-values";
import { longitudesOf } from "~/components/longitudes-of";
import { profileForForm } from "~/components/saved-births";
import { fetchSettings } from "~/components/saved-settings";
import { isChart } from "~/components/stored-chart";
import { askForTransits, type TransitsOfChart } from "~/components/transits-of-chart";

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
