import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { screenAddress } from "~/components/shell/screen-address";
import * as words from "~/words/profile";
import * as shellWords from "~/words/shell";
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

  const tab = (inner: ReactNode) =>
    signIn && (
      <a
        href={signIn.address()}
        target="_blank"
        rel="nofollow noreferrer"
        onClick={signIn.followTab}
        className="link"
      >
        {inner}
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

/** @param tab makes the link that signs in in a tab of its own */
function wordsFor(state: SignInState, tab: (inner: ReactNode) => ReactNode): ReactNode {
  switch (state) {
    case "idle":
      return null;
    case "window":
      return words.windowOpened({ tab });
    case "blocked":
      return words.windowBlocked({ tab });
    case "tab":
      return words.tabOpened();
    case "arriving":
      return words.signingYouIn();
    case "retrying":
      return words.ourServerDoesNot();
    case "cancelled":
      return shellWords.youWereNotSigned();
    case "expired":
      return words.signInExpired();
    case "forgetful":
      return words.browserForgets({
        link: (inner) => (
          <a href={screenAddress("/profile")} target="_blank" rel="noreferrer" className="link">
            {inner}
          </a>
        ),
      });
  }
}
