import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import * as words from "~/words/shell";

const PATIENCE_MILLISECONDS = 150;

/** A thin line at the top of the window while a navigation takes longer than a blink. */
export function ProgressBar() {
  return <Waiting busy={useNavigation().state !== "idle"} />;
}

export function Waiting({ busy }: { readonly busy: boolean }) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!busy) {
      setVisible(false);
      return;
    }
    const timer = setTimeout(() => setVisible(true), PATIENCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [busy]);
  if (!visible) return null;
  return (
    <div
      role="progressbar"
      aria-label={words.loadingThePage()}
      className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden screen-only"
    >
      <div className="h-full w-full origin-left rtl:origin-right animate-[wait_8s_cubic-bezier(0.1,0.7,0.3,1)_forwards] bg-gold" />
    </div>
  );
}
