/**
 * Writes the typed functions of the screens' words, app/words/<set>.ts, which are not committed, and says what is wrong
 * with the words of any language.
 *
 *   npx tsx scripts/build-words.ts
 */
import { join } from "node:path";
import { root, say } from "./steps.mjs";
import { FaultyWords } from "./words/catalogue";
import { writeTypedModules } from "./words/typed-modules";

try {
  const [[, english] = ["", new Map()]] = writeTypedModules(join(root, "app/words"));
  const count = [...english.values()].reduce((sum, entries) => sum + entries.size, 0);
  say(`  words in en: ${count} in ${english.size} sets`);
} catch (error) {
  if (!(error instanceof FaultyWords)) throw error;
  say(error.message);
  process.exitCode = 1;
}
