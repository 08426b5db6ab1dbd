import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { PUBLIC_SCREEN_PATHS } from "./support/route-files";
import { CONVERTED, CONVERTED_COMPONENTS, CONVERTED_PAGES } from "./words/screens";

/** Attributes that somebody reads or hears. */
const READ = /^(?:aria-label|aria-description|alt|description|hint|label|lead|legend|placeholder|title)$/;
const HAS_WORDS = /\p{L}{2}/u;

const filesIn = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name));

/** Words that stand in a component's own code, with their lines. */
function wordsIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const note = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (HAS_WORDS.test(text)) found.push(`${file}:${line + 1}: ${text.trim()}`);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxAttribute(node) && READ.test(node.name.getText()) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) note(node, node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test("every public screen is in the list of those whose words stand in catalogues", () => {
  const listed = CONVERTED.map(({ path }) => path).filter((path) => path !== "/nope");
  expect([...listed].sort()).toEqual([...PUBLIC_SCREEN_PATHS].sort());
});

test("no file of a converted screen has words in its code", () => {
  const folders = [
    ...CONVERTED.flatMap(({ folders }) => folders),
    ...CONVERTED_COMPONENTS,
    ...CONVERTED_PAGES,
  ];
  const files = folders.flatMap(filesIn).filter((file) => /\.tsx$/.test(file) && !/\.test\./.test(file));
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap(wordsIn)).toEqual([]);
});

/** Whether scripts/words makes this file of a set of words. */
function isMadeOfWords(file: string): boolean {
  const set = /^app\/words\/(.+)\.ts$/.exec(file)?.[1];
  return set !== undefined && existsSync(`app/words/en/${set}.json`);
}

test("every word of the catalogues is called", () => {
  const sources = filesIn("app")
    .filter((file) => /\.tsx?$/.test(file) && !isMadeOfWords(file))
    .map((file) => readFileSync(file, "utf8"));
  const unused: string[] = [];
  for (const file of readdirSync("app/words/en")) {
    const set = file.replace(".json", "");
    const users = sources.flatMap((source) => {
      const name = new RegExp(`import \\* as (\\w+) from "~/words/${set}"`).exec(source)?.[1];
      return name ? [{ source, name }] : [];
    });
    const { words } = JSON.parse(readFileSync(`app/words/en/${file}`, "utf8"));
    for (const key of Object.keys(words))
      if (!users.some(({ source, name }) => new RegExp(`\\b${name}\\s*\\.${key}\\b`).test(source)))
        unused.push(`${set}.${key}`);
  }
  expect(unused).toEqual([]);
});
