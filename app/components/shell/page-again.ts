import { CONFLICT_EVENT, type Conflict } from "~/calls/shown-to";
import type { WhyAgain } from "~/notes/again";
import { outlivesPage } from "~/notes/note";

/** Loads the page again where it has become somebody else's; returns what ends it. What it takes is loaded then. */
export function guardPage(): () => void {
  const again = (why: WhyAgain) =>
    import("~/notes/typed-words.client").then(
      ({ keepWords, loadAgain }) => {
        keepWords(why);
        loadAgain();
      },
      () => location.reload(),
    );
  const onConflict = (event: Event) => {
    if (!outlivesPage()) return; // the form says why, and the page stays
    event.preventDefault();
    // Whoever followed a link did not send what stands in the forms, and may not have typed it.
    again((event as CustomEvent<Conflict>).detail.wasSent ? "somebody-else" : "somebody-elses-link");
  };
  // The browser's Back can bring a page as it was, though somebody else may sit here or be signed in by now.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !document.documentElement.dataset.shownTo) return;
    document.body.hidden = true;
    again("loaded-again");
  };
  addEventListener(CONFLICT_EVENT, onConflict);
  addEventListener("pageshow", onShow);
  return () => {
    removeEventListener(CONFLICT_EVENT, onConflict);
    removeEventListener("pageshow", onShow);
  };
}
