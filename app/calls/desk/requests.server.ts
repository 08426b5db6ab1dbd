import { type AppointmentWords, appointmentFile } from "~/answers/appointment-file";
import { stored } from "~/db/database.server";
import {
  changeRequest,
  type KeptRequest,
  removeRequest,
  requestOf,
  requestsAfter,
  requestsOf,
} from "~/db/requests.server";
import { deskRefusal } from "~/desk-refusals";
import { Failure, invalidInput } from "~/failure";
import type { LoadContext } from "~/load-context";
import { IdFields, readId } from "~/schemas/birth-details";
import { PartFields, readRequestPlace, requestPlaceText } from "~/schemas/list-place";
import { RequestChangeFields, readRequestChange } from "~/schemas/request-change-input";
import { agreedOn, calledOff } from "~/schemas/visitor-request";
import * as words from "~/words/consult";
import { originOfLinks } from "../messages.server";
import { operation } from "../operation";
import { deskStore } from "./desk-store.server";
import { keptOrBoth } from "./written.server";

/** A part of the list of requests; `next` is the `after` of the one that follows, null at the end. */
export const requests = operation({
  access: "owner",
  user: "required",
  fields: PartFields,
  read: readRequestPlace,
  run: async (after, { context }) => {
    const { last, ...list } = await stored(requestsAfter(deskStore(context), after));
    return { ...list, next: last && requestPlaceText(last) };
  },
});

/** One request. */
export const request = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => ({ request: await requestThere(context, id) }),
});

/** One request with those that it belongs to: what came in by links that answer it, and the one that it answers itself. */
export const tiedRequest = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => {
    const request = await requestThere(context, id);
    const { from, links = [] } = request;
    const tied = await stored(requestsOf(deskStore(context), from ? [...links, from] : links));
    return {
      request,
      answers: tied.filter((one) => one.id !== from),
      asked: tied.find((one) => one.id === from) ?? null,
    };
  },
});

/** Says how far a request has come, and when its session takes place. */
export const saveRequest = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: RequestChangeFields,
  read: readRequestChange,
  run: async ({ id, updatedAt, ...change }, { context }) => {
    const { appointment } = await requestThere(context, id);
    if (change.status === "agreed" && !change.appointment && !appointment) {
      throw invalidInput({ date: [deskRefusal("appointment.required")] });
    }
    return keptOrBoth(
      await stored(changeRequest(deskStore(context), id, updatedAt, change)),
      change,
      deskRefusal("requests.too-many"),
    );
  },
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

/** The appointment of a request for the owner's calendar: the way to the desk, and no name. */
export const appointment = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => {
    const about = `${originOfLinks(context)}/desk/requests/${id}`;
    return fileOf(await requestThere(context, id), { name: "Consultation", about });
  },
});

/**
 * A file for a calendar, and for an appointment that was called off the one that takes it out.
 * @throws Failure where nothing was agreed on
 */
export function fileOf(request: KeptRequest | null, says: AppointmentWords): string {
  const agreed = request && (agreedOn(request) ?? calledOff(request));
  if (!request || !agreed) throw new Failure("not_found", words.noSuchAppointment);
  return appointmentFile({ id: request.id, ...agreed }, says, Date.now());
}
