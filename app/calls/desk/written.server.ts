import type { Written } from "~/db/clients.server";
import { Failure, invalidInput } from "~/failure";
import type { Refusal } from "~/refusals";
import type { Reply } from "../answer-call.server";

/** What a write came to: it is kept, or another came between and both versions are there to choose from. */
export type Kept<Row, Words> =
  | { readonly isKept: true; readonly row: Row }
  | { readonly isKept: false; readonly yours: Words; readonly theirs: Row };

/** That what was to be changed is not there any more. */
export function goneMeanwhile(): Failure {
  return new Failure("gone", "This was deleted meanwhile. Nothing was saved; what you typed is still here.");
}

/** @throws Failure where the row is gone, and where there is no room for another */
export function keptOrBoth<Row, Words>(written: Written<Row>, yours: Words, full: Refusal): Kept<Row, Words> {
  switch (written.is) {
    case "written":
      return { isKept: true, row: written.row };
    case "changed":
      return { isKept: false, yours, theirs: written.row };
    case "gone":
      throw goneMeanwhile();
    case "full":
      throw invalidInput({ "": [full] });
  }
}

/** As the API answers it: the row, or 409 with both versions. */
export function rowOrBoth<Row, Words>(name: string) {
  return (kept: Kept<Row, Words>): Reply<unknown> => {
    if (kept.isKept) return { body: { [name]: kept.row } };
    const message = "Somebody changed this meanwhile. Nothing was overwritten: both versions are here.";
    return { status: 409, body: { code: "conflict", message, yours: kept.yours, theirs: kept.theirs } };
  };
}
