import type { LoadContext } from "~/load-context";
import { RETRY_AFTER_SECONDS, withinLimit } from "./rate-limit.server";
import { failure } from "./responses.server";

/**
 * For addresses that browsers navigate to (`/api/login` and its kin): the same 405 and 429 as the calls have.
 * @throws Response 405 or 429
 */
export async function guardNavigation(
  request: Request,
  { method, bindings }: LoadContext,
  { methods, limit }: { readonly methods: readonly string[]; readonly limit: boolean },
) {
  if (!methods.includes(method)) {
    throw failure("method_not_allowed", `Use ${methods.join(" or ")}.`, {
      headers: { Allow: methods.join(", ") },
    });
  }
  if (limit && !(await withinLimit(request, bindings, "login"))) {
    const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
    throw failure("rate_limited", "Too many sign-ins. Please wait a minute and try again.", { headers });
  }
}
