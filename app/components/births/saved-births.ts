import { callApi } from "~/calls/call-api";
import type { Outcome } from "~/calls/outcome";
import { listOf, nullOr, number, record, text, yesOrNo } from "~/calls/shape";
import { NOBODY, shownTo } from "~/calls/shown-to";
import type { BirthDetails, SavedPerson } from "~/schemas/birth-details";

const birth = {
  fullName: text,
  birthDate: text,
  birthTime: text,
  birthLocation: text,
  latitude: number(),
  longitude: number(),
  timezone: text,
  timeUnknown: yesOrNo,
};
export const isBirth = record<BirthDetails>(birth);
export const isPerson = record<SavedPerson>({ ...birth, id: text });
const arePeople = record<{ readonly people: readonly SavedPerson[] }>({ people: listOf(isPerson) });

/** Whether the page came to somebody signed in: signing in and out load a new one. Visitors' forms make no calls. */
export function isSignedIn(): boolean {
  return shownTo() !== NOBODY;
}

let profile: Promise<Outcome<BirthDetails | null>> | null = null;
let people: Promise<Outcome<{ people: readonly SavedPerson[] }>> | null = null;

/** The saved profile, fetched once a page. A 401 is no profile, not an error. */
export function fetchProfile(): Promise<Outcome<BirthDetails | null>> {
  profile ??= once(callApi("/api/profile", nullOr(isBirth)), () => {
    profile = null;
  });
  return profile;
}

export function fetchPeople(): Promise<Outcome<{ people: readonly SavedPerson[] }>> {
  people ??= once(callApi("/api/people", arePeople), () => {
    people = null;
  });
  return people;
}

/** After something was saved: the next form asks again. */
export function forgetSavedBirths() {
  profile = null;
  people = null;
}

/** What a form begins with: the saved profile, or null. Never rejects. */
export async function profileForForm(): Promise<BirthDetails | null> {
  if (!isSignedIn()) return null;
  const outcome = await fetchProfile();
  return outcome.ok ? outcome.data : null;
}

/** A call's answer, which a failure takes back so that it is asked for again. */
function once<T>(call: Promise<Outcome<T>>, takeBack: () => void): Promise<Outcome<T>> {
  return call.then((outcome) => {
    if (!outcome.ok) takeBack();
    return outcome;
  });
}
