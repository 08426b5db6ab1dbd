import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { VisitorRequest } from "~/schemas/visitor-request";
import { DeskForm } from "./form-parts";
import { WhatWasSent } from "./what-was-sent";
import { dayOf } from "./words";

interface OwnRequestPageProps {
  readonly request: Omit<VisitorRequest, "token" | "quiz"> & { readonly at: number };
}

/** For whoever has the link of a request: what was sent, and the button that deletes it. */
export function OwnRequestPage({ request }: OwnRequestPageProps) {
  return (
    <>
      <h1>Your request of {dayOf(request.at)}</h1>
      <div className="mt-6">
        <Card>
          <WhatWasSent request={request} />
        </Card>
      </div>
      <p className="mt-6 max-w-prose text-muted">
        Deleted, it is gone from the astrologer’s desk as well. Do not send this page’s address to anybody: it
        opens what you wrote.
      </p>
      <DeskForm name="withdraw" intent="withdraw" className="mt-4">
        <Button type="submit" variant="danger">
          Delete my request
        </Button>
      </DeskForm>
    </>
  );
}

export function WithdrawnPage() {
  return (
    <>
      <h1>Your request is deleted</h1>
      <p role="status" className="mt-2 max-w-prose text-muted">
        Nothing of it stands on the desk any more.{" "}
        <a href="/" className="link">
          Back to the start
        </a>
      </p>
    </>
  );
}
