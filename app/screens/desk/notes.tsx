import { utcDate } from "~/astrology/calendar";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import type { KeptNote } from "~/db/clients.server";
import { DeskForm, Done, fieldsOf, type Refused } from "./form-parts";
import { TextArea } from "./text-area";
import { dayOf, NOTE_NAMES, options } from "./words";

/** A note of which two versions are there: what is kept, and what was typed. */
export interface NoteConflict {
  readonly note: string;
  readonly theirs: KeptNote;
}

interface NotesProps {
  readonly client: string;
  readonly notes: readonly KeptNote[];
  /** For the note that is written next, so that what is sent twice is kept once. */
  readonly newId: string;
  readonly today: string;
  /** Which note is being changed. */
  readonly editing: string | null;
  /** Which was saved just now: it says so itself, so that one sees both at once. */
  readonly saved?: string | null;
  readonly refused?: Refused;
  readonly conflict?: NoteConflict;
}

/** A new note on top, and all others below it, the newest day first. */
export function Notes({ client, notes, newId, today, editing, saved, refused, conflict }: NotesProps) {
  const ofNew = refused && !notes.some(({ id }) => id === refused.values.note) ? refused : undefined;
  return (
    <section aria-labelledby="notes-heading" id="notes" className="grid gap-4">
      <Card>
        <CardHeader title="Notes" id="notes-heading" />
        <NoteForm
          id={newId}
          updatedAt={null}
          values={{ kind: "session", at: today, text: "" }}
          refused={ofNew}
          label="New note"
        />
      </Card>
      {notes.length === 0 ? (
        <p className="text-sm text-muted">
          What you prepare, what was said, and what only you should read: it will stand here, sealed.
        </p>
      ) : (
        <ul className="grid gap-4">
          {notes.map((note) => (
            <li key={note.id} id={`note-${note.id}`} className="scroll-mt-20">
              <Card>
                {editing === note.id || (refused && refused.values.note === note.id) ? (
                  <>
                    {conflict?.note === note.id && <Theirs note={conflict.theirs} />}
                    <NoteForm
                      id={note.id}
                      updatedAt={note.updatedAt}
                      values={{ kind: note.kind, at: utcDate(note.at), text: note.text }}
                      refused={refused?.values.note === note.id ? refused : undefined}
                      label="Note"
                    />
                  </>
                ) : (
                  <>
                    <Note client={client} note={note} />
                    {saved === note.id && !refused && <Done>Saved.</Done>}
                  </>
                )}
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Note({ client, note }: { readonly client: string; readonly note: KeptNote }) {
  return (
    <article>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-sm font-semibold">{dayOf(note.at)}</h3>
        <Badge tone={note.kind === "private" ? "lilac" : "neutral"}>{NOTE_NAMES[note.kind]}</Badge>
      </div>
      <p className="mt-2 break-words whitespace-pre-wrap">{note.text}</p>
      <div className="mt-3 flex flex-wrap gap-2 screen-only">
        <a
          href={`/desk/client/${client}?note=${note.id}#note-${note.id}`}
          className={buttonClass({ variant: "quiet", size: "sm" })}
        >
          Change
        </a>
        <DeskForm name={`remove-${note.id}`} intent="remove-note">
          <input type="hidden" name="note" value={note.id} />
          <Button type="submit" variant="quiet" size="sm" data-sure="Remove this note? It cannot be undone.">
            Remove
          </Button>
        </DeskForm>
      </div>
    </article>
  );
}

interface NoteFormProps {
  readonly id: string;
  readonly updatedAt: number | null;
  readonly values: Readonly<Record<string, string>>;
  readonly refused: Refused | undefined;
  readonly label: string;
}

function NoteForm({ id, updatedAt, values, refused, label }: NoteFormProps) {
  const errors = fieldsOf(refused);
  const shown = refused?.values ?? values;
  const field = (name: string) => ({
    id: `${name}-${id}`,
    name,
    defaultValue: shown[name],
    error: errors[name],
  });
  return (
    <DeskForm
      name={updatedAt === null ? "new-note" : `note-${id}`}
      intent="save-note"
      refused={refused}
      className="grid gap-4"
    >
      <input type="hidden" name="note" value={id} />
      {updatedAt !== null && <input type="hidden" name="updatedAt" value={updatedAt} />}
      <div className="grid grid-cols-2 gap-3">
        <SelectField {...field("kind")} label="Kind" options={options(NOTE_NAMES)} />
        <TextField {...field("at")} label="Day" autoComplete="off" />
      </div>
      <TextArea {...field("text")} label={label} rows={8} />
      <div>
        <Button type="submit" variant="secondary">
          {updatedAt === null ? "Save note" : "Save the change"}
        </Button>
      </div>
    </DeskForm>
  );
}

function Theirs({ note }: { readonly note: KeptNote }) {
  return (
    <div role="alert" className="mb-4 border-s-2 border-danger ps-3">
      <p className="text-sm font-semibold">
        This note was changed meanwhile, in another tab or on another device. Nothing was overwritten: this is
        kept now, and what you typed stands below. Save it again to keep yours instead.
      </p>
      <blockquote className="mt-2 break-words whitespace-pre-wrap" data-theirs>
        {note.text}
      </blockquote>
    </div>
  );
}
