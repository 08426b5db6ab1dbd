import { secondsOfTodayLeft } from "~/auth/daily-rations.server";
import type { Problem } from "~/auth/sign-in.server";
import { RETRY_AFTER_SECONDS } from "~/http/rate-limit.server";
import type { LoadContext } from "~/load-context";
import { site } from "~/site";
import { plainPage, type Way } from "./plain-page.server";

const LOGIN = "/api/login";
const HOME: Way = { label: "Back to the Dashboard", to: "/" };
const AGAIN: Way = { label: "Sign in again", to: LOGIN };
const CLOSE: Way = { label: "Close this window", closes: true };

interface Explanation {
  readonly status: number;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly ways: readonly Way[];
}

const EXPLANATIONS: Readonly<Record<Problem, Explanation>> = {
  not_configured: {
    status: 200,
    title: "Sign-in is not available",
    sentences: [
      `${site.name} has no sign-in provider here yet, so profiles cannot be kept.`,
      "Every chart, table and calculation works without signing in.",
    ],
    ways: [HOME],
  },
  unavailable: {
    status: 503,
    title: "Sign-in does not answer",
    sentences: [
      "The sign-in service does not answer at the moment. Please try again in a minute.",
      "Everything but your profile works without it.",
    ],
    ways: [AGAIN, HOME],
  },
  unknown_attempt: {
    status: 400,
    title: "This sign-in cannot be finished",
    sentences: [
      "The link was used already, is older than ten minutes, or was begun in another browser.",
      "Nothing has happened to your account. Begin again, and it should work.",
    ],
    ways: [AGAIN, HOME],
  },
  too_many: {
    status: 429,
    title: "Too many sign-ins",
    sentences: ["Many sign-ins began here within a minute. Please wait for one, and try again."],
    ways: [AGAIN, HOME],
  },
  too_many_today: {
    status: 429,
    title: "Too many sign-ins today",
    sentences: [
      "There have been more sign-ins today than a day allows you, your network or all of us together.",
      "The count begins anew at midnight, UTC. Everything but your profile works until then.",
    ],
    ways: [HOME],
  },
  refused: {
    status: 400,
    title: "You were not signed in",
    sentences: [
      "The sign-in service did not confirm who you are. Nothing has happened to your account.",
      "Begin again, and if it fails twice, try another account.",
    ],
    ways: [AGAIN, HOME],
  },
  unclear: {
    status: 502,
    title: "You were not signed in",
    sentences: [
      "The sign-in service did not say exactly who you are, and a guess could open somebody else's account.",
      `Nothing has happened to your account. If it fails again, please write to ${site.contact}.`,
    ],
    ways: [AGAIN, HOME],
  },
};

/** Why nobody was signed in, and ways on: in a window that an embed opened, to try again for it and to close. */
export function problemPage(problem: Problem, { nonce }: LoadContext, handover: string | null): Response {
  const { status, ways, ...page } = EXPLANATIONS[problem];
  const wait = problem === "too_many_today" ? secondsOfTodayLeft() : RETRY_AFTER_SECONDS;
  const headers = new Headers(status === 503 || status === 429 ? { "Retry-After": String(wait) } : {});
  const again = { ...AGAIN, to: `${LOGIN}?handover=${handover}` };
  const inWindow = ways.map((way) => (way === AGAIN ? again : CLOSE));
  return plainPage({ ...page, ways: handover ? inWindow : ways, status, nonce, headers });
}

/** An embed's sign-in that no page of ours began. */
export function foreignHandoverPage({ nonce }: LoadContext): Response {
  return plainPage({
    status: 403,
    title: "This sign-in begins elsewhere",
    sentences: [
      "It is for a page that shows this site inside another one, and only that page can begin it: go back there and choose Login.",
      "Nothing has happened to your account.",
    ],
    ways: [HOME],
    nonce,
    // Where loading it again counts as begun by us, it must not be this address.
    script: 'history.replaceState(null, "", "/");',
  });
}

/** The end of a sign-in's window: the embed that opened it is told, and it closes. */
export function signedInPage({ nonce }: LoadContext): Response {
  return plainPage({
    status: 200,
    title: "You are signed in",
    sentences: ["The page that you came from knows it in a moment. You can close this window."],
    ways: [CLOSE],
    nonce,
    script: tellAndClose("realign:signed-in"),
  });
}

/** The same for who changed their mind. */
export function cancelledPage({ nonce }: LoadContext): Response {
  return plainPage({
    status: 200,
    title: "You were not signed in",
    sentences: ["Everything works without it, too. You can close this window."],
    ways: [CLOSE],
    nonce,
    script: tellAndClose("realign:not-signed-in"),
  });
}

/** A sign-in was left for this embed before: the second is dropped. */
export function usedPage({ nonce }: LoadContext): Response {
  return plainPage({
    status: 409,
    title: "This sign-in was used already",
    sentences: ["Go back to the page that you came from: if it does not know you, choose Login there again."],
    ways: [CLOSE],
    nonce,
  });
}

/** Told to our own origin only: the page that opened the window may have gone elsewhere since. */
function tellAndClose(type: string): string {
  return `if (opener) opener.postMessage({ type: "${type}" }, location.origin); close();`;
}
