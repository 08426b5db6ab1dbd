import { check, oneOf, record } from "~/calls/shape";
import { NOBODY, shownTo } from "~/calls/shown-to";
import { note } from "~/notes/note";
import type { OwnPlace } from "~/schemas/own-place-input";
import { isPlace } from "./is-place";

/**
 * Beside the place, or alone where it was forgotten: the account has not heard of it yet. It is newer than what the
 * account has, and told again with the next page.
 */
const MARK = { unsaved: true } as const;
const isUnsaved = record<typeof MARK>({ unsaved: oneOf(true) });

const placeNote = note<OwnPlace | typeof MARK>("place", {
  owner: "person",
  lasts: "device",
  check: check((value) => isPlace(value) || isUnsaved(value)),
});

/** The place that was chosen last in this browser; null where none was, or what is there cannot be read. */
export function notedPlace(): OwnPlace | null {
  const value = placeNote.read();
  if (!isPlace(value)) return null;
  const { name, latitude, longitude } = value;
  return { name, latitude, longitude };
}

/** Notes a place, and saves it for somebody signed in. */
export function notePlace(place: OwnPlace) {
  const isNobodys = shownTo() === NOBODY;
  placeNote.write(isNobodys ? place : { ...place, ...MARK });
  if (!isNobodys) save(place);
}

export function forgetPlace() {
  if (shownTo() === NOBODY) return placeNote.forget();
  placeNote.write(MARK);
  save(null);
}

/** Tells the account; what it cannot be told, by want of a connection or else, stays marked. */
async function save(place: OwnPlace | null) {
  const told = JSON.stringify(placeNote.read());
  const isSaved = await import("./saved-place").then(
    ({ savePlace }) => savePlace(place),
    () => false,
  );
  if (!isSaved || JSON.stringify(placeNote.read()) !== told) return; // chosen anew meanwhile
  if (place) placeNote.write(place);
  else placeNote.forget();
}

/**
 * Where somebody signed in said that they stand, in whichever browser, if that is newer than what this one keeps; null
 * for visitors, and where nothing is saved.
 */
export async function savedPlace(): Promise<OwnPlace | null> {
  if (shownTo() === NOBODY) return null;
  if (isUnsaved(placeNote.read())) {
    void save(notedPlace());
    return null;
  }
  return import("./saved-place").then(
    ({ fetchPlace }) => fetchPlace(),
    () => null,
  );
}
