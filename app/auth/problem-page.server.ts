import { brand } from "~/brand";
import { plainPage, type Way } from "~/http/plain-page.server";
import type { LoadContext } from "~/load-context";
import { CLOSE } from "./handover.server";
import type { Problem } from "./sign-in.server";

const LOGIN = "/api/login";
const HOME: Way = { label: "Back to the Dashboard", to: "/" };
const AGAIN: Way = { label: "Sign in again", to: LOGIN };

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
      `${brand.name} has no sign-in provider here yet, so profiles cannot be kept.`,
      "Every chart, table and calculation works without signing in.",
    ],
    ways: [HOME],
  },
  unavailable: {
    status: 503,
    title: "Sign-in is resting",
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
      `Nothing has happened to your account. If it fails again, please write to ${brand.supportAddress}.`,
    ],
    ways: [AGAIN, HOME],
  },
};

/** Why nobody was signed in, and ways on: in a window that an embed opened, to try again for it and to close. */
export function problemPage(problem: Problem, { nonce }: LoadContext, handover: string | null): Response {
  const { status, ways, ...page } = EXPLANATIONS[problem];
  const headers = new Headers(status === 503 || status === 429 ? { "Retry-After": "60" } : {});
  const again = { ...AGAIN, to: `${LOGIN}?handover=${handover}` };
  const inWindow = ways.map((way) => (way === AGAIN ? again : CLOSE));
  return plainPage({ ...page, ways: handover ? inWindow : ways, status, nonce, headers });
}
