/** Why a page was loaded again: a form or only a link of somebody else's page was used, or neither. */
export type WhyAgain = "somebody-else" | "somebody-elses-link" | "loaded-again";

/** Where what was typed waits meanwhile, in the tab's storage. */
export const KEPT_WORDS = "typed";
