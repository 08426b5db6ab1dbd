import { birthsEntered, type EnteredBirth, isSame, nameInUse } from "~/notes/births";
import { fetchPeople, fetchProfile, isSignedIn } from "./saved-births";

/** Who is known here: to the account of whoever is signed in, and to this browser. */
export interface KnownBirths {
  /** The user's own, which is one at most. */
  readonly own: readonly EnteredBirth[];
  /** Others that are saved with the account. */
  readonly others: readonly EnteredBirth[];
  /** In this browser, but for who is saved; the latest first. */
  readonly entered: readonly EnteredBirth[];
}

/**
 * Never rejects: what could not be had is not known.
 * @param withOthers whether the saved people are asked for, which is a call of its own
 */
export async function knownBirths(withOthers = true): Promise<KnownBirths> {
  const [own, others] = await Promise.all([ownBirth(), withOthers ? savedPeople() : []]);
  const saved = [...own, ...others];
  return { own, others, entered: birthsEntered().filter((birth) => !saved.some(isSame(birth))) };
}

/**
 * The person in use: who was last put in use, or asked for, on this device; else the user's own birth, else who was
 * entered last. Null where nobody is known.
 */
export async function birthInUse(): Promise<EnteredBirth | null> {
  const named = nameInUse();
  const own = await ownBirth();
  const near = [...own, ...birthsEntered()];
  const isNamed = named ? isSame(named) : () => false;
  const found = near.find(isNamed);
  if (found || !named) return found ?? near[0] ?? null;
  return (await savedPeople()).find(isNamed) ?? near[0] ?? null;
}

/** Whether the person in use is the user whose profile is saved. */
export async function isOwnInUse(): Promise<boolean> {
  const [[own], birth] = await Promise.all([ownBirth(), birthInUse()]);
  return own !== undefined && birth !== null && isSame(own)(birth);
}

async function ownBirth(): Promise<readonly EnteredBirth[]> {
  if (!isSignedIn()) return [];
  const profile = await fetchProfile();
  return profile.ok && profile.data ? [profile.data] : [];
}

async function savedPeople(): Promise<readonly EnteredBirth[]> {
  if (!isSignedIn()) return [];
  const people = await fetchPeople();
  return people.ok ? people.data.people : [];
}

/** Whether a chart can be drawn of it: where it was, and when, or that nobody knows the time. */
export function isWhole({ birthLocation, latitude, birthTime, timeUnknown }: EnteredBirth): boolean {
  return (birthLocation !== "" || latitude !== null) && (birthTime !== "" || timeUnknown);
}
