import type { Outcome } from "~/calls/outcome";
import * as words from "~/words/forms";

interface FormFailureProps {
  /** Of the form's last call. */
  readonly outcome: Outcome<unknown> | undefined;
  /** What could not be had when nothing was answered: "The chart". */
  readonly what: string;
}

/** Above a form's fields, when its call failed: what to do next. */
export function FormFailure({ outcome, what }: FormFailureProps) {
  if (!outcome || outcome.ok) return null;
  const text =
    Object.keys(outcome.fields).length > 0
      ? words.pleaseCheckTheFields()
      : (outcome.reason ?? words.couldNotBeFetched({ what }));
  return (
    <p role="alert" className="border-s-2 border-danger ps-3 text-sm font-semibold text-danger">
      {text}
    </p>
  );
}
