/** Words of English that neither Spanish nor Portuguese has, and no name on a page. */
export const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|and|you|your|with|that|what|which|when|where|about|before|after|it is)(?!\p{L})/iu;

/** The same and shorter ones, of which some stand in names that are written alike in all languages. */
const MORE_ENGLISH_WORDS =
  /(?<!\p{L})(?:the|and|or|of|you|your|with|without|that|this|these|what|which|who|why|how|when|where|about|before|after|it|its|is|are|was|were|be|been|not|from|into|by|at|on|they|their|them|we|our|us|have|had|will|would|should|must|than|then|there|here|each|every|other|most|less|please|try|again|day|days|hour|year|house|houses|sign|signs|Sun|Moon|Mercury|Neptune|Pluto|North|South|chart|birth|aspect|trine|square|sextile|opposition|conjunction|retrograde|rising|part|chosen|none|yes|until|begins?|return|passes|opposite|sky|hello|free|path|about|before|after)(?!\p{L})/iu;

/** What is written alike in every language and holds such a word. */
const NAMES = ["CC BY 4.0"];

/** No words: whoever runs a site is written to at an address of their own. */
const E_MAIL_ADDRESSES = /[^\s@]{1,64}@[^\s@]{1,254}/g;

/** Whether a line of a page has a word of English that stands in none of the names. */
export function hasEnglish(line: string): boolean {
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ""), line).replaceAll(E_MAIL_ADDRESSES, "");
  return MORE_ENGLISH_WORDS.test(rest);
}
