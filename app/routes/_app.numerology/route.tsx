import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  json,
  useActionData,
  useFetcher,
  useLoaderData,
} from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type NumerologyAnswer, numerologyAnswer } from "~/answers/numerology";
import { profileForForm as profileForFirstPage } from "~/auth/profile-for-form.server";
import { DateField } from "~/components/birth-fields";
import { FormFailure } from "~/components/form-failure";
import { PickPerson, usePicked } from "~/components/pick-person";
import { profileForForm } from "~/components/saved-births";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { useToast } from "~/components/shell/toaster";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { callApi, invalidOutcome, type Outcome } from "~/http/call-api";
import { readForm } from "~/http/read-form.server";
import { readNumerology } from "~/schemas/numerology-input";
import { NoNumbers, NumbersResult, PendingNumbers } from "./numbers-result";

export const meta = pageMeta(
  "Numerology",
  "Life path, expression, soul urge, personality and birthday numbers from your name and birth date, with every step of the sum shown.",
);

/** What the form begins with: the profile of whoever is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { profile: await profileForFirstPage(request, context) };
}

export async function clientLoader() {
  return { profile: await profileForForm() };
}

/** For visitors without JavaScript: the same reading and the same numbers as the call, with the first HTML. */
export async function action({ request }: ActionFunctionArgs) {
  const values = await readForm(request);
  const input = readNumerology(values);
  if (!input.ok) return json({ outcome: invalidOutcome(input.fields), values }, 422);
  const answer = numerologyAnswer(input.value, new Date().getUTCFullYear());
  return { outcome: { ok: true, data: answer } satisfies Outcome<NumerologyAnswer>, values };
}

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const values = Object.fromEntries(await request.formData());
  const body = { ...values, year: new Date().getFullYear() };
  return { outcome: await callApi<NumerologyAnswer>("/api/numerology", body), values };
}

/** Nothing here depends on what other screens do. */
export const shouldRevalidate = () => false;

export default function Numerology() {
  const { profile } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<typeof clientAction>({ key: "numerology" });
  const posted = useActionData<typeof action>() as
    | { outcome: Outcome<NumerologyAnswer>; values: Record<string, string> }
    | undefined;
  const outcome = (fetcher.data ?? posted)?.outcome;
  const fields = outcome && !outcome.ok ? outcome.fields : undefined;
  const isPending = fetcher.state !== "idle";
  const { toast } = useToast();
  const { picked, round, pick } = usePicked();
  const [numbers, setNumbers] = useState(posted?.outcome.ok ? posted.outcome.data : null);
  const result = useRef<HTMLElement>(null);

  useEffect(() => {
    const answered = fetcher.data?.outcome;
    if (!answered) return;
    if (answered.ok) {
      setNumbers(answered.data);
      toast({ title: "Numerology Calculated", description: "Your numerology profile has been generated!" });
      result.current?.scrollIntoView?.({ block: "nearest" });
    } else {
      toast({
        title: "Error",
        description: "Failed to calculate numerology. Please try again.",
        failed: true,
      });
    }
  }, [fetcher.data, toast]);

  return (
    <Page
      title="Numerology"
      lead="Five numbers from your name and the day you were born, and how each was reached."
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)] lg:items-start">
        <Card>
          <fetcher.Form method="post" action="/numerology" noValidate className="flex flex-col gap-5">
            <FormFailure outcome={outcome} what="Your numbers" />
            <PickPerson id="saved" onPick={pick} />
            <TextField
              key={`name-${round}`}
              id="fullName"
              name="fullName"
              label="Full Name"
              hint="Use the name on your birth certificate"
              defaultValue={picked?.fullName ?? posted?.values.fullName ?? profile?.fullName}
              error={fields?.fullName}
              autoComplete="name"
              aria-required
            />
            <DateField
              key={`date-${round}`}
              id="birthDate"
              name="birthDate"
              label="Birth Date"
              hint="Format: MM/DD/YYYY"
              defaultValue={picked?.birthDate ?? posted?.values.birthDate ?? profile?.birthDate}
              error={fields?.birthDate}
            />
            <Button type="submit" pending={isPending}>
              {isPending ? "Calculating..." : "Calculate"}
            </Button>
          </fetcher.Form>
        </Card>
        <section
          ref={result}
          aria-label="Your numbers"
          aria-busy={isPending}
          className="min-w-0 scroll-mt-20"
        >
          {numbers ? <NumbersResult answer={numbers} /> : isPending ? <PendingNumbers /> : <NoNumbers />}
        </section>
      </div>
    </Page>
  );
}
