import { fetchPeople, fetchProfile, isSignedIn } from "~/components/saved-births";
import type { BirthDetails, SavedPerson } from "~/schemas/birth-details";

export type AccountState =
  | { readonly kind: "visitor" }
  /** Sessions or D1 cannot be reached. */
  | { readonly kind: "unavailable" }
  | {
      readonly kind: "signed-in";
      readonly profile: BirthDetails | null;
      readonly people: readonly SavedPerson[];
    };

/** What the screen shows after a navigation within the app. */
export async function fetchAccountState(): Promise<AccountState> {
  if (!isSignedIn()) return { kind: "visitor" };
  const [profile, people] = await Promise.all([fetchProfile(), fetchPeople()]);
  if (profile.ok && people.ok) {
    return { kind: "signed-in", profile: profile.data, people: people.data.people };
  }
  const statuses = [profile, people].map((outcome) => (outcome.ok ? 200 : outcome.status));
  return { kind: statuses.includes(401) ? "visitor" : "unavailable" };
}
