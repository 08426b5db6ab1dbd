import { callApi } from "~/calls/call-api";
import { nullOr, orNone, record, word, yesOrNo } from "~/calls/shape";
import { fetchPeople, fetchProfile, isSignedIn } from "~/components/births/saved-births";
import type { BirthDetails, SavedPerson } from "~/schemas/birth-details";
import type { CalendarParts } from "~/schemas/calendar-input";

export const areParts = record<CalendarParts>({
  transits: yesOrNo,
  returns: yesOrNo,
  lunations: yesOrNo,
  voidMoons: yesOrNo,
  periods: orNone(word<NonNullable<CalendarParts["periods"]>>()),
});

export type AccountState =
  | { readonly kind: "visitor" }
  /** Sessions or D1 cannot be reached. */
  | { readonly kind: "unavailable" }
  | {
      readonly kind: "signed-in";
      readonly profile: BirthDetails | null;
      readonly people: readonly SavedPerson[];
      /** What their calendar holds; null where they have none. */
      readonly calendar: CalendarParts | null;
    };

/** What the screen shows after a navigation within the app. */
export async function fetchAccountState(): Promise<AccountState> {
  if (!isSignedIn()) return { kind: "visitor" };
  const [profile, people, calendar] = await Promise.all([
    fetchProfile(),
    fetchPeople(),
    callApi("/api/calendar-feed", nullOr(areParts)),
  ]);
  if (profile.ok && people.ok && calendar.ok) {
    return {
      kind: "signed-in",
      profile: profile.data,
      people: people.data.people,
      calendar: calendar.data,
    };
  }
  const statuses = [profile, people, calendar].map((outcome) => (outcome.ok ? 200 : outcome.status));
  return { kind: statuses.includes(401) ? "visitor" : "unavailable" };
}
