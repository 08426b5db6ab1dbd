import type { ReactElement } from "react";

/** Words, or what says them in the language of the page. */
type Said = string | (() => string);

/** What is said, in the language in use. */
export const said = (words: Said) => (typeof words === "string" ? words : words());

/**
 * What a page of the desk comes to. Its title names nobody: it stands in histories and in lists of windows. Where visitors
 * see it, title and description are said as the page is made, in its language.
 */
export type DeskAnswer =
  | {
      readonly title: Said;
      readonly description?: Said;
      readonly status: number;
      readonly body: ReactElement;
      /** Another script than its pages have, or one besides. */
      readonly script?: "editor" | "letter" | "data" | "import";
    }
  | { readonly to: string }
  /** For a calendar. */
  | { readonly file: string };
