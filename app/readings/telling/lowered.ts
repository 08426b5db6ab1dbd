/** A text that goes on within a sentence: it begins with a small letter, unless its first word is a name. */
export function lowered(text: string, names: ReadonlySet<string>): string {
  const [first = ""] = text.split(/[ ,.:;]/, 1);
  return names.has(first) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
