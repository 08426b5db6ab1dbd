/**
 * Somebody else may have signed in since a page was loaded, in another tab. So a page says with all that it sends to
 * whom it was shown: a user's id, or `NOBODY` for a visitor. See docs/decisions/016.
 */
export const SHOWN_TO_HEADER = "Shown-To";
/** Of a form that is sent without JavaScript, and of an address that a link leads to. */
export const SHOWN_TO_FIELD = "shownTo";
export const NOBODY = "nobody";

/**
 * Is dispatched on the window when a call was refused because somebody else is signed in by now. Whoever loads the page
 * again prevents its default.
 */
export const CONFLICT_EVENT = "realign:conflict";
export interface Conflict {
  /** Whether a form was sent; otherwise a link only asked for something. */
  readonly wasSent: boolean;
}

/** To whom this document was shown; for the browser. */
export function shownTo(): string {
  return document.documentElement.dataset.shownTo ?? NOBODY;
}
