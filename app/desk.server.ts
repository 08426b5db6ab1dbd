import { hasDesk, ownerOf } from "./auth/owner.server";
import {
  answering,
  asJsonFile,
  type Endpoint,
  endpointsByPath,
  type Method,
} from "./calls/answer-call.server";
import { sendIntake } from "./calls/desk/answer-intake.server";
import { makeClient } from "./calls/desk/client-of-request.server";
import { client, clients, deleteClient, saveClient } from "./calls/desk/clients.server";
import { deleteDelivery, deliveries, delivery, makeDelivery } from "./calls/desk/deliveries.server";
import { asFile, exportClients } from "./calls/desk/export.server";
import { importToDesk } from "./calls/desk/import-clients.server";
import { deleteIntake, intakes, makeIntake } from "./calls/desk/intakes.server";
import { deleteNote, notes, saveNote } from "./calls/desk/notes.server";
import { deleteReading, reading, readings, saveReading } from "./calls/desk/readings.server";
import { deleteRequest, request, requests, saveRequest } from "./calls/desk/requests.server";
import { ownRequest, sendRequest, withdraw } from "./calls/desk/send-request.server";
import { saveSettings, settings } from "./calls/desk/settings.server";
import { removeSite, saveSite, siteProfile } from "./calls/desk/site.server";
import { deleteText, ownTextsFile, saveTexts, textOrBoth } from "./calls/desk/texts.server";
import { deleteAll, ending, keepOn } from "./calls/desk/whole-desk.server";
import { rowOrBoth } from "./calls/desk/written.server";
import type { LoadContext } from "./load-context";

/**
 * The owner's calls, by method and path. They stand apart from the table of calls, and so neither in the API's document
 * nor among what is answered while an isolate starts: for everybody else they are not there (docs/decisions/051).
 */
export const DESK = {
  "GET /api/desk/clients": { operation: clients },
  "POST /api/desk/clients": { operation: answering(saveClient, rowOrBoth("client")) },
  "GET /api/desk/clients/:id": { operation: client },
  "POST /api/desk/clients/:id": { operation: answering(saveClient, rowOrBoth("client")) },
  "DELETE /api/desk/clients/:id": { operation: deleteClient },
  "GET /api/desk/clients/:id/notes": { operation: notes },
  "POST /api/desk/clients/:id/notes": { operation: answering(saveNote, rowOrBoth("note")) },
  "DELETE /api/desk/clients/:id/notes/:note": { operation: deleteNote },
  "GET /api/desk/requests": { operation: requests },
  "GET /api/desk/requests/:id": { operation: request },
  "POST /api/desk/requests/:id": { operation: answering(saveRequest, rowOrBoth("request")) },
  "DELETE /api/desk/requests/:id": { operation: deleteRequest },
  "POST /api/desk/requests/:id/client": { operation: answering(makeClient, rowOrBoth("client")) },
  "GET /api/desk/intakes": { operation: intakes },
  "POST /api/desk/intakes": { operation: makeIntake },
  "DELETE /api/desk/intakes/:id": { operation: deleteIntake },
  "GET /api/desk/readings": { operation: readings },
  "POST /api/desk/readings": { operation: answering(saveReading, rowOrBoth("reading")) },
  "GET /api/desk/readings/:id": { operation: reading },
  "POST /api/desk/readings/:id": { operation: answering(saveReading, rowOrBoth("reading")) },
  "DELETE /api/desk/readings/:id": { operation: deleteReading },
  "GET /api/desk/clients/:id/deliveries": { operation: deliveries },
  "POST /api/desk/deliveries": { operation: makeDelivery },
  "DELETE /api/desk/deliveries/:id": { operation: deleteDelivery },
  "GET /api/desk/site": { operation: siteProfile },
  "PUT /api/desk/site": { operation: answering(saveSite, rowOrBoth("site")) },
  "DELETE /api/desk/site": { operation: removeSite },
  "GET /api/desk/export": { operation: answering(exportClients, asFile) },
  "POST /api/desk/import": { operation: importToDesk },
  "GET /api/desk/ending": { operation: ending },
  "POST /api/desk/clients/:id/contact": { operation: keepOn },
  "POST /api/desk/deletion": { operation: deleteAll },
  "GET /api/desk/settings": { operation: settings },
  "POST /api/desk/settings": { operation: answering(saveSettings, rowOrBoth("settings")) },
  "GET /api/desk/texts": { operation: answering(ownTextsFile, asJsonFile("own-texts.json")) },
  "PUT /api/desk/texts": { operation: answering(saveTexts, textOrBoth) },
  "DELETE /api/desk/texts": { operation: deleteText },
} satisfies Readonly<Record<`${Method} /${string}`, { readonly operation: Endpoint }>>;

/** What visitors may ask where there is a desk: where there is none, these are no calls either. */
export const DESK_FOR_VISITORS = {
  "POST /api/requests": { operation: sendRequest },
  "GET /api/requests/:token": { operation: ownRequest },
  "DELETE /api/requests/:token": { operation: withdraw },
  "GET /api/deliveries/:token": { operation: delivery },
  "POST /api/intake/:token": { operation: sendIntake },
} satisfies Readonly<Record<`${Method} /${string}`, { readonly operation: Endpoint }>>;

const endpointsOf = (calls: Parameters<typeof endpointsByPath>[0], isOwners: boolean) =>
  [...endpointsByPath(calls)].map(([path, endpoints]) => ({
    endpoints,
    isOwners,
    parts: path.split("/"),
    path,
  }));

const ENDPOINTS = [...endpointsOf(DESK, true), ...endpointsOf(DESK_FOR_VISITORS, false)];

/** The paths, with the names of what stands in them. */
export const DESK_PATHS: readonly string[] = ENDPOINTS.map(({ path }) => path);

/** What is answered at a path of the desk, and what the path says; null for whomever it is not there for. */
export async function deskCallAt(pathname: string, context: LoadContext) {
  const given = pathname.split("/");
  for (const { endpoints, isOwners, parts } of ENDPOINTS) {
    const isThis =
      parts.length === given.length &&
      parts.every((part, index) => part === given[index] || (part.startsWith(":") && given[index] !== ""));
    if (!isThis) continue;
    if (!(isOwners ? await ownerOf(context) : hasDesk(context.settings))) return null;
    const named = parts.flatMap((part, index) =>
      part.startsWith(":") ? [[part.slice(1), given[index]] as const] : [],
    );
    return { endpoints, inPath: Object.fromEntries(named) };
  }
  return null;
}
