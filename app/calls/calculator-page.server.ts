import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { profileForForm } from "~/auth/profile-for-form.server";
import { formAction } from "./form-action.server";
import type { AnyOperation } from "./operation";

/**
 * The server's half of a calculator's screen; `components/results/calculator.ts` is the browser's. Its loader gives what the
 * form begins with, the profile of whoever is signed in; its action answers who has no JavaScript.
 * @param inputOf the operation's input from the form's fields, where the two differ
 */
export function calculatorPage<Output>(
  operation: AnyOperation<Output>,
  inputOf?: Parameters<typeof formAction<Output>>[1],
) {
  return {
    loader: async ({ context }: LoaderFunctionArgs) => ({ profile: await profileForForm(context) }),
    action: formAction(operation, inputOf),
  };
}
