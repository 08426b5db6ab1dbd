/** Attributes that somebody reads or hears. */
const READ = /\s(?:aria-label|aria-description|aria-roledescription|alt|title|placeholder|label)="([^"]*)"/g;
/** What a head says of its page. */
const TOLD = /<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g;

const plain = (text: string) =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&")
    .trim();

/** What a page says to who reads it, a line for each piece of text. */
export function linesOf(html: string): readonly string[] {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replaceAll("<!-- -->", "")
    .split(/<[^>]*>/)
    .map(plain)
    .filter(Boolean);
}

/** The same, and what its attributes and its head say. */
export function spokenLines(html: string): readonly string[] {
  const bare = html
    .replace(/<(script|style|code)\b.*?<\/\1>/gs, "")
    .replace(/<p lang="[^"]*">.*?<\/p>/gs, "");
  const attributes = [...bare.matchAll(READ), ...bare.matchAll(TOLD)].map(([, text = ""]) => plain(text));
  return [...linesOf(bare), ...attributes.filter(Boolean)];
}
