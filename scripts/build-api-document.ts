/**
 * Builds public/api/openapi.json, which is not committed: the API's document, from the operations of `app/calls`,
 * the types of their answers and the words of docs/api.md.
 *
 *   npx tsx scripts/build-api-document.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { apiDocument } from "./api-document/document";
import { root } from "./steps.mjs";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const file = join(root, "public/api/openapi.json");
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(await apiDocument(version))}\n`);
