/**
 * Writes the texts of `content` into public/texts, which is not committed: for each language and folder of sets a file,
 * all in a folder that is named for what they hold.
 *
 *   npx tsx scripts/build-texts.ts
 */
import { join } from "node:path";
import { root, say } from "./steps.mjs";
import { followsNow, readFollows, staleTexts } from "./texts/follows";
import { countOf, FaultyTexts, readContent, textFiles, writeTextFiles } from "./texts/read-content";

try {
  const folder = join(root, "content");
  const content = readContent(folder);
  writeTextFiles(textFiles(content), join(root, "public/texts"));
  const [english = 0, ...others] = [...content.values()].map(countOf);
  const counted = [...content.keys()].slice(1).map((name, index) => `, ${name}: ${others[index]}`);
  say(`  texts in en: ${english}${counted.join("")}`);
  for (const language of [...content.keys()].slice(1)) {
    const stale = staleTexts(followsNow(content, language), readFollows(folder, language));
    if (stale.length > 0)
      say(`  to be read again in ${language}, the English is another: ${stale.join(", ")}`);
  }
} catch (error) {
  if (!(error instanceof FaultyTexts)) throw error;
  say(error.message);
  process.exitCode = 1;
}
