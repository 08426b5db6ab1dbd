import { beforeEach, describe, expect, test, vi } from "vitest";
import { chooseLanguage, endOffer, languageToOffer, offeredLanguage, offerLanguage } from "./language";

const SERVED = ["en", "es", "pt-BR"];

test.each([
  ["the first preferred", "en", ["es", "en"], null, "es"],
  ["that of another country", "en", ["es-MX", "en"], null, "es"],
  ["Brazil's to a reader from Portugal", "en", ["pt-PT"], null, "pt-BR"],
  ["however it is written", "en", ["PT-br"], null, "pt-BR"],
  ["English as any other", "es", ["en-GB", "es"], null, "en"],
  ["the first that there is", "en", ["ca", "gl", "pt", "es", "en"], null, "pt-BR"],
  ["nothing where the page is in it", "es", ["ca", "es-AR", "en"], null, null],
  ["nothing to who reads another one", "en", ["de", "fr"], null, null],
  ["nothing to who prefers none", "en", [], null, null],
  ["nothing to who likes the page's before", "en", ["en-US", "es"], null, null],
  ["the one chosen, whatever the browser says", "en", ["en"], "es", "es"],
  ["nothing to who chose the page's", "en", ["es"], "en", null],
  ["nothing to who dismissed it", "en", ["es"], "none", null],
] as const)("it offers %s: %s for %j, chosen %j", (_, shown, preferred, choice, offered) => {
  expect(languageToOffer({ served: SERVED, shown, preferred, choice })).toBe(offered);
});

test("a page is offered in no language that lacks it, nor one in a language that is not served", () => {
  const preferred = ["es", "pt", "en"];
  expect(languageToOffer({ served: ["en"], shown: "en", preferred, choice: null })).toBeNull();
  expect(languageToOffer({ served: ["en", "pt-BR"], shown: "en", preferred, choice: null })).toBe("pt-BR");
  expect(languageToOffer({ served: ["en", "pt-BR"], shown: "en", preferred, choice: "es" })).toBeNull();
  expect(languageToOffer({ served: SERVED, shown: "en-XA", preferred, choice: null })).toBeNull();
});

describe("in a page's head", () => {
  let page: { lang: string; dataset: DOMStringMap };
  let stored: Map<string, string>;
  beforeEach(() => {
    page = { lang: "en", dataset: { languages: SERVED.join(" ") } };
    stored = new Map();
    vi.stubGlobal("document", { documentElement: page });
    vi.stubGlobal("navigator", { languages: ["es-MX", "en"] });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  test("room is left for the offer, until it ends", () => {
    offerLanguage();
    expect(offeredLanguage()).toBe("es");
    endOffer();
    expect(offeredLanguage()).toBeNull();
  });

  test.each(["es", "pt-BR"] as const)("who chose %s is offered it the next time", (tag) => {
    chooseLanguage(tag);
    offerLanguage();
    expect(offeredLanguage()).toBe(tag);
  });

  test.each(["en", "none"] as const)("who chose %s is offered nothing", (choice) => {
    chooseLanguage(choice);
    expect(stored.get("language")).toBe(choice);
    offerLanguage();
    expect(offeredLanguage()).toBeNull();
  });

  test("a choice that nobody can have made is forgotten", () => {
    stored.set("language", "xx");
    offerLanguage();
    expect(offeredLanguage()).toBe("es");
    expect(stored.has("language")).toBe(false);
  });

  test.each([{ languages: undefined }, { languages: SERVED.join(" "), kept: "" }])(
    "a page marked %j is offered in none",
    (marks) => {
      page.dataset = marks;
      offerLanguage();
      expect(offeredLanguage()).toBeNull();
    },
  );
});
