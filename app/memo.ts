/** What is made of an object once, for as long as the object lives. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as Value;
  };
}

/** A map that keeps its newest entries: one more than `most`, and the oldest goes. */
export class Newest<Value> {
  readonly #entries = new Map<string, Value>();

  constructor(readonly most: number) {}

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  /** Keeps a value and hands it back. */
  keep(key: string, value: Value): Value {
    this.#entries.set(key, value);
    if (this.#entries.size > this.most) this.#entries.delete(this.#entries.keys().next().value as string);
    return value;
  }
}

/**
 * `compute` with its newest results kept: for answers that never change.
 * @param keyOf two inputs with the same key have the same answer
 */
export function remembered<Input, Value>(
  most: number,
  keyOf: (input: Input) => string,
  compute: (input: Input) => Value,
): (input: Input) => Value {
  const kept = new Newest<Value>(most);
  return (input) => {
    const key = keyOf(input);
    return kept.get(key) ?? kept.keep(key, compute(input));
  };
}

/** `find` with the newest of what it found kept. What was not there is looked for again. */
export function rememberedFinds<Value>(
  most: number,
  find: (key: string) => Promise<Value | null>,
): (key: string) => Promise<Value | null> {
  const kept = new Newest<Value>(most);
  return async (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = await find(key);
    return found === null ? null : kept.keep(key, found);
  };
}
