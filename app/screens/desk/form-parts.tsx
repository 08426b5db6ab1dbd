import type { ReactNode } from "react";
import type { Outcome } from "~/calls/outcome";
import { ShownTo } from "~/components/births/shown-to";
import { FormFailure } from "~/components/forms/form-failure";
import type { FieldErrors } from "~/failure";
import * as words from "~/words/consult";

/** A form that was sent and came back: what was typed, and why. */
export interface Refused {
  readonly intent: string;
  readonly values: Readonly<Record<string, string>>;
  readonly outcome: Outcome<unknown>;
}

interface DeskFormProps {
  /** Its name among the forms of a page, under which it finds its words again when another one was sent. */
  readonly name: string;
  readonly intent: string;
  readonly refused?: Refused;
  /** What else is said above its fields when it came back. */
  readonly summary?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a link leads to: a field, with its label, hint and message in view above it. */
const BELOW_ITS_WORDS = "[&_:is(input,select,textarea)]:scroll-mt-40";

/** A form of the desk: it is posted to its own page, says to whom that was shown, and says on top why it came back. */
export function DeskForm({ name, intent, refused, summary, className = "", children }: DeskFormProps) {
  return (
    <form method="post" data-form={name} noValidate className={`${BELOW_ITS_WORDS} ${className}`}>
      <ShownTo />
      <input type="hidden" name="intent" value={intent} />
      <div data-said className="empty:hidden">
        {refused &&
          (isUnconfirmed(refused) ? (
            <p role="alert" className="border-s-2 border-danger ps-3 text-sm font-semibold text-danger">
              Nothing was deleted.
            </p>
          ) : (
            <FormFailure outcome={refused.outcome} what={words.theAnswer()} />
          ))}
        {fieldsOf(refused)[""] && (
          <p className="mt-2 border-s-2 border-danger ps-3 text-sm font-semibold text-danger">
            {fieldsOf(refused)[""]?.join(" ")}
          </p>
        )}
        {refused && summary}
      </div>
      {children}
    </form>
  );
}

/** Whether nothing is wrong but that a deletion was not confirmed. */
function isUnconfirmed(refused: Refused): boolean {
  const wrong = Object.keys(fieldsOf(refused));
  return wrong.length > 0 && wrong.every((name) => name === "sure" || name === "confirmation");
}

/** What is wrong in a form that came back. */
export function fieldsOf(refused: Refused | undefined): FieldErrors {
  return refused && !refused.outcome.ok ? refused.outcome.fields : {};
}

/** The status of the page on which a form stands that came back, or none. */
export function statusOf(refused: Refused | undefined): number {
  return !refused || refused.outcome.ok ? 200 : refused.outcome.status;
}

/** What is deleted needs a tick. */
export const NOT_SURE: Outcome<never> = {
  ok: false,
  status: 422,
  message: "not sure",
  reason: null,
  fields: { sure: ["Tick the box first: it is asked so that nothing is deleted by a slip."] },
};

/** What a press has come to. */
export function Done({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="mt-4 border-s-2 border-success ps-3 text-sm">
      {children}
    </p>
  );
}
