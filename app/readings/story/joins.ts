import { fill } from "../horoscope/second/fill";
import { type Join, type JoinId, TURNS } from "./ids";
import type { StoryTexts } from "./library";

/** The words between a story's texts: each wording once. */
export class Joins {
  readonly #words: StoryTexts;
  readonly #seed: number;
  readonly #used = new Map<Join, number>();

  /** @param seed a whole number of the chart, with which its wordings begin */
  constructor(words: StoryTexts, seed: number) {
    this.#words = words;
    this.#seed = seed;
  }

  /** How many wordings have been used. */
  used(join: Join): number {
    return this.#used.get(join) ?? 0;
  }

  /** The next wording with its words set in; null where all have been used. */
  fill(join: Join, values: Readonly<Record<string, string>> = {}): string | null {
    const used = this.used(join);
    if (used === TURNS) return null;
    this.#used.set(join, used + 1);
    const id = `${join} ${((this.#seed + used) % TURNS) + 1}` as JoinId;
    return fill(this.#words("joins", id).text, values);
  }
}
