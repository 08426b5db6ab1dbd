import type { Ledger } from "./ledger";
import type { Piece } from "./piece";
import { oppositeOf, pairOf } from "./poles";

/** Fewest and most words of a chapter. */
export const CHAPTER_WORDS = { fewest: 180, most: 290 } as const;
/** How strongly a claim is heard by everybody. */
const ALOUD = 2;
/** A short chapter's texts come first, but not before everything. */
const HUNGER = 2.2;

/** Takes texts in by weight, as far as the ledger and the lengths allow. */
export class Chosen {
  readonly pieces: Piece[] = [];
  readonly #words = new Map<Piece["area"], number>();
  #total = 0;

  constructor(readonly ledger: Ledger) {}

  get words(): number {
    return this.#total;
  }

  wordsIn(area: Piece["area"]): number {
    return this.#words.get(area) ?? 0;
  }

  has(isWanted: (piece: Piece) => boolean): boolean {
    return this.pieces.some(isWanted);
  }

  /**
   * Whether a chapter holds the opposite of what a text says aloud, and not how both live together: who reads the two in
   * a row is not helped by a reconciliation in another chapter.
   */
  quarrels({ area, claims, covers }: Piece): boolean {
    const around = this.pieces.filter((other) => other.area === area);
    return claims.some(({ pole, strength }) => {
      const pair = pairOf(pole);
      if (strength < ALOUD || covers === pair || around.some((other) => other.covers === pair)) return false;
      const opposite = oppositeOf(pole);
      return around.some((other) =>
        other.claims.some((claim) => claim.pole === opposite && claim.strength >= ALOUD),
      );
    });
  }

  fits({ area, words }: Piece, most: number = CHAPTER_WORDS.most): boolean {
    return this.wordsIn(area) + words() <= most;
  }

  /** @returns whether it was taken */
  take(piece: Piece, most?: number): boolean {
    if (!this.ledger.allows(piece) || !this.fits(piece, most) || this.quarrels(piece)) return false;
    this.ledger.add(piece);
    this.pieces.push(piece);
    const words = piece.words();
    this.#words.set(piece.area, this.wordsIn(piece.area) + words);
    this.#total += words;
    return true;
  }

  /** Takes the heaviest again and again, those of short chapters before others, until there are so many words. */
  fill(candidates: readonly Piece[], until: number, options: FillOptions = {}): void {
    const { most, may = () => true } = options;
    const left = candidates.filter((candidate) => this.ledger.allows(candidate));
    while (this.#total < until && left.length > 0) {
      let best = 0;
      let value = Number.NEGATIVE_INFINITY;
      for (const [index, candidate] of left.entries()) {
        const own = this.#value(candidate);
        if (own > value) [best, value] = [index, own];
      }
      const [next] = left.splice(best, 1);
      if (next && may(next)) this.take(next, most);
    }
  }

  #value({ area, weight }: Piece): number {
    return this.wordsIn(area) < CHAPTER_WORDS.fewest ? weight * HUNGER : weight;
  }
}

interface FillOptions {
  /** Most words of a chapter. */
  readonly most?: number;
  /** What hangs on what has been taken. */
  readonly may?: (piece: Piece) => boolean;
}
