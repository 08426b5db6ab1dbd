import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { workerForTests } from "../support/worker";

/** Garbage in D1 is foreseen (garbage.test.ts); a static file of the deployment's own is not, and so it crashes a page. */
const DOCUMENTS = [
  ["a loader", '{"secret', "SyntaxError"],
  ["a component", '{"rules":{"secret":1},"objects":[],"groups":[],"personal":[]}', "is not a function"],
] as const;

describe.each(DOCUMENTS)("with a static file that crashes %s", (_, document, cause) => {
  const assets = { directory: "", binding: "ASSETS", routerConfig: { has_user_worker: true } };
  beforeAll(async () => {
    assets.directory = await mkdtemp(join(tmpdir(), "realign-crashes-"));
    await mkdir(join(assets.directory, "api"));
    await writeFile(join(assets.directory, "api/reference.json"), document);
  });
  afterAll(() => rm(assets.directory, { recursive: true }));
  const worker = workerForTests({ overrides: { assets } });

  test("it is a page within the shell, with status 500 and no internals", async () => {
    const page = await worker.fetch("/developers");
    expect(page.status).toBe(500);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(page.headers.get("Content-Security-Policy")).toContain("base-uri 'none'");
    const html = await page.text();
    expect(html).toContain("500 Something Went Wrong");
    expect(html).toContain('id="sidebar"');
    expect(html).toContain("Load again");
    expect(html).not.toMatch(/TypeError|is not a function|of undefined|entry\.worker|\.js:\d+/);

    // Whoever quotes the request's id leads us to the cause.
    const id = page.headers.get("X-Request-Id") ?? "none";
    expect(html).toContain(`<code id="request-id">${id}</code>`);
    const errors = () => worker.logs.filter((line) => line.includes('"event":"error"') && line.includes(id));
    await expect.poll(() => errors().join("\n")).toContain(cause);
    expect(errors().join("\n")).not.toMatch(/secret/i);
  });

  test("what does not need it is as it was", async () => {
    for (const path of ["/", "/transits", "/ephemeris"]) {
      const page = await worker.fetch(path);
      expect(page.status, path).toBe(200);
      await page.body?.cancel();
    }
  });
});
