/** Words of English that neither Spanish nor Portuguese has, and no name on a page. */
export const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|and|you|your|with|that|what|which|when|where|about|before|after|it is)(?!\p{L})/iu;
