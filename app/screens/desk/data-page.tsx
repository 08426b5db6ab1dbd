import { Button, buttonClass } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { Fold } from "~/components/ui/fold";
import type { KeptClient } from "~/db/clients.server";
import type { KeptSettings } from "~/db/desk-settings.server";
import { DELETION_WORD } from "~/schemas/account-limits";
import { DELETED_DAYS } from "~/schemas/desk-limits";
import { birthWords } from "./birth-words";
import { DeskForm, Done, fieldsOf, type Refused } from "./form-parts";
import { dayOf } from "./words";

/** A part of the export for browsers without scripts: where it begins, and where the one behind it does. */
export interface PartShown {
  readonly after: string | null;
  readonly next: string | null;
}

interface ExportProps {
  /** Of whom; null for all. */
  readonly client: string | null;
  /** Which part is asked for; null where none is. */
  readonly part: PartShown | null;
}

interface DataPageProps extends Pick<ExportProps, "part"> {
  readonly ending: readonly KeptClient[];
  readonly settings: KeptSettings;
  /** How many ids of deleted clients are remembered. */
  readonly deleted: number;
  readonly said: string | null;
  readonly refused?: Refused;
}

const SAID: Readonly<Record<string, string>> = {
  kept: "Kept on: the 24 months begin today.",
  saved: "Saved.",
  emptied: "Everything is deleted, and no link of a letter opens any more.",
};

/** All that comes in and goes out, and what ends. */
export function DataPage({ ending, settings, deleted, said, part, refused }: DataPageProps) {
  const ofEnd = refused?.intent === "keep-contact" ? refused : undefined;
  return (
    <>
      <h1>Data</h1>
      {said !== null && SAID[said] && !refused && <Done>{SAID[said]}</Done>}
      <div className="mt-6 grid gap-6">
        {ending.length > 0 && <Ending clients={ending} refused={ofEnd} />}
        <Export client={null} part={part} />
        <Card>
          <CardHeader
            title="Import"
            description="From an AAF file of another program, or a table (CSV). It is read in your browser, and you choose who is kept."
          />
          <a href="/desk/data/import" className={buttonClass({ variant: "secondary" })}>
            Read a file
          </a>
        </Card>
        <OwnZone settings={settings} refused={refused?.intent === "save-settings" ? refused : undefined} />
        <DeleteAll deleted={deleted} refused={refused?.intent === "delete-all" ? refused : undefined} />
      </div>
    </>
  );
}

/** What is kept of one client, to be exported. */
export function ClientDataPage({ name, ...out }: ExportProps & { readonly name: string }) {
  return (
    <>
      <p className="text-sm">
        <a href={`/desk/client/${out.client}`} className="link">
          Back to the client
        </a>
      </p>
      <h1 className="mt-2 min-w-0 break-words">
        What is kept of <bdi>{name}</bdi>
      </h1>
      <div className="mt-6">
        <Export {...out} />
      </div>
    </>
  );
}

