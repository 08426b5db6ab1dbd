import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { startIdentityProvider } from "../../scripts/identity-provider.mjs";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { startAstrologersSite } from "../support/astrologers-site";
import { test as base, countMessages, expect, FAILED_CALL, painted } from "../support/browser";

type Site = Awaited<ReturnType<typeof startAstrologersSite>>;
interface Sites {
  readonly app: string;
  readonly provider: string;
  /** May embed the app. */
  readonly friend: Site;
  /** May not. */
  readonly stranger: Site;
}

interface Settings {
  /** Chromium's own setting for cookies of sites within other sites. */
  readonly thirdPartyCookies: "allowed" | "blocked";
}

const test = base.extend<Settings, { sites: Sites }>({
  thirdPartyCookies: ["blocked", { option: true }],
  // The setting lives in a profile on disk, which Chromium without a window does not have.
  context: async ({ thirdPartyCookies, launchOptions, headless, viewport, locale, reducedMotion }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "realign-profile-"));
    const profile = { cookie_controls_mode: thirdPartyCookies === "blocked" ? 1 : 0 };
    mkdirSync(join(folder, "Default"));
    writeFileSync(join(folder, "Default", "Preferences"), JSON.stringify({ profile }));
    const executablePath = process.env.WHOLE_CHROMIUM_PATH ?? "/usr/bin/chromium";
    const options = {
      ...launchOptions,
      executablePath,
      headless,
      viewport,
      locale,
      reducedMotion,
      ignoreHTTPSErrors: true,
    };
    const launch = () => chromium.launchPersistentContext(folder, options);
    // On a crowded machine a whole Chromium may die before its first page: nothing of ours has run by then.
    const context = await launch().catch(launch);
    await use(context);
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  },
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const provider = await startIdentityProvider();
      const [friend, stranger] = await Promise.all([startAstrologersSite(), startAstrologersSite()]);
      const vars = { ...provider.vars, EMBED_ORIGINS: friend.origin, TILE_URL: "" };
      const worker = await startLocalWorker({ https: true, vars, onLog: () => {} });
      const app = `https://127.0.0.1:${(await worker.ready).port}`;
      await use({ app, provider: provider.url, friend, stranger });
      await Promise.all([worker.dispose(), provider.stop(), friend.stop(), stranger.stop()]);
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
test.use({ allowedErrors: FAILED_CALL, isFirstVisit: true });
test.describe.configure({ mode: "default" }); // one worker, one set of servers

let count = 0;
const someone = (name: string) => `${name}.${process.pid}.${count++}@example.com`;

const embeds = (app: string, screens: readonly string[]) =>
  screens.map((screen, i) => `<div id="e${i}" data-realign="${screen}"></div>`).join("") +
  `<script async src="${app}/embed.js"></script>`;

/** An astrologer's page with these screens on it. */
async function openEmbeds(page: Page, { app, friend }: Sites, ...screens: string[]) {
  await page.goto(friend.page(embeds(app, screens)));
  await expect(embed(page).locator("h1")).toBeVisible();
}

const embed = (page: Page, index = 0) => page.frameLocator(`#e${index} iframe`);
const login = (page: Page, index = 0) => embed(page, index).getByRole("link", { name: "Login" });
const status = (page: Page, index = 0) => embed(page, index).getByRole("status");
const logout = (page: Page) => embed(page).getByRole("button", { name: "Logout" });

/** The embed itself, to run code in. */
async function inside(page: Page, index = 0) {
  const frame = await (await page.locator(`#e${index} iframe`).elementHandle())?.contentFrame();
  if (!frame) throw new Error("no frame");
  return frame;
}

/** Chooses Login and returns the window that opens. */
async function openWindow(page: Page, index = 0): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await login(page, index).click();
  const opened = await opening;
  await expect(opened.getByRole("heading", { name: "Sign in as" })).toBeVisible();
  return opened;
}

async function signInByHand(opened: Page, email: string) {
  await opened.getByLabel("Email").fill(email);
  await opened.getByRole("button", { name: "Sign in" }).click();
}

async function signIn(page: Page, email = someone("ann")) {
  const opened = await openWindow(page);
  const closing = opened.waitForEvent("close");
  await signInByHand(opened, email);
  await closing;
  await expect(logout(page)).toBeVisible();
}

const hasNoShell = async (page: Page) => {
  await expect(embed(page).locator("#sidebar")).toHaveCount(0);
  await expect(embed(page).getByRole("banner")).toHaveCount(0);
};

/** Status of a call that the embed makes with its cookies. */
const statusOf = async (page: Page, path: string, body?: object) =>
  (await inside(page)).evaluate(
    async ([path, body]) => {
      const headers = { "Content-Type": "application/json" };
      const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : {};
      return (await fetch(path, init)).status;
    },
    [path, body] as const,
  );

