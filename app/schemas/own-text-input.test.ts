import { expect, test } from "vitest";
import { codesOf } from "~/failure";
import { MOST_BYTES_OF_TEXTS } from "./desk-limits";
import { readTextsToKeep } from "./own-text-input";

const FILE = JSON.stringify({ texts: [{ key: "natal/sun-in-sign/Leo", locale: "en", text: "You shine." }] });
const codes = (texts: string) => {
  const read = readTextsToKeep({ texts });
  return read.ok ? null : codesOf(read.fields);
};

test("a file that is too large is told from what is no file of texts", () => {
  expect(codes(FILE.padEnd(MOST_BYTES_OF_TEXTS))).toBeNull();
  expect(codes(FILE.padEnd(MOST_BYTES_OF_TEXTS + 1))).toEqual({ texts: ["own-texts.too-large"] });
  expect(codes("{no file")).toEqual({ texts: ["own-texts.not-a-list"] });
  expect(codes(JSON.stringify({ texts: [] }))).toEqual({ texts: ["own-texts.not-a-list"] });
});
