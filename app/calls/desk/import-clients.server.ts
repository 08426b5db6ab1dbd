import { utcDate } from "~/astrology/calendar";
import { stored } from "~/db/database.server";
import { importClients } from "~/db/import-clients.server";
import { deskRefusal } from "~/desk-refusals";
import { invalidInput } from "~/failure";
import { MOST_BYTES_OF_A_WRITE, MOST_CLIENTS } from "~/schemas/desk-limits";
import { ImportFields, readImport } from "~/schemas/import-input";
import { operation } from "../operation";
import { deskStore } from "./desk-store.server";

/**
 * Keeps clients out of a file that was read in the browser: all of a write, or where there is no room for all of them
 * none. `moved` names those whose clock was told anew, and what it showed in the file.
 */
export const importToDesk = operation({
  access: "owner",
  user: "required",
  writes: true,
  mostBytes: MOST_BYTES_OF_A_WRITE,
  fields: ImportFields,
  read: readImport,
  run: async (people, { context }) => {
    const at = Date.parse(utcDate(Date.now()));
    const rows = people.map(({ id, client, note: text }) => ({
      id,
      client,
      note: text === "" ? null : ({ kind: "prep", at, text } as const),
    }));
    if (!(await stored(importClients(deskStore(context), rows)))) {
      throw invalidInput({ "": [deskRefusal("import.no-room", MOST_CLIENTS)] });
    }
    return {
      kept: people.length,
      moved: people.flatMap(({ id, client, movedFrom }) => {
        const [birth] = client.births;
        const to = birth && `${birth.birthDate} ${birth.birthTime}`;
        return movedFrom === null || !to ? [] : [{ id, name: client.name, from: movedFrom, to }];
      }),
    };
  },
});
