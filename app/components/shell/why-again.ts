/** Why a page was loaded again. */
export type WhyAgain = "somebody-else" | "loaded-again";

/** Where what was typed waits meanwhile, in the tab's storage. */
export const KEPT_WORDS = "typed";
