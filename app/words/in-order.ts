import { createElement, Fragment, type ReactNode } from "react";

/** The pieces of a sentence with tags, one after another. */
export function inOrder(...pieces: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...pieces);
}
