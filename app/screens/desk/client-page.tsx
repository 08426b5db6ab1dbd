import type { IntakeLink } from "~/calls/desk/intakes.server";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/field";
import { Fold } from "~/components/ui/fold";
import type { KeptClient, KeptNote } from "~/db/clients.server";
import type { Client } from "~/schemas/client";
import type { Coming } from "~/schemas/visitor-request";
import { birthWords } from "./birth-words";
import { ClientChart, type Shown } from "./client-chart";
import { ClientDealings, type Dealings } from "./client-dealings";
import { ClientForm, type Others } from "./client-form";
import { clientValues, differences, type Values } from "./client-values";
import { DeskForm, Done, fieldsOf, type Refused } from "./form-parts";
import { IntakeLinks } from "./intake-links";
import { type NoteConflict, Notes } from "./notes";
import { WhatIsComing } from "./what-is-coming";
import { dayOf } from "./words";

interface ClientPageProps {
  readonly client: KeptClient;
  readonly notes: readonly KeptNote[];
  readonly dealings: Dealings;
  /** Their appointments ahead. */
  readonly coming: readonly Coming[];
  /** The owner's own zone; null where none is set. */
  readonly ownZone: string | null;
  readonly others: Others;
  readonly shown: Shown;
  readonly newNote: string;
  readonly today: string;
  readonly editing: string | null;
  readonly wasSaved: boolean;
  /** Which note was saved just now. */
  readonly savedNote?: string | null;
  /** The links to the intake form that were made for them, and the id of the next one. */
  readonly links: { readonly intakes: readonly IntakeLink[]; readonly newId: string };
  readonly refused?: Refused;
  readonly noteConflict?: NoteConflict;
  /** What was typed over a version that is no longer the one kept. */
  readonly clientConflict?: { readonly yours: Client };
}

/** A client: the chart at the left, the notes at the right, below them past sessions and all that is said of them. */
export function ClientPage(props: ClientPageProps) {
  const { client, notes, others, shown, newNote, today, editing, refused, noteConflict } = props;
  const { id, name, called, births, tags, consent, deleteAfter } = client;
  const sessions = notes.filter(({ kind }) => kind === "session");
  const ofClient = refused?.intent === "save-client" ? refused : undefined;
  return (
    <>
      <p className="text-sm screen-only">
        <a href="/desk" className="link">
          All clients
        </a>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 break-words">
          <bdi>{name}</bdi>
        </h1>
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </div>
      <p className="mt-1 max-w-prose break-words text-muted">
        {called && (
          <>
            Called <bdi>{called}</bdi>
            {births[0] && " · "}
          </>
        )}
        {births[0] && birthWords(births[0])}
      </p>
      <p className="mt-4 flex flex-wrap gap-3 screen-only">
        <a
          href={`/desk/readings?${new URLSearchParams({ client: id })}`}
          className={buttonClass({ variant: "secondary" })}
        >
          Prepare a reading
        </a>
        <a
          href={`/desk/texts?${new URLSearchParams({ client: id })}`}
          className={buttonClass({ variant: "quiet" })}
        >
          Texts of their chart, to be put in your words
        </a>
      </p>
      {props.wasSaved && !refused && <Done>Saved.</Done>}
      {!consent && (
        <p className="mt-4 border-s-2 border-edge ps-3 text-sm">
          This is a draft: it is deleted after {dayOf(deleteAfter)}, unless you note below, under “Consent to
          be kept”, how they agreed.
        </p>
      )}
      <WhatIsComing coming={props.coming} ownZone={props.ownZone} />
      <ClientDealings {...props.dealings} ownZone={props.ownZone} />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <div className="min-w-0">
          <ClientChart client={id} shown={shown} />
        </div>
        <div className="min-w-0">
          <Notes
            client={id}
            notes={notes}
            newId={newNote}
            today={today}
            editing={editing}
            saved={props.savedNote}
            refused={refused && /note$/.test(refused.intent) ? refused : undefined}
            conflict={noteConflict}
          />
        </div>
      </div>
      <section aria-labelledby="sessions-heading" className="mt-6">
        <h2 id="sessions-heading" className="text-lg">
          Past sessions
        </h2>
        {sessions.length === 0 ? (
          <p className="mt-2 text-sm text-muted">None yet: a note of the kind “Session” is one.</p>
        ) : (
          <ol className="mt-2 flex flex-wrap gap-2">
            {sessions.map(({ id, at }) => (
              <li key={id}>
                <a href={`#note-${id}`} className="link text-sm">
                  {dayOf(at)}
                </a>
              </li>
            ))}
          </ol>
        )}
      </section>
      <div className="mt-6">
        <Card>
          <CardHeader title="Data" id="data" description="All of it is sealed before it is kept." />
          {props.clientConflict && <Theirs theirs={client} yours={props.clientConflict.yours} />}
          <ClientForm
            id={id}
            updatedAt={client.updatedAt}
            values={ofClient?.values ?? clientValues(client)}
            refused={ofClient}
            others={others}
          />
        </Card>
      </div>
      <div className="mt-6 screen-only">
        <IntakeLinks {...props.links} email={client.email} refused={refused} />
      </div>
      <TakeAway client={client} refused={refused?.intent === "remove-client" ? refused : undefined} />
    </>
  );
}

