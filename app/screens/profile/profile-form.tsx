import { useFetcher } from "@remix-run/react";
import { useRef } from "react";
import { ShownTo } from "~/components/births/shown-to";
import { BirthDetailsFields, typedBirth } from "~/components/forms/birth-details-fields";
import { useAnswered } from "~/components/results/use-answered";
import { useToast } from "~/components/shell/toaster";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import type { BirthDetails } from "~/schemas/birth-details";
import * as words from "~/words/profile";
import type { FormAnswer } from "./actions";
import { FormProblem } from "./form-problem";
import { KeptAs } from "./kept-as";

type Answer = Extract<FormAnswer, { intent: "save-profile" }>;

interface ProfileFormProps {
  readonly profile: BirthDetails | null;
  readonly posted: Answer | undefined;
}

export function ProfileForm({ profile, posted }: ProfileFormProps) {
  const fetcher = useFetcher<Answer>({ key: "save-profile" });
  const { toast } = useToast();
  const answer = fetcher.data ?? posted;
  const isPending = fetcher.state !== "idle";
  const outcome = answer?.outcome;
  const kept = outcome?.ok ? outcome.data : profile;
  const form = useRef<HTMLFormElement>(null);

  useAnswered(fetcher.data, ({ outcome }) => {
    const sent = form.current;
    if (outcome.ok && sent) {
      import("~/notes/typed-words.client").then(
        ({ noteSaved }) => noteSaved(sent),
        () => {}, // offline by now
      );
    }
    toast(
      outcome.ok
        ? { title: words.profileSaved(), description: words.yourDetailsHaveBeen() }
        : { title: words.error(), description: words.failedToSaveProfile(), tone: "warning" },
    );
  });

  return (
    <Card>
      <CardHeader title={words.yourBirthDetails()} />
      <fetcher.Form ref={form} method="post" action="/profile" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="save-profile" />
        <ShownTo />
        {outcome && !outcome.ok && <FormProblem outcome={outcome} />}
        {!fetcher.data && posted?.outcome.ok && (
          <p role="status" className="border-s-2 border-success ps-3 text-sm font-semibold text-success">
            {words.yourDetailsHaveBeen()}
          </p>
        )}
        <BirthDetailsFields
          values={posted && !posted.outcome.ok ? posted.values : typedBirth(profile)}
          fields={outcome && !outcome.ok ? outcome.fields : undefined}
          isVisitor
        />
        {kept && <KeptAs birth={kept} />}
        <div>
          <Button type="submit" pending={isPending}>
            {isPending ? words.saving() : words.saveProfile()}
          </Button>
        </div>
      </fetcher.Form>
    </Card>
  );
}
