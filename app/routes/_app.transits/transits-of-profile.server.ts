import { birthChartAnswer } from "~/answers/birth-chart";
import { chartTransitsAnswer } from "~/answers/chart-transits";
import type { Instant } from "~/astrology/instant";
import { accountIfKnown } from "~/auth/account.server";
import { profileForForm } from "~/auth/profile-for-form.server";
import { answerMark } from "~/calls/answer-mark.server";
import { birthFormValues } from "~/components/form-values";
import { longitudesOf } from "~/components/longitudes-of";
import type { TransitsOfChart } from "~/components/transits-of-chart";
import { settingsOf } from "~/db/chart-settings.server";
import type { LoadContext } from "~/load-context";
import { UnreadablePlaceFile } from "~/places/place-files";
import { readBirth } from "~/schemas/read-birth";

/** What touches the chart of whoever is signed in; null for visitors, without a profile, and while it cannot be had. */
export async function transitsOfProfile(context: LoadContext, at: Instant): Promise<TransitsOfChart | null> {
  const [account, profile] = await Promise.all([accountIfKnown(context), profileForForm(context)]);
  if (!account || !profile) return null;
  try {
    const settings = settingsOf(account.user);
    const birth = await readBirth({ ...birthFormValues(profile), settings }, context.readAsset);
    const charted = birth.ok ? birthChartAnswer(birth.value, answerMark(context)) : birth;
    if (!charted.ok) return null;
    const chart = longitudesOf(charted.value);
    return { chart, answer: await chartTransitsAnswer({ longitudes: chart.longitudes }, at) };
  } catch (error) {
    if (error instanceof UnreadablePlaceFile) return null;
    throw error;
  }
}
