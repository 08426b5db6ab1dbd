import { beforeAll, describe, expect, test } from "vitest";
import type { Visitor } from "../support/visitor";
import { workerWithProvider } from "../support/worker-with-provider";

describe("with garbage in D1 that no loader and no component foresaw", () => {
  const worker = workerWithProvider();
  let ann: Visitor;
  beforeAll(async () => {
    ann = await worker.signedIn("ann@example.com");
    const details = {
      fullName: "Secretname Lee",
      birthDate: "1990-06-15",
      birthTime: "14:30",
      birthLocation: "New York",
    };
    expect((await ann.json("/api/profile", details)).status).toBe(200);
    const quiz = { email: "secret@example.com", name: "Secretname", responses: { focus: "career" } };
    expect((await ann.json("/api/quiz-submission", quiz)).status).toBe(200);
    const database = await worker.database();
    await database.exec("UPDATE email_outbox SET content = '{}'");
    await database.exec("UPDATE user_profiles SET birth_date = X'00'");
  });

  test.each([
    ["a loader", "/local/mail", "reading 'filter'"],
    ["a component", "/profile", "is not a function"],
  ])("a crash in %s is a page within the shell, with status 500 and no internals", async (_, path, cause) => {
    const page = await ann.fetch(path);
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

  test("what does not need the garbage is as it was", async () => {
    for (const path of ["/", "/transits", "/ephemeris"]) {
      const page = await ann.fetch(path);
      expect(page.status, path).toBe(200);
      await page.body?.cancel();
    }
  });
});
