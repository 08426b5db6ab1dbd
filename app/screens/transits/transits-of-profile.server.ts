import type { Instant } from "~/astrology/instant";
import { accountIfKnown } from "~/auth/account.server";
import { profileForForm } from "~/auth/profile-for-form.server";
import { birthChart } from "~/calls/birth-chart.server";
import { chartTransits } from "~/calls/chart-transits.server";
import { partOf } from "~/calls/perform.server";
import { longitudesOf } from "~/components/births/longitudes-of";
import type { TransitsOfChart } from "~/components/births/transits-of-chart";
import { birthFormValues } from "~/components/forms/form-values";
import { settingsOf } from "~/db/chart-settings.server";
import { Failure } from "~/failure";
import type { LoadContext } from "~/load-context";
import { UnreadablePlaceFile } from "~/places/place-files";

/** What touches the chart of whoever is signed in; null for visitors, without a profile, and while it cannot be had. */
export async function transitsOfProfile(context: LoadContext, at: Instant): Promise<TransitsOfChart | null> {
  const [account, profile] = await Promise.all([accountIfKnown(context), profileForForm(context)]);
  if (!account || !profile) return null;
  try {
    const settings = settingsOf(account.user);
    const chart = longitudesOf(await partOf(birthChart, { ...birthFormValues(profile), settings }, context));
    const { longitudes } = chart;
    return { chart, answer: await chartTransits.run({ longitudes, at }, { context, account: null }) };
  } catch (error) {
    if (error instanceof Failure || error instanceof UnreadablePlaceFile) return null;
    throw error;
  }
}
