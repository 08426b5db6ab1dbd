import { Button, buttonClass } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { SelectField } from "~/components/ui/select";
import { clientOfRequest } from "~/schemas/client-of-request";
import { differences } from "./client-values";
import { DeskForm } from "./form-parts";
import type { RequestPageProps } from "./request-props";

/** Makes a client of a request, or brings one up to date, once both have been seen side by side. */
export function MakeClient({ request, clients, compared, refused }: RequestPageProps) {
  const changes = compared && changesOf(compared, request);
  const ofClient = refused?.intent === "make-client" ? refused : undefined;
  return (
    <Card>
      <CardHeader
        title="Make a client of it"
        description={
          compared
            ? "What would change stands here; press the button to keep it so."
            : "Name, e-mail, birth data and the question as a note go along."
        }
      />
      {changes && (
        <dl className="mb-4 grid gap-3" data-side-by-side>
          {changes.map(([what, before, after]) => (
            <div key={what} className="grid grid-cols-2 gap-3 text-sm">
              <dt className="col-span-2 text-xs text-muted">{what}</dt>
              <dd className="min-w-0 break-words whitespace-pre-wrap">
                <span className="block text-xs text-muted">Kept</span>
                {before}
              </dd>
              <dd className="min-w-0 break-words whitespace-pre-wrap">
                <span className="block text-xs text-muted">From the request</span>
                {after}
              </dd>
            </div>
          ))}
          {changes.length === 0 && (
            <p className="text-sm">Nothing: all of it is kept already. The question becomes a note.</p>
          )}
        </dl>
      )}
      <DeskForm name="make-client" intent="make-client" refused={ofClient}>
        {compared && (
          <>
            <input type="hidden" name="client" value={compared.id} />
            <input type="hidden" name="updatedAt" value={compared.updatedAt} />
          </>
        )}
        <Button type="submit" variant="secondary">
          {compared ? "Bring this client up to date" : "Make a new client"}
        </Button>
      </DeskForm>
      {clients.length > 0 && (
        <form method="get" className="mt-5 grid gap-3 border-t border-line pt-4">
          <SelectField
            id="compare"
            name="client"
            label="Or somebody who is a client already"
            options={clients.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={compared?.id ?? sameEmail(clients, request.email)}
          />
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

function changesOf(
  compared: NonNullable<RequestPageProps["compared"]>,
  request: RequestPageProps["request"],
) {
  const after = clientOfRequest(compared, request);
  const words = new Map(differences(after, compared));
  return differences(compared, after).map(([what, before]) => [what, before, words.get(what) ?? ""] as const);
}

/** Whoever wrote from the same address is most likely meant. */
function sameEmail(clients: RequestPageProps["clients"], email: string): string | undefined {
  return clients.find((client) => client.email?.toLowerCase() === email.toLowerCase())?.id;
}
