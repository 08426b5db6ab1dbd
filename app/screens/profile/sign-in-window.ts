import { digestOf, randomSecret } from "~/auth/secrets";
import { ask as askCall } from "~/calls/ask";
import { record, text } from "~/calls/shape";
import { screenAddress } from "~/components/shell/screen-address";

/** How far the sign-in is. */
export type SignInState =
  /** Nothing is under way that anybody needs to hear of. */
  | "idle"
  /** In a window of ours. */
  | "window"
  /** The browser opened none, or none that we may know of. */
  | "blocked"
  /** In a tab that the visitor opened. */
  | "tab"
  /** Somebody signed in; the session is on its way. */
  | "arriving"
  /** The same, and the server does not answer. */
  | "retrying"
  | "cancelled"
  /** Used already, or too late. */
  | "expired"
  /** The browser keeps no cookies of ours inside another site's page. */
  | "forgetful";

export interface SignInWindow {
  /** Where a tab signs in for this page; another after each sign-in that came to nothing. */
  readonly address: () => string;
  /** Opens the window, or brings it to the front. To be called in a click: browsers open none otherwise. */
  readonly open: () => void;
  /** The visitor opened the tab. */
  readonly followTab: () => void;
  readonly stop: () => void;
}

const isClaim = record<{ readonly status: string }>({ status: text });

const OFTEN_MILLISECONDS = 2_000;
const OFTEN_LASTS_MILLISECONDS = 60_000;
const SELDOM_MILLISECONDS = 5_000;
/** As long as the attempt that the window began. */
const LONGEST_MILLISECONDS = 600_000;
const AFTER_TOO_MANY_MILLISECONDS = 60_000;
const LOOK_MILLISECONDS = 500;
const SECRET_BYTES = 32;
const FEATURES = "popup,width=480,height=720";

/**
 * Signs this page in by a window of its own, as providers refuse frames and a frame of another site shares no cookies
 * with the window: whoever signs in there leaves the session for the one who knows the verifier, and only this page
 * does. The window says when; but a provider may cut it off from us, so that we ask as well.
 */
export async function signInWindow(show: (state: SignInState) => void): Promise<SignInWindow> {
  let secret = await newSecret();
  let opened: Window | null = null;
  let state: SignInState = "idle";
  let began = 0;
  let isAsking = false;
  let wake = () => {};

  const setState = (next: SignInState) => {
    state = next;
    show(next);
  };

  async function ask() {
    began = Date.now();
    if (isAsking) return;
    isAsking = true;
    for (let wait = OFTEN_MILLISECONDS; isAsking; ) {
      await pause(wait);
      if (document.visibilityState !== "visible" || !isAsking) continue;
      const age = Date.now() - began;
      if (age > LONGEST_MILLISECONDS) return beginAnew("expired");
      wait = age < OFTEN_LASTS_MILLISECONDS ? OFTEN_MILLISECONDS : SELDOM_MILLISECONDS;
      const claim = await askCall("POST /api/auth/claim", { verifier: secret.verifier }, isClaim);
      if (!isAsking) return;
      if (claim.ok && claim.data.status === "waiting") continue;
      if (claim.ok) await arrive("forgetful");
      else if (claim.status === 429) wait = AFTER_TOO_MANY_MILLISECONDS;
      else if (claim.status >= 400 && claim.status < 500) await arrive("expired");
      else if (state === "arriving") setState("retrying");
    }
  }

  /** Shows the page to whoever is signed in now: an answer that got lost may have brought the session all the same. */
  async function arrive(otherwise: SignInState) {
    // Not as this page, which was shown to a visitor: whoever it is, the page is to be theirs.
    const status = await fetch("/api/auth/user").then(
      ({ status }) => status,
      () => 0,
    );
    if (status === 200) {
      isAsking = false;
      location.reload();
    } else if (status === 401) await beginAnew(otherwise);
    else setState("retrying");
  }

  async function beginAnew(last: SignInState) {
    isAsking = false;
    secret = await newSecret();
    setState(last);
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (opened === null || source !== opened || origin !== location.origin) return;
    if (data?.type === "realign:signed-in") {
      setState("arriving");
      wake();
    } else if (data?.type === "realign:not-signed-in") {
      isAsking = false;
      setState("cancelled");
    }
  };
  const onVisible = () => wake();
  // A window that was cut off from us says that it is closed, too: Login works again, and we go on asking.
  const looking = setInterval(() => {
    if (state === "window" && opened?.closed) setState("idle");
  }, LOOK_MILLISECONDS);
  addEventListener("message", onMessage);
  document.addEventListener("visibilitychange", onVisible);

  return {
    address: () => secret.address,
    open: () => {
      if (opened && !opened.closed) return opened.focus();
      opened = window.open(secret.address, "_blank", FEATURES);
      // A page around ours may let windows open and keep them from us: we ask in any case.
      setState(opened ? "window" : "blocked");
      ask();
    },
    followTab: () => {
      setState("tab");
      ask();
    },
    stop: () => {
      isAsking = false;
      clearInterval(looking);
      removeEventListener("message", onMessage);
      document.removeEventListener("visibilitychange", onVisible);
      wake();
    },
  };
}

async function newSecret() {
  const verifier = randomSecret(SECRET_BYTES);
  const home = screenAddress("/"); // in whose language the window speaks
  const back = home === "/" ? "" : `&redirectTo=${encodeURIComponent(home)}`;
  return { verifier, address: `/api/login?handover=${await digestOf(verifier)}${back}` };
}