/** Both versions: what is kept stands here, what was typed in the form below. */
function Theirs({ theirs, yours }: { readonly theirs: Client; readonly yours: Client }) {
  return (
    <div role="alert" className="mb-5 border-s-2 border-danger ps-3 text-sm">
      <p className="font-semibold">
        These data were changed meanwhile, in another tab or on another device. Nothing was overwritten: what
        you typed stands below, and where the kept version differs it says:
      </p>
      <dl className="mt-2 grid gap-1" data-theirs>
        {differences(theirs, yours).map(({ key, what, theirs: words }) => (
          <div key={key}>
            <dt className="text-xs text-muted">{what}</dt>
            <dd className="break-words whitespace-pre-wrap">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">Save again to keep yours instead.</p>
    </div>
  );
}

function TakeAway({ client, refused }: { readonly client: KeptClient; readonly refused?: Refused }) {
  return (
    <section aria-label="Take away and delete" className="mt-6 grid gap-2 screen-only">
      <p className="text-sm">
        <a href={`/desk/data?${new URLSearchParams({ client: client.id })}`} className="link">
          Take out everything that is kept of them
        </a>
      </p>
      {client.consent && (
        <p className="text-sm text-muted">
          Kept until {dayOf(client.deleteAfter)}: 24 months after the last contact. A new session’s note
          begins them anew.
        </p>
      )}
      <Fold
        isOpen={Boolean(refused)}
        summary={<span className="text-sm font-semibold text-danger">Delete this client</span>}
      >
        <DeskForm name="remove" intent="remove-client" refused={refused} className="grid gap-3">
          {fieldsOf(refused).sure && (
            <p className="text-sm font-semibold text-danger">{fieldsOf(refused).sure?.join(" ")}</p>
          )}
          <Checkbox
            name="sure"
            label="Delete data and notes for good. It cannot be undone, and no link of a letter to them opens any more."
          />
          <div>
            <Button type="submit" variant="danger">
              Delete this client
            </Button>
          </div>
        </DeskForm>
      </Fold>
    </section>
  );
}

/** The form of somebody new. */
export function NewClientPage({
  id,
  values,
  refused,
  others,
}: {
  readonly id: string;
  readonly values: Values;
  readonly refused?: Refused;
  readonly others: ClientPageProps["others"];
}) {
  return (
    <>
      <p className="text-sm">
        <a href="/desk" className="link">
          All clients
        </a>
      </p>
      <h1 className="mt-2">New client</h1>
      <p className="mt-2 max-w-prose text-muted">
        A name is enough to begin. Until you note how they agreed to be kept it is a draft, which is deleted
        after 30 days.
      </p>
      <div className="mt-6">
        <Card>
          <ClientForm id={id} updatedAt={null} values={values} refused={refused} others={others} />
        </Card>
      </div>
    </>
  );
}