for (const thirdPartyCookies of ["blocked", "allowed"] as const) {
  test.describe(`With third-party cookies ${thirdPartyCookies}`, () => {
    test.use({ thirdPartyCookies });

    test("the browser does as it is set", async ({ page, sites }) => {
      await openEmbeds(page, sites, "profile");
      const kept = await (await inside(page)).evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: as an ordinary page would
        document.cookie = "probe=1; Path=/; Secure; SameSite=None";
        return document.cookie.includes("probe=1");
      });
      expect(kept).toBe(thirdPartyCookies === "allowed");
    });

    test("somebody signs in by a window, saves, finds it in every form, and signs out", async ({
      page,
      context,
      sites,
    }) => {
      await openEmbeds(page, sites, "profile", "numerology");
      await signIn(page);
      await hasNoShell(page);
      const height = () =>
        page.locator("#e0 iframe").evaluate((frame) => Math.ceil(frame.getBoundingClientRect().height));
      const content = await (await inside(page)).evaluate(() =>
        Math.ceil(document.body.getBoundingClientRect().height),
      );
      await expect.poll(height).toBe(content);
      const [session] = (await context.cookies(sites.app)).filter(({ name }) => name === "__Host-session");
      expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: "None" });
      expect(session?.partitionKey).toBe("https://localhost");

      await embed(page).locator("#fullName").fill("Mary Ann Lee");
      await embed(page).locator("#birthDate").fill("06/15/1990");
      await embed(page).locator("#birthTime").fill("14:30");
      await embed(page).locator("#birthLocation").fill("New York");
      await embed(page).locator("#birthLocation").press("Tab");
      await embed(page).getByRole("button", { name: "Save Profile" }).click();
      await expect(embed(page).getByText("Profile saved", { exact: true })).toBeVisible();
      await page.reload();
      await expect(embed(page).locator("#fullName")).toHaveValue("Mary Ann Lee");
      await expect(embed(page, 1).locator("#fullName")).toHaveValue("Mary Ann Lee");

      const top = await context.newPage();
      await top.goto(`${sites.app}/profile`);
      await expect(top.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
      await top.close();

      await logout(page).click();
      await expect(embed(page).getByText("You are signed out.")).toBeVisible();
      await expect(login(page)).toBeVisible();
      await hasNoShell(page);
      expect((await context.cookies(sites.app)).filter(({ name }) => name === "__Host-session")).toEqual([]);
      const cookie = `__Host-session=${session?.value}`;
      const old = await fetchStatus(`${sites.app}/api/auth/user`, cookie, page);
      expect(old).toBe(401);
      await page.reload();
      await expect(embed(page, 1).locator("#fullName")).toHaveValue("");
    });

    test("a browser that opens no window gets a tab, and the page finds out by asking", async ({
      page,
      context,
      sites,
    }) => {
      await openEmbeds(page, sites, "profile");
      await (await inside(page)).evaluate(() => {
        window.open = () => null;
      });
      await login(page).click();
      await expect(status(page)).toContainText("Your browser opens none?");
      const opening = context.waitForEvent("page");
      await embed(page).getByRole("link", { name: "Open in a new tab" }).click();
      const tab = await opening;
      await expect(status(page)).toContainText("Please sign in in the tab");
      await signInByHand(tab, someone("tab"));
      await expect(logout(page)).toBeVisible();
      await hasNoShell(page);
    });

    test("in a frame that is in Spanish it goes on in Spanish, by a window and by a tab", async ({
      page,
      context,
      sites,
    }) => {
      const html = embeds(sites.app, ["profile"]).replace("data-realign", 'data-lang="es" data-realign');
      const enter = embed(page).getByRole("link", { name: "Entrar" });
      const leave = embed(page).getByRole("button", { name: "Salir" });
      for (const way of ["window", "tab"] as const) {
        await page.goto(sites.friend.page(html));
        if (way === "tab")
          await (await inside(page)).evaluate(() => {
            window.open = () => null;
          });
        const opening = context.waitForEvent("page");
        await enter.click();
        if (way === "tab") await embed(page).getByRole("link", { name: "Abrir en otra pestaña" }).click();
        await signInByHand(await opening, someone(`spanish.${way}`));
        await expect(leave).toBeVisible();
        await expect(embed(page).locator("html")).toHaveAttribute("lang", "es");
        expect(new URL((await inside(page)).url()).pathname).toBe("/es/profile");
        await hasNoShell(page);
        await leave.click();
        await expect(enter).toBeVisible();
        await expect(embed(page).locator("html")).toHaveAttribute("lang", "es");
      }
    });

    test("a provider that cuts the window off from its opener changes nothing", async ({
      page,
      context,
      sites,
    }) => {
      await context.route(
        (url) => url.origin === sites.provider,
        async (route) => {
          const response = await route.fetch({ maxRedirects: 0 });
          const headers = { ...response.headers(), "Cross-Origin-Opener-Policy": "same-origin" };
          await route.fulfill({ response, headers });
        },
      );
      await openEmbeds(page, sites, "profile");
      const opened = await openWindow(page);
      await opened.reload(); // what redirects lead to cannot be routed
      expect(await opened.evaluate(() => opener)).toBeNull();
      await expect(status(page)).toBeEmpty();
      await signInByHand(opened, someone("cut"));
      await expect(logout(page)).toBeVisible();
    });

    test("what was claimed cannot be claimed again", async ({ page, sites }) => {
      await openEmbeds(page, sites, "profile");
      const claiming = page.waitForRequest(/\/api\/auth\/claim$/);
      await signIn(page);
      const body = (await claiming).postDataJSON();
      expect(body).toEqual({ verifier: expect.stringMatching(/^[\w-]{43}$/) });
      expect(await statusOf(page, "/api/auth/claim", body)).toBe(410);
      expect(await statusOf(page, "/api/auth/user")).toBe(200);
    });

    test("messages from anybody but the window are ignored", async ({ page, sites }) => {
      await openEmbeds(page, sites, "profile", "aspects");
      const opened = await openWindow(page);
      const heard = await countMessages(await inside(page));
      const lies = [{ type: "realign:signed-in" }, { type: "realign:not-signed-in" }];
      // From the page around it, from another page of our own, and from the window while it is the provider's.
      await page.evaluate((lies) => {
        const frame = document.querySelector<HTMLIFrameElement>("#e0 iframe");
        for (const lie of lies) frame?.contentWindow?.postMessage(lie, "*");
      }, lies);
      await (await inside(page, 1)).evaluate((lies) => {
        for (const lie of lies) parent.frames[0]?.postMessage(lie, "*");
      }, lies);
      await opened.evaluate((lies) => {
        for (const lie of lies) opener.postMessage(lie, "*");
      }, lies);
      // And from the right window, but nonsense.
      await (await inside(page)).evaluate(() => window.postMessage({ type: "realign:signed-in" }, "*"));
      await heard(2 + 2 + 2 + 1);
      await expect(status(page)).toContainText("Please sign in in the window that opened.");
      await expect(login(page)).toBeVisible();
      const closing = opened.waitForEvent("close");
      await signInByHand(opened, someone("true"));
      await closing;
      await expect(logout(page)).toBeVisible();
    });

    test("two embeds on one page have a sign-in each", async ({ page, sites }) => {
      const verifiers = new Set<string>();
      page.on("request", (request) => {
        if (request.url().endsWith("/api/auth/claim")) verifiers.add(request.postDataJSON().verifier);
      });
      await openEmbeds(page, sites, "profile", "profile");
      await expect(login(page, 1)).toBeVisible();
      const [one, two] = [await openWindow(page), await openWindow(page, 1)];
      const closing = two.waitForEvent("close");
      await signInByHand(two, someone("second"));
      await closing;
      await expect(embed(page, 1).getByRole("button", { name: "Logout" })).toBeVisible();
      await expect(status(page)).toContainText("Please sign in in the window that opened.");
      const closed = one.waitForEvent("close");
      await signInByHand(one, someone("first"));
      await closed;
      await expect(logout(page)).toBeVisible();
      expect(verifiers.size).toBe(2);
    });

    test("the account can be downloaded there, and deleted on the site itself only", async ({
      page,
      context,
      sites,
    }) => {
      await openEmbeds(page, sites, "profile");
      await signIn(page);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        embed(page).getByRole("link", { name: "Download my data" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("my-data.json");
      await expect(embed(page).getByText("Delete my account")).toHaveCount(0);
      expect(await statusOf(page, "/api/account/delete", { confirmation: "delete" })).toBe(403);
      expect(await statusOf(page, "/api/auth/user")).toBe(200);
      const opening = context.waitForEvent("page");
      await embed(page).getByRole("link", { name: "open your profile in a new tab" }).click();
      const whole = await opening;
      await expect(whole.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
      expect(new URL(whole.url()).search).toBe("");
    });
  });
}

