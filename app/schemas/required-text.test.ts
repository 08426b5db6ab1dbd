import { describe, expect, test } from "vitest";
import * as z from "zod";
import { messagesOf } from "~/failure";
import { fieldErrors, requiredText } from "./fields";

const Input = z.object({ name: requiredText("name.required") });
function read(name: unknown) {
  const parsed = Input.safeParse({ name });
  return parsed.success ? parsed.data.name : messagesOf(fieldErrors(parsed.error)).name;
}

describe("a required text", () => {
  test.each([
    ["blanks", " \u00a0\u3000"],
    ["a zero-width space", "\u200b"],
    ["joiners", "\u200d\u200c"],
    ["a word joiner between blanks", " \u2060 "],
    ["a soft hyphen", "\u00ad"],
    ["marks of direction", "\u202e\u202c\u200e"],
    ["a variation selector", "\ufe0f"],
    ["a grapheme joiner", "\u034f"],
    ["Hangul fillers", "\u3164\u115f\u1160\uffa0"],
    ["a blank in Braille", "\u2800"],
    ["tags", "\u{e0041}\u{e007f}"],
    ["control characters and a zero-width space", "\u0000\u200b\u0007"],
  ])("that is only %s is nothing", (_, text) => {
    expect(read(text)).toEqual(["Name is required"]);
  });

  test.each([
    ["a Persian name with its non-joiner", "علی\u200cرضا"],
    ["a family that joiners make one sign", "👩\u200d👩\u200d👧"],
    ["a heart with its variation selector", "❤\ufe0f"],
    ["a Sinhala name with its joiner", "ශ්\u200dරී"],
    ["one letter", "Ö"],
    ["one sign of Han", "李"],
    ["one letter beside a zero-width space", "\u200bA"],
    ["one dot of Braille", "\u2801"],
  ])("that is %s is kept as it is", (_, text) => {
    expect(read(text)).toBe(text);
  });
});
