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

  readonly #whole: Ledger | null;

  /**
   * @param covered the pairs whose reconciliation is printed
   * @param whole of a part such as the first page: the story's, to which all of it belongs too
   */
  constructor(covered: Iterable<Pair>, whole: Ledger | null = null) {
    this.#covered = new Set(covered);
    this.#whole = whole;
  }

  allows(judged: Judged): boolean {
    const { id, claims, props, cast } = judged;
    return (
      !this.#ids.has(id) &&
      claims.every(({ pole }) => this.allowsPole(pole)) &&
      props.every((prop) => !this.#props.has(prop)) &&
      cast.every((person) => (this.#cast.get(person) ?? 0) < MOST_OF_A_CAST) &&
      (this.#whole?.allows(judged) ?? true)
    );
  }

  allowsPole(pole: Pole): boolean {
    const isOwn = this.#covered.has(pairOf(pole)) || !this.#poles.has(oppositeOf(pole));
    return isOwn && (this.#whole?.allowsPole(pole) ?? true);
  }

  has(pole: Pole): boolean {
    return this.#poles.has(pole);
  }

  add(judged: Judged): void {
    const { id, claims, props, cast } = judged;
    this.#whole?.add(judged);
    this.#ids.add(id);
    for (const { pole } of claims) this.#poles.add(pole);
    for (const prop of props) this.#props.add(prop);
    for (const person of cast) this.#cast.set(person, (this.#cast.get(person) ?? 0) + 1);
  }
}
