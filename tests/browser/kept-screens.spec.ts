import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { ANN, fillBirth } from "../support/birth-form";
import { axeViolations, expect, listens, test, visit } from "../support/browser";
import { ENGLISH_WORDS } from "../support/english-words";

// The browser's console names what it could not load.
test.use({ serviceWorkers: "allow", allowedErrors: /Failed to load resource|ERR_|Failed to fetch/ });

const notice = (page: Page) =>
  page.getByRole("status").filter({ hasText: "The network could not be reached" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true, level: 1 });

/** Opens a page and waits until what the device keeps is all there, and answers for this page too. */
async function keep(page: Page, path: string) {
  await visit(page, path);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((controlled) => serviceWorker.addEventListener("controllerchange", controlled));
  });
}

async function drawChart(page: Page) {
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(heading2(page, `${ANN.name}'s Birth Chart`)).toBeVisible();
  await expect(standsOut(page).getByText("Why").first()).toBeVisible();
}
const heading2 = (page: Page, name: string) => page.getByRole("heading", { name });
const standsOut = (page: Page) => page.getByRole("region", { name: "Your reading" });

/** Every address that is kept, and every text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: { name: string; path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const request of await store.keys()) {
        const text = (await (await store.match(request))?.text()) ?? "";
        found.push({ name, path: new URL(request.url).pathname, text });
      }
    }
    return found;
  });

test("it can be installed: a name, a start, and icons of the sizes that systems ask for", async ({
  page,
}) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await page.request.get(address ?? "")).json();
  expect(manifest).toMatchObject({ name: "Realign", start_url: "/", scope: "/", display: "standalone" });
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  const sizeOf = async (src: string) => {
    const png = await (await page.request.get(src)).body();
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  };
  const pictures = icons.filter(({ src }) => src.endsWith(".png"));
  for (const { src, sizes } of pictures) expect(await sizeOf(src), src).toBe(sizes);
  expect(pictures.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  expect(await sizeOf(apple ?? "")).toBe("180x180");
});

test("what is asked of a file is not kept: of such addresses there is no end", async ({ page }) => {
  await keep(page, "/aspects");
  await page.evaluate(() => fetch("/images/share.jpg"));
  const before = (await kept(page)).length;
  await page.evaluate(async () => {
    for (let i = 0; i < 20; i++) await fetch(`/images/share.jpg?${i}`);
  });
  expect((await kept(page)).length).toBe(before);
});

test("without a network the last chart stands there with its reading: after a reload, and when the site is opened anew", async ({
  page,
  context,
}) => {
  await keep(page, "/birth-chart");
  await drawChart(page);
  await context.setOffline(true);
  await page.reload();
  await expect(heading2(page, `${ANN.name}'s Birth Chart`)).toBeVisible();
  await expect(standsOut(page).getByText("Why").first()).toBeVisible();
  await expect(notice(page)).toBeVisible();

  const later = await context.newPage();
  await visit(later, "/birth-chart");
  await expect(notice(later)).toBeVisible();
  await expect(heading2(later, `${ANN.name}'s Birth Chart`)).toBeVisible();
  await expect(standsOut(later).getByText("Why").first()).toBeVisible();
});

test("a new calculation says that it needs the network, and keeps what was typed until there is one", async ({
  page,
  context,
}) => {
  await keep(page, "/aspects");
  await context.setOffline(true);
  await visit(page, "/birth-chart");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Check your connection" })).toBeVisible();
  await expect(page.getByLabel("Birth Date")).toHaveValue(ANN.date);
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(heading2(page, `${ANN.name}'s Birth Chart`)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

for (const [path, title] of [
  ["/aspects", "Planetary Aspects"],
  ["/insights", "Learn Astrology"],
  ["/numerology", "Numerology"],
  ["/compatibility", "Compatibility"],
  ["/human-design", "Human Design"],
  ["/quiz", "Discover Your Cosmic Path"],
  ["/accuracy", "How accurate is this?"],
  ["/privacy", "Privacy"],
] as const) {
  test(`${path}, never opened before, opens without a network`, async ({ page, context }) => {
    await keep(page, "/birth-chart");
    await context.setOffline(true);
    await visit(page, path);
    await expect(heading(page, title)).toBeVisible();
    await expect(notice(page)).toBeVisible();
  });
}

test("any other address says so on a page of ours, which leads to what is kept, and on once there is a network", async ({
  page,
  context,
}) => {
  await keep(page, "/birth-chart");
  await context.setOffline(true);
  for (const path of ["/", "/transits", "/nope", "/api/login"]) {
    await page.goto(path);
    await expect(heading(page, "No network")).toBeVisible();
  }
  await page.goto("/transits");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Learn Astrology" }).click();
  await expect(heading(page, "Learn Astrology")).toBeVisible();
  await page.goto("/transits");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading(page, "Transits")).toBeVisible();
});

test("who reads Spanish keeps the Spanish screens, and without a network goes on in it", async ({
  page,
  context,
}) => {
  await keep(page, "/es/birth-chart");
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, "Carta natal")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "No hay conexión con la red" })).toBeVisible();
  await visit(page, "/es/numerology");
  await expect(heading(page, "Numerología")).toBeVisible();
  await page.getByRole("link", { name: "Aspectos planetarios", exact: true }).first().click();
  await expect(page).toHaveURL("/es/aspects");
  await expect(heading(page, "Aspectos planetarios")).toBeVisible();

  await page.goto("/es/transits");
  await expect(heading(page, "Sin conexión")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(await axeViolations(page)).toEqual([]);
  expect(
    (await page.locator("body").innerText()).split("\n").filter((line) => ENGLISH_WORDS.test(line)),
  ).toEqual([]);
  await page.getByRole("link", { name: "Numerología" }).click();
  await expect(page).toHaveURL("/es/numerology");
  await expect(heading(page, "Numerología")).toBeVisible();
  await visit(page, "/numerology"); // English is there as well
  await expect(heading(page, "Numerology")).toBeVisible();
});

test("beside English the language of the last page is kept, and no other", async ({ page, context }) => {
  const folders = async () => {
    const paths = (await kept(page)).map(({ path }) =>
      /^\/assets\/(?:(.+)-\w+\/)?offline-\w+\.json$/.exec(path),
    );
    const screens = paths.filter((path) => path !== null).map(([, language = "en"]) => language);
    const scripts = (await kept(page)).map(({ path }) => /^\/assets\/(.+)-\w{8}\//.exec(path)?.[1] ?? "en");
    return { screens: screens.sort(), scripts: [...new Set(scripts)].sort() };
  };
  await keep(page, "/aspects");
  expect(await folders()).toEqual({ screens: ["en"], scripts: ["en"] });
  for (const [path, language] of [
    ["/es/aspects", "es"],
    ["/pt-br/aspects", "pt-BR"],
    ["/privacy", "pt-BR"],
  ] as const) {
    await visit(page, path);
    await expect.poll(folders).toEqual({ screens: ["en", language], scripts: ["en", language] });
  }
  await context.setOffline(true);
  await visit(page, "/pt-br/numerology");
  await expect(heading(page, "Numerologia")).toBeVisible();
  await page.goto("/es/numerology"); // not here: the page that says so is
  await expect(heading(page, "No network")).toBeVisible();
});

test("nothing of a person is kept, signed in or out, and a page without a network touches nothing of theirs", async ({
  page,
  context,
}) => {
  const email = `kept.${process.pid}.${Date.now()}@example.com`;
  await keep(page, "/birth-chart");
  await page.goto(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo: "/profile" })}`);
  const account = page.getByRole("banner").getByRole("link", { name: "Logout" });
  await expect(account).toBeVisible();
  await visit(page, "/birth-chart");
  await drawChart(page);
  const files = await kept(page);
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(files.map(({ name }) => name.replace(/\..*/, "")))).toEqual(new Set(["build"]));
  for (const { path, text } of files) {
    expect(path).toMatch(/^\/(assets|fonts|images)\//);
    expect(text.includes(email), path).toBe(false);
  }

  await context.setOffline(true);
  await page.reload();
  await listens(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page.getByText(`${ANN.name}'s Birth Chart`)).toHaveCount(0);
  await context.setOffline(false);
  await visit(page, "/birth-chart");
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain("last-reading");

  await account.click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await listens(page);
  const notes = await page.evaluate(() => Object.keys(localStorage));
  expect(notes.filter((name) => /chart|reading|births/.test(name))).toEqual([]);
});

