import { ownerOf } from "./auth/owner.server";
import { answering, type Endpoint, endpointsByPath, type Method } from "./calls/answer-call.server";
import { client, clients, deleteClient, saveClient } from "./calls/desk/clients.server";
import { asFile, exportClients } from "./calls/desk/export.server";
import { deleteNote, notes, saveNote } from "./calls/desk/notes.server";
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
  "GET /api/desk/export": { operation: answering(exportClients, asFile) },
} satisfies Readonly<Record<`${Method} /${string}`, { readonly operation: Endpoint }>>;

const ENDPOINTS = [...endpointsByPath(DESK)].map(([path, endpoints]) => ({
  endpoints,
  path,
  parts: path.split("/"),
}));

/** The paths, with the names of what stands in them. */
export const DESK_PATHS: readonly string[] = ENDPOINTS.map(({ path }) => path);

/** What is answered at a path of the desk, and what the path says; null for everybody but the owner, whatever the path. */
export async function deskCallAt(pathname: string, context: LoadContext) {
  const given = pathname.split("/");
  for (const { endpoints, parts } of ENDPOINTS) {
    const isThis =
      parts.length === given.length &&
      parts.every((part, index) => part === given[index] || (part.startsWith(":") && given[index] !== ""));
    if (!isThis) continue;
    if (!(await ownerOf(context))) return null;
    const named = parts.flatMap((part, index) =>
      part.startsWith(":") ? [[part.slice(1), given[index]] as const] : [],
    );
    return { endpoints, inPath: Object.fromEntries(named) };
  }
  return null;
}
