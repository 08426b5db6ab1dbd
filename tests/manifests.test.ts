import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { brand } from "~/brand";
import { MORE_NAVIGATION, NAVIGATION } from "~/components/shell/navigation";
import { manifestOf } from "~/edge/manifest.server";
import { LANGUAGES_OF_PAGES, languageOf, manifestIn, screenIn } from "~/further-languages";
import { inLanguage } from "~/page-language";
import type { Logo } from "~/schemas/site-profile";
import english from "../app/words/en/shell.json";

interface Manifest {
  readonly [member: string]: unknown;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const manifestUnder = (prefix: string): Manifest =>
  JSON.parse(readFileSync(`public${manifestIn({ prefix }, "site")}`, "utf8"));
const wordsOf = (language: string, set: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`app/words/${language}/${set}.json`, "utf8")).words;

/** The path of a screen, by what the navigation calls it in English. */
const SCREENS = new Map([...NAVIGATION, ...MORE_NAVIGATION].map(({ to, label }) => [to, label()]));
const keyOf = (said: string) => Object.entries(english.words).find(([, text]) => text === said)?.[0] ?? "";

describe.each(LANGUAGES_OF_PAGES)("what is installed from a page in $name", ({ tag, prefix }) => {
  const { shortcuts, ...manifest } = manifestUnder(prefix);

  test("begins in the language, is an app of its own, and is called as the practice is", () => {
    const home = screenIn(prefix, "/");
    const { description } = wordsOf(tag, "brand");
    expect(manifest).toMatchObject({ id: home, start_url: home, scope: "/", lang: tag });
    expect(manifest).toMatchObject({ name: brand.name, short_name: brand.name, description });
  });

  test("has the shortcuts that the English one has, under the prefix and with the screens' names", () => {
    const shell = wordsOf(tag, "shell");
    const expected = manifestUnder("").shortcuts.map(({ url }) => ({
      name: shell[keyOf(SCREENS.get(url) ?? "")],
      url: screenIn(prefix, url),
    }));
    expect(expected.length).toBeGreaterThan(2);
    expect(shortcuts).toEqual(expected);
  });

  test("is the same app where the owner says what it is called, but for that and a logo", () => {
    const own = (logo: Logo | null) =>
      inLanguage(tag, () =>
        manifestOf(languageOf(tag), { name: "Stella", description: "By the sea.", logo }),
      );
    const whole = { ...manifest, name: "Stella", short_name: "Stella", description: "By the sea." };
    const { shortcuts: made, ...plain } = own(null);
    expect(plain).toEqual(whole);
    // These tests know the English words alone: for those of the others a worker is asked.
    expect(made.map(({ url }) => url)).toEqual(shortcuts.map(({ url }) => url));
    if (tag === "en") expect(made).toEqual(shortcuts);
    const { icons, shortcuts: _, ...rest } = own({ type: "image/png", base64: "", hash: "abc" });
    expect({ ...rest, icons: manifest.icons }).toEqual(whole);
    expect(icons[0]).toEqual({ src: "/logo/abc.png", type: "image/png", sizes: "any" });
    expect(icons.slice(1).map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
  });

  test("looks as in English", () => {
    const { icons, display, theme_color, background_color } = manifestUnder("");
    expect(manifest).toMatchObject({ icons, display, theme_color, background_color });
  });
});
