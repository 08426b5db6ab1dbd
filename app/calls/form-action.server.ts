import { type ActionFunctionArgs, json } from "@remix-run/cloudflare";
import { Failure } from "~/failure";
import { readForm } from "~/http/read-form.server";
import { headersOf, statusOf } from "~/http/responses.server";
import type { LoadContext } from "~/load-context";
import type { AnyOperation, Raw } from "./operation";
import type { Answered, Outcome } from "./outcome";
import { perform } from "./perform.server";

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
    const values = await formValues(request);
    return withPage(await performForm(operation, context, inputOf(values)), { values });
  };
}

/** The page's data: the outcome and what else the page shows, under the outcome's status. */
export function withPage<Output, Rest extends object>({ outcome, headers }: Performed<Output>, rest: Rest) {
  return json({ outcome, ...rest }, { status: outcome.ok ? 200 : outcome.status, headers });
}

/** The fields of a posted form, by name. What is no form, or too large, is answered with the page of that error. */
export async function formValues(request: Request): Promise<Record<string, string>> {
  try {
    return await readForm(request);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Response(null, { status: statusOf(error), headers: headersOf(error) });
  }
}

/** Runs an operation for a form: a failure becomes words above its fields. */
export async function performForm<Output>(
  operation: AnyOperation<Output>,
  context: LoadContext,
  input: Raw,
): Promise<Performed<Output>> {
  try {
    return { outcome: { ok: true, data: await perform(operation, context, () => input) }, headers: {} };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { message, fields = {} } = error;
    const reason = error.code === "invalid_input" ? null : message;
    const status = statusOf(error);
    return { outcome: { ok: false, status, message, reason, fields }, headers: headersOf(error) };
  }
}
