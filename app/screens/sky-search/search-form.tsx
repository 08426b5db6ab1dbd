import { Form } from "@remix-run/react";
import { ASPECT_TYPES } from "~/astrology/aspects";
import { BODIES } from "~/astrology/bodies";
import { SIGNS } from "~/astrology/signs";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Checkbox, TextField } from "~/components/ui/field";
import { SelectField, type SelectOption } from "~/components/ui/select";
import type { FieldErrors } from "~/failure";
import type { SearchKind } from "~/schemas/sky-search-input";
import * as names from "~/words/names";
import * as words from "~/words/sky-search";

const KINDS = [
  "aspect",
  "longitude",
  "return",
  "station",
  "ingress",
] as const satisfies readonly SearchKind[];

/** Fields that a kind of search has no use for are out of the way. By CSS, so that no script is needed. */
const FOR_ASPECTS =
  "group-has-[option[value=longitude]:checked]/search:hidden group-has-[option[value=return]:checked]/search:hidden group-has-[option[value=station]:checked]/search:hidden group-has-[option[value=ingress]:checked]/search:hidden";
const FOR_DEGREES =
  "group-has-[option[value=aspect]:checked]/search:hidden group-has-[option[value=station]:checked]/search:hidden group-has-[option[value=ingress]:checked]/search:hidden";
const WITH_SIGN =
  "group-has-[option[value=longitude]:checked]/search:hidden group-has-[option[value=return]:checked]/search:hidden";

const named = <Id extends string>(ids: readonly Id[], label: (id: Id) => string): SelectOption[] =>
  ids.map((id) => ({ value: id, label: label(id) }));

interface SearchFormProps {
  /** What stands in the address. */
  readonly asked: URLSearchParams;
  readonly fields?: FieldErrors;
}

/** A form of its own address: an answer can be bookmarked and sent to somebody. */
export function SearchForm({ asked, fields = {} }: SearchFormProps) {
  const value = (name: string) => asked.get(name) ?? "";
  /** What is no option any more, or never was one, is left to the message at the field. */
  const chosen = (name: string, options: readonly SelectOption[]) =>
    options.find((option) => option.value.toLowerCase() === value(name).toLowerCase())?.value ??
    options[0]?.value;
  const select = (name: string, label: string, options: readonly SelectOption[], className = "") => (
    <SelectField
      id={name}
      name={name}
      label={label}
      options={options}
      defaultValue={chosen(name, options)}
      error={fields[name]}
      className={className}
    />
  );
  const text = (
    name: string,
    rest: { label: string; placeholder: string; hint?: string; className?: string },
  ) => (
    <TextField
      id={name}
      name={name}
      defaultValue={value(name)}
      error={fields[name]}
      autoComplete="off"
      {...rest}
    />
  );
  const any = { value: "", label: words.any() };
  const others = ["Saturn" as const, ...BODIES.filter((body) => body !== "Saturn")];
  return (
    <Card>
      <Form
        key={asked.toString()}
        action="/sky-search"
        className="group/search grid grid-fit-[9rem] items-end gap-4 lg:grid-cols-4"
      >
        {select("kind", words.lookFor(), named(KINDS, words.kind))}
        {select("body", words.body(), named(BODIES, names.body))}
        {select("aspect", words.aspect(), [any, ...named(ASPECT_TYPES, words.aspectOf)], FOR_ASPECTS)}
        {select("with", words.to(), named(others, names.body), FOR_ASPECTS)}
        {text("longitude", {
          label: words.degree(),
          placeholder: words.exampleOfADegree(),
          className: FOR_DEGREES,
        })}
        {select("sign", words.inSign(), [any, ...named(SIGNS, names.sign)], WITH_SIGN)}
        {text("from", { label: words.from(), hint: words.emptyToday(), placeholder: "1800" })}
        {text("to", { label: words.until(), hint: words.emptyLastYear(), placeholder: "2100" })}
        <Checkbox
          name="weekdays"
          value="true"
          label={words.mondayToFriday()}
          defaultChecked={value("weekdays") === "true"}
        />
        <div>
          <Button type="submit">{words.search()}</Button>
        </div>
      </Form>
    </Card>
  );
}
