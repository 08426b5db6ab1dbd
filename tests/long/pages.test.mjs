// Every page that may be found, by a validator of HTML, and every script of the build by its age.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { runChecks } from "es-check";
import { HtmlValidate } from "html-validate";
import { workerForTests } from "./worker.mjs";

const worker = workerForTests();

/** What the standard says of HTML, without questions of style. */
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

test("every page of the sitemap is valid", async () => {
  const sitemap = await (await fetch(worker.at("/sitemap.xml"))).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  assert.ok(paths.length > 70);
  const wrong = [];
  for (const path of paths) {
    const { results } = await validator.validateString(await (await fetch(worker.at(path))).text());
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        wrong.push(`${path} ${line}:${column} ${ruleId}: ${message}`);
  }
  assert.deepEqual(wrong, []);
});

test("every script for the browser is ES2022 at most", () => {
  const folder = join(import.meta.dirname, "../../build/client");
  const scripts = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
  const files = [
    join(folder, "embed.js"),
    join(folder, "sw.js"),
    ...scripts.map((name) => join(folder, "assets", name)),
  ];
  assert.ok(files.length > 100);
  const { success, errors } = runChecks([{ ecmaVersion: "2022", files, module: true, modules: true }]);
  assert.ok(success, JSON.stringify(errors?.slice(0, 3)));
});
