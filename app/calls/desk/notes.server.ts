import * as z from "zod";
import { addNote, changeNote, noteContact, notesOf, removeNote } from "~/db/clients.server";
import { stored } from "~/db/database.server";
import { deskRefusal } from "~/desk-refusals";
import { IdFields, readId } from "~/schemas/birth-details";
import { MOST_BYTES_SENT, MOST_NOTES } from "~/schemas/desk-limits";
import { asSent, type Parsed } from "~/schemas/fields";
import { NoteFields, type NoteToWrite, readNote } from "~/schemas/note-input";
import { operation } from "../operation";
import { clientThere } from "./clients.server";
import { deskStore } from "./desk-store.server";
import { keptOrBoth } from "./written.server";

/** A client's notes, the newest day first. */
export const notes = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => {
    await clientThere(context, id);
    return { notes: await stored(notesOf(deskStore(context), id)) };
  },
});

type NoteOf = NoteToWrite & { readonly client: string };

/** Without `updatedAt` it keeps a new note, with it it changes the one that `note` names. */
export const saveNote = operation({
  access: "owner",
  user: "required",
  writes: true,
  mostBytes: MOST_BYTES_SENT,
  fields: NoteFields,
  read: (raw): Parsed<NoteOf> => {
    const client = readId(raw);
    const note = readNote(raw);
    if (client.ok && note.ok) return { ok: true, value: { ...note.value, client: client.value } };
    return { ok: false, fields: { ...(!client.ok && client.fields), ...(!note.ok && note.fields) } };
  },
  run: async ({ client: clientId, id, updatedAt, ...note }, { context }) => {
    const store = deskStore(context);
    const client = await clientThere(context, clientId);
    const at = Date.parse(note.at ?? new Date().toISOString().slice(0, 10));
    const words = { kind: note.kind, text: note.text, at };
    const written = await stored(
      id !== null && updatedAt !== null
        ? changeNote(store, clientId, id, updatedAt, words)
        : addNote(store, clientId, id ?? context.newId(), words),
    );
    if (written.is === "written" && words.kind === "session") {
      await stored(noteContact(store, client, new Date(Math.min(at, Date.now()))));
    }
    return keptOrBoth(written, words, deskRefusal("notes.too-many", MOST_NOTES));
  },
});

/** Removes one note. */
export const deleteNote = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: z.object({ ...IdFields.shape, note: asSent({ type: "string", minLength: 1, isRequired: true }) }),
  read: (raw): Parsed<{ readonly client: string; readonly note: string }> => {
    const client = readId(raw);
    const note = readId({ id: raw.note });
    if (!client.ok) return client;
    return note.ok ? { ok: true, value: { client: client.value, note: note.value } } : note;
  },
  run: async ({ client, note }, { context }) => ({
    removed: await stored(removeNote(deskStore(context), client, note)),
  }),
});
