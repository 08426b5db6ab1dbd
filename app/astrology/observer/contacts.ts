/** What the edge of the Moon or of the shadow passes; a total phase within a partial one. */
export const CONTACTS = [
  "penumbralBegins",
  "partialBegins",
  "totalBegins",
  "totalEnds",
  "partialEnds",
  "penumbralEnds",
] as const;
export type ContactName = (typeof CONTACTS)[number];
