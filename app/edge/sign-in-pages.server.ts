import { secondsOfTodayLeft } from "~/auth/daily-rations.server";
import type { Problem } from "~/auth/sign-in.server";
import { screenAddress } from "~/components/shell/screen-address";
import { LANGUAGES_OF_PAGES, languageLike, languageOfPath } from "~/further-languages";
import { RETRY_AFTER_SECONDS } from "~/http/rate-limit.server";
import { isSameLanguage } from "~/languages";
import type { LoadContext } from "~/load-context";
import { site } from "~/site";
import * as words from "~/words/plain-pages";
import { pageIn, type Way } from "./plain-page.server";

const LOGIN = "/api/login";

interface Explanation {
  readonly status: number;
  readonly title: () => string;
  readonly sentences: () => readonly string[];
  /** Whether beginning again may help. */
  readonly isWorthAnother: boolean;
}

const EXPLANATIONS: Readonly<Record<Problem, Explanation>> = {
  not_configured: {
    status: 200,
    title: words.signInNotAvailable,
    sentences: () => [words.noProviderHere({ site: site.name }), words.worksWithoutSigningIn()],
    isWorthAnother: false,
  },
  unavailable: {
    status: 503,
    title: words.signInDoesNotAnswer,
    sentences: () => [words.serviceDoesNotAnswer(), words.allButYourProfile()],
    isWorthAnother: true,
  },
  unknown_attempt: {
    status: 400,
    title: words.cannotBeFinished,
    sentences: () => [words.linkUsedOrOld(), words.beginAgain()],
    isWorthAnother: true,
  },
  too_many: {
    status: 429,
    title: words.tooManySignIns,
    sentences: () => [words.manyWithinAMinute()],
    isWorthAnother: true,
  },
  too_many_today: {
    status: 429,
    title: words.tooManyToday,
    sentences: () => [words.moreThanADayAllows(), words.countBeginsAnew()],
    isWorthAnother: false,
  },
  refused: {
    status: 400,
    title: words.notSignedIn,
    sentences: () => [words.serviceDidNotConfirm(), words.tryAnotherAccount()],
    isWorthAnother: true,
  },
  unclear: {
    status: 502,
    title: words.notSignedIn,
    sentences: () => [words.serviceWasUnclear(), words.pleaseWriteTo({ address: site.contact })],
    isWorthAnother: true,
  },
};

/** For and from where somebody signs in. */
interface SignIn {
  /** Where it leads, whose language its pages have; null where nobody knows. */
  readonly redirectTo: string | null;
  /** The hash under which an embed waits for it. */
  readonly handover: string | null;
}

const isOfOurs = (tag: string) => LANGUAGES_OF_PAGES.some((ours) => isSameLanguage(ours.tag, tag));

/**
 * In the language of the page that the sign-in leads to. Where nobody knows that any more, no address says a language,
 * and the first of ours that the browser asks for is the best guess.
 */
function languageOfSignIn({ request }: LoadContext, redirectTo: string | null): string {
  if (redirectTo !== null) return languageOfPath(redirectTo).tag;
  const asked = (request.headers.get("Accept-Language") ?? "").slice(0, 256).split(/[,;]/);
  const tags = asked.map((part) => part.trim());
  return languageLike(tags.find(isOfOurs) ?? "").tag;
}

const close = (): Way => ({ label: words.close(), closes: true });

/** To the Dashboard of the page's language. */
export const home = (): Way => ({ label: words.backToTheDashboard(), to: screenAddress("/") });

/** Why nobody was signed in, and ways on: in a window that an embed opened, to try again for it and to close. */
export function problemPage(
  problem: Problem,
  context: LoadContext,
  { redirectTo, handover }: SignIn,
): Response {
  const { status, title, sentences, isWorthAnother } = EXPLANATIONS[problem];
  const wait = problem === "too_many_today" ? secondsOfTodayLeft() : RETRY_AFTER_SECONDS;
  const headers = new Headers(status === 503 || status === 429 ? { "Retry-After": String(wait) } : {});
  return pageIn(languageOfSignIn(context, redirectTo), context, () => {
    const to = redirectTo ?? screenAddress("/");
    const again: Way = { label: words.signInAgain(), to: loginAddress({ redirectTo: to, handover }) };
    const ways = [...(isWorthAnother ? [again] : []), handover ? close() : home()];
    return { status, title: title(), sentences: sentences(), ways, headers };
  });
}

function loginAddress({ redirectTo, handover }: SignIn): string {
  const query = new URLSearchParams({
    ...(handover && { handover }),
    ...(redirectTo && redirectTo !== "/" && { redirectTo }),
  });
  return query.size > 0 ? `${LOGIN}?${query}` : LOGIN;
}

/** An embed's sign-in that no page of ours began. */
export function foreignHandoverPage(context: LoadContext, redirectTo: string): Response {
  return pageIn(languageOfSignIn(context, redirectTo), context, () => ({
    status: 403,
    title: words.beginsElsewhere(),
    sentences: [words.forAPageAround(), words.nothingHappened()],
    ways: [home()],
    // Where loading it again counts as begun by us, it must not be this address.
    script: 'history.replaceState(null, "", "/");',
  }));
}

/** The end of a sign-in's window: the embed that opened it is told, and it closes. */
export function signedInPage(context: LoadContext, redirectTo: string): Response {
  return pageIn(languageOfSignIn(context, redirectTo), context, () => ({
    status: 200,
    title: words.signedIn(),
    sentences: [words.closeThisWindow()],
    ways: [close()],
    script: tellAndClose("realign:signed-in"),
  }));
}

/** The same for who changed their mind. */
export function cancelledPage(context: LoadContext, redirectTo: string): Response {
  return pageIn(languageOfSignIn(context, redirectTo), context, () => ({
    status: 200,
    title: words.notSignedIn(),
    sentences: [words.worksWithoutIt()],
    ways: [close()],
    script: tellAndClose("realign:not-signed-in"),
  }));
}

/** A sign-in was left for this embed before: the second is dropped. */
export function usedPage(context: LoadContext, redirectTo: string): Response {
  return pageIn(languageOfSignIn(context, redirectTo), context, () => ({
    status: 409,
    title: words.usedAlready(),
    sentences: [words.chooseLoginThere()],
    ways: [close()],
  }));
}

/** Told to our own origin only: the page that opened the window may have gone elsewhere since. */
function tellAndClose(type: string): string {
  return `if (opener) opener.postMessage({ type: "${type}" }, location.origin); close();`;
}
