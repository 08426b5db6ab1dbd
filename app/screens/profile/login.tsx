import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { useIsEmbed } from "~/components/shell/embed";
import { LoginLink } from "./login-link";

/** The way to sign in. What it takes within another site's page is loaded there only. */
export function Login() {
  const isEmbed = useIsEmbed();
  const [Within, setWithin] = useState<ComponentType<{ chosen: boolean }> | null>(null);
  const [chosen, setChosen] = useState(false);
  const isComing = useRef(false);
  useEffect(() => {
    if (!isEmbed || !isWithinAnotherSite()) return;
    isComing.current = true;
    import("./login-within.client").then(
      ({ LoginWithin }) => setWithin(() => LoginWithin),
      () => {
        isComing.current = false; // offline: the link says so
      },
    );
  }, [isEmbed]);
  if (Within) return <Within chosen={chosen} />;
  const onClick = (event: MouseEvent) => {
    if (!isComing.current) return;
    event.preventDefault();
    setChosen(true);
  };
  return <LoginLink onClick={onClick} />;
}

/** Where the window around all others is ours, the browser itself is signed in: its frames know it then. */
function isWithinAnotherSite(): boolean {
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}
