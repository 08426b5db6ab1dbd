import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { namedTests } from "./support/named-tests";

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const documents = ["README.md", "CONTRIBUTING.md", "SECURITY.md"].concat(
  readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
);

test("the README's map has every folder of the app and of the tests", () => {
  const map = readFileSync("README.md", "utf8").split("## Where things are")[1] ?? "";
  expect(foldersOf("app").filter((name) => !map.includes(`\`app/${name}\``))).toEqual([]);
  expect(foldersOf("tests").filter((name) => !map.includes(`\`${name}\``))).toEqual([]);
});

test.each(documents)("every link of %s leads to something that exists", (document) => {
  const links = [...readFileSync(document, "utf8").matchAll(/\]\(([^)#\s]+)/g)].map(([, to = ""]) => to);
  const files = links.filter((to) => !/^https?:/.test(to));
  expect(files.filter((to) => !existsSync(join(dirname(document), to)))).toEqual([]);
});

test("every test that docs/security.md names is there, by the words that it names it by, and expects something", () => {
  const named = [
    ...readFileSync("docs/security.md", "utf8").matchAll(
      /\[([^\]]+)\]\(\.\.\/([^)]+\.(?:test|spec)\.tsx?)\)/g,
    ),
  ];
  expect(named.length).toBeGreaterThan(50);
  const tests = new Map(
    [...new Set(named.map(([, , file = ""]) => file))].map((file) => [
      file,
      namedTests(readFileSync(file, "utf8")).filter(({ expects }) => expects),
    ]),
  );
  const missing = named.filter(
    ([, words = "", file = ""]) => !tests.get(file)?.some((test) => test.words.includes(words)),
  );
  expect(missing.map(([, words, file]) => `${file}: ${words}`)).toEqual([]);
});

test("the platform keeps no record of requests of its own, as /privacy says: it would hold whole addresses", () => {
  expect(readFileSync("wrangler.toml", "utf8")).toMatch(
    /^\[observability\.logs\]\n(?:.*\n)*?invocation_logs = false$/m,
  );
});
