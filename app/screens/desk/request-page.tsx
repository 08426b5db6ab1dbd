import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/field";
import { Fold } from "~/components/ui/fold";
import { SelectField } from "~/components/ui/select";
import { toTake, withAsked } from "~/schemas/client-of-request";
import { isClosed } from "~/schemas/visitor-request";
import { AppointmentCard } from "./appointment-card";
import { DeskForm, Done, fieldsOf, type Refused } from "./form-parts";
import { IntakeLinks } from "./intake-links";
import { MakeClient } from "./make-client";
import type { RequestPageProps } from "./request-props";
import { StatusBadge } from "./status-badge";
import { WhatWasSent } from "./what-was-sent";
import { dayOf, options, STATUS_NAMES } from "./words";

/** One request: what was sent, how far it has come, and whose it is. */
export function RequestPage(props: RequestPageProps) {
  const { request, links, wasSaved, refused } = props;
  const { answers, asked } = props;
  const { id, name, status, at, updatedAt, deleteAfter, intake } = request;
  const { taken, along, client } = toTake(props);
  const ofStatus = refused?.intent === "save-request" ? refused : undefined;
  return (
    <>
      <p className="text-sm">
        <a href="/desk/requests" className="link">
          All requests
        </a>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 break-words">
          <bdi>{name}</bdi>
        </h1>
        <StatusBadge status={status} />
      </div>
      <p className="mt-1 text-muted">
        Came in on {dayOf(at)}
        {(isClosed(status) || intake?.mayKeep === false) && ` · kept until ${dayOf(deleteAfter)}`}
        {asked && (
          <>
            {" · answers "}
            <a href={`/desk/requests/${asked.id}`} className="link">
              the request of {dayOf(asked.at)}
            </a>
          </>
        )}
      </p>
      {wasSaved && !refused && <Done>Saved.</Done>}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <Card>
            <CardHeader title="What was sent" />
            <WhatWasSent request={request} isOwners />
          </Card>
          {answers.map((answer) => (
            <Card key={answer.id}>
              <CardHeader
                title="Intake form"
                description={
                  <a href={`/desk/requests/${answer.id}`} className="link">
                    Came in on {dayOf(answer.at)}
                  </a>
                }
              />
              <WhatWasSent request={answer} isOwners />
            </Card>
          ))}
        </div>
        <div className="grid min-w-0 gap-6">
          {client && (
            <Card>
              <CardHeader title="Client" />
              <a href={`/desk/client/${client}`} className="link">
                Open the client
              </a>
            </Card>
          )}
          {!(taken.client && taken.isTaken) && (
            <MakeClient {...props} request={withAsked(taken, along)} isOfBoth={along !== null} />
          )}
          {!intake && (
            <IntakeLinks
              {...links}
              answers={answers}
              made={request.links}
              email={request.email}
              refused={refused}
            />
          )}
          <AppointmentCard
            request={request}
            ownZone={props.ownZone}
            now={props.now}
            refused={refused?.intent === "save-appointment" ? refused : undefined}
            refusedOff={refused?.intent === "call-off" ? refused : undefined}
          />
          <Card>
            <CardHeader title="How far it has come" />
            <DeskForm name="request" intent="save-request" refused={ofStatus} className="grid gap-4">
              <input type="hidden" name="updatedAt" value={updatedAt} />
              <SelectField
                id="status"
                name="status"
                label="Status"
                options={options(STATUS_NAMES)}
                defaultValue={ofStatus?.values.status ?? status}
                error={fieldsOf(ofStatus).status ?? fieldsOf(ofStatus).date}
              />
              {ofStatus?.outcome.ok === false && ofStatus.outcome.status === 409 && (
                <p className="text-sm" data-theirs>
                  It was set to “{STATUS_NAMES[status]}” meanwhile. Save again to set it to what you chose.
                </p>
              )}
              <div>
                <Button type="submit" variant="secondary">
                  Save
                </Button>
              </div>
            </DeskForm>
          </Card>
        </div>
      </div>
      <Remove id={id} refused={refused?.intent === "remove-request" ? refused : undefined} />
    </>
  );
}

function Remove({ id, refused }: { readonly id: string; readonly refused?: Refused }) {
  return (
    <section aria-label="Delete" className="mt-6 screen-only">
      <Fold
        isOpen={Boolean(refused)}
        summary={<span className="text-sm font-semibold text-danger">Delete this request</span>}
      >
        <DeskForm name={`remove-${id}`} intent="remove-request" refused={refused} className="grid gap-3">
          {fieldsOf(refused).sure && (
            <p className="text-sm font-semibold text-danger">{fieldsOf(refused).sure?.join(" ")}</p>
          )}
          <Checkbox name="sure" label="Delete it for good. It cannot be undone." />
          <div>
            <Button type="submit" variant="danger">
              Delete this request
            </Button>
          </div>
        </DeskForm>
      </Fold>
    </section>
  );
}
