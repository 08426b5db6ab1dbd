/**
 * Builds public/api/openapi.json, which is not committed: the API's document, from the operations of `app/calls`,
 * the types of their answers and the words of docs/api.md; and beside it what the page for developers shows of it.
 *
 *   npx tsx scripts/build-api-document.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiDocument } from "./api-document/document";
import { type ApiDocument, referenceOf } from "./api-document/page";
import { root } from "./steps.mjs";
import { readContent, textFiles, versionOf } from "./texts/read-content";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const content = readContent(join(root, "content"));
globalThis.__TEXTS_VERSION__ = versionOf(textFiles(content));
globalThis.__TEXTS_LANGUAGES__ = [...content.keys()];
const folder = join(root, "public/api");
mkdirSync(folder, { recursive: true });
const document = await apiDocument(version);
for (const [name, content] of [
  ["openapi.json", document],
  ["reference.json", referenceOf(document as unknown as ApiDocument)],
] as const) {
  writeFileSync(join(folder, name), `${JSON.stringify(content)}\n`);
}
