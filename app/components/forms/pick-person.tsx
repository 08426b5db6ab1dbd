import { type ReactNode, useEffect, useState } from "react";
import type { EnteredBirth, PickPersonProps } from "~/notes/births";
import { isSignedIn } from "../births/saved-births";

/**
 * Fills a form with somebody whose birth is known. What offers them is loaded where there may be somebody; the head's
 * script says so, and the fields below are not moved when they come.
 */
export function PickPerson(props: PickPersonProps) {
  const [List, setList] = useState<((props: PickPersonProps) => ReactNode) | null>(null);
  useEffect(() => {
    const { births, birthsToCome } = document.documentElement.dataset;
    if (births === undefined && birthsToCome === undefined && !isSignedIn()) return;
    import("./pick-list").then(
      ({ PickList }) => setList(() => PickList),
      () => {}, // offline: the fields are filled in by hand
    );
  }, []);
  return List ? <List {...props} /> : <div className="hidden min-h-18 in-data-births:block" />;
}

/** What was picked last, and a key that changes with each pick: for the fields that begin anew with it. */
export function usePicked() {
  const [picked, setPicked] = useState<{ readonly birth: EnteredBirth; readonly round: number } | null>(null);
  return {
    picked: picked?.birth ?? null,
    round: picked?.round ?? 0,
    pick: (birth: EnteredBirth) => setPicked((last) => ({ birth, round: (last?.round ?? 0) + 1 })),
  };
}