/** Asks about each of them: nobody goes unsaid. */
function Ending({
  clients,
  refused,
}: {
  readonly clients: readonly KeptClient[];
  readonly refused?: Refused;
}) {
  return (
    <Card>
      <CardHeader
        title="Whose time ends"
        id="ending"
        description="24 months after the last contact a client is deleted, 30 days after this was said here at the earliest. Keep on whom you have a reason to keep."
      />
      <ul className="grid gap-5">
        {clients.map(({ id, name, births, deleteAfter, lastContactAt, consent }) => (
          <li key={id} className="min-w-0">
            <p className="font-semibold break-words">
              <a href={`/desk/client/${id}`} className="link">
                <bdi>{name}</bdi>
              </a>
            </p>
            <p className="text-sm break-words text-muted">
              {births[0] && `${birthWords(births[0])} · `}Last contact {dayOf(lastContactAt)} · kept until{" "}
              {dayOf(deleteAfter)}
            </p>
            {consent ? (
              <DeskForm
                name={`keep-${id}`}
                intent="keep-contact"
                refused={refused?.values.client === id ? refused : undefined}
                className="mt-2 grid gap-2"
              >
                <input type="hidden" name="client" value={id} />
                <div>
                  <Button type="submit" variant="secondary" size="sm">
                    There was contact: keep 24 months more
                  </Button>
                </div>
              </DeskForm>
            ) : (
              <p className="mt-1 text-sm">A draft: note on their page how they agreed, and they stay.</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Export({ client, part }: ExportProps) {
  const asked = new URLSearchParams(client === null ? {} : { client });
  return (
    <Card>
      <CardHeader
        title="Export"
        id="out"
        description={`One archive, for you and for other programs: all that is kept of ${client === null ? "your clients" : "them"} as data (JSON), the births for astrology programs (AAF), and ${client === null ? "a text of each client to read, with what you set under Site, your logo and your own texts" : "a text to read"}. It is made in your browser and readable by anybody who has the file: keep it where nobody else reads.`}
      />
      <div className="noscript:hidden">
        <Button data-export={`/api/desk/export?${asked}`} data-whole={client === null ? "" : undefined}>
          Download the archive
        </Button>
        <p role="status" data-exported className="mt-3 text-sm empty:hidden" />
      </div>
      {part ? (
        <PartLinks client={client} part={part} />
      ) : (
        <p className="mt-3 text-sm">
          <a
            href={`/desk/data?${new URLSearchParams({ ...Object.fromEntries(asked), part: "" })}#out`}
            className="link"
          >
            Or file by file, in parts
          </a>
          : works in every browser{client === null && ", without what is set under Site and your own texts"}.
        </p>
      )}
    </Card>
  );
}

const FORMS = [
  { form: "json", name: "JSON" },
  { form: "aaf", name: "AAF (births alone)" },
  { form: "markdown", name: "Text (Markdown)" },
];

function PartLinks({ client, part }: { readonly client: string | null; readonly part: PartShown }) {
  const whose = client === null ? [] : [["client", client]];
  const from = part.after === null ? [] : [["after", part.after]];
  return (
    <div className="mt-4 grid gap-2 text-sm">
      <p className="font-semibold">{part.after === null ? "The first part" : "A further part"}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {FORMS.map(({ form, name }) => (
          <li key={form}>
            <a
              href={`/api/desk/export?${new URLSearchParams([...whose, ...from, ["form", form]])}`}
              className="link"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {part.next === null ? (
        <p className="text-muted">It is the last one.</p>
      ) : (
        <p>
          <a
            href={`/desk/data?${new URLSearchParams([...whose, ["part", part.next]])}#out`}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            The next part
          </a>
        </p>
      )}
    </div>
  );
}

function OwnZone({ settings, refused }: { readonly settings: KeptSettings; readonly refused?: Refused }) {
  const wasMoved = refused?.outcome.ok === false && refused.outcome.status === 409;
  return (
    <Card>
      <CardHeader
        title="Your time zone"
        id="zone"
        description="By its clock appointments are typed and shown on the desk, wherever you are."
      />
      <DeskForm name="settings" intent="save-settings" refused={refused} className="grid gap-4">
        <input type="hidden" name="updatedAt" value={settings.updatedAt} />
        {wasMoved && (
          <p className="text-sm" data-theirs>
            It was set to {settings.timezone ?? "none"} meanwhile. Save again to set it to what you typed.
          </p>
        )}
        <TextField
          id="own-zone"
          name="timezone"
          label="Time zone"
          hint="Such as Europe/Berlin; it may stay empty"
          autoComplete="off"
          defaultValue={refused?.values.timezone ?? settings.timezone ?? ""}
          error={fieldsOf(refused).timezone}
        />
        <div>
          <Button type="submit" variant="secondary">
            Save
          </Button>
        </div>
      </DeskForm>
    </Card>
  );
}

function DeleteAll({ deleted, refused }: { readonly deleted: number; readonly refused?: Refused }) {
  return (
    <Card>
      <CardHeader
        title="Delete"
        description="One client: at the foot of their page. With them go notes, requests, links, readings and letters, whose links open nothing from then on."
      />
      <p className="text-sm text-muted">
        Of a deleted client the id alone is kept for {DELETED_DAYS} days, a number that says nothing, so that
        a backup which is put back deletes them once more.{" "}
        {deleted === 0 ? "None is" : deleted === 1 ? "One is" : `${deleted} are`} kept now. Before a backup is
        put back that list has to be saved: whoever looks after your site finds how in its notes.
      </p>
      <div className="mt-3">
        <Fold
          isOpen={Boolean(refused)}
          summary={<span className="text-sm font-semibold text-danger">Delete everything</span>}
        >
          <DeskForm name="delete-all" intent="delete-all" refused={refused} className="grid gap-3">
            <p className="text-sm">
              All clients, notes, requests, links, readings, templates and letters. What you have set stays.
              It cannot be undone: export everything first.
            </p>
            <TextField
              id="confirmation"
              name="confirmation"
              label={`Type “${DELETION_WORD}”`}
              autoComplete="off"
              error={fieldsOf(refused).confirmation}
            />
            <div>
              <Button type="submit" variant="danger">
                Delete everything
              </Button>
            </div>
          </DeskForm>
        </Fold>
      </div>
    </Card>
  );
}
