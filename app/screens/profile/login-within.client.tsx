import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { LoginLink } from "./login-link";
import { type SignInState, type SignInWindow, signInWindow } from "./sign-in-window";

interface LoginWithinProps {
  /** Login was chosen before this was loaded. */
  readonly chosen: boolean;
}

/** Login within another site's page: a window that leaves its session to this page. */
export function LoginWithin({ chosen }: LoginWithinProps) {
  const [signIn, setSignIn] = useState<SignInWindow | null>(null);
  const [state, setSignInState] = useState<SignInState>("idle");
  const preparing = useRef<Promise<SignInWindow>>();

  useEffect(() => {
    const prepared = signInWindow(setSignInState);
    preparing.current = prepared;
    prepared.then((made) => {
      setSignIn(made);
      if (chosen) made.open();
    });
    return () => {
      prepared.then(({ stop }) => stop());
    };
  }, [chosen]);

  const onClick = async (event: MouseEvent) => {
    event.preventDefault();
    const ready = signIn ?? (await preparing.current); // a wait may cost the window: none where it can be avoided
    ready?.open();
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
      <LoginLink onClick={onClick} />
      <p role="status" className="max-w-prose text-sm not-empty:mt-3">
        {wordsFor(state, tab)}
      </p>
    </>
  );
}

function wordsFor(state: SignInState, tab: ReactNode): ReactNode {
  switch (state) {
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
  }
}
