import { expect, test } from "vitest";
import { letterLanguage } from "./letter-language";

test.each([
  ["es-MX", "es"],
  ["Spanish", "es"],
  ["español ", "es"],
  ["Português", "pt-BR"],
  ["portuguese", "pt-BR"],
  ["Deutsch", "en"],
  ["", "en"],
  [null, "en"],
])("a client whose language is %j reads dates in %s", (typed, language) => {
  expect(letterLanguage(typed)).toBe(language);
});
