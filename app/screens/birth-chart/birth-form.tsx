import type { FetcherWithComponents } from "@remix-run/react";
import { HOUSE_SYSTEMS } from "~/astrology/chart-settings";
import type { Outcome } from "~/calls/outcome";
import { BirthFields } from "~/components/forms/birth-fields";
import { FormFailure } from "~/components/forms/form-failure";
import { SettingsFields } from "~/components/forms/settings-fields";
import { TimezoneField } from "~/components/forms/timezone-field";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { SelectField } from "~/components/ui/select";
import { own } from "~/site";
import * as words from "~/words/birth-chart";
import * as names from "~/words/names";

export const BIRTH_FORM_ID = "birth-chart-form";

interface BirthFormProps {
  readonly Form: FetcherWithComponents<unknown>["Form"];
  /** What was typed, when the page comes back from a post without JavaScript. */
  readonly values?: Readonly<Record<string, string>>;
  readonly outcome: Outcome<unknown> | undefined;
  readonly isPending: boolean;
}

export function BirthForm({ Form, values = {}, outcome, isPending }: BirthFormProps) {
  const fields = outcome && !outcome.ok ? outcome.fields : undefined;
  return (
    <Card>
      <Form id={BIRTH_FORM_ID} method="post" action="/birth-chart" noValidate className="flex flex-col gap-4">
        <FormFailure outcome={outcome} what={words.theChart()} />
        <BirthFields values={values} fields={fields} nameHint={words.asOnYourBirth()} />
        <Button type="submit" pending={isPending}>
          {isPending ? words.generatingChart() : words.generateChart()}
        </Button>
        <SettingsFields
          values={values}
          fields={fields}
          areOthersWrong={Boolean(fields?.timezone || fields?.houseSystem)}
          others={
            <>
              <TimezoneField value={values.timezone} error={fields?.timezone} />
              <SelectField
                id="houseSystem"
                name="houseSystem"
                label={words.houseSystem()}
                options={HOUSE_SYSTEMS.map((system) => ({ value: system, label: names.houseSystem(system) }))}
                defaultValue={values.houseSystem ?? own()?.settings?.houseSystem ?? "Whole Sign"}
                error={fields?.houseSystem}
              />
            </>
          }
        />
      </Form>
    </Card>
  );
}
