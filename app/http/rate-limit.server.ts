import type { Bindings, LoadContext } from "~/load-context";

/** Which of wrangler.toml's limits a call counts towards. */
export type LimitName = "calculation" | "quiz" | "login" | "claim" | "change";

export const RETRY_AFTER_SECONDS = 60;

/**
 * Counts one request of this client, or of whomever `key` names; false when it was one too many. A limiter that cannot be reached lets the
 * request through: it guards the free plan's allowance, not a secret.
 */
export async function withinLimit(
  { request, bindings }: Pick<LoadContext, "request" | "bindings">,
  name: LimitName,
  key = clientOf(request.headers.get("CF-Connecting-IP")),
): Promise<boolean> {
  const limiter = limiterOf(bindings, name);
  try {
    const { success } = await limiter.limit({ key });
    return success;
  } catch (error) {
    console.error(JSON.stringify({ event: "rate_limit_unavailable", limit: name, error: String(error) }));
    return true;
  }
}

/**
 * Whom a limit counts: an IPv4 address, or the first 64 bits of an IPv6 one, which is what a household is given whole
 * and could otherwise change its address in, 2^64 times.
 */
export function clientOf(address: string | null): string {
  return firstBits(address, 64);
}

/** Whom the day's writes of visitors count: of an IPv6 address the first 48 bits, which hold 65,536 of those clients. */
export function networkOf(address: string | null): string {
  return firstBits(address, 48);
}

function firstBits(address: string | null, bits: 48 | 64): string {
  if (address === null) return "local";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(":")) return address;
  const [before = "", after = ""] = address.toLowerCase().split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after.split(":").filter(Boolean);
  const middle = address.includes("::") ? Array(Math.max(0, 8 - head.length - tail.length)).fill("0") : [];
  const groups = [...head, ...middle, ...tail].map((group) => group.replace(/^0+/, "") || "0");
  return `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
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
    case "change":
      return bindings.CHANGE_LIMIT;
  }
}
