import { screenAddress } from "~/components/shell/screen-address";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { Appointment, VisitorRequest } from "~/schemas/visitor-request";
import * as words from "~/words/consult";
import { DeskForm } from "./form-parts";
import { WhatWasSent } from "./what-was-sent";
import { WhenItIs } from "./when-it-is";
import { dayOf } from "./words";

interface OwnRequestPageProps {
  readonly request: Omit<VisitorRequest, "token" | "quiz" | "from"> & {
    readonly at: number;
    readonly appointment: Appointment | null;
    /** One that was agreed on before, and will not take place. */
    readonly calledOff?: Appointment;
  };
  /** Of its link. */
  readonly token: string;
}

/** For whoever has the link of a request: what was sent, and the button that deletes it. */
export function OwnRequestPage({ request, token }: OwnRequestPageProps) {
  const date = dayOf(request.at);
  const appointment = request.appointment ?? request.calledOff;
  return (
    <>
      <h1>{request.intake ? words.whatYouSentOn({ date }) : words.yourRequestOf({ date })}</h1>
      {appointment && (
        <section aria-labelledby="appointment" className="mt-6">
          <h2 id="appointment" className="text-lg">
            {words.yourAppointment()}
          </h2>
          <div className="mt-2">
            <WhenItIs
              appointment={appointment}
              other={request.timezone}
              whose={words.forYou()}
              file={screenAddress(`/request/${token}/appointment.ics`)}
            />
          </div>
        </section>
      )}
      <div className="mt-6">
        <Card>
          <WhatWasSent request={request} />
        </Card>
      </div>
      <p className="mt-6 max-w-prose text-muted">{words.ifYouDeleteIt()}</p>
      <DeskForm name="withdraw" intent="withdraw" className="mt-4">
        <Button type="submit" variant="danger">
          {request.intake ? words.deleteWhatISent() : words.deleteMyRequest()}
        </Button>
      </DeskForm>
    </>
  );
}

export function WithdrawnPage() {
  return (
    <>
      <h1>{words.whatYouSentIsDeleted()}</h1>
      <p role="status" className="mt-2 max-w-prose text-muted">
        {words.nothingStandsThere({
          start: (inner) => (
            <a href={screenAddress("/")} className="link">
              {inner}
            </a>
          ),
        })}
      </p>
    </>
  );
}
