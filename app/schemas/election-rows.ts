import type { Condition } from "~/astrology/elections/condition";
import { placeIn } from "./place-in-address";

/**
 * Conditions of an election as forms and addresses write them. Without zod: the browser reads its address with it.
 */

export const ELECTION_LISTS = ["all", "any", "not"] as const;
export type ElectionList = (typeof ELECTION_LISTS)[number];

export type ConditionField =
  | "body"
  | "with"
  | "ruler"
  | "sign"
  | "state"
  | "aspect"
  | "house"
  | "points"
  | "orb"
  | "longitude";

/** What each kind of condition takes, in the order in which a line of text says it. */
export const CONDITION_FIELDS: Readonly<Record<Condition["kind"], readonly ConditionField[]>> = {
  Sign: ["body", "sign"],
  House: ["body", "house"],
  Ascendant: ["sign"],
  Dignity: ["body", "points"],
  Direct: ["body"],
  Combust: ["body"],
  Cazimi: ["body"],
  Aspect: ["body", "aspect", "with", "orb"],
  Contact: ["body", "aspect", "longitude", "orb"],
  Moon: ["state"],
  Hour: ["ruler"],
};

/** A condition as it was typed or chosen: nothing in it has been judged. */
export type ConditionRow = { readonly kind: string } & { readonly [Field in ConditionField]?: string };
export type ConditionRows = Readonly<Record<ElectionList, readonly ConditionRow[]>>;

/** What a screen shows at once; the files have more. */
export const SHOWN_WINDOWS = 40;

/** More than a call takes, so that one who sends more is told so. */
const MOST_ROWS = 12;

export function isConditionKind(kind: string): kind is Condition["kind"] {
  return Object.hasOwn(CONDITION_FIELDS, kind);
}

/** `all.0.kind=Sign&all.0.body=Mars&all.0.sign=Aries`: the conditions of a form's address, numbered anew where one is missing. */
export function rowsIn(address: URLSearchParams): ConditionRows {
  const rowsOf = (list: ElectionList) =>
    Array.from({ length: MOST_ROWS }, (_, index) => rowAt(address, `${list}.${index}.`)).filter(
      (row) => row !== null,
    );
  return { all: rowsOf("all"), any: rowsOf("any"), not: rowsOf("not") };
}

function rowAt(address: URLSearchParams, prefix: string): ConditionRow | null {
  const kind = address.get(`${prefix}kind`);
  if (kind === null) return null;
  const fields = isConditionKind(kind) ? CONDITION_FIELDS[kind] : [];
  return {
    kind,
    ...Object.fromEntries(fields.map((field) => [field, address.get(prefix + field) ?? ""])),
  };
}

/** What `POST /api/elections` is asked for by a form's address. */
export function electionIn(address: URLSearchParams): Readonly<Record<string, unknown>> {
  const text = (name: string) => address.get(name) ?? "";
  return {
    place: placeIn(address),
    from: text("from"),
    to: text("to"),
    ...rowsIn(address),
  };
}

/** `Direct Mercury; Aspect Moon Trine Venus 6`: a list of conditions in one parameter. */
export function lineOf(rows: readonly ConditionRow[]): string {
  return rows
    .map((row) => {
      const fields = isConditionKind(row.kind) ? CONDITION_FIELDS[row.kind] : [];
      return [row.kind, ...fields.map((field) => (row[field] ?? "").replaceAll(";", " ").trim())].join(" ");
    })
    .join("; ");
}

/** The conditions of such a line; nothing in them is judged. */
export function conditionsIn(line: string): readonly ConditionRow[] {
  return line
    .split(";")
    .map((part) => part.split(/\s/).filter(Boolean))
    .filter(([kind]) => kind !== undefined)
    .map(([kind = "", ...values]) => {
      const fields = isConditionKind(kind) ? CONDITION_FIELDS[kind] : [];
      // "Moon Burned way" and "Contact Sun Trine 29°36′ Aquarius 1" have blanks within a value.
      const spread = values.length - fields.length;
      const wide = fields.findIndex((field) => field === "state" || field === "longitude");
      const joined =
        spread > 0 && wide >= 0
          ? [
              ...values.slice(0, wide),
              values.slice(wide, wide + spread + 1).join(" "),
              ...values.slice(wide + spread + 1),
            ]
          : values;
      return { kind, ...Object.fromEntries(fields.map((field, index) => [field, joined[index] ?? ""])) };
    });
}
