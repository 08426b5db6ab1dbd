import type { OwnLanguage } from "~/languages";

/** What stands above a result's cards: one paragraph that holds them together, and what it is told from. */
export interface Summary extends OwnLanguage {
  readonly text: string;
  readonly why: readonly string[];
}

/** The texts of a summary, told one after the other. */
export const summaryText = (texts: readonly { readonly text: string }[]): string =>
  texts.map(({ text }) => text).join(" ");
