/** The two names in a text that has {a} and {b}. A name is put in as it is, whatever it holds. */
export function withNames(text: string, a: string, b: string): string {
  return text.replace(/\{([ab])\}/g, (_, key: string) => (key === "a" ? a : b));
}
