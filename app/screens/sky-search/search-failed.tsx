import type { Outcome } from "~/calls/outcome";
import * as words from "~/words/sky-search";

/** Under a search's form: that something in it must be changed, or that there was no answer. */
export function SearchFailed({ outcome }: { readonly outcome: Extract<Outcome<unknown>, { ok: false }> }) {
  const isTyped = Object.keys(outcome.fields).length > 0;
  return (
    <p role="alert" className="border-s-2 border-danger ps-3 text-sm font-semibold text-danger">
      {isTyped ? words.pleaseCheck() : (outcome.reason ?? words.searchCouldNot())}
    </p>
  );
}
