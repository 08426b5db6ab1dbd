import type { Outcome } from "~/calls/outcome";

/** Under a search's form: that something in it must be changed, or that there was no answer. */
export function SearchFailed({ outcome }: { readonly outcome: Extract<Outcome<unknown>, { ok: false }> }) {
  const isTyped = Object.keys(outcome.fields).length > 0;
  return (
    <p role="alert" className="border-l-2 border-danger ps-3 text-sm font-semibold text-danger">
      {isTyped
        ? "Please check the fields marked above; nothing you typed is lost."
        : (outcome.reason ?? "The search could not be made. Check your connection and try again.")}
    </p>
  );
}
