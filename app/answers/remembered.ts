/** `compute` with its last results kept, the oldest given up first: for answers that never change. */
export function remembered<T>(limit: number, compute: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const fresh = compute(key);
    kept.set(key, fresh);
    if (kept.size > limit) kept.delete(kept.keys().next().value as string);
    return fresh;
  };
}
