/**
 * Says of the texts of a language that they follow the English as it is today: for whoever has written or read them
 * again. All of them, or those of one set.
 *
 *   npx tsx scripts/follow-texts.ts es [natal/moon-in-sign]
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { COMPLETE, LANGUAGES, type Language } from "../app/languages";
import { BEGUN } from "./begun-languages.mjs";
import { root, say } from "./steps.mjs";
import { followsFile, followsNow, readFollows, staleTexts } from "./texts/follows";
import { readContent } from "./texts/read-content";

const [asked, set] = process.argv.slice(2);
const further = [...LANGUAGES.filter((known) => known !== COMPLETE), ...BEGUN] as Language[];
const language = further.find((known) => known === asked);
if (!language) {
  say(`Name a language: ${further.join(" or ")}.`);
  process.exit(1);
}
const folder = join(root, "content");
const now = followsNow(readContent(folder, BEGUN), language);
if (set && !now[set]) {
  say(`content/${language}/${set}.json is not there.`);
  process.exit(1);
}
const before = existsSync(followsFile(folder, language)) ? readFollows(folder, language) : {};
const after = set ? { ...before, [set]: now[set] ?? {} } : now;
writeFileSync(followsFile(folder, language), `${JSON.stringify(after, null, 2)}\n`);
say(
  `  ${staleTexts(now, before).length - staleTexts(now, after).length} texts in ${language} follow the English now`,
);
