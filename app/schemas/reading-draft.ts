/** What a block of a prepared reading is. */
export const BLOCK_KINDS = ["heading", "words", "chart", "table", "text", "dates", "calendar", "by"] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Which chart of a client's birth a block shows; those for another moment have one. */
export const BLOCK_CHARTS = [
  "Birth",
  "Secondary Progression",
  "Solar Arc",
  "Solar Return",
  "Lunar Return",
] as const;
export type BlockChart = (typeof BLOCK_CHARTS)[number];

/** A part of a prepared reading. What its kind does not need is empty. */
export interface Block {
  /** Of its own, so that a page can ask for this one. */
  readonly id: string;
  readonly kind: BlockKind;
  /** Words of the owner's, with `**bold**`, `*italics*`, `- lists` and `[links](https://…)`; of dates a line each, its date first. */
  readonly text: string;
  /** Of a copied text: what it reads, and of which edition it was. */
  readonly title: string;
  readonly edition: string;
  readonly chart: BlockChart;
  /** Of which birth of the client's, counted from 0; and for which day, empty for the birth itself and for today. */
  readonly birth: number;
  readonly at: string;
}

/** A prepared reading: of a client's, or of nobody's and then a template. */
export interface Draft {
  readonly title: string;
  readonly blocks: readonly Block[];
}
