import type { ReactElement } from "react";

/** What a page of the desk comes to. Its title names nobody: it stands in histories and in lists of windows. */
export type DeskAnswer =
  | {
      readonly title: string;
      readonly description?: string;
      readonly status: number;
      readonly body: ReactElement;
      /** Another script than its pages have, or one besides. */
      readonly script?: "editor" | "letter" | "data" | "import";
    }
  | { readonly to: string }
  /** For a calendar. */
  | { readonly file: string };
