import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useIsEmbed } from "~/components/shell/embed";
import { buttonClass } from "~/components/ui/button";
import type { Standing, signInWindow } from "./sign-in-window.client";

type SignIn = Awaited<ReturnType<typeof signInWindow>>;

/** The way to sign in: a link, and within another site's page a window that leaves its session to this page. */
export function Login() {
  const [signIn, setSignIn] = useState<SignIn | null>(null);
  const [standing, setStanding] = useState<Standing | "unloaded">("idle");
  const isEmbed = useIsEmbed();
  const loading = useRef<Promise<SignIn | null>>();

  useEffect(() => {
    if (!isEmbed || !isWithinAnotherSite()) return;
    let isGone = false;
    const loaded = import("./sign-in-window.client").then(
      ({ signInWindow }) => signInWindow(setStanding),
      () => null, // offline
    );
    loading.current = loaded;
    loaded.then((made) => (isGone ? made?.stop() : setSignIn(made)));
    return () => {
      isGone = true;
      loaded.then((made) => made?.stop());
    };
  }, [isEmbed]);

  const onClick = async (event: MouseEvent) => {
    if (!loading.current) return; // a link
    event.preventDefault();
    const made = signIn ?? (await loading.current);
    if (made) made.open();
    else setStanding("unloaded");
  };

  const tab = signIn && (
    <a
      href={signIn.address()}
      target="_blank"
      rel="nofollow noreferrer"
      onClick={signIn.followTab}
      className="link"
    >
      Open in a new tab
    </a>
  );
  return (
    <>
      <a href="/api/login?redirectTo=%2Fprofile" rel="nofollow" onClick={onClick} className={buttonClass()}>
        Login
      </a>
      <p role="status" className="max-w-prose text-sm not-empty:mt-3">
        {wordsFor(standing, tab)}
      </p>
    </>
  );
}

function wordsFor(standing: Standing | "unloaded", tab: ReactNode): ReactNode {
  switch (standing) {
    case "idle":
      return null;
    case "window":
      return <>Please sign in in the window that opened. There is none? {tab}</>;
    case "blocked":
      return <>Please sign in in the window that opens. Your browser opens none? {tab}</>;
    case "tab":
      return "Please sign in in the tab that opened, then come back here.";
    case "arriving":
      return "Signing you in...";
    case "retrying":
      return "Our server does not answer at the moment. We keep trying.";
    case "cancelled":
      return "You were not signed in. Everything works without it, too.";
    case "expired":
      return "That sign-in was used already or took too long. Please try again.";
    case "forgetful":
      return (
        <>
          Your browser does not let this page remember you inside another site.{" "}
          <a href="/profile" target="_blank" rel="noreferrer" className="link">
            Open your profile in a new tab
          </a>
        </>
      );
    case "unloaded":
      return "Nothing could be opened. Check your connection, load the page again, and try once more.";
  }
}

/** Where the window around all others is ours, the browser itself is signed in: its frames know it then. */
function isWithinAnotherSite(): boolean {
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}
