/** `the Sun`, `the Moon`, `Mars`: a body within a sentence. */
export function withArticle(body: string): string {
  return body === "Sun" || body === "Moon" ? `the ${body}` : body;
}
