import type { CompositeAscendant, Middle } from "~/astrology/derived/pair-chart";
import type { PairView } from "./pair-views";

/** What a block of a prepared reading is. */
export const BLOCK_KINDS = [
  "heading",
  "words",
  "chart",
  "table",
  "pair",
  "pair-table",
  "text",
  "dates",
  "calendar",
  "by",
] as const;
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

/** What is drawn of two charts in one wheel: planets alone, or points, extras and angles as well. */
export const PAIR_BODIES = ["Planets", "All"] as const;
export type PairBodies = (typeof PAIR_BODIES)[number];

/** What a chart of two has besides. */
export interface BlockOfTwo {
  readonly pair: PairView;
  /** With whom, as `secondPersonText` has it; empty as long as nobody is chosen, and in templates. */
  readonly other: string;
  /** Of a composite. */
  readonly ascendant: CompositeAscendant;
  /** Of a Davison chart. */
  readonly place: Middle;
  /** Of two charts. */
  readonly bodies: PairBodies;
}

/** Whether it shows a client's chart with another's. */
export const isOfTwo = (kind: BlockKind) => kind === "pair" || kind === "pair-table";

/** A part of a prepared reading. What its kind does not need is empty, and of one birth nothing is said of two. */
export interface Block extends Partial<BlockOfTwo> {
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
