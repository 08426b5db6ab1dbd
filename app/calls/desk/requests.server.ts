import { stored } from "~/db/database.server";
import { allRequests, changeRequest, removeRequest, requestOf } from "~/db/requests.server";
import { deskRefusal } from "~/desk-refusals";
import { Failure } from "~/failure";
import type { LoadContext } from "~/load-context";
import { IdFields, readId } from "~/schemas/birth-details";
import { RequestChangeFields, readRequestChange } from "~/schemas/request-change-input";
import { nothing, operation } from "../operation";
import { deskStore } from "./desk-store.server";
import { keptOrBoth } from "./written.server";

/** All requests, the newest first. */
export const requests = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: (_, { context }) => stored(allRequests(deskStore(context))),
});

/** One request. */
export const request = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => ({ request: await requestThere(context, id) }),
});

/** Says how far a request has come. */
export const saveRequest = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: RequestChangeFields,
  read: readRequestChange,
  run: async ({ id, updatedAt, ...change }, { context }) =>
    keptOrBoth(
      await stored(changeRequest(deskStore(context), id, updatedAt, change)),
      change,
      deskRefusal("requests.too-many"),
    ),
});

/** Deletes a request with all that was sent. */
export const deleteRequest = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => ({ removed: await stored(removeRequest(deskStore(context), id)) }),
});

/** @throws Failure where there is no such request, and where none of the keys opens the row */
export async function requestThere(context: LoadContext, id: string) {
  const found = await stored(requestOf(deskStore(context), id));
  if (!found) throw new Failure("not_found", "There is no such request.");
  return found;
}
