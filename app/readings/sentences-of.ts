/** The sentences of a text, each with its stop; one may end inside a quotation. */
export function sentencesOf(text: string): readonly string[] {
  return text.replace(/([.!?]”?)\s+/g, "$1\n").split("\n");
}
