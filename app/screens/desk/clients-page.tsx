import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icons";
import { Written } from "~/components/ui/written";
import type { KeptClient } from "~/db/clients.server";
import type { Coming } from "~/schemas/visitor-request";
import { birthWords } from "./birth-words";
import { Done } from "./form-parts";
import { Listed } from "./listed";
import { WhatIsComing } from "./what-is-coming";
import { dayOf } from "./words";

interface ClientsPageProps {
  readonly clients: readonly KeptClient[];
  /** How many there are, on this page and on the others. */
  readonly all: number;
  readonly isFirst: boolean;
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
  /** Rows that no key opens. */
  readonly unreadable: number;
  /** How many clients’ time ends soon, drafts left out. */
  readonly ending: number;
  /** How many requests are new. */
  readonly asked: number;
  /** The appointments ahead, and how many requests that were agreed on were not looked at. */
  readonly coming: readonly Coming[];
  readonly unlooked: number;
  /** The owner's own zone; null where none is set. */
  readonly ownZone: string | null;
  readonly now: number;
  /** From when on a client's end is spoken of, milliseconds before it. */
  readonly soon: number;
  readonly wasDeleted: boolean;
}

/**
 * A page of the clients. Where scripts run the browser fetches the others and puts all of them in the order of their
 * names; search and tags work there, so that no server gets to see what is looked for.
 */
export function ClientsPage(props: ClientsPageProps) {
  const { clients, all, isFirst, next, unreadable, ending, asked, now, soon, wasDeleted } = props;
  const tags = [...new Set(clients.flatMap((client) => client.tags))].sort();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="grow">Clients</h1>
        {all > 0 && (
          <a href="/desk/client/new" className={buttonClass()}>
            <Icon name="plus" size={18} /> New client
          </a>
        )}
      </div>
      {wasDeleted && <Done>Deleted, with everything that was kept of them.</Done>}
      {asked > 0 && (
        <p className="mt-4 border-s-2 border-gold ps-3" data-asked={asked}>
          <a href="/desk/requests" className="link">
            {asked === 1 ? "1 request waits" : `${asked} requests wait`}
          </a>
        </p>
      )}
      <WhatIsComing coming={props.coming} unlooked={props.unlooked} ownZone={props.ownZone} />
      {ending > 0 && (
        <p role="alert" className="mt-4 border-s-2 border-gold ps-3 text-sm">
          {`${ending === 1 ? "The time of one client ends" : `The time of ${ending} clients ends`} within 30 days`}
          :{" "}
          <a href="/desk/data#ending" className="link">
            say whom you keep
          </a>
          .
        </p>
      )}
      {unreadable > 0 && (
        <p role="alert" className="mt-4 border-s-2 border-danger ps-3 text-sm">
          {unreadable === 1 ? "One row" : `${unreadable} rows`} cannot be opened with the keys in DESK_KEY.
          Nothing is lost: put the key that they were sealed with behind the present one.
        </p>
      )}
      {all === 0 ? (
        <div className="mt-6">
          <NobodyYet />
        </div>
      ) : (
        <>
          <div className="mt-6 grid gap-3 noscript:hidden">
            <TextField
              id="search"
              label="Search"
              type="search"
              autoComplete="off"
              data-search
              hint="By name, tag, place or date"
            />
            <fieldset className="flex flex-wrap gap-2" hidden={tags.length === 0} data-tags-of-all>
              <legend className="sr-only">Tags</legend>
              {tags.map((tag) => (
                <button
                  key={tag}
                  type="button"
                  data-tag={tag}
                  aria-pressed="false"
                  className={buttonClass({ variant: "secondary", size: "sm" })}
                >
                  {tag}
                </button>
              ))}
            </fieldset>
          </div>
          <p className="mt-4 text-sm text-muted">
            <span role="status" data-found={all}>
              {all === 1 ? "1 client" : `${all} clients`}
            </span>
            {!isFirst && (
              <>
                {" · "}
                <a href="/desk" className="link">
                  Spoken to last
                </a>
              </>
            )}
          </p>
          <Written as="ul" className="mt-3 grid gap-3" data-rows>
            {clients.map((client) => (
              <ClientRow key={client.id} client={client} isSoon={client.deleteAfter < now + soon} />
            ))}
          </Written>
          {next !== null && (
            <p className="mt-6" data-further>
              <a
                href={`/desk?${new URLSearchParams({ after: next })}`}
                className={buttonClass({ variant: "secondary" })}
              >
                Spoken to before
              </a>
            </p>
          )}
        </>
      )}
    </>
  );
}

function ClientRow({ client, isSoon }: { readonly client: KeptClient; readonly isSoon: boolean }) {
  const { id, name, called, tags, births, consent, lastContactAt, deleteAfter } = client;
  const [birth] = births;
  return (
    <Listed
      to={`/desk/client/${id}`}
      name={name}
      marks={{ "data-tags": JSON.stringify(tags), "data-name": name }}
      beside={
        <>
          {called && (
            <span className="text-sm text-muted">
              called <bdi>{called}</bdi>
            </span>
          )}
          {!consent && <Badge tone="gold">Draft until {dayOf(deleteAfter)}</Badge>}
          {consent && isSoon && <Badge tone="danger">Kept until {dayOf(deleteAfter)}</Badge>}
        </>
      }
    >
      <p className="mt-1 text-sm break-words text-muted">
        {birth ? birthWords(birth) : "No birth data yet"} · Last contact {dayOf(lastContactAt)}
      </p>
      {tags.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      )}
    </Listed>
  );
}

/** What an empty desk says to do first. */
function NobodyYet() {
  return (
    <EmptyState title="Nobody is on your desk yet">
      <p>To begin with, in this order:</p>
      <ol className="mt-2 grid list-decimal gap-2 ps-5 text-start">
        <li>
          <a href="/desk/site" className="link">
            Your site’s words
          </a>
          : your name, what you offer, and who is responsible.
        </li>
        <li>
          <a href="/desk/data" className="link">
            Your time zone
          </a>
          : appointments are told by it.
        </li>
        <li>
          <a href="/consult" className="link">
            Where visitors ask
          </a>
          : what they send there stands under Requests.
        </li>
        <li>Your first client: a name is enough, and birth data make the chart.</li>
      </ol>
      <p className="mt-4">
        Note how a client agreed to be kept. Until then they are a draft, which is deleted after 30 days.
      </p>
      <p className="mt-4">
        <a href="/desk/client/new" className={buttonClass()}>
          <Icon name="plus" size={18} /> Add your first client
        </a>
      </p>
    </EmptyState>
  );
}
