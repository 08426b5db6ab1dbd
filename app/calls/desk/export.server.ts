import * as z from "zod";
import { allClients, allNotes } from "~/db/clients.server";
import { stored } from "~/db/database.server";
import { openIntakes } from "~/db/intakes.server";
import { allRequests } from "~/db/requests.server";
import { Failure } from "~/failure";
import { readId } from "~/schemas/birth-details";
import { asSent, isUntyped, type Parsed } from "~/schemas/fields";
import type { Reply } from "../answer-call.server";
import { operation } from "../operation";
import { deskStore } from "./desk-store.server";

/** Everything that the desk keeps of one client or of all, in the open: a file for the owner to keep. */
export const exportClients = operation({
  access: "owner",
  user: "required",
  fields: z.object({
    client: asSent({ type: "string", description: "The id of one client; without it all of them" }),
  }),
  read: (raw): Parsed<string | null> =>
    isUntyped(raw.client) ? { ok: true, value: null } : readId({ id: raw.client }),
  run: async (only, { context }) => {
    const store = deskStore(context);
    const [{ clients, unreadable: ofClients }, { requests, unreadable: ofRequests }, notes, intakes] =
      await stored(Promise.all([allClients(store), allRequests(store), allNotes(store), openIntakes(store)]));
    const unreadable = ofClients + ofRequests;
    const wanted = clients.filter(({ id }) => only === null || id === only);
    if (only !== null && wanted.length === 0) throw new Failure("not_found", "There is no such client.");
    return {
      exportedAt: new Date().toISOString(),
      ...(unreadable > 0 && only === null && { unreadable }),
      clients: wanted.map((client) => ({ ...client, notes: notes.get(client.id) ?? [] })),
      requests: requests
        .filter(({ client }) => only === null || client === only)
        .map(({ token: _, ...request }) => request),
      intakes: intakes
        .filter(({ client }) => only === null || client === only)
        .map(({ token: _, ...intake }) => intake),
    };
  },
});

/** As a file that is saved, whose name tells of nobody. */
export function asFile(body: unknown): Reply<unknown> {
  return { body, headers: { "Content-Disposition": 'attachment; filename="desk.json"' } };
}