test.describe("A new build", () => {
  let server: Server;
  let origin = "";
  let build = "";

  /** The site as it stands, with another build's service worker once `build` says so. */
  test.beforeAll(async () => {
    const { baseURL = "" } = test.info().project.use;
    server = createServer((incoming, answer) => {
      const { hostname, port } = new URL(baseURL);
      const headers = { ...incoming.headers, host: `${hostname}:${port}` };
      if (incoming.url === "/sw.js") {
        delete headers["if-none-match"]; // it is another build's
        delete headers["accept-encoding"]; // and is written to below
      }
      const onward = forward(
        { hostname, port, path: incoming.url, method: incoming.method, headers },
        (got) => {
          const isOurs = incoming.url === "/sw.js" && build;
          answer.writeHead(got.statusCode ?? 500, got.headers);
          if (!isOurs) return void got.pipe(answer);
          let script = "";
          got.on("data", (part) => {
            script += part;
          });
          got.on("end", () => answer.end(script.replace(/="[0-9a-f]{8}"/, `="${build}"`)));
        },
      );
      onward.on("error", () => answer.destroy());
      incoming.pipe(onward);
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test("takes over with the next page, and of the older ones only the last is kept beside it", async ({
    page,
  }) => {
    const stores = () => page.evaluate(() => caches.keys());
    build = "";
    await keep(page, `${origin}/aspects`);
    const [first = ""] = await stores();
    for (const [next, expected] of [
      ["00000002", [first, "build.00000002"]],
      ["00000003", ["build.00000002", "build.00000003"]],
    ] as const) {
      build = next;
      await page.goto(`${origin}/insights`);
      // With each page the browser looks by itself, unless it is still busy with what it found before.
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expect.poll(stores).toEqual(expected);
    }
    await page.context().setOffline(true);
    await visit(page, `${origin}/aspects`);
    await expect(notice(page)).toBeVisible();
  });
});
