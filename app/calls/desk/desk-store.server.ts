import type { DeskStore } from "~/db/clients.server";
import { database } from "~/db/database.server";
import { sealerOf } from "~/db/sealed.server";
import type { LoadContext } from "~/load-context";

/** Where the desk keeps its rows; for operations of the owner, who is one only where there is a key. */
export function deskStore({ bindings, settings }: LoadContext): DeskStore {
  return { db: database(bindings.DB), sealer: sealerOf(settings.DESK_KEY) };
}
