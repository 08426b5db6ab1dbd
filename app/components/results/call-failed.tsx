import type { ReactNode } from "react";
import * as words from "~/words/results";
import { Button } from "../ui/button";

interface CallFailedProps {
  /** What did not come to be: a sentence. */
  readonly what: string;
  /** What the server said; null where it said nothing readable. */
  readonly reason: string | null;
  readonly retry: () => void;
}

/** Where a chart should be that was asked for and did not come. */
export function CallFailed({ what, reason, retry }: CallFailedProps) {
  return (
    <div role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-sm screen-only">
      <p className="min-w-0 grow basis-64">
        <span className="font-semibold text-danger">{what}</span> {reason ?? words.checkYourConnection()}
      </p>
      <Button variant="secondary" size="sm" onClick={retry}>
        {words.tryAgain()}
      </Button>
    </div>
  );
}

interface NotFetchedProps {
  /** Why, and what to do. */
  readonly children: ReactNode;
  readonly retry: () => void;
}

/** In the place of a part of a screen whose data did not come. */
export function NotFetched({ children, retry }: NotFetchedProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="alert" className="text-sm font-semibold text-danger">
        {children}
      </p>
      <Button variant="secondary" size="sm" onClick={retry}>
        {words.tryAgain()}
      </Button>
    </div>
  );
}
