import type { Outcome } from "~/calls/outcome";
import * as formWords from "~/words/forms";
import * as words from "~/words/profile";

/** Why a form was not accepted, above its fields. */
export function FormProblem({ outcome }: { readonly outcome: Extract<Outcome<unknown>, { ok: false }> }) {
  const whole = outcome.fields[""]?.join(" ");
  const hasFields = Object.keys(outcome.fields).some((name) => name !== "");
  return (
    <p role="alert" className="border-s-2 border-danger ps-3 text-sm font-semibold text-danger">
      {whole ??
        (hasFields ? formWords.pleaseCheckTheFields() : (outcome.reason ?? words.nothingCouldBeSaved()))}
    </p>
  );
}
