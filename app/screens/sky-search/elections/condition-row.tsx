import { type MouseEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/field";
import { Icon } from "~/components/ui/icons";
import { Select } from "~/components/ui/select";
import type { FieldErrors } from "~/failure";
import {
  CONDITION_FIELDS,
  type ConditionField,
  type ConditionRow,
  type ElectionList,
  isConditionKind,
} from "~/schemas/election-rows";
import * as words from "~/words/elections";
import * as sky from "~/words/sky-search";
import * as ui from "~/words/ui";
import { optionsOf } from "./condition-words";
import { EDIT } from "./edited-rows";

interface ConditionRowProps {
  readonly list: ElectionList;
  /** Its place in the list. */
  readonly index: number;
  readonly row: ConditionRow;
  readonly fields: FieldErrors;
  /** It was just added by a press: its first field takes the focus. */
  readonly isNew: boolean;
  /** Of a list of degrees to choose from. */
  readonly degrees: string;
  readonly onRemove: (event: MouseEvent) => void;
}

/** A condition in one row: its name, what may be chosen in it, and the button that takes it away. */
export function ConditionInForm({ list, index, row, fields, isNew, degrees, onRemove }: ConditionRowProps) {
  const first = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isNew) first.current?.querySelector<HTMLElement>("select, input:not([type=hidden])")?.focus();
  }, [isNew]);
  const { kind } = row;
  if (!isConditionKind(kind)) return null;
  const name = `${list}.${index}`;
  const wrong = CONDITION_FIELDS[kind].flatMap((field) => fields[`${name}.${field}`] ?? []);
  const title = words.kind(kind);
  return (
    <fieldset
      ref={first}
      className={`min-w-0 py-2 ${wrong.length > 0 ? "border-s-2 border-danger ps-3" : ""}`}
    >
      <legend className="text-sm font-semibold">
        <span className="sr-only">{words.listBefore({ list: words.list(list) })} </span>
        {title}
      </legend>
      <input type="hidden" name={`${name}.kind`} value={kind} />
      <div className="mt-1 flex items-start gap-2">
        <div className="flex min-w-0 grow flex-wrap gap-2">
          {CONDITION_FIELDS[kind].map((field) => (
            <ConditionControl
              key={field}
              {...{ kind, field, degrees }}
              name={`${name}.${field}`}
              value={row[field] ?? ""}
              isWrong={fields[`${name}.${field}`] !== undefined}
            />
          ))}
        </div>
        <Button
          type="submit"
          name={EDIT}
          value={`remove.${name}`}
          variant="quiet"
          className="size-11 px-0"
          onClick={onRemove}
        >
          <Icon name="close" size={18} label={words.remove({ condition: title })} />
        </Button>
      </div>
      {wrong.length > 0 && (
        <p id={`${name}-error`} className="mt-1 flex gap-1.5 text-sm font-semibold text-danger">
          <Icon name="alert" size={16} className="mt-1" />
          <span>
            <span className="sr-only">{ui.error()} </span>
            {wrong.join(" ")}
          </span>
        </p>
      )}
    </fieldset>
  );
}

interface ConditionControlProps {
  readonly kind: Parameters<typeof optionsOf>[0];
  readonly field: ConditionField;
  readonly name: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly degrees: string;
}

function ConditionControl({ kind, field, name, value, isWrong, degrees }: ConditionControlProps) {
  const control = {
    id: name,
    name,
    "aria-label": words.field(field),
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong ? `${name.split(".").slice(0, 2).join(".")}-error` : undefined,
  };
  const options = optionsOf(kind, field);
  return options ? (
    <Select
      {...control}
      options={options}
      defaultValue={options.find((option) => option.value === value)?.value ?? options[0]?.value}
      className="min-w-0 grow basis-32"
    />
  ) : (
    <div className="min-w-0 grow basis-32">
      <Input
        {...control}
        defaultValue={value}
        placeholder={sky.exampleOfADegree()}
        autoComplete="off"
        list={degrees}
      />
    </div>
  );
}
