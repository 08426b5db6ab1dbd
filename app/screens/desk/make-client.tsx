import { Button, buttonClass } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import type { KeptClient } from "~/db/clients.server";
import type { KeptRequest } from "~/db/requests.server";
import type { Client } from "~/schemas/client";
import { clientOfRequest } from "~/schemas/client-of-request";
import { differences } from "./client-values";
import { DeskForm } from "./form-parts";
import type { RequestPageProps } from "./request-props";

interface MakeClientProps extends Pick<RequestPageProps, "choice" | "compared" | "refused"> {
  /** Of what the client is made: of an intake form with what the request says that it answers. */
  readonly request: KeptRequest;
  /** Whether such a request goes along. */
  readonly isOfBoth: boolean;
}

/** Makes a client of a request, or brings one up to date, once both have been seen side by side. */
export function MakeClient({ request, isOfBoth, choice, compared, refused }: MakeClientProps) {
  const changes = compared && changesOf(compared, request);
  const isThere = !compared || choice.clients.some(({ id }) => id === compared.id);
  const people = isThere ? choice.clients : [compared, ...choice.clients];
  const same = sameEmail(people, request.email);
  const ofClient = refused?.intent === "make-client" ? refused : undefined;
  return (
    <Card>
      <CardHeader
        title={compared ? "Bring a client up to date" : "Make a client of it"}
        description={
          compared
            ? "What would change stands here; press the button to keep it so."
            : isOfBoth
              ? "What both say goes along, the question as a note: the birth data of the form, the e-mail address of the request."
              : request.intake
                ? "What was said goes along, and the question as a note."
                : "Name, e-mail, birth data and the question as a note go along."
        }
      />
      <DeskForm name="make-client" intent="make-client" refused={ofClient}>
        <input type="hidden" name="taken" value={request.id} />
        {compared && (
          <>
            <input type="hidden" name="client" value={compared.id} />
            <input type="hidden" name="updatedAt" value={compared.updatedAt} />
          </>
        )}
        {changes && (
          <div className="mb-4 grid gap-3" data-side-by-side>
            {changes.map((change) => (
              <SideBySide
                key={change.part}
                {...change}
                isLeft={ofClient?.values[`leave.${change.part}`] === "on"}
              />
            ))}
            {changes.length === 0 && (
              <p className="text-sm">
                Nothing: all of it is kept already.{request.question && " The question becomes a note."}
              </p>
            )}
          </div>
        )}
        <Button type="submit" variant="secondary">
          {compared ? "Bring this client up to date" : "Make a new client"}
        </Button>
      </DeskForm>
      {people.length > 0 && (
        <form method="get" className="mt-5 grid gap-3 border-t border-line pt-4">
          <SelectField
            id="compare"
            name="client"
            label="Or somebody who is a client already"
            options={[
              ...(request.client ? [{ value: "", label: "Nobody: make a new client" }] : []),
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            defaultValue={compared?.id ?? same}
            data-people={choice.next ?? undefined}
            data-email={compared || same ? undefined : (request.email ?? undefined)}
          />
          {choice.next !== null && (
            <noscript>
              <p className="text-sm">
                <a href={`?${new URLSearchParams({ choose: choice.next })}`} className="link">
                  Further clients to choose from
                </a>
              </p>
            </noscript>
          )}
          <div>
            <button type="submit" className={buttonClass({ variant: "quiet", size: "sm" })}>
              Show both side by side
            </button>
          </div>
        </form>
      )}
    </Card>
  );
}

interface Change {
  readonly part: keyof Client;
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** One difference: both versions, and the choice to leave what is kept. */
function SideBySide({ part, what, before, after, isLeft }: Change & { readonly isLeft: boolean }) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 border-s-2 border-gold ps-3 text-sm">
      <legend className="text-xs text-muted">{what}</legend>
      <p className="min-w-0 break-words whitespace-pre-wrap">
        <span className="block text-xs text-muted">Kept</span>
        {before}
      </p>
      <p className="min-w-0 break-words whitespace-pre-wrap">
        <span className="block text-xs text-muted">As they wrote it</span>
        {after}
      </p>
      <Checkbox
        name={`leave.${part}`}
        label="Leave it as it is kept"
        defaultChecked={isLeft}
        className="col-span-2"
      />
    </fieldset>
  );
}

function changesOf(
  compared: NonNullable<RequestPageProps["compared"]>,
  request: KeptRequest,
): readonly Change[] {
  const after = clientOfRequest(compared, request);
  const words = new Map(differences(after, compared).map(({ key, theirs }) => [key, theirs]));
  return differences(compared, after).map(({ key, what, theirs }) => ({
    part: key,
    what,
    before: theirs,
    after: words.get(key) ?? "",
  }));
}

/** Whoever wrote from the same address is most likely meant. */
function sameEmail(clients: readonly KeptClient[], email: string | null): string | undefined {
  return clients.find((client) => email && client.email?.toLowerCase() === email.toLowerCase())?.id;
}
