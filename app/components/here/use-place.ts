import { useEffect, useRef, useState } from "react";
import type { OwnPlace } from "~/schemas/own-place-input";
import { forgetPlace, notedPlace, notePlace, savedPlace } from "./place-note";

/** The visitor's place, the same for all parts of a page; null until it is known, and where none was chosen. */
export function usePlace() {
  const [place, setPlace] = useState<OwnPlace | null>(null);
  const isTouched = useRef(false);
  useEffect(() => {
    setPlace(notedPlace());
    let isHere = true;
    // What they chose in another browser since is newer.
    savedPlace().then((saved) => {
      if (saved && isHere && !isTouched.current) setPlace((kept) => (isSame(kept, saved) ? kept : saved));
    });
    return () => {
      isHere = false;
    };
  }, []);
  return {
    place,
    choose(chosen: OwnPlace) {
      isTouched.current = true;
      notePlace(chosen);
      setPlace(chosen);
    },
    clear() {
      isTouched.current = true;
      forgetPlace();
      setPlace(null);
    },
  };
}

function isSame(kept: OwnPlace | null, saved: OwnPlace): boolean {
  return kept !== null && JSON.stringify(kept) === JSON.stringify(saved);
}
