import {
  addClient,
  changeClient,
  clientOf,
  clientsAfter,
  clientsOf,
  namesOfClients,
  notesOf,
  noteTold,
  removeClient,
} from "~/db/clients.server";
import { stored } from "~/db/database.server";
import { deskRefusal } from "~/desk-refusals";
import { Failure } from "~/failure";
import type { LoadContext } from "~/load-context";
import { IdFields, readId } from "~/schemas/birth-details";
import type { Client } from "~/schemas/client";
import { ClientFields, readClient } from "~/schemas/client-input";
import { MOST_BLOCKS, MOST_BYTES_SENT, MOST_CLIENTS, MOST_RELATIONS } from "~/schemas/desk-limits";
import type { Parsed } from "~/schemas/fields";
import { flag, isOn } from "~/schemas/flag";
import { type ClientPlace, clientPlaceText, PartFields, readClientPlace } from "~/schemas/list-place";
import { isDeskId } from "~/schemas/updated-at";
import { operation } from "../operation";
import { deskStore } from "./desk-store.server";
import { keptOrBoth } from "./written.server";

/**
 * A part of the list of clients; `next` is the `after` of the one that follows, null at the end. Who asks is told of
 * those in it whose time ends soon, and that is remembered; but with `brief`, by which a list to choose from is filled:
 * it shows nobody's end, and their births only where one of these is chosen.
 */
export const clients = operation({
  access: "owner",
  user: "required",
  fields: PartFields.extend({
    brief: flag("Ids, names and e-mail addresses alone"),
    births: flag("With brief: when and where each was born as well"),
  }),
  read: (raw): Parsed<PartAsked> => {
    const after = readClientPlace(raw);
    if (!after.ok) return after;
    return { ok: true, value: { after: after.value, isBrief: isOn(raw.brief), hasBirths: isOn(raw.births) } };
  },
  run: async ({ after, isBrief, hasBirths }, { context }) => {
    if (!isBrief) return partShown(after, context);
    const { last, clients, ...counts } = await stored(clientsAfter(deskStore(context), after));
    const brief = clients.map(({ id, name, email, births }) => ({
      id,
      name,
      email,
      ...(hasBirths && { births: births.map(whenBorn) }),
    }));
    return { ...counts, clients: brief, next: last && clientPlaceText(last) };
  },
});

interface PartAsked {
  readonly after: ClientPlace | null;
  readonly isBrief: boolean;
  readonly hasBirths: boolean;
}

function whenBorn({ birthDate, birthTime, timeUnknown, birthLocation }: Client["births"][number]) {
  return { birthDate, birthTime, timeUnknown, birthLocation };
}

async function partShown(after: ClientPlace | null, context: LoadContext) {
  const store = deskStore(context);
  const { last, ...list } = await stored(clientsAfter(store, after));
  await stored(noteTold(store, list.clients));
  return { ...list, next: last && clientPlaceText(last) };
}

/** The same as the desk's own page shows it. */
export const clientsShown = operation({
  access: "owner",
  user: "required",
  fields: PartFields,
  read: readClientPlace,
  run: (after, { context }) => partShown(after, context),
});

/** The same for a page that is about one of them, and shows nobody whose time ends: nobody counts as told by it. */
export const choice = operation({
  access: "owner",
  user: "required",
  fields: PartFields,
  read: readClientPlace,
  run: async (after, { context }) => {
    const { clients, last } = await stored(clientsAfter(deskStore(context), after));
    return { clients, next: last && clientPlaceText(last) };
  },
});

/** Some of them, by id. */
export const someOfThem = operation({
  access: "owner",
  user: "required",
  read: ({ ids }): Parsed<readonly string[]> => ({
    ok: true,
    value: idsIn(ids, MOST_RELATIONS + MOST_BLOCKS),
  }),
  run: (ids, { context }) => stored(clientsOf(deskStore(context), ids)),
});

const idsIn = (ids: unknown, most: number) =>
  Array.isArray(ids) ? [...new Set(ids.filter(isDeskId))].slice(0, most) : [];

/** The names of some of them, by id. */
export const names = operation({
  access: "owner",
  user: "required",
  read: ({ ids }): Parsed<readonly string[]> => ({ ok: true, value: idsIn(ids, MOST_RELATIONS) }),
  run: (ids, { context }) => stored(namesOfClients(deskStore(context), ids)),
});

/** One of them; null where there is none. */
export const oneOfThem = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: (id, { context }) => stored(clientOf(deskStore(context), id)),
});

/** Whose a reading is, for its page. */
export const clientOfReading = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: (id, { context }) => clientThere(context, id),
});

/** A client with all notes. */
export const client = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => ({
    client: await clientThere(context, id),
    notes: await stored(notesOf(deskStore(context), id)),
  }),
});

/** Without `updatedAt` it keeps somebody new, with it it changes the client of this id. */
export const saveClient = operation({
  access: "owner",
  user: "required",
  writes: true,
  mostBytes: MOST_BYTES_SENT,
  fields: ClientFields,
  read: (raw, { readAsset }) => readClient(raw, readAsset),
  run: async ({ id, updatedAt, client }, { context }) => {
    const store = deskStore(context);
    const write =
      id !== null && updatedAt !== null
        ? changeClient(store, id, updatedAt, client)
        : addClient(store, id ?? context.newId(), client);
    return keptOrBoth<Awaited<ReturnType<typeof clientThere>>, Client>(
      await stored(write),
      client,
      deskRefusal("clients.too-many", MOST_CLIENTS),
    );
  },
});

/** Deletes a client with everything that is kept of them. */
export const deleteClient = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => ({ removed: await stored(removeClient(deskStore(context), id)) }),
});

/** @throws Failure where there is no such client, and where none of the keys opens the row */
export async function clientThere(context: LoadContext, id: string) {
  const found = await stored(clientOf(deskStore(context), id));
  if (!found) throw new Failure("not_found", "There is no such client.");
  return found;
}