/** As a program would ask, with this cookie and nothing of the browser's. */
async function fetchStatus(address: string, cookie: string, page: Page): Promise<number> {
  return (await page.request.get(address, { headers: { Cookie: cookie } })).status();
}

test("Login works however early it is chosen", async ({ page, context, sites }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(/\/assets\/login-within\.client-/, async (route) => {
    await held;
    await route.continue();
  });
  await openEmbeds(page, sites, "profile");
  const opening = page.waitForEvent("popup");
  await login(page).click();
  answer();
  await signInByHand(await opening, someone("early"));
  await expect(logout(page)).toBeVisible();
});

test("who changes their mind is told so, and can try again", async ({ page, sites }) => {
  await openEmbeds(page, sites, "profile");
  const opened = await openWindow(page);
  const closing = opened.waitForEvent("close");
  await opened.getByRole("button", { name: "Cancel" }).click();
  await closing;
  await expect(status(page)).toHaveText("You were not signed in. Everything works without it, too.");
  await signIn(page);
});

test("Login opens one window at a time, and another when that was closed", async ({
  page,
  context,
  sites,
}) => {
  await openEmbeds(page, sites, "profile");
  const opened = await openWindow(page);
  await login(page).click();
  await painted(await inside(page));
  await (await context.newPage()).close(); // by when whatever was opened before is known
  expect(context.pages()).toHaveLength(3); // the profile's first, the host's and the window
  await opened.close();
  await expect(status(page)).toBeEmpty();
  await signIn(page);
});

