import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { workerForTests } from "../support/worker";

/** What is published of Remix 2 and of what it brings along; SECURITY.md says of each what it can do here. */

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly dev?: boolean }>>;
};

/** The least version of each line that has all fixes. */
const MENDED: Readonly<Record<string, string>> = {
  "@remix-run/router": "1.23.4",
  "@remix-run/server-runtime": "2.17.5",
  cookie: "0.7.2",
  "react-router": "6.30.6",
  "react-router-dom": "6.30.6",
  "turbo-stream": "3.2.1",
};

const isAtLeast = (version: string, least: string) =>
  version.localeCompare(least, "en", { numeric: true }) >= 0;

test.each(Object.entries(MENDED))(
  "%s is %s or newer, wherever it is installed for what is shipped",
  (name, least) => {
    const installed = Object.entries(lock.packages).filter(
      ([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev,
    );
    expect(installed.length).toBeGreaterThan(0);
    for (const [path, { version }] of installed)
      expect(isAtLeast(version, least), `${path} ${version}`).toBe(true);
  },
);

test("what browsers are sent holds no decoder of turbo-stream", () => {
  const folder = "build/client/assets";
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  const decoders = scripts.filter((name) =>
    /not found in stream|before root value was parsed/.test(readFileSync(join(folder, name), "utf8")),
  );
  expect(decoders).toEqual([]);
});

test("sessions in files are in no package that is shipped", () => {
  const shipped = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
  expect(shipped.map(([path]) => path)).not.toContain("node_modules/@remix-run/node");
  expect(shipped.map(([path]) => path)).not.toContain("node_modules/@remix-run/serve");
});

describe("of a framework's own addresses and headers", () => {
  const worker = workerForTests();

  test.each(["/__manifest?p=/transits&version=1", "/transits.data", "/_root.data", "/api/transits.data"])(
    "there is nothing at %s",
    async (path) => {
      for (const method of ["GET", "POST"]) {
        const response = await worker.fetch(path, { method });
        expect([404, 405], method).toContain(response.status);
        expect(response.headers.get("Content-Type")).toMatch(/^(text\/html|application\/json)/);
        await response.body?.cancel();
      }
    },
  );

  test.each([
    ["X-Forwarded-Host", "evil.example:443/@x"],
    ["X-React-Router-SPA-Mode", "yes"],
    ["X-React-Router-Prerender-Data", "%5B%7B%7D%5D"],
    ["X-Remix-SPA-Mode", "yes"],
    ["X-Remix-Response", "yes"],
    ["X-Remix-Reload-Document", "true"],
  ])("%s changes no page", async (name, value) => {
    const page = async (headers: Record<string, string>) => {
      const response = await worker.fetch("/accuracy", { headers });
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      return (await response.text()).replaceAll(/nonce="[^"]+"/g, "");
    };
    const usual = await page({});
    expect(await page({ [name]: value })).toBe(usual);
    expect(usual).not.toContain("evil.example");
  });

  test("a path of two slashes or a backslash leads to no other site", async () => {
    for (const path of [
      "//evil.example/",
      "/\\evil.example/",
      "/%5Cevil.example/",
      "/transits//evil.example/",
    ]) {
      const response = await worker.fetch(`${await worker.origin()}${path}`);
      const location = response.headers.get("Location");
      if (location !== null)
        expect(new URL(location, await worker.origin()).origin).toBe(await worker.origin());
      expect(await response.text()).not.toMatch(/(href|src|action)="(https?:)?[/\\]{2}evil/);
    }
  });
});
