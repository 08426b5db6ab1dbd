import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameKey, partialNameKey } from "./place-names";

describe("names are filed under one key however they are written", () => {
  it.each([
    ["São Paulo", "saopaulo"],
    ["SÃO  PAULO", "saopaulo"],
    ["Łódź", "lodz"],
    ["İstanbul", "istanbul"],
    ["DIYARBAKIR", "diyarbakir"],
    ["Diyarbakır", "diyarbakir"],
    ["Tromsø", "tromso"],
    ["Straße", "strasse"],
    ["'s-Hertogenbosch", "shertogenbosch"],
    ["N’Djamena", "ndjamena"],
    ["Hawaiʻi", "hawaii"],
    ["Halle (Saale)", "hallesaale"],
    ["Alma-Ata", "almaata"],
    ["The Hague", "hague"],
    ["Mt. Vernon", "mountvernon"],
    ["Ft Lauderdale", "fortlauderdale"],
    ["Washington, D.C.", "washingtondc"],
    ["Йошкар-Ола", "иошкарола"],
    ["Αθήνα", "αθηνα"],
    ["القَاهِرة", "القاهره"],
    ["ガ", "ガ"],
    ["서울", "서울"],
    ["!!!", ""],
  ])("%s is %s", (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it("and St. is Saint, in both", () => {
    expect(nameKey("St. Louis")).toBe(nameKey("Saint Louis"));
    expect(nameKey("Sault Ste. Marie")).toBe(nameKey("Sault Sainte Marie"));
  });

  it("whatever the text: folding twice changes nothing more", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (text) => {
        expect(nameKey(nameKey(text))).toBe(nameKey(text));
      }),
    );
  });
});

describe("a word that every object knows is a word like any other", () => {
  it.each(["constructor", "toString", "valueOf", "__proto__"])("%s", (word) => {
    expect(nameKey(`${word} bay`)).toBe(`${nameKey(word)}bay`);
    expect(partialNameKey(`${word} bay`)).toBe(`${nameKey(word)}bay`);
  });
});

describe("a name in the typing", () => {
  it("keeps its last word open until something follows it", () => {
    expect(partialNameKey("st")).toBe("st");
    expect(partialNameKey("st.")).toBe("saint");
    expect(partialNameKey("st lou")).toBe("saintlou");
    expect(partialNameKey("port st")).toBe("portst");
    expect(partialNameKey("")).toBe("");
  });
});
