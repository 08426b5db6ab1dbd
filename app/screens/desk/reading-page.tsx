import { ShownTo } from "~/components/births/shown-to";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Checkbox, TextField } from "~/components/ui/field";
import { Fold } from "~/components/ui/fold";
import { SelectField } from "~/components/ui/select";
import type { KeptClient } from "~/db/clients.server";
import type { KeptDelivery } from "~/db/deliveries.server";
import type { KeptReading } from "~/db/readings.server";
import { DELIVERY_DAYS, MOST_DELIVERY_DAYS } from "~/schemas/desk-limits";
import { BlockTemplates, KIND_NAMES, type Seconds } from "./block-templates";
import { fieldsOf, type Refused } from "./form-parts";
import { letterLanguage } from "./letter-language";
import { dayOf } from "./words";

interface ReadingPageProps {
  readonly reading: KeptReading;
  /** Whose it is; null of a template. */
  readonly client: KeptClient | null;
  readonly letters: readonly KeptDelivery[];
  readonly seconds: Seconds;
  /** What the block of this name begins with. */
  readonly preparedBy: string;
  readonly refused?: Refused;
}

/** The editor of a reading, and where it is sent. */
export function ReadingPage({ reading, client, letters, seconds, preparedBy, refused }: ReadingPageProps) {
  return (
    <>
      <p className="text-sm screen-only">
        <a href="/desk/readings" className="link">
          All readings
        </a>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 break-words">
          <bdi>{reading.title}</bdi>
        </h1>
        {!client && <Badge tone="lilac">Template</Badge>}
      </div>
      {client && (
        <p className="mt-1 text-muted">
          For{" "}
          <a href={`/desk/client/${client.id}`} className="link">
            <bdi>{client.name}</bdi>
          </a>
        </p>
      )}
      <noscript>
        <p className="mt-4 border-l-2 border-edge pl-3 text-sm">
          The editor needs JavaScript: a letter is sealed in your browser before it is sent.
        </p>
      </noscript>
      <div
        className="mt-6 grid grid-cols-1 items-start gap-6 noscript:hidden lg:grid-cols-[3fr_2fr]"
        data-editor={reading.id}
        data-reading={JSON.stringify(reading)}
        data-by={preparedBy}
        data-language={letterLanguage(client?.language ?? null)}
      >
        <div className="grid min-w-0 grid-cols-1 gap-4 [&_:is(input,select,textarea)]:scroll-mb-16">
          <Card>
            <TextField
              id="reading-title"
              label="Title"
              hint="As it stands over the letter"
              autoComplete="off"
              defaultValue={reading.title}
              data-title-of-all
            />
            <div data-conflict role="alert" hidden className="mt-3 border-l-2 border-danger pl-3 text-sm" />
          </Card>
          <ol data-blocks className="grid grid-cols-1 gap-4" aria-label="Blocks" />
          <Card>
            <CardHeader title="Add" />
            <div className="flex flex-wrap gap-2">
              {Object.entries(KIND_NAMES).map(([kind, name]) => (
                <Button key={kind} variant="secondary" size="sm" data-add={kind}>
                  {name}
                </Button>
              ))}
            </div>
            <div data-choose hidden className="mt-4" />
            {client && (
              <p className="mt-4 text-sm">
                <a href={`/desk/texts?${new URLSearchParams({ client: client.id })}`} className="link">
                  Texts of their chart, to be put in your words
                </a>
              </p>
            )}
          </Card>
          <p
            role="status"
            data-state
            className="sticky bottom-0 z-10 rounded-t-md border-t border-line bg-ground px-3 py-2 text-sm text-muted screen-only"
          >
            Kept while you type.
          </p>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {client ? <Send client={client} letters={letters} /> : <NoClient />}
          <Card>
            <CardHeader title="As it will be read" />
            <Button variant="secondary" size="sm" data-look>
              Show it
            </Button>
            <div data-preview className="letter mt-4" />
          </Card>
        </div>
      </div>
      <BlockTemplates births={client?.births ?? []} seconds={seconds} />
      <Remove refused={refused?.intent === "remove-reading" ? refused : undefined} />
    </>
  );
}

