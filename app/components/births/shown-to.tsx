import { createContext, useContext } from "react";
import { NOBODY, SHOWN_TO_FIELD } from "~/calls/shown-to";

const ShownToContext = createContext(NOBODY);
export const ShownToProvider = ShownToContext.Provider;

/** To whom the page is shown: a user's id, or `NOBODY`. */
export function useShownTo(): string {
  return useContext(ShownToContext);
}

/** Belongs into every form about somebody's own: it is refused without, and where somebody else is signed in by now. */
export function ShownTo() {
  return <input type="hidden" name={SHOWN_TO_FIELD} value={useShownTo()} />;
}
