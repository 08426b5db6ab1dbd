import type { FetcherWithComponents } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import type { Outcome } from "~/calls/outcome";
import { BirthFields } from "~/components/forms/birth-fields";
import { FormFailure } from "~/components/forms/form-failure";
import { SettingsFields } from "~/components/forms/settings-fields";
import { settingsIn } from "~/components/forms/settings-values";
import { Button } from "~/components/ui/button";
import * as words from "~/words/compatibility";

export const PEOPLE_FORM_ID = "compatibility-form";
/** Name of the button that, without JavaScript, asks for the form with what was typed. */
export const AGAIN = "again";

type Values = Readonly<Record<string, string>>;

/** The call's body from the fields of the form: `person1.date` goes into `person1`, the settings into both. */
export function peopleOf(values: Values): { readonly person1: Values; readonly person2: Values } {
  const settings = settingsIn(values);
  return {
    person1: { ...under(values, "person1."), ...settings },
    person2: { ...under(values, "person2."), ...settings },
  };
}

function under<Value>(
  values: Readonly<Record<string, Value>>,
  prefix: string,
): Readonly<Record<string, Value>> {
  const chosen = Object.entries(values).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(chosen.map(([name, value]) => [name.slice(prefix.length), value]));
}

interface PeopleFormProps {
  readonly Form: FetcherWithComponents<unknown>["Form"];
  /** What was typed, when the page comes back from a post without JavaScript. */
  readonly values?: Values;
  readonly outcome: Outcome<unknown> | undefined;
  readonly isPending: boolean;
}

export function PeopleForm({ Form, values, outcome, isPending }: PeopleFormProps) {
  const fields = outcome && !outcome.ok ? outcome.fields : undefined;
  // What is wrong with the settings of both is told of the first.
  const ofSettings = useMemo(() => settingsIn(under(fields ?? {}, "person1.")), [fields]);
  return (
    <Form
      id={PEOPLE_FORM_ID}
      method="post"
      action="/compatibility"
      noValidate
      className="@container flex flex-col gap-6"
    >
      <FormFailure outcome={outcome} what={words.theResult()} />
      <div className="grid gap-6 @2xl:grid-cols-2">
        <Person legend={words.firstPerson()}>
          <BirthFields prefix="person1." values={values} fields={fields} />
        </Person>
        <Person legend={words.secondPerson()}>
          <BirthFields prefix="person2." values={values} fields={fields} isVisitor={false} />
        </Person>
      </div>
      <div className="w-full max-w-2xl self-center">
        <SettingsFields values={values ?? {}} fields={ofSettings} />
      </div>
      <Button type="submit" pending={isPending} className="sm:self-center sm:px-10">
        {isPending ? words.analyzing() : words.analyze()}
      </Button>
    </Form>
  );
}

function Person({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-card p-5 shadow-card sm:p-6">
      <legend className="float-left mb-5 w-full font-display text-lg font-semibold">{legend}</legend>
      <div className="clear-both flex flex-col gap-5">{children}</div>
    </fieldset>
  );
}
