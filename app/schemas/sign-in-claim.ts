import * as z from "zod";
import { refusal } from "~/refusals";
import { asSent, isBlank, isLongerThan, type Parsed, SHORT_TEXT } from "./fields";

const BITS_256 = /^[A-Za-z0-9_-]{43}$/; // in base64url

/** Whether this may be a verifier or its hash: both have 256 bits. */
export function isVerifierOrHash(text: unknown): text is string {
  return typeof text === "string" && text.length <= SHORT_TEXT && BITS_256.test(text);
}

export interface SignInClaim {
  readonly verifier: string;
}

export const ClaimFields = z.object({
  verifier: asSent({
    type: "string",
    pattern: BITS_256.source,
    isRequired: true,
    description: "32 random bytes in base64url",
  }),
});

export function readSignInClaim({ verifier }: Readonly<Record<string, unknown>>): Parsed<SignInClaim> {
  if (isVerifierOrHash(verifier)) return { ok: true, value: { verifier } };
  const isNone = !isLongerThan(SHORT_TEXT, verifier) && isBlank(verifier);
  const why = refusal(isNone ? "verifier.required" : "verifier.unreadable");
  return { ok: false, fields: { verifier: [why] } };
}
