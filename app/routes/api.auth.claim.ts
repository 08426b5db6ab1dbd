import { claimSignIn } from "~/auth/claim-sign-in.server";
import { call, operation } from "~/http/call.server";
import { withCookies } from "~/http/cookies.server";
import { failure, success } from "~/http/responses.server";
import { readSignInClaim } from "~/schemas/sign-in-claim";

/** An embed asks for the session of the sign-in that it opened a window for: `waiting` until somebody has signed in. */
const claim = call({
  POST: operation({
    access: "personal",
    limit: "claim",
    read: readSignInClaim,
    run: async ({ verifier }, { request, context }) => {
      const claimed = await claimSignIn(verifier, request, context);
      switch (claimed.kind) {
        case "waiting":
          return { status: "waiting" };
        case "gone":
          throw failure("gone", "This sign-in was used already or took too long. Please sign in again.");
        case "signed_in":
          return withCookies(success({ status: "signed_in" }), claimed.cookies);
      }
    },
  }),
});
export const loader = claim.loader;
export const action = claim.action;
