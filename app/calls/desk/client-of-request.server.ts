import * as z from "zod";
import { utcDate } from "~/astrology/calendar";
import { addClient, addNote, changeClient, clientOf } from "~/db/clients.server";
import { stored } from "~/db/database.server";
import { giveRequest } from "~/db/requests.server";
import { deskRefusal } from "~/desk-refusals";
import { Failure, invalidInput } from "~/failure";
import { IdFields, readId } from "~/schemas/birth-details";
import { isTooLargeClient } from "~/schemas/client-input";
import { clientOfRequest, noteOfRequest } from "~/schemas/client-of-request";
import { KIBIBYTE, MOST_BYTES_OF_CLIENT, MOST_CLIENTS } from "~/schemas/desk-limits";
import { asSent, isUntyped, type Parsed } from "~/schemas/fields";
import { readVersion } from "~/schemas/updated-at";
import { operation } from "../operation";
import { deskStore } from "./desk-store.server";
import { requestThere } from "./requests.server";
import { keptOrBoth } from "./written.server";

interface ToMake {
  readonly request: string;
  /** Who is changed, over which version; null for somebody new. */
  readonly client: { readonly id: string; readonly updatedAt: number } | null;
}

/** Makes a client of a request, or brings one up to date by it; the request goes with them from then on. */
export const makeClient = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: z.object({
    ...IdFields.shape,
    client: asSent({ type: "string", description: "Who is changed; without it somebody new is kept" }),
    updatedAt: asSent({ type: "integer", description: "Of that client" }),
  }),
  read: (raw): Parsed<ToMake> => {
    const request = readId(raw);
    const isNew = isUntyped(raw.client) && isUntyped(raw.updatedAt);
    const client: Parsed<ToMake["client"]> = isNew
      ? { ok: true, value: null }
      : readVersion({ id: raw.client, updatedAt: raw.updatedAt });
    if (!request.ok || !client.ok) {
      const fields = { ...(!request.ok && request.fields), ...(!client.ok && client.fields) };
      return { ok: false, fields };
    }
    return { ok: true, value: { request: request.value, client: client.value } };
  },
  run: async ({ request: id, client: wanted }, { context }) => {
    const store = deskStore(context);
    const request = await requestThere(context, id);
    // Pressed twice, it is the same client.
    const before = wanted && (await stored(clientOf(store, wanted.id)));
    if (wanted && !before) throw new Failure("not_found", "There is no such client.");
    const client = clientOfRequest(before, request);
    if (isTooLargeClient(client)) {
      throw invalidInput({ "": [deskRefusal("client.too-large", MOST_BYTES_OF_CLIENT / KIBIBYTE)] });
    }
    const kept = keptOrBoth(
      await stored(
        wanted
          ? changeClient(store, wanted.id, wanted.updatedAt, client)
          : addClient(store, request.id, client),
      ),
      client,
      deskRefusal("clients.too-many", MOST_CLIENTS),
    );
    if (!kept.isKept && wanted) return kept;
    const clientId = kept.isKept ? kept.row.id : kept.theirs.id;
    const note = { kind: "prep", at: Date.parse(utcDate(request.at)), text: noteOfRequest(request) } as const;
    await stored(addNote(store, clientId, request.id, note));
    await stored(giveRequest(store, request.id, clientId));
    return kept;
  },
});
