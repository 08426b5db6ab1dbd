import * as z from "zod";
import { utcDate } from "~/astrology/calendar";
import { addClientOf, changeClientBy } from "~/db/client-of-request.server";
import { clientOf, type KeptClient, notesCounted } from "~/db/clients.server";
import { stored } from "~/db/database.server";
import { requestOf } from "~/db/requests.server";
import { deskRefusal } from "~/desk-refusals";
import { Failure, invalidInput } from "~/failure";
import { IdFields, readId } from "~/schemas/birth-details";
import type { Client } from "~/schemas/client";
import { isTooLargeClient } from "~/schemas/client-input";
import {
  clientOfRequest,
  LEFT,
  type LeftPart,
  noteOfRequest,
  toTake,
  withAsked,
} from "~/schemas/client-of-request";
import {
  KIBIBYTE,
  MOST_BYTES_OF_CLIENT,
  MOST_CLIENTS,
  MOST_EVENTS,
  MOST_NOTES,
  MOST_RELATIONS,
} from "~/schemas/desk-limits";
import { asSent, isUntyped, type Parsed } from "~/schemas/fields";
import { isOn } from "~/schemas/flag";
import { readVersion } from "~/schemas/updated-at";
import { operation } from "../operation";
import { deskStore } from "./desk-store.server";
import { requestThere } from "./requests.server";
import { keptOrBoth } from "./written.server";

interface ToMake {
  readonly request: string;
  /** Who is changed, over which version; null for somebody new. */
  readonly client: { readonly id: string; readonly updatedAt: number } | null;
  readonly left: readonly LeftPart[];
}

/**
 * Makes a client of a request, or brings one up to date by it; the request goes with them from then on. With an intake
 * form goes the request that it answers.
 */
export const makeClient = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: z.object({
    ...IdFields.shape,
    client: asSent({ type: "string", description: "Who is changed; without it somebody new is kept" }),
    updatedAt: asSent({ type: "integer", description: "Of that client" }),
    leave: asSent({
      type: "array",
      items: { type: "string", enum: LEFT },
      description: "What of that client stays as it is kept",
    }),
  }),
  read: (raw): Parsed<ToMake> => {
    const request = readId(raw);
    const isNew = isUntyped(raw.client) && isUntyped(raw.updatedAt);
    const client: Parsed<ToMake["client"]> = isNew
      ? { ok: true, value: null }
      : readVersion({ id: raw.client, updatedAt: raw.updatedAt });
    const left = readLeft(raw);
    if (!request.ok || !client.ok || !left.ok) {
      const fields = Object.assign(
        {},
        ...[request, client, left].map((part) => (part.ok ? {} : part.fields)),
      );
      return { ok: false, fields };
    }
    return { ok: true, value: { request: request.value, client: client.value, left: left.value } };
  },
  run: async ({ request: id, client: wanted, left }, { context }) => {
    const store = deskStore(context);
    const sent = await requestThere(context, id);
    const asked = sent.from ? await stored(requestOf(store, sent.from)) : null;
    const { along } = toTake({ request: sent, answers: [], asked });
    const request = withAsked(sent, along);
    const before = wanted && (await stored(clientOf(store, wanted.id)));
    if (wanted && !before) throw new Failure("not_found", "There is no such client.");
    const client = clientOfRequest(before, request, left);
    const text = noteOfRequest(request);
    const note = text === "" ? null : ({ kind: "prep", at: Date.parse(utcDate(request.at)), text } as const);
    const full = before ? await stored(notesCounted(store, before.id)) : 0;
    if (note && full >= MOST_NOTES) throw invalidInput({ "": [deskRefusal("notes.too-many", MOST_NOTES)] });
    requireRoom(client);
    const taking = { request, asked: along?.id ?? null, client, note };
    // Pressed twice, it is the same client.
    const written =
      wanted && before ? changeClientBy(store, before, wanted.updatedAt, taking) : addClientOf(store, taking);
    return keptOrBoth<KeptClient, Client>(
      await stored(written),
      client,
      deskRefusal("clients.too-many", MOST_CLIENTS),
    );
  },
});

/** A list (JSON), or the fields `leave.name` and its like of a form. */
function readLeft(raw: Readonly<Record<string, unknown>>): Parsed<readonly LeftPart[]> {
  const inForm = LEFT.filter((part) => isOn(raw[`leave.${part}`]));
  const given = isUntyped(raw.leave) ? inForm : raw.leave;
  const isList = Array.isArray(given) && given.every((part) => LEFT.includes(part));
  return isList
    ? { ok: true, value: given }
    : { ok: false, fields: { leave: [deskRefusal("leave.not-a-list", LEFT)] } };
}

/** @throws Failure where both together are more than is kept of anybody: something has to be left as it is */
function requireRoom(client: Client) {
  const why =
    client.events.length > MOST_EVENTS
      ? deskRefusal("events.too-many", MOST_EVENTS)
      : client.relations.length > MOST_RELATIONS
        ? deskRefusal("relations.too-many", MOST_RELATIONS)
        : isTooLargeClient(client) && deskRefusal("client.too-large", MOST_BYTES_OF_CLIENT / KIBIBYTE);
  if (why) throw invalidInput({ "": [why] });
}
