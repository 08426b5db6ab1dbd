import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { times } from "../../tests/support/properties";
import { greetingName } from "./quiz-message";

describe("a message greets by", () => {
  test.each([
    ["Ann", "Ann"],
    ["Ann Lee", "Ann"],
    ["Zoë", "Zoë"],
    ["Zoe\u0308", "Zoe\u0308"],
    ["Nguyễn", "Nguyễn"],
    ["Đặng", "Đặng"],
    ["Straße", "Straße"],
    ["Łukasz", "Łukasz"],
    ["Kaʻiulani", "Kaʻiulani"],
    ["Оʼксана", "Оʼксана"],
    ["Мария", "Мария"],
    ["Ελένη", "Ελένη"],
    ["Արամ", "Արամ"],
    ["ნინო", "ნინო"],
    ["שָׂרָה", "שָׂרָה"],
    ["فاطمة", "فاطمة"],
    ["प्रिया", "प्रिया"],
    ["প্রিয়া", "প্রিয়া"],
    ["குமார்", "குமார்"],
    ["สมชาย", "สมชาย"],
    ["น้ำ", "น้ำ"],
    ["ສົມ", "ສົມ"],
    ["សុខា", "សុខា"],
    ["အောင်", "အောင်"],
    ["ሰላም", "ሰላም"],
    ["김민수", "김민수"],
    ["李小龍", "李小龍"],
    ["さくら", "さくら"],
    ["サクラ", "サクラ"],
    ["高橋みなみ", "高橋みなみ"],
    ["マリー", "マリー"],
    ["佐々木", "佐々木"],
    ["x".repeat(40), "x".repeat(40)],
  ])("%j as %j", (name, greeting) => {
    expect(greetingName(name)).toBe(greeting);
  });

  test.each([
    ["Latin with a Cyrillic а", "Pаypal"],
    ["Cyrillic with a Latin o", "Мoсква"],
    ["Latin with a Greek omicron", "Gοogle"],
    ["Latin with an Armenian letter", "Gօogle"],
    ["Latin with Cherokee", "ᎪNN"],
    ["Latin and Han", "Ann李"],
    ["Hangul and kana", "김さくら"],
    ["Greek and Cyrillic", "Ελена"],
    ["letters of mathematics", "𝗙𝗥𝗘𝗘"],
    ["letters in circles", "ⓅⓐⓨⓅⓐⓛ"],
    ["a filler that nobody sees", "\u3164"],
    ["a filler after a name", "김\u3164"],
    ["a variation selector", "Ann\ufe0f"],
    ["a grapheme joiner", "A\u034fnn"],
    ["a mark without a letter", "\u0301"],
    ["a mark before its letter", "\u0301Ann"],
    ["digits", "Ann2"],
    ["a domain", "spam.example"],
    ["an address", "https://spam.example"],
    ["nothing", ""],
    ["41 letters", "x".repeat(41)],
  ])("nobody's name where it is %s", (_, name) => {
    expect(greetingName(name)).toBeNull();
  });

  test("nothing but letters and their marks, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(greetingName(name) ?? "x").toMatch(/^\p{L}[\p{L}\p{M}]{0,39}$/u);
      }),
      { numRuns: times(5_000) },
    );
  });
});
