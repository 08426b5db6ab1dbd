import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type ApiCall, CALL_EVENT } from "~/calls/call-api";
import type { NoticeName } from "~/calls/notices";
import type { WhyAgain } from "~/notes/again";
import { hasNote } from "~/notes/note";
import { Icon } from "../ui/icons";

const NOTICES: Readonly<Record<NoticeName, string>> = {
  "sign-in-cancelled": "You were not signed in. Everything works without it, too.",
  "signed-out": "You are signed out.",
  "account-deleted": "Your account is deleted, with everything that was kept in it.",
};

const LOADED_AGAIN: Readonly<Record<WhyAgain, string>> = {
  "somebody-else":
    "This page was shown to somebody else before, so nothing was changed. What you typed is kept: look whose page it is now, and send it again.",
  "somebody-elses-link":
    "This page was shown to somebody else before. It was loaded again for whoever is signed in now.",
  "loaded-again": "This page had to be loaded again. What you typed stands in it as before.",
};

const WITHOUT_NETWORK =
  "The network could not be reached, so this page comes from your device. What was calculated before can be shown; anything new waits for the network.";

/** Whether the page is one that the device keeps (see service-worker.ts), until a call is answered. */
function useIsKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    setKept("kept" in document.documentElement.dataset);
    const onCall = (event: Event) => {
      if ((event as CustomEvent<ApiCall>).detail.ok) setKept(false);
    };
    addEventListener(CALL_EVENT, onCall);
    return () => removeEventListener(CALL_EVENT, onCall);
  }, []);
  return isKept;
}

/** Above the screen: that there is no network, why it came again, or that signing in or out led here. */
export function Notice({ told }: { readonly told: NoticeName | undefined }) {
  const [parameters] = useSearchParams();
  const [why, setWhy] = useState<WhyAgain | null>(null);
  useEffect(() => {
    if (!hasNote("tab", "typed")) return;
    import("~/notes/typed-words.client").then(
      ({ putBack }) => setWhy(putBack()),
      () => {}, // offline: the next page drops them
    );
  }, []);
  const isKept = useIsKept();
  const text = isKept
    ? WITHOUT_NETWORK
    : why && Object.hasOwn(LOADED_AGAIN, why)
      ? LOADED_AGAIN[why]
      : told && told === parameters.get("notice")
        ? NOTICES[told]
        : undefined;
  if (!text) return null;
  return (
    <div role="status" className="border-b border-line bg-lilac-soft screen-only">
      <p className="mx-auto flex max-w-screen items-center gap-3 px-4 py-3 text-sm sm:px-6 lg:px-8">
        <Icon name="info" size={18} className="text-lilac" />
        {text}
      </p>
    </div>
  );
}
