import { Failure, messagesOf, saidIn } from "~/failure";
import { headersOf, statusOf } from "~/http/responses.server";
import type { LoadContext } from "~/load-context";
import type { AnyOperation, Raw } from "./operation";
import type { Outcome } from "./outcome";
import { perform } from "./perform.server";

type Refused = Extract<Outcome<never>, { ok: false }>;

/**
 * What a page's loader shows: the operation's answer, by the same guards, limit and reading as the call has. So a page
 * counts as one call, and no address of a page goes around a limit.
 * @throws Response for every failure: the error page of its status stands where the screen would
 */
export async function pageAnswer<Output>(
  operation: AnyOperation<Output>,
  context: LoadContext,
  input: Raw,
): Promise<Output> {
  try {
    return await perform(operation, context, () => input, null);
  } catch (error) {
    throw pageOfFailure(error);
  }
}

/** The same for a screen that shows what is wrong beside its fields: that is an outcome, with status 422. */
export async function pageOutcome<Output>(
  operation: AnyOperation<Output>,
  context: LoadContext,
  input: Raw,
): Promise<Outcome<Output>> {
  try {
    return { ok: true, data: await perform(operation, context, () => input, null) };
  } catch (error) {
    if (error instanceof Failure && error.code === "invalid_input") return refusedWith(error, context);
    throw pageOfFailure(error);
  }
}

/** A failure as an outcome, in the language of the page: in words for people where it is of no field. */
export function refusedWith(failure: Failure, { language }: Pick<LoadContext, "language">): Refused {
  const { code, message, fields = {} } = failure;
  const reason = code === "invalid_input" ? null : saidIn(language, failure);
  return { ok: false, status: statusOf(failure), message, reason, fields: messagesOf(fields, language) };
}

/** What to throw so that the page of a failure is shown; whatever else was thrown is thrown again. */
export function pageOfFailure(error: unknown): Response {
  if (!(error instanceof Failure)) throw error;
  return new Response(null, { status: statusOf(error), headers: headersOf(error) });
}
