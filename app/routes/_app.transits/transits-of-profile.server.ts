import { birthChartAnswer } from "~/answers/birth-chart";
import { chartTransitsAnswer } from "~/answers/chart-transits";
import type { Instant } from "~/astrology/instant";
import { profileForForm } from "~/auth/profile-for-form.server";
import { answerMark } from "~/calls/answer-mark.server";
import { birthFormValues } from "~/components/form-values";
import { longitudesOf } from "~/components/longitudes-of";
import type { TransitsOfChart } from "~/components/transits-of-chart";
import type { LoadContext } from "~/load-context";
import { UnreadablePlaceFile } from "~/places/place-blocks";
import { readBirth } from "~/schemas/read-birth";

/** What touches the chart of whoever is signed in; null for visitors, without a profile, and while it cannot be had. */
export async function transitsOfProfile(context: LoadContext, at: Instant): Promise<TransitsOfChart | null> {
  const profile = await profileForForm(context);
  if (!profile) return null;
  try {
    const birth = await readBirth(birthFormValues(profile), context.readAsset);
    const charted = birth.ok ? birthChartAnswer(birth.value, answerMark(context)) : birth;
    if (!charted.ok) return null;
    const chart = longitudesOf(charted.value);
    return { chart, answer: await chartTransitsAnswer({ longitudes: chart.longitudes }, at) };
  } catch (error) {
    if (error instanceof UnreadablePlaceFile) return null;
    throw error;
  }
}
