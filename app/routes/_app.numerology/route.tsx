import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import type { NumerologyAnswer } from "~/answers/numerology";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";
import { profileForForm as profileForFirstPage } from "~/auth/profile-for-form.server";
import { sendForm } from "~/calls/call-api";
import { formAction } from "~/calls/form-action.server";
import { numerology } from "~/calls/numerology.server";
import { holding, listOf, nullOr, number, record, text, word, yesOrNo } from "~/calls/shape";
import { DateField } from "~/components/birth-fields";
import { FormAndResult } from "~/components/form-and-result";
import { FormFailure } from "~/components/form-failure";
import { PickPerson, usePicked } from "~/components/pick-person";
import { profileForForm } from "~/components/saved-births";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { useResult } from "~/components/use-result";
import type { CountedLetter } from "~/numerology/letters";
import type { DateWorking, NameWorking } from "~/numerology/profile";
import type { CoreNumber, Reduction } from "~/numerology/reduction";
import { NumbersResult as NumbersResultNow } from "./numbers-result";
import { NoNumbers, PendingNumbers } from "./waiting";

export const meta = pageMeta(
  "Numerology",
  "Life path, expression, soul urge, personality and birthday numbers from your name and birth date, with every step of the sum shown.",
);

const loadNumbersResult = () => import("./numbers-result");

/** The browser fetches the result while the form is filled in; the server has it at hand. */
const NumbersResult = import.meta.env.SSR
  ? NumbersResultNow
  : lazy(async () => ({ default: (await loadNumbersResult()).NumbersResult }));

/** What the form begins with: the profile of whoever is signed in. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { profile: await profileForFirstPage(context) };
}

export async function clientLoader() {
  return { profile: await profileForForm() };
}

export const action = formAction(numerology);

export function clientAction({ request }: ClientActionFunctionArgs) {
  return sendForm("/api/numerology", areNumbers, request, (values) => ({
    ...values,
    year: new Date().getFullYear(),
  }));
}

const steps = listOf(number());
const reduction = {
  total: number(),
  steps,
  number: number<CoreNumber>(),
  through: nullOr(number<22 | 33>()),
};
const ofName = record<NameWorking>({ ...reduction, fellBack: yesOrNo });
const ofPart = record<Reduction>(reduction);
const areNumbers = record<NumerologyAnswer>({
  lifePathNumber: number(),
  lifePathInterpretation: text,
  expressionNumber: number(),
  expressionInterpretation: text,
  soulUrgeNumber: number(),
  soulUrgeInterpretation: text,
  personalityNumber: number(),
  personalityInterpretation: text,
  birthdayNumber: number(),
  birthdayInterpretation: text,
  input: record({ fullName: text, birthDate: text }),
  working: record<NumerologyAnswer["working"]>({
    lifePath: record<DateWorking>({ ...reduction, month: ofPart, day: ofPart, year: ofPart }),
    expression: ofName,
    soulUrge: ofName,
    personality: ofName,
    letters: listOf(holding<CountedLetter>({ written: text, letter: text, value: number(), kind: word() })),
  }),
  personalYear: record({ year: number(), number: number(), steps, interpretation: text }),
});

/** Nothing here depends on what other screens do. */
export const shouldRevalidate = () => false;

export default function Numerology() {
  const { profile } = useLoaderData<typeof loader>();
  const { picked, round, pick } = usePicked();
  const result = useResult<NumerologyAnswer>({
    key: "numerology",
    isAnswer: areNumbers,
    done: { title: "Numerology Calculated", description: "Your numerology profile has been generated!" },
    failed: () => ({
      title: "Error",
      description: "Failed to calculate numerology. Please try again.",
      tone: "warning",
    }),
  });
  const { Form, isPending, outcome, fields: values, round: begun } = result;
  const fields = outcome && !outcome.ok ? outcome.fields : undefined;

  return (
    <Page
      title="Numerology"
      lead="Five numbers from your name and the day you were born, and how each was reached."
    >
      <FormAndResult
        of={result}
        label="Your numbers"
        form={
          <Card>
            <Form method="post" action="/numerology" noValidate className="flex flex-col gap-5">
              <FormFailure outcome={outcome} what="Your numbers" />
              <PickPerson id="saved" onPick={pick} />
              <TextField
                key={`name-${begun}-${round}`}
                id="fullName"
                name="fullName"
                label="Full Name"
                hint="Use the name on your birth certificate"
                defaultValue={picked?.fullName ?? values?.fullName ?? profile?.fullName}
                error={fields?.fullName}
                autoComplete="name"
                aria-required
              />
              <DateField
                key={`date-${begun}-${round}`}
                id="birthDate"
                name="birthDate"
                label="Birth Date"
                hint="Format: MM/DD/YYYY"
                defaultValue={picked?.birthDate ?? values?.birthDate ?? profile?.birthDate}
                error={fields?.birthDate}
              />
              <Button type="submit" pending={isPending}>
                {isPending ? "Calculating..." : "Calculate"}
              </Button>
            </Form>
          </Card>
        }
        empty={<NoNumbers />}
        pending={<PendingNumbers />}
        result={(answer) => <NumbersResult answer={answer} />}
        lines={({ input }) => [[input.fullName, formatLongDate(dateOfIso(input.birthDate))]]}
        load={loadNumbersResult}
      />
    </Page>
  );
}
