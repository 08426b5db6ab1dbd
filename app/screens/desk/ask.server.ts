import type { AnyOperation } from "~/calls/operation";
import { perform } from "~/calls/perform.server";
import type { LoadContext } from "~/load-context";

/** An operation as a page asks for it. */
export function ask<Output>(
  operation: AnyOperation<Output>,
  context: LoadContext,
  input = {},
): Promise<Output> {
  return perform(operation, context, () => input, null);
}
