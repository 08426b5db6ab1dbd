import { expect, test } from "vitest";
import { languageLike } from "./further-languages";

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
