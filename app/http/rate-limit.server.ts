import type { Bindings, LoadContext } from "~/load-context";

/** Which of wrangler.toml's limits a call counts towards. */
export type LimitName = "calculation" | "quiz" | "login" | "claim";

export const RETRY_AFTER_SECONDS = 60;

/**
 * Counts one request of this client; false when it was one too many. A limiter that cannot be reached lets the
 * request through: it guards the free plan's allowance, not a secret.
 */
export async function withinLimit(
  { request, bindings }: Pick<LoadContext, "request" | "bindings">,
  name: LimitName,
): Promise<boolean> {
  const limiter = limiterOf(bindings, name);
  try {
    const { success } = await limiter.limit({ key: request.headers.get("CF-Connecting-IP") ?? "local" });
    return success;
  } catch (error) {
    console.error(JSON.stringify({ event: "rate_limit_unavailable", limit: name, error: String(error) }));
    return true;
  }
}

function limiterOf(bindings: Bindings, name: LimitName): RateLimit {
  switch (name) {
    case "calculation":
      return bindings.CALCULATION_LIMIT;
    case "quiz":
      return bindings.QUIZ_LIMIT;
    case "login":
      return bindings.LOGIN_LIMIT;
    case "claim":
      return bindings.CLAIM_LIMIT;
  }
}
