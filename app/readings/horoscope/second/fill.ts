/** A wording with its words in braces set in, beginning with a capital. */
export function fill(wording: string, values: Readonly<Partial<Record<string, string>>>): string {
  const filled = wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`Nothing for {${name}} in: ${wording}`);
    return value;
  });
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Words of a text as a reader counts them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
