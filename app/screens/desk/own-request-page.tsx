import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { Appointment, VisitorRequest } from "~/schemas/visitor-request";
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
  const appointment = request.appointment ?? request.calledOff;
  return (
    <>
      <h1>
        {request.intake ? "What you sent on" : "Your request of"} {dayOf(request.at)}
      </h1>
      {appointment && (
        <section aria-labelledby="appointment" className="mt-6">
          <h2 id="appointment" className="text-lg">
            Your appointment
          </h2>
          <div className="mt-2">
            <WhenItIs
              appointment={appointment}
              other={request.timezone}
              whose="For you"
              file={`/request/${token}/appointment.ics`}
            />
          </div>
        </section>
      )}
      <div className="mt-6">
        <Card>
          <WhatWasSent request={request} />
        </Card>
      </div>
      <p className="mt-6 max-w-prose text-muted">
        If you delete it, it is gone from the astrologer’s desk as well. Do not send this page’s address to
        anybody: it opens what you wrote.
      </p>
      <DeskForm name="withdraw" intent="withdraw" className="mt-4">
        <Button type="submit" variant="danger">
          {request.intake ? "Delete what I sent" : "Delete my request"}
        </Button>
      </DeskForm>
    </>
  );
}

export function WithdrawnPage() {
  return (
    <>
      <h1>What you sent is deleted</h1>
      <p role="status" className="mt-2 max-w-prose text-muted">
        Nothing of it stands on the desk any more.{" "}
        <a href="/" className="link">
          Back to the start
        </a>
      </p>
    </>
  );
}
