import type { Piece } from "./piece";
import { oppositeOf, type Pair, type Pole, pairOf } from "./poles";

/** How often one story may show the same kind of person. */
const MOST_OF_A_CAST = 2;

type Judged = Pick<Piece, "id" | "claims" | "props" | "cast">;

/**
 * What a story has printed. It lets nothing in that stands there already, whose opposite stands there without their
 * reconciliation, that shows an object a second time or a kind of person a third.
 */
export class Ledger {
  readonly #covered: ReadonlySet<Pair>;
  readonly #ids = new Set<string>();
  readonly #poles = new Set<Pole>();
  readonly #props = new Set<string>();
  readonly #cast = new Map<string, number>();

  /** @param covered the pairs whose reconciliation is printed */
  constructor(covered: Iterable<Pair>) {
    this.#covered = new Set(covered);
  }

  allows({ id, claims, props, cast }: Judged): boolean {
    return (
      !this.#ids.has(id) &&
      claims.every(({ pole }) => this.allowsPole(pole)) &&
      props.every((prop) => !this.#props.has(prop)) &&
      cast.every((person) => (this.#cast.get(person) ?? 0) < MOST_OF_A_CAST)
    );
  }

  allowsPole(pole: Pole): boolean {
    return this.#covered.has(pairOf(pole)) || !this.#poles.has(oppositeOf(pole));
  }

  /**
   * What of this may stand on one page by itself, where only these pairs are reconciled: what the page takes in is taken
   * in here too.
   */
  page(covered: Iterable<Pair>): Ledger {
    return new PageLedger(this, covered);
  }

  has(pole: Pole): boolean {
    return this.#poles.has(pole);
  }

  add({ id, claims, props, cast }: Judged): void {
    this.#ids.add(id);
    for (const { pole } of claims) this.#poles.add(pole);
    for (const prop of props) this.#props.add(prop);
    for (const person of cast) this.#cast.set(person, (this.#cast.get(person) ?? 0) + 1);
  }
}

class PageLedger extends Ledger {
  readonly #story: Ledger;

  constructor(story: Ledger, covered: Iterable<Pair>) {
    super(covered);
    this.#story = story;
  }

  override allows(judged: Judged): boolean {
    return super.allows(judged) && this.#story.allows(judged);
  }

  override allowsPole(pole: Pole): boolean {
    return super.allowsPole(pole) && this.#story.allowsPole(pole);
  }

  override add(judged: Judged): void {
    super.add(judged);
    this.#story.add(judged);
  }
}