test("a page around that keeps its windows to itself changes nothing", async ({ page, context, sites }) => {
  const alone = { "Cross-Origin-Opener-Policy": "same-origin" };
  await page.goto(sites.friend.page(embeds(sites.app, ["profile"]), alone));
  const opening = context.waitForEvent("page");
  await login(page).click();
  const opened = await opening;
  expect(await opened.evaluate(() => opener)).toBeNull();
  await signInByHand(opened, someone("kept"));
  await expect(logout(page)).toBeVisible();
});

test("a server that rests for a while is asked again", async ({ page, context, sites }) => {
  await openEmbeds(page, sites, "profile");
  const opened = await openWindow(page);
  let asked = 0;
  await context.route("**/api/auth/claim", (route) =>
    ++asked < 3 ? route.fulfill({ status: 503, json: { code: "unavailable" } }) : route.continue(),
  );
  await signInByHand(opened, someone("resting"));
  await expect(status(page)).toHaveText("Our server does not answer at the moment. We keep trying.");
  await expect(logout(page)).toBeVisible();
});

test("an answer that got lost is not asked for in vain", async ({ page, sites }) => {
  await openEmbeds(page, sites, "profile");
  const opened = await openWindow(page);
  await (await inside(page)).evaluate(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) => {
      const response = await fetch(...request);
      const text = String(request[0]).endsWith("/claim") ? await response.clone().text() : "";
      if (text.includes("signed_in")) throw new TypeError("The connection was lost");
      return response;
    };
  });
  await signInByHand(opened, someone("lost"));
  await expect(logout(page)).toBeVisible();
});

test("a browser that keeps no cookie there is told where it does", async ({ page, context, sites }) => {
  await openEmbeds(page, sites, "profile");
  const opened = await openWindow(page);
  await context.route("**/api/auth/claim", async (route) => {
    const { "set-cookie": _, ...headers } = (await route.fetch()).headers();
    await route.fulfill({ status: 200, headers, json: { status: "signed_in" } });
  });
  await signInByHand(opened, someone("forgetful"));
  await expect(status(page)).toContainText("does not let this page remember you");
  await expect(embed(page).getByRole("link", { name: "Open your profile in a new tab" })).toBeVisible();
});

test("a sign-in that nobody asked for cannot be begun from another site, and its refusal cannot be loaded again", async ({
  page,
  sites,
}) => {
  const address = `${sites.app}/api/login?handover=${"A".repeat(43)}`;
  await page.goto(sites.stranger.page(`<a href="${address}">Free horoscope</a>`));
  await page.getByText("Free horoscope").click();
  const refusal = page.getByRole("heading", { name: "This sign-in begins elsewhere" });
  await expect(refusal).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(`${sites.app}/`);
  await page.goto(sites.friend.page(`<a href="${address}" target="_blank" rel="opener">Horoscope</a>`));
  const opening = page.waitForEvent("popup");
  await page.getByText("Horoscope").click();
  await expect((await opening).getByRole("heading", { name: "This sign-in begins elsewhere" })).toBeVisible();
});

test.describe("A site that is not listed", () => {
  test.use({ allowedErrors: /frame-ancestors/ });

  test("shows no Login", async ({ page, sites }) => {
    await page.goto(sites.stranger.page(embeds(sites.app, ["profile"])));
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContainEqual(expect.stringMatching(/^chrome-error:/));
    await expect(login(page)).toHaveCount(0);
  });
});
