// @ts-check
// Languages that have begun: their words and texts stand where a language's files stand and are checked as any other's,
// but nobody can ask for them, and no build has them beside that of `npm run test:words`, which speaks them in a copy of
// the tree. To serve one is to write there what is appended here, whole.
import { appendFileSync } from "node:fs";
import { join } from "node:path";

/**
 * By language, what each file of the app has to say of it beside its words and texts.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const IN_CODE = {
  de: {
    "app/languages.ts": `
      (LANGUAGES as unknown as string[]).push("de");
      Object.assign(LANGUAGE_NAMES, { de: "German" });`,
    // After LANGUAGES_OF_PAGES was made of those that are served: no link leads to it.
    "app/further-languages.ts": `
      (FURTHER_LANGUAGES as LanguageOfPages[]).push({
        tag: "de" as Language,
        prefix: prefixOf("de"),
        name: "Deutsch",
        locale: "de_DE",
        lacks: FOR_BUILDERS,
      });`,
    // It has no sentences to put together yet.
    "app/readings/telling/telling.ts": `
      Object.assign(TELLINGS, { de: TELLINGS.en });`,
    "app/places/coordinates.ts": `
      Object.assign(WRITTEN, {
        de: {
          decimal: ",",
          east: "O",
          west: "W",
          spelledOut: new Map(
            Object.entries({ nord: "n", ost: "e", west: "w", breite: " ", grad: "°", minuten: "'", sekunden: '"' }),
          ),
          letters: new Map([["o", "e"]]),
        },
      });`,
  },
};

/** @type {readonly string[]} */
export const BEGUN = Object.keys(IN_CODE);

/**
 * Has a copy of the tree speak the languages that have begun.
 * @param {string} copy its folder
 */
export function speakBegun(copy) {
  for (const files of Object.values(IN_CODE))
    for (const [file, code] of Object.entries(files)) appendFileSync(join(copy, file), `${code}\n`);
}
