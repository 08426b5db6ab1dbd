import { type ActionFunctionArgs, json } from "@remix-run/cloudflare";
import { Failure } from "~/failure";
import { readForm } from "~/http/read-form.server";
import { headersOf } from "~/http/responses.server";
import type { LoadContext } from "~/load-context";
import type { AnyOperation, Raw } from "./operation";
import type { Answered, Outcome } from "./outcome";
import { pageOfFailure, refusedWith } from "./page-answer.server";
import { perform } from "./perform.server";
import { SHOWN_TO_FIELD } from "./shown-to";

type Values = Answered<unknown>["values"];

/** What a form that was posted without JavaScript comes to: an outcome, and the headers of a refusal. */
interface Performed<Output> {
  readonly outcome: Outcome<Output>;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A page's action for visitors without JavaScript: the same guards, limit, reading and answer as the call has, with
 * the page and what was typed.
 * @param inputOf the operation's input from the form's fields, where the two differ
 */
export function formAction<Output>(
  operation: AnyOperation<Output>,
  inputOf: (values: Values) => Raw = (values) => values,
) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { values, shownTo } = await postedForm(request);
    return withPage(await performForm(operation, context, inputOf(values), shownTo), { values });
  };
}

/** The page's data: the outcome and what else the page shows, under the outcome's status. */
export function withPage<Output, Rest extends object>({ outcome, headers }: Performed<Output>, rest: Rest) {
  return json({ outcome, ...rest }, { status: outcome.ok ? 200 : outcome.status, headers });
}

/** A form as it was posted. */
interface PostedForm {
  /** What was typed, by the fields' names. */
  readonly values: Record<string, string>;
  /** To whom its page was shown; empty where it does not say so. */
  readonly shownTo: string;
}

/** Reads a posted form. What is none, or too large, is answered with the page of that error. */
export async function postedForm(request: Request): Promise<PostedForm> {
  try {
    const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(request);
    return { values, shownTo };
  } catch (error) {
    throw pageOfFailure(error);
  }
}

/**
 * Runs an operation for a form: a failure becomes words above its fields.
 * @param shownTo as the form says. One that does not say it came from a page that may be anybody's: what it asks of an
 *   account is refused, and the form that comes back says it
 */
export async function performForm<Output>(
  operation: AnyOperation<Output>,
  context: LoadContext,
  input: Raw,
  shownTo: string,
): Promise<Performed<Output>> {
  try {
    const data = await perform(operation, context, () => input, shownTo);
    return { outcome: { ok: true, data }, headers: {} };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { outcome: refusedWith(error, context), headers: headersOf(error) };
  }
}
