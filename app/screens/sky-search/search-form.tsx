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

const KINDS: Readonly<Record<SearchKind, string>> = {
  aspect: "Aspect",
  longitude: "Degree",
  return: "Return",
  station: "Station",
  ingress: "Change of sign",
};

/** Fields that a kind of search has no use for are out of the way. By CSS, so that no script is needed. */
const FOR_ASPECTS =
  "group-has-[option[value=longitude]:checked]/search:hidden group-has-[option[value=return]:checked]/search:hidden group-has-[option[value=station]:checked]/search:hidden group-has-[option[value=ingress]:checked]/search:hidden";
const FOR_DEGREES =
  "group-has-[option[value=aspect]:checked]/search:hidden group-has-[option[value=station]:checked]/search:hidden group-has-[option[value=ingress]:checked]/search:hidden";
const WITH_SIGN =
  "group-has-[option[value=longitude]:checked]/search:hidden group-has-[option[value=return]:checked]/search:hidden";

const named = (names: readonly string[]): SelectOption[] =>
  names.map((name) => ({ value: name, label: name }));
const ANY = { value: "", label: "Any" };

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
  const kinds = Object.entries(KINDS).map(([kind, label]) => ({ value: kind, label }));
  return (
    <Card>
      <Form
        key={asked.toString()}
        action="/sky-search"
        className="group/search grid grid-fit-[9rem] items-end gap-4 lg:grid-cols-4"
      >
        {select("kind", "Look for", kinds)}
        {select("body", "Body", named(BODIES))}
        {select("aspect", "Aspect", [ANY, ...named(ASPECT_TYPES)], FOR_ASPECTS)}
        {select("with", "To", named(["Saturn", ...BODIES.filter((body) => body !== "Saturn")]), FOR_ASPECTS)}
        {text("longitude", { label: "Degree", placeholder: "29°36′ Aquarius", className: FOR_DEGREES })}
        {select("sign", "In sign", [ANY, ...named(SIGNS)], WITH_SIGN)}
        {text("from", { label: "From", hint: "A year or a date; empty: today", placeholder: "1800" })}
        {text("to", { label: "Until", hint: "A year or a date; empty: 2100", placeholder: "2100" })}
        <Checkbox
          name="weekdays"
          value="true"
          label="Monday to Friday only"
          defaultChecked={value("weekdays") === "true"}
        />
        <div>
          <Button type="submit">Search</Button>
        </div>
      </Form>
    </Card>
  );
}
