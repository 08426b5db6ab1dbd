import {
  addClient,
  allClients,
  changeClient,
  clientOf,
  clientsCounted,
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
import { FEW_CLIENTS, MOST_BYTES_SENT, MOST_CLIENTS } from "~/schemas/desk-limits";
import type { Parsed } from "~/schemas/fields";
import { nothing, operation } from "../operation";
import { deskStore } from "./desk-store.server";
import { keptOrBoth } from "./written.server";

/** All clients by name. Who asks is told of those whose time ends soon, and that is remembered. */
export const clients = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: async (_, { context }) => {
    const store = deskStore(context);
    await stored(noteTold(store));
    return stored(allClients(store));
  },
});

/** The same for a page that is about one of them, and shows nobody whose time ends: nobody counts as told by it. */
export const everybody = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: async (_, { context }) => (await stored(allClients(deskStore(context)))).clients,
});

/** Who is there to choose from: null where they are many, and nobody has asked for them yet, because opening takes time. */
export const choice = operation({
  access: "owner",
  user: "required",
  read: ({ all }): Parsed<boolean> => ({ ok: true, value: all === true }),
  run: async (isAsked, { context }) => {
    const store = deskStore(context);
    if (!isAsked && (await stored(clientsCounted(store))) > FEW_CLIENTS) return null;
    return (await stored(allClients(store))).clients;
  },
});

/** One of them; null where there is none. */
export const oneOfThem = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: (id, { context }) => stored(clientOf(deskStore(context), id)),
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
