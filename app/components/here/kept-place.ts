import { oneOf, record } from "~/calls/shape";
import { NOBODY, shownTo } from "~/calls/shown-to";
import type { OwnPlace } from "~/schemas/own-place-input";
import { forgetNote, keepNote, keptNote, keptValue } from "../owned-notes";
import { isPlace } from "./is-place";

/**
 * Beside the place, or alone where it was forgotten: the account has not heard of it yet. It is newer than what the
 * account has, and told again with the next page.
 */
const MARK = { unsaved: true } as const;
const isUnsaved = record<typeof MARK>({ unsaved: oneOf(true) });

/** The place that was chosen last in this browser; null where none was, or what is there cannot be read. */
export function keptPlace(): OwnPlace | null {
  const value = keptValue("place");
  if (!isPlace(value)) return null;
  const { name, latitude, longitude } = value;
  return { name, latitude, longitude };
}

/** Keeps a place in this browser, and of somebody signed in with their account. */
export function keepPlace(place: OwnPlace) {
  const isNobodys = shownTo() === NOBODY;
  keepNote("place", JSON.stringify(isNobodys ? place : { ...place, ...MARK }));
  if (!isNobodys) save(place);
}

export function forgetPlace() {
  if (shownTo() === NOBODY) {
    forgetNote("place");
    return;
  }
  keepNote("place", JSON.stringify(MARK));
  save(null);
}

/** Tells the account; what it cannot be told, by want of a connection or else, stays marked. */
async function save(place: OwnPlace | null) {
  const told = keptNote("place");
  const isSaved = await import("./saved-place").then(
    ({ savePlace }) => savePlace(place),
    () => false,
  );
  if (!isSaved || keptNote("place") !== told) return; // chosen anew meanwhile
  if (place) keepNote("place", JSON.stringify(place));
  else forgetNote("place");
}

/**
 * Where somebody signed in said that they stand, in whichever browser, if that is newer than what this one keeps; null
 * for visitors, and where nothing is saved.
 */
export async function savedPlace(): Promise<OwnPlace | null> {
  if (shownTo() === NOBODY) return null;
  if (isUnsaved(keptValue("place"))) {
    void save(keptPlace());
    return null;
  }
  return import("./saved-place").then(
    ({ fetchPlace }) => fetchPlace(),
    () => null,
  );
}
