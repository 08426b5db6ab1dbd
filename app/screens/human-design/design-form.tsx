import type { FetcherWithComponents } from "@remix-run/react";
import type { Outcome } from "~/calls/outcome";
import { BirthFields } from "~/components/forms/birth-fields";
import { FormFailure } from "~/components/forms/form-failure";
import { TimezoneField } from "~/components/forms/timezone-field";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import * as words from "~/words/human-design";

export const DESIGN_FORM_ID = "human-design-form";

interface DesignFormProps {
  readonly Form: FetcherWithComponents<unknown>["Form"];
  /** What was typed or saved, by the fields' names. */
  readonly values: Readonly<Record<string, string>>;
  readonly outcome: Outcome<unknown> | undefined;
  readonly isPending: boolean;
}

export function DesignForm({ Form, values, outcome, isPending }: DesignFormProps) {
  const fields = outcome && !outcome.ok ? outcome.fields : undefined;
  return (
    <Card>
      <Form
        id={DESIGN_FORM_ID}
        method="post"
        action="/human-design"
        noValidate
        className="flex flex-col gap-5"
      >
        <FormFailure outcome={outcome} what={words.theDesign()} />
        <BirthFields values={values} fields={fields} timeHint={words.moonChangesItsGate()} />
        <TimezoneField value={values.timezone} error={fields?.timezone} />
        <Button type="submit" pending={isPending}>
          {isPending ? words.calculating() : words.calculate()}
        </Button>
      </Form>
    </Card>
  );
}
