// The document of the API as other people's tools read it, and answers held against what it says.
import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createConfig, lint } from "@redocly/openapi-core";
import Ajv from "ajv/dist/2020.js";
import createClient from "openapi-fetch";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { apiDocument, documentPath, workerForTests } from "./worker.mjs";

const worker = workerForTests();

/** Redocly's findings that are known, by rule. A number here may only fall. */
const KNOWN = {
  "security-defined": 38,
  "no-invalid-media-type-examples": 5,
  "no-unused-components": 2,
  "operation-4xx-response": 1,
};

test("redocly finds nothing that is not known", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lint({ ref: documentPath, config });
  for (const rule of new Set(problems.map(({ ruleId }) => ruleId))) {
    const found = problems.filter(({ ruleId }) => ruleId === rule);
    assert.ok(found.length <= (KNOWN[rule] ?? 0), `${rule}: ${found.length}, such as ${found[0].message}`);
  }
});

/** Calls that anybody may ask for, with the document's own examples. */
const calls = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { security }]) => !security?.length)
    .map(([method, { parameters = [], requestBody, responses }]) => ({
      path,
      method: method.toUpperCase(),
      query: Object.fromEntries(
        parameters
          .filter(({ in: where, example }) => where === "query" && example !== undefined)
          .map(exampleOf),
      ),
      body: requestBody?.content["application/json"].example,
      answer: responses[200]?.content ?? {},
    })),
);

function exampleOf({ name, example }) {
  return [name, example];
}

const isJson = ({ answer }) => "application/json" in answer;

test("openapi-typescript makes a client of it, whose documented calls compile under strict rules", async () => {
  const types = astToString(await openapiTS(apiDocument, { defaultNonNullable: false }));
  const lines = calls.map(({ path, method, query, body }) => {
    const params = Object.keys(query).length > 0 ? `params: { query: ${JSON.stringify(query)} }` : "";
    const options = [params, body === undefined ? "" : `body: ${JSON.stringify(body)}`].filter(Boolean);
    return `await client.${method}("${path}", { ${options.join(", ")} });`;
  });
  const folder = join(import.meta.dirname, "node_modules", ".made");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "paths.ts"), types);
  const use = `import createClient from "openapi-fetch";\nimport type { paths } from "./paths";\nconst client = createClient<paths>();\n${lines.join("\n")}\nexport {};\n`;
  writeFileSync(join(folder, "use.ts"), use);
  const program = ts.createProgram([join(folder, "use.ts")], {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const wrong = ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
  rmSync(folder, { recursive: true });
  assert.ok(lines.length > 30);
  assert.deepEqual(wrong, []);
});

test("openapi-fetch gets from every documented call the answer that its schema says, with no key more", async () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(closed(apiDocument), "api");
  const client = createClient({ baseUrl: worker.at("") });
  for (const { path, method, query, body } of calls.filter(isJson)) {
    const { data, response } = await client[method](path, { params: { query }, body });
    const at = `${method} ${path}`;
    assert.equal(response.status, 200, at);
    const pointer = [
      "paths",
      path,
      method.toLowerCase(),
      "responses",
      "200",
      "content",
      "application/json",
      "schema",
    ];
    const escaped = pointer.map((part) =>
      encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")),
    );
    const validate = ajv.compile({ $ref: `api#/${escaped.join("/")}` });
    assert.ok(validate(data), `${at}: ${ajv.errorsText(validate.errors)}`);
  }
});

/** The document with every object that names its properties closed to others. */
function closed(value) {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  const isObject = inner.properties && !("additionalProperties" in inner) && !inner.allOf && !inner.anyOf;
  return isObject ? { ...inner, unevaluatedProperties: false } : inner;
}
