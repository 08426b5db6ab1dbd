import { useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { dateOfIso, formatIsoDate, localDay } from "~/astrology/calendar";
import { calculatorPage } from "~/calls/calculator-page.server";
import { numerology } from "~/calls/numerology.server";
import { DateField } from "~/components/forms/birth-fields";
import { FormFailure } from "~/components/forms/form-failure";
import { PickPerson, usePicked } from "~/components/forms/pick-person";
import { calculator } from "~/components/results/calculator";
import { FormAndResult } from "~/components/results/form-and-result";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { areNumbers } from "~/screens/numerology/are-numbers";
import { NumbersResult as NumbersResultNow } from "~/screens/numerology/numbers-result";
import { NoNumbers, PendingNumbers } from "~/screens/numerology/waiting";
import { longDate } from "~/words/dates";
import * as formWords from "~/words/forms";
import * as words from "~/words/numerology";

export const meta = pageMeta(words.numerology, words.yourNumbersFromName);

const loadNumbersResult = () => import("~/screens/numerology/numbers-result");

/** The browser fetches the result while the form is filled in; the server has it at hand. */
const NumbersResult = import.meta.env.SSR
  ? NumbersResultNow
  : lazy(async () => ({ default: (await loadNumbersResult()).NumbersResult }));

/** The screen shows all that the call can answer. */
const ALL = { cycles: true, more: true };

const page = calculatorPage(numerology, (values) => ({ ...values, ...ALL }));
export const loader = page.loader;
export const action = page.action;

const screen = calculator({
  key: "numerology",
  call: "POST /api/numerology",
  isAnswer: areNumbers,
  opening: ({ openingInUse }) =>
    openingInUse(
      ({ fullName, birthDate }) => ({ fullName, birthDate }),
      () => true,
    ),
  inputOf: (values) => ({ ...values, ...ALL, on: formatIsoDate(localDay(new Date())) }),
  done: {
    get title() {
      return words.numerologyCalculated();
    },
    get description() {
      return words.yourProfileHasBeen();
    },
  },
  failed: {
    get title() {
      return words.error();
    },
    get description() {
      return words.failedToCalculate();
    },
    tone: "warning",
  },
});
export const clientLoader = screen.clientLoader;
export const clientAction = screen.clientAction;
export const shouldRevalidate = screen.shouldRevalidate;

export default function Numerology() {
  const { profile } = useLoaderData<typeof loader>();
  const { picked, round, pick } = usePicked();
  const result = screen.useResult();
  const { Form, isPending, outcome, fields: values, round: begun } = result;
  const fields = outcome && !outcome.ok ? outcome.fields : undefined;

  return (
    <Page title={words.numerology()} lead={words.numbersFromYourName()} isIntroduction>
      <FormAndResult
        of={result}
        label={words.yourNumbers()}
        form={
          <Card>
            <Form method="post" action="/numerology" noValidate className="flex flex-col gap-5">
              <FormFailure outcome={outcome} what={words.yourNumbers()} />
              <PickPerson id="saved" onPick={pick} />
              <TextField
                key={`name-${begun}-${round}`}
                id="fullName"
                name="fullName"
                label={formWords.fullName()}
                hint={formWords.asOnBirthCertificate()}
                defaultValue={picked?.fullName ?? values?.fullName ?? profile?.fullName}
                error={fields?.fullName}
                autoComplete="name"
                aria-required
              />
              <DateField
                key={`date-${begun}-${round}`}
                id="birthDate"
                name="birthDate"
                label={formWords.birthDate()}
                defaultValue={picked?.birthDate ?? values?.birthDate ?? profile?.birthDate}
                error={fields?.birthDate}
              />
              <TextField
                key={`current-${begun}-${round}`}
                id="currentName"
                name="currentName"
                label={words.currentName()}
                hint={words.optionalAnotherName()}
                defaultValue={picked ? undefined : values?.currentName}
                error={fields?.currentName}
                autoComplete="off"
                optional
              />
              <Button type="submit" pending={isPending}>
                {isPending ? words.calculating() : words.calculate()}
              </Button>
            </Form>
          </Card>
        }
        empty={<NoNumbers />}
        pending={<PendingNumbers />}
        result={(answer) => <NumbersResult answer={answer} />}
        lines={({ input, more }) => [
          [
            input.fullName,
            longDate(dateOfIso(input.birthDate)),
            ...(more?.currentName ? [words.todayName({ name: more.currentName.fullName })] : []),
          ],
        ]}
        load={loadNumbersResult}
      />
    </Page>
  );
}
