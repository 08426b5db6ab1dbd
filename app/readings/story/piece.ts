import type { Factor } from "./factors";
import type { Area } from "./ids";
import type { Pair, Pole } from "./poles";
import type { StoryParagraph, StoryPractice } from "./shape";
import { tagsOf } from "./tags";

export const KINDS = ["opener", "manner", "guest", "chorus", "figure", "tension", "line"] as const;
export type Kind = (typeof KINDS)[number];

/** A text that a story may have, with what it claims and what stands for it in the chart. */
export interface Piece {
  /** "openers love 10": none stands twice. */
  readonly id: string;
  readonly kind: Kind;
  readonly area: "thread" | Area;
  readonly weight: number;
  /** Its text, which is looked up when it is first wanted: of three that may be told, one is. */
  readonly text: () => string;
  readonly words: () => number;
  readonly claims: readonly { readonly pole: Pole; readonly strength: number }[];
  readonly props: readonly string[];
  readonly cast: readonly string[];
  /** The pair that it reconciles. */
  readonly covers: Pair | null;
  readonly about: readonly string[];
  readonly why: () => readonly string[];
  readonly reconciles: StoryParagraph["reconciles"];
  readonly practice: (() => StoryPractice) | null;
}

interface Made extends Pick<Piece, "kind" | "area" | "weight" | "text" | "about" | "why"> {
  readonly set: string;
  readonly key: string;
  /** Beside what the tags of its text say, such as a chorus' own pole. */
  readonly claims?: Piece["claims"];
  readonly covers?: Pair;
  readonly reconciles?: StoryParagraph["reconciles"];
  readonly practice?: () => StoryPractice;
}

export function piece({ set, key, ...made }: Made): Piece {
  const text = once(made.text);
  const { claims, props, cast } = tagsOf(`story/${set}`, key);
  return {
    id: `${set} ${key}`,
    props,
    cast,
    covers: null,
    reconciles: null,
    practice: null,
    ...made,
    text,
    words: once(() => wordsIn(text())),
    claims: made.claims ?? claims,
    about: [...new Set(made.about)],
  };
}

/** Words of a text, as they stand between spaces. */
export function wordsIn(text: string): number {
  return text.split(" ").length;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What the reading says of some factors. */
export function aboutOf(factors: readonly Factor[]): readonly string[] {
  return [...new Set(factors.map(({ about }) => about))];
}
