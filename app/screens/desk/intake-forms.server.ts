import { deleteIntake, type IntakeLink, intakes, makeIntake } from "~/calls/desk/intakes.server";
import { performForm } from "~/calls/form-action.server";
import type { Outcome } from "~/calls/outcome";
import type { LoadContext } from "~/load-context";
import { ask } from "./ask.server";
import type { Values } from "./client-values";

interface Posted {
  readonly context: LoadContext;
  readonly values: Values;
  readonly shownTo: string;
}

/** Makes or takes back a link to the intake form, as a page's form asks; null where it asks for something else. */
export async function intakeForm(
  { context, values, shownTo }: Posted,
  about: { readonly client?: string; readonly request?: string },
): Promise<Outcome<unknown> | null> {
  if (values.intent === "make-intake") {
    const input = { id: values.newIntake, ...about };
    return (await performForm(makeIntake, context, input, shownTo)).outcome;
  }
  if (values.intent === "remove-intake") {
    return (await performForm(deleteIntake, context, { id: values.intake }, shownTo)).outcome;
  }
  return null;
}

/** The links that can be used still, and the id of the next one. */
export async function intakeLinks(
  context: LoadContext,
  isTheirs: (intake: IntakeLink) => boolean = () => true,
) {
  const open = await ask(intakes, context);
  return { intakes: open.intakes.filter(isTheirs), newId: context.newId() };
}
