import { clientOf, networkOf } from "~/http/rate-limit.server";
import type { LoadContext } from "~/load-context";
import { digestOf, randomSecret } from "./secrets";

/** `2026-11-22`, UTC: the platform's own allowances begin anew with it. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

const SECRET_BYTES = 16;
let ofThisIsolate: string | undefined;

/**
 * A name for somebody that holds for one day, to count what they do: a hash with a secret of the deployment, so that
 * who reads D1 learns neither addresses nor identities, nor who came again the day after. A deployment without
 * any secret has one in each isolate: without one, all addresses are tried in hours.
 */
export function nameOfTheDay(
  { settings: { provider, email } }: Pick<LoadContext, "settings">,
  day: string,
  whom: string,
): Promise<string> {
  ofThisIsolate ??= randomSecret(SECRET_BYTES); // not sooner: there is no chance before the first request
  const secret = provider?.clientSecret ?? ("EMAIL_API_KEY" in email ? email.EMAIL_API_KEY : ofThisIsolate);
  return digestOf([secret, day, whom].join("\n"));
}

type NameContext = Pick<LoadContext, "settings" | "request">;

/** The name of the client that a request comes from: whoever signs in. */
export function clientOfTheDay(context: NameContext, day: string): Promise<string> {
  return nameOfTheDay(context, day, clientOf(context.request.headers.get("CF-Connecting-IP")));
}

/** The name of the network that a request comes from: what visitors have kept. */
export function networkOfTheDay(context: NameContext, day: string): Promise<string> {
  return nameOfTheDay(context, day, networkOf(context.request.headers.get("CF-Connecting-IP")));
}