function NoClient() {
  return (
    <Card>
      <CardHeader title="Send" />
      <p className="text-sm text-muted">
        This is a template: begin a reading with it for somebody, and send that.
      </p>
    </Card>
  );
}

const DAYS = [14, 30, DELIVERY_DAYS, 180, MOST_DELIVERY_DAYS].map((days) => ({
  value: String(days),
  label: `${days} days`,
}));

function Send({
  client,
  letters,
}: {
  readonly client: KeptClient;
  readonly letters: readonly KeptDelivery[];
}) {
  return (
    <Card>
      <CardHeader
        title="Send"
        id="sent"
        description="What stands here is sealed in this browser and becomes a link. Whoever has the link reads it, and nobody else: no server can open it."
      />
      <div
        className="grid grid-cols-1 gap-4"
        data-send={client.id}
        data-email={client.email ?? ""}
        data-called={client.called ?? client.name}
      >
        <SelectField id="days" label="Opens for" options={DAYS} defaultValue={String(DELIVERY_DAYS)} />
        <TextField
          id="word"
          label="Password (optional)"
          hint="Whoever opens the link is asked for it. Capital and small letters count. Tell it by another way than the link. It is kept nowhere."
          autoComplete="off"
          autoCapitalize="none"
        />
        <div>
          <Button data-make-link>Make the link</Button>
        </div>
        <p role="status" data-sending className="text-sm empty:hidden" />
      </div>
      {letters.length > 0 && (
        <ul className="mt-6 grid grid-cols-1 gap-5 border-t border-line pt-5">
          {letters.map((letter) => (
            <SentLetter key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A letter that was sent, and the way to take it back, which asks once. */
export function SentLetter({ letter }: { readonly letter: KeptDelivery }) {
  const { id, title, createdAt, expiresAt, opened, revokedAt, kept } = letter;
  return (
    <li className="min-w-0" data-letter data-kept={revokedAt ? undefined : kept}>
      <p className="text-sm font-semibold break-words">
        <bdi>{title}</bdi>
      </p>
      <p className="text-sm text-muted">
        Link made on {dayOf(createdAt)}, {opened === 1 ? "opened once" : `opened ${opened} times`},{" "}
        {revokedAt ? `taken back on ${dayOf(revokedAt)}` : `opens until ${dayOf(expiresAt)}`}
      </p>
      {!revokedAt && (
        <>
          <div data-link hidden className="mt-2 grid grid-cols-1 gap-2">
            <TextField id={`link-${id}`} label="Link" readOnly autoComplete="off" />
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="secondary" size="sm" data-copy>
                Copy
              </Button>
              <a href="mailto:" data-mail rel="noopener" className="link text-sm">
                Write an e-mail with it
              </a>
            </div>
          </div>
          <p data-elsewhere className="mt-2 text-sm text-muted">
            The link was made in another browser, and only there it can be copied again.
          </p>
          <Fold summary={<span className="text-sm font-semibold">Take it back</span>}>
            <form method="post" className="grid grid-cols-1 gap-3">
              <ShownTo />
              <input type="hidden" name="intent" value="take-back" />
              <input type="hidden" name="delivery" value={id} />
              <p className="text-sm">
                The link opens nothing from then on, and cannot be given back. What was saved or printed of
                the letter stays with whoever has it.
              </p>
              <div>
                <Button type="submit" variant="danger" size="sm">
                  Yes, take it back
                </Button>
              </div>
            </form>
          </Fold>
        </>
      )}
    </li>
  );
}

function Remove({ refused }: { readonly refused?: Refused }) {
  return (
    <section aria-label="Delete" className="mt-6 screen-only">
      <Fold
        isOpen={Boolean(refused)}
        summary={<span className="text-sm font-semibold text-danger">Delete this reading</span>}
      >
        <form method="post" className="grid grid-cols-1 gap-3">
          <ShownTo />
          <input type="hidden" name="intent" value="remove-reading" />
          {fieldsOf(refused).sure && (
            <p className="text-sm font-semibold text-danger">{fieldsOf(refused).sure?.join(" ")}</p>
          )}
          <Checkbox name="sure" label="Delete it for good. Letters that were sent of it open still." />
          <div>
            <Button type="submit" variant="danger">
              Delete this reading
            </Button>
          </div>
        </form>
      </Fold>
    </section>
  );
}
