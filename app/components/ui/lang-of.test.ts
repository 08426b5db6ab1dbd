import { expect, test } from "vitest";
import { inLanguage } from "~/page-language";
import { langOf } from "./lang-of";

test.each([
  ["en", { language: "en" }, undefined],
  ["es", { language: "en" }, "en"],
  ["es", { language: "es" }, undefined],
  ["es", {}, undefined],
] as const)("on a page in %s a text of %o says %s", (page, text, lang) => {
  expect(inLanguage(page, () => langOf(text))).toBe(lang);
});
