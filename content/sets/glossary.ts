import { z } from "zod";
import { GLYPH_SHAPES, type GlyphName } from "../../app/components/drawings/glyph-shapes";
import { GLOSSARY_FIELDS, GLOSSARY_TERMS } from "../../app/readings/glossary-terms";
import { textSet, words } from "./text-set";

/** Nobody looks up a word to read a page. */
const MOST_WORDS = 24;

const meaning = words.refine(
  (text) => text.split(/\s+/).length <= MOST_WORDS,
  `has more than ${MOST_WORDS} words`,
);

/** A word that the product shows, and what it means. */
const term = z.strictObject({
  term: words,
  /** Letters or figure that stand for it: "AC", "+5". */
  short: words.optional(),
  /** Its drawing, where it has one. */
  glyph: z.enum(Object.keys(GLYPH_SHAPES) as [GlyphName, ...GlyphName[]]).optional(),
  text: meaning,
  /** Where it is met or taught: an address of this site. */
  to: words.regex(/^\/[a-z-]*(?:\/[a-z-]+)*(?:#[a-z-]+)?$/, "is no address of this site"),
});

/** What a part of the glossary is called, and what stands there. */
const field = z.strictObject({ title: words, text: meaning });

export const glossary = {
  "glossary/fields": textSet(GLOSSARY_FIELDS, field),
  "glossary/sky": textSet(GLOSSARY_TERMS.sky, term),
  "glossary/signs": textSet(GLOSSARY_TERMS.signs, term),
  "glossary/houses": textSet(GLOSSARY_TERMS.houses, term),
  "glossary/aspects": textSet(GLOSSARY_TERMS.aspects, term),
  "glossary/strength": textSet(GLOSSARY_TERMS.strength, term),
  "glossary/charts": textSet(GLOSSARY_TERMS.charts, term),
  "glossary/ahead": textSet(GLOSSARY_TERMS.ahead, term),
  "glossary/moon": textSet(GLOSSARY_TERMS.moon, term),
  "glossary/map": textSet(GLOSSARY_TERMS.map, term),
  "glossary/time": textSet(GLOSSARY_TERMS.time, term),
  "glossary/numbers": textSet(GLOSSARY_TERMS.numbers, term),
  "glossary/design": textSet(GLOSSARY_TERMS.design, term),
};
