import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type ApiCall, CALL_EVENT } from "~/calls/call-api";
import type { NoticeName } from "~/calls/notices";
import type { WhyAgain } from "~/notes/again";
import { hasNote } from "~/notes/note";
import * as words from "~/words/shell";
import { Icon } from "../ui/icons";

const NOTICES: Readonly<Record<NoticeName, () => string>> = {
  "sign-in-cancelled": words.youWereNotSigned,
  "signed-out": words.youAreSignedOut,
  "account-deleted": words.yourAccountIsDeleted,
};

const LOADED_AGAIN: Readonly<Record<WhyAgain, () => string>> = {
  "somebody-else": words.thisPageWasShown,
  "somebody-elses-link": words.thisPageWasShownTo,
  "loaded-again": words.thisPageHadTo,
};

const WITHOUT_NETWORK = words.networkCouldNotBe;

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
        {text()}
      </p>
    </div>
  );
}
