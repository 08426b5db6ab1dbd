import { expect, test } from "vitest";
import { LANGUAGES_OF_PAGES, langMarks, languageLike } from "./further-languages";

test.each([
  ["es", "/es"],
  ["ES", "/es"],
  ["es-MX", "/es"],
  ["pt-BR", "/pt-br"],
  ["pt-br", "/pt-br"],
  ["pt", "/pt-br"],
  ["PT-pt", "/pt-br"],
  ["en", ""],
  ["en-GB", ""],
  ["fr", ""],
  ["est", ""],
  ["auto", ""],
  ["", ""],
])("%j is served under %j", (tag, prefix) => {
  expect(languageLike(tag).prefix).toBe(prefix);
});

test("HTML is told from which side the lines run only where that is the right", () => {
  expect(langMarks({ tag: "ar", direction: "rtl" })).toBe('lang="ar" dir="rtl"');
  expect(LANGUAGES_OF_PAGES.map(langMarks)).toEqual(['lang="en"', 'lang="es"', 'lang="pt-BR"']);
});
