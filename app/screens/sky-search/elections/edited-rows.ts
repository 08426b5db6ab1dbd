import { type ConditionRows, ELECTION_LISTS, isConditionKind, rowsIn } from "~/schemas/election-rows";
import { FIRST_VALUES } from "./condition-words";
import { ELECTION_EXAMPLES } from "./examples";

/** The button that was pressed: `add.all`, `remove.not.1` or `example.contract`. */
export const EDIT = "edit";
/** Of the condition that is added. */
export const ADDED_KIND = "kind";

/** The conditions as a button of the form leaves them; without JavaScript it is pressed on the way to the server. */
export function edited(rows: ConditionRows, edit: string, kind: string): ConditionRows {
  const [what, name, place] = edit.split(".");
  if (what === "example") return ELECTION_EXAMPLES.find(({ id }) => id === name)?.rows ?? rows;
  const list = ELECTION_LISTS.find((known) => known === name);
  if (!list) return rows;
  if (what === "remove") return { ...rows, [list]: rows[list].filter((_, index) => String(index) !== place) };
  if (what !== "add" || !isConditionKind(kind)) return rows;
  return { ...rows, [list]: [...rows[list], { kind, ...FIRST_VALUES[kind] }] };
}

/** The conditions that an address shows. */
export function rowsShown(asked: URLSearchParams): ConditionRows {
  return edited(rowsIn(asked), asked.get(EDIT) ?? "", asked.get(ADDED_KIND) ?? "");
}

/** Whether an address asks for windows: a form that is still being filled does not. */
export function isElectionAsked(asked: URLSearchParams): boolean {
  return asked.has("from") && !asked.has(EDIT);
}
