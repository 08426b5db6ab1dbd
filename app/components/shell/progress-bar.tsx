import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "../ui/button";
import { type DeadEnd, useGuardedLinks } from "./guarded-links";

const PATIENCE_MILLISECONDS = 150;

/** A thin line at the top of the window while a navigation takes longer than a blink, and a word where it ends. */
export function ProgressBar() {
  const { isChecking, deadEnd } = useGuardedLinks();
  const busy = useNavigation().state !== "idle" || isChecking;
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!busy) {
      setVisible(false);
      return;
    }
    const timer = setTimeout(() => setVisible(true), PATIENCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [busy]);
  if (deadEnd) return <NoWayOn {...deadEnd} />;
  if (!visible) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden screen-only"
    >
      <div className="h-full w-full origin-left animate-[wait_8s_cubic-bezier(0.1,0.7,0.3,1)_forwards] bg-gold" />
    </div>
  );
}

function NoWayOn({ follow, forget }: DeadEnd) {
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-3 border-t border-line bg-card p-4 text-sm shadow-card screen-only"
    >
      <p>That page could not be loaded. Check your connection; nothing you typed here is lost.</p>
      <Button size="sm" onClick={follow}>
        Try again
      </Button>
      <Button size="sm" variant="quiet" onClick={forget}>
        Close
      </Button>
    </div>
  );
}
