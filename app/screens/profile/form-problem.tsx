import type { Outcome } from "~/calls/outcome";

/** Why a form was not accepted, above its fields. */
export function FormProblem({ outcome }: { readonly outcome: Extract<Outcome<unknown>, { ok: false }> }) {
  const whole = outcome.fields[""]?.join(" ");
  const hasFields = Object.keys(outcome.fields).some((name) => name !== "");
  return (
    <p role="alert" className="border-l-2 border-danger pl-3 text-sm font-semibold text-danger">
      {whole ??
        (hasFields
          ? "Please check the fields marked below; nothing you typed is lost."
          : (outcome.reason ??
            "Nothing could be saved. Check your connection and try again; nothing you typed is lost."))}
    </p>
  );
}
