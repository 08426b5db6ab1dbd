import { useFetcher } from "@remix-run/react";
import { ShownTo } from "~/components/births/shown-to";
import { BirthDetailsFields, typedBirth } from "~/components/forms/birth-details-fields";
import { useAnswered } from "~/components/results/use-answered";
import { useToast } from "~/components/shell/toaster";
import { Button } from "~/components/ui/button";
import type { SavedPerson } from "~/schemas/birth-details";
import * as words from "~/words/profile";
import type { FormAnswer } from "./actions";
import { FormProblem } from "./form-problem";

export type Saving = Extract<FormAnswer, { intent: "save-person" }>;

interface PersonFormProps {
  /** Who is changed; null for somebody new. */
  readonly person: SavedPerson | null;
  /** What came of this form when it was sent without JavaScript. */
  readonly posted: Saving | undefined;
  readonly onSaved: (saved: SavedPerson) => void;
}

export function PersonForm({ person, posted, onSaved }: PersonFormProps) {
  const fetcher = useFetcher<Saving>();
  const { toast } = useToast();
  const outcome = (fetcher.data ?? posted)?.outcome;
  const isPending = fetcher.state !== "idle";

  useAnswered(fetcher.data, ({ outcome }) => {
    if (outcome.ok) {
      onSaved(outcome.data);
      toast({
        title: words.personSaved(),
        description: words.canBePicked({ name: outcome.data.fullName }),
      });
    } else {
      toast({
        title: words.error(),
        description: words.failedToSavePerson(),
        tone: "warning",
      });
    }
  });

  return (
    <fetcher.Form
      method="post"
      action="/profile"
      noValidate
      aria-label={person ? words.edit({ name: person.fullName }) : words.addAPerson()}
      className="mt-6 flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value="save-person" />
      <ShownTo />
      {person && <input type="hidden" name="id" value={person.id} />}
      {outcome && !outcome.ok && <FormProblem outcome={outcome} />}
      <BirthDetailsFields
        idPrefix="person-"
        values={posted && !posted.outcome.ok ? posted.values : typedBirth(person)}
        fields={outcome && !outcome.ok ? outcome.fields : undefined}
        isVisitor={false}
      />
      <div>
        <Button type="submit" variant="secondary" pending={isPending}>
          {isPending ? words.saving() : words.savePerson()}
        </Button>
      </div>
    </fetcher.Form>
  );
}
