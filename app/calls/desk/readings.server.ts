import { stored } from "~/db/database.server";
import {
  addReading,
  changeReading,
  type KeptReading,
  readingOf,
  readingsAfter,
  removeReading,
  templates,
} from "~/db/readings.server";
import { deskRefusal } from "~/desk-refusals";
import { Failure } from "~/failure";
import type { LoadContext } from "~/load-context";
import { IdFields, readId } from "~/schemas/birth-details";
import { MOST_BYTES_OF_READING, MOST_READINGS } from "~/schemas/desk-limits";
import { DraftFields, readDraft } from "~/schemas/draft-input";
import { clientPlaceText, PartFields, readClientPlace } from "~/schemas/list-place";
import type { Draft } from "~/schemas/reading-draft";
import { nothing, operation } from "../operation";
import { clientThere } from "./clients.server";
import { deskStore } from "./desk-store.server";
import { keptOrBoth } from "./written.server";

/** A part of the list of prepared readings; `next` is the `after` of the one that follows, null at the end. */
export const readings = operation({
  access: "owner",
  user: "required",
  fields: PartFields,
  read: readClientPlace,
  run: async (after, { context }) => {
    const { last, ...list } = await stored(readingsAfter(deskStore(context), after));
    return { ...list, next: last && clientPlaceText(last) };
  },
});

/** The templates to begin with. */
export const templatesThere = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: (_, { context }) => stored(templates(deskStore(context))),
});

/** One of them. */
export const reading = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => ({ reading: await readingThere(context, id) }),
});

/** Without `updatedAt` it keeps a new one, with it it changes the reading of this id, and not whose it is. */
export const saveReading = operation({
  access: "owner",
  user: "required",
  writes: true,
  mostBytes: 2 * MOST_BYTES_OF_READING,
  fields: DraftFields,
  read: readDraft,
  run: async ({ id, updatedAt, client, ...draft }, { context }) => {
    const store = deskStore(context);
    if (client !== null && updatedAt === null) await clientThere(context, client);
    const written =
      id !== null && updatedAt !== null
        ? changeReading(store, id, updatedAt, draft)
        : addReading(store, id ?? context.newId(), client, draft);
    const full = deskRefusal("readings.too-many", MOST_READINGS);
    return keptOrBoth<KeptReading, Draft>(await stored(written), draft, full);
  },
});

/** Deletes one. What was sent of it opens until its day, or until it is taken back. */
export const deleteReading = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => ({ removed: await stored(removeReading(deskStore(context), id)) }),
});

/** @throws Failure where there is no such reading, and where none of the keys opens the row */
export async function readingThere(context: LoadContext, id: string) {
  const found = await stored(readingOf(deskStore(context), id));
  if (!found) throw new Failure("not_found", "There is no such reading.");
  return found;
}
