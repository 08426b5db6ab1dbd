import { type OwnPlace, readOwnPlace } from "~/schemas/own-place-input";
import type { Database } from "./database.server";
import { keptIn } from "./kept-json.server";
import { changeUser, type User } from "./users.server";

/** Where somebody stands; null where they did not say, and where what is kept cannot be read. */
export function ownPlaceOf({ ownPlace }: Pick<User, "ownPlace">): OwnPlace | null {
  return keptIn(ownPlace, (place) => readOwnPlace({ place }));
}

/**
 * Keeps where somebody stands; null forgets it.
 * @throws Failure `unauthenticated` where that account was deleted meanwhile
 */
export async function saveOwnPlace(db: Database, userId: string, place: OwnPlace | null) {
  await changeUser(db, userId, { ownPlace: place && JSON.stringify(place) });
}
