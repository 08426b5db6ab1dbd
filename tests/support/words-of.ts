/** What a page of these says, as one line without its tags. */
export function wordsOf(html: string): string {
  return html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}
