import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icons";
import { Select } from "~/components/ui/select";
import type { FieldErrors } from "~/failure";
import {
  type ConditionRow,
  type ConditionRows,
  ELECTION_LISTS,
  type ElectionList,
} from "~/schemas/election-rows";
import * as words from "~/words/elections";
import { ConditionInForm } from "./condition-row";
import { FIRST_VALUES } from "./condition-words";
import { ADDED_KIND, EDIT, edited, rowsShown } from "./edited-rows";
import { ELECTION_EXAMPLES } from "./examples";
import { NatalDegrees } from "./natal-degrees";

/** In all three lists together, as the call takes them. */
const MOST_CONDITIONS = 4;
const KINDS = Object.keys(FIRST_VALUES) as (keyof typeof FIRST_VALUES)[];
const FIRST_KIND = KINDS[0] ?? "";
const DEGREES = "natal-degrees";

/** A row keeps what is chosen in it, wherever it stands after another one has gone. */
type KeptRow = ConditionRow & { readonly id: number };

interface Kept {
  readonly rows: Readonly<Record<ElectionList, readonly KeptRow[]>>;
  /** The id of the next new row. */
  readonly next: number;
  /** Of the row that a press added last. */
  readonly added: number | null;
}

function isKept(row: ConditionRow): row is KeptRow {
  return "id" in row;
}

function withIds(rows: ConditionRows, first: number, isAdding: boolean): Kept {
  let next = first;
  const keep = (row: ConditionRow): KeptRow => (isKept(row) ? row : { ...row, id: next++ });
  const [all, any, not] = [rows.all.map(keep), rows.any.map(keep), rows.not.map(keep)];
  return { rows: { all, any, not }, next, added: isAdding ? next - 1 : null };
}

interface ConditionsProps {
  readonly asked: URLSearchParams;
  readonly fields: FieldErrors;
  /** Of the person in use. */
  readonly chart: BirthChartAnswer | null;
}

/**
 * What must hold, what is wished for and what must not be. Its buttons change the rows where they stand; without
 * JavaScript they send the form, and the page comes back with the rows changed.
 */
export function Conditions({ asked, fields, chart }: ConditionsProps) {
  const [kind, setKind] = useState(asked.get(ADDED_KIND) ?? FIRST_KIND);
  const [{ rows, added }, setKept] = useState(() => withIds(rowsShown(asked), 0, false));
  const hasLost = useRef(false);
  useEffect(() => {
    if (hasLost.current) document.getElementById(ADDED_KIND)?.focus();
    hasLost.current = false;
  });
  const edit = (what: string) => (event: MouseEvent) => {
    event.preventDefault();
    hasLost.current = what.startsWith("remove");
    setKept((before) => withIds(edited(before.rows, what, kind), before.next, what.startsWith("add")));
  };
  /** Of a button that changes the rows. */
  const editing = (what: string) =>
    ({ type: "submit", name: EDIT, value: what, variant: "secondary", onClick: edit(what) }) as const;
  const count = ELECTION_LISTS.reduce((sum, list) => sum + rows[list].length, 0);
  const isFull = count >= MOST_CONDITIONS;
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg font-semibold">{words.conditions()}</legend>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <span className="text-sm text-muted">{words.forExample()}</span>
        {ELECTION_EXAMPLES.map(({ id, label }) => (
          <Button key={id} {...editing(`example.${id}`)}>
            {label()}
          </Button>
        ))}
      </div>
      <General fields={fields} count={count} />
      <div className="mt-4 divide-y divide-line border-y border-line">
        {ELECTION_LISTS.map((list) => (
          <section key={list} aria-label={words.list(list)} className="py-3">
            <h2 className="text-base">
              {list === "any"
                ? words.oneOfThese({
                    list: words.list(list),
                    quiet: (inner) => <span className="text-sm font-normal text-muted">{inner}</span>,
                  })
                : words.list(list)}
            </h2>
            {rows[list].length === 0 && <p className="text-sm text-muted">{words.nothingYet()}</p>}
            {rows[list].map((row, index) => (
              <ConditionInForm
                key={row.id}
                {...{ list, index, row, fields }}
                isNew={row.id === added}
                degrees={DEGREES}
                onRemove={edit(`remove.${list}.${index}`)}
              />
            ))}
          </section>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-56 sm:max-w-72">
          <label htmlFor={ADDED_KIND} className="text-sm font-semibold">
            {words.addACondition()}
          </label>
          <Select
            id={ADDED_KIND}
            name={ADDED_KIND}
            options={KINDS.map((value) => ({ value, label: words.kind(value) }))}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
            className="mt-1"
          />
        </div>
        {ELECTION_LISTS.map((list) => (
          <Button
            key={list}
            {...editing(`add.${list}`)}
            disabled={isFull}
            aria-label={words.addTo({ list: words.list(list) })}
          >
            <Icon name="plus" size={16} /> {words.list(list)}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-muted empty:mt-0">
        {isFull ? words.fourConditions() : ""}
      </p>
      <NatalDegrees id={DEGREES} chart={chart} />
    </fieldset>
  );
}

/** What is wrong with the lists as such, and with kinds that no row can show. */
function General({ fields, count }: { readonly fields: FieldErrors; readonly count: number }) {
  const messages = Object.entries(fields).flatMap(([field, messages]) =>
    /^(all|any|not)(\.\d+(\.kind)?)?$/.test(field) ? messages : [],
  );
  if (messages.length === 0) return null;
  return (
    <p role="alert" className="mt-3 flex gap-1.5 text-sm font-semibold text-danger">
      <Icon name="alert" size={16} className="mt-1" />
      {count === 0 ? words.addOneCondition() : messages.join(" ")}
    </p>
  );
}
