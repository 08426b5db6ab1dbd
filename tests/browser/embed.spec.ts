import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Frame, Page } from "@playwright/test";
import { embedsOfItself } from "../../scripts/configuration.mjs";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { countMessages, expect, listens, painted, toTheEnd } from "../support/browser";
import { frameOf, script, test } from "../support/embedding";

const SCREENS = [
  "dashboard",
  "quiz",
  "profile",
  "birth-chart",
  "transits",
  "compatibility",
  "aspects",
  "moon-phases",
  "numerology",
  "astrocartography",
  "ephemeris",
  "insights",
  "human-design",
  "sky-search",
  "developers",
];

test.use({ ignoreHTTPSErrors: true });
test.describe.configure({ mode: "default" }); // one worker, one set of servers

const listening = `<script>
  window.told = [];
  for (const type of ["ready", "result", "error"])
    addEventListener("realign:" + type, (event) => told.push([type, event.target.id, event.detail]));
</script>`;
// biome-ignore lint/suspicious/noExplicitAny: the page's own list
const told = (page: Page) => page.evaluate(() => (window as any).told as [string, string, object][]);
const heightOf = (page: Page) =>
  page.locator("[data-realign] iframe").evaluate((frame) => frame.getBoundingClientRect().height);

/** What is inside the frame: its content's height, whether anything of it is cut off, and its scrollbars. */
async function inside(page: Page) {
  const handle = await page.locator("[data-realign] iframe").elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error("no frame");
  return frame.evaluate(() => ({
    content: document.body.getBoundingClientRect().height,
    window: innerHeight,
    scrolls: document.documentElement.scrollHeight > innerHeight,
    scrollbar: innerWidth - document.documentElement.clientWidth,
  }));
}

/** The frame's height, once that is its content's and stays so for twenty frames. */
async function restingHeight(page: Page): Promise<number> {
  let height = 0;
  await expect(async () => {
    height = await heightOf(page);
    expect(height).toBe(Math.ceil((await inside(page)).content));
    for (let frames = 0; frames < 20; frames += 2) await painted(page);
    expect(await heightOf(page)).toBe(height);
  }).toPass({ intervals: [50] });
  return height;
}

for (const screen of SCREENS) {
  test(`/${screen} stands on another site as high as it is, and stays so`, async ({ page, sites }) => {
    const host = sites.friend.page(
      `${listening}<div id="one" data-realign="${screen}"></div>${script(sites.app)}`,
    );
    const frame = page.locator("[data-realign] iframe");
    await toTheEnd(page, async () => {
      await page.goto(host);
      await expect(frame).toBeVisible();
    });
    await expect(frameOf(page).locator("h1")).toBeVisible();
    expect(await told(page)).toEqual([["ready", "one", { screen }]]);
    await expect(frame).toHaveAttribute("title", /^[A-Z]/);
    await expect(frameOf(page).getByRole("banner")).toHaveCount(0);
    await expect(frameOf(page).locator("#sidebar")).toHaveCount(0);
    await expect(frameOf(page).getByRole("contentinfo")).toHaveCount(0);

    const settled = await restingHeight(page);
    expect(settled).toBeGreaterThan(150);
    const within = await inside(page);
    expect(within.scrolls).toBe(false);
    expect(within.scrollbar).toBe(0);
    expect(await restingHeight(page)).toBe(settled);
  });
}

test("A frame grows and shrinks with what it shows", async ({ page, sites }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await toTheEnd(page, async () => {
    await page.goto(sites.friend.page(`<div data-realign="moon-phases"></div>${script(sites.app)}`));
    await expect(page.locator("[data-realign] iframe")).toBeVisible();
  });
  const wide = await restingHeight(page);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(() => heightOf(page)).toBeGreaterThan(wide);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(() => heightOf(page)).toBe(wide);
});

test("Navigation inside keeps the layout, also when the page is loaded again", async ({ page, sites }) => {
  await page.goto(
    sites.friend.page(`<div data-realign="aspects" data-theme="dark"></div>${script(sites.app)}`),
  );
  await frameOf(page).getByRole("link").first().click();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Birth Chart");
  await expect(frameOf(page).locator("#sidebar")).toHaveCount(0);
  const inner = page.frames().find((frame) => frame.url().includes("/birth-chart"));
  await expect.poll(() => new URL(inner?.url() ?? "").searchParams.has("embed")).toBe(true);
  await inner?.evaluate(() => location.reload());
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Birth Chart");
  await expect(frameOf(page).locator("#sidebar")).toHaveCount(0);
  await expect(frameOf(page).locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain frame keeps the layout through links and forms", async ({ page, sites }) => {
    await page.goto(
      sites.friend.page(
        `<iframe src="${sites.app}/numerology?embed" title="Numbers" style="width:100%;height:700px"></iframe>`,
      ),
    );
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("#sidebar")).toHaveCount(0);
    await frame.getByLabel("Full Name").fill("Ada Lovelace");
    await frame.getByLabel("Birth Date").fill("12/10/1815");
    await frame.getByRole("button", { name: "Calculate" }).click();
    await expect(frame.locator("h1")).toBeVisible();
    await expect(frame.locator("#sidebar")).toHaveCount(0);
    await expect(frame.getByRole("banner")).toHaveCount(0);
  });
});

test("The host page is told that there is a result or a failure, and nothing of it", async ({
  page,
  sites,
}) => {
  await page.goto(
    sites.friend.page(`${listening}<div id="chart" data-realign="birth-chart"></div>${script(sites.app)}`),
  );
  const form = frameOf(page);
  await listens(form);
  await form.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  await form.getByLabel("Birth Date", { exact: true }).fill("1990-06-15");
  await form.getByLabel("Birth Time", { exact: true }).fill("14:30");
  await form.getByLabel("Birth Location", { exact: true }).fill("London");
  // By key: the list of places may lie over it, and a frame that grows moves it from under a pointer.
  await form.getByRole("button", { name: "Generate Chart" }).press("Enter");
  await expect(form.getByText("Chart Generated", { exact: true })).toBeVisible();
  await expect(form.getByText("Chart Generated", { exact: true })).toBeInViewport();
  await expect
    .poll(() => told(page))
    .toEqual([
      ["ready", "chart", { screen: "birth-chart" }],
      ["result", "chart", { screen: "birth-chart" }],
    ]);
});

test.describe("When a call fails", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("the toast shows in the visible part of a frame that is taller than the window", async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width: 420, height: 500 });
    await page.goto(
      sites.friend.page(
        `${listening}<p style="height:300px">Hello</p><div id="chart" data-realign="birth-chart"></div>${script(sites.app)}<p style="height:900px">Bye</p>`,
      ),
    );
    await page.route(/\/api\/birth-chart/, (route) => route.abort());
    await listens(frameOf(page));
    const button = frameOf(page).getByRole("button", { name: "Generate Chart" });
    await button.scrollIntoViewIfNeeded();
    await button.press("Enter"); // by key: a frame that still grows moves the button from under a pointer
    const toast = frameOf(page).getByText("Failed to generate birth chart. Please check your input");
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => (await told(page)).at(-1))
      .toEqual(["error", "chart", { screen: "birth-chart" }]);
  });
});

test("The theme follows the attribute of the div", async ({ page, sites }) => {
  await page.goto(
    sites.friend.page(`<div data-realign="numerology" data-theme="dark"></div>${script(sites.app)}`),
  );
  const html = frameOf(page).locator("html");
  await expect(page.locator("[data-realign] iframe")).toBeVisible();
  await expect(html).toHaveAttribute("data-theme", "dark");
  const set = (theme: string) =>
    page
      .locator("[data-realign]")
      .evaluate((div, value) => ((div as HTMLElement).dataset.theme = value), theme);
  await set("light");
  await expect(html).toHaveAttribute("data-theme", "light");
  await set("auto");
  await expect(html).not.toHaveAttribute("data-theme");
});

test("Many stand on one page, each loaded when a visitor comes near, and the script leaves one global", async ({
  page,
  sites,
}) => {
  const globals = () =>
    page.evaluate(() => Reflect.ownKeys(window).filter((name) => !/^\d+$/.test(String(name))).length);
  await page.goto(sites.friend.page(""));
  const before = await globals();
  const far = '<p style="height:4000px">…</p>';
  const two = `<div id="near" data-realign="numerology"><a href="${sites.app}/numerology">Numerology</a></div>${script(sites.app)}`;
  await page.goto(
    sites.friend.page(`${two}${far}<div id="far" data-realign="aspects"></div>${script(sites.app)}`),
  );
  await expect(page.locator("#near iframe")).toBeVisible();
  await expect(page.locator("#near > a")).toHaveCount(0); // stood there until the screen was ready
  await expect(page.locator("#far iframe")).toHaveCount(0);
  expect((await globals()) - before).toBe(1);
  await page.locator("#far").scrollIntoViewIfNeeded();
  await expect(page.locator("#far iframe")).toBeVisible();
  const height = (id: string) => page.locator(`${id} iframe`).evaluate((frame) => frame.clientHeight);
  await expect.poll(async () => (await height("#far")) !== (await height("#near"))).toBe(true);
});

test("Messages from anybody else change nothing", async ({ page, sites }) => {
  const host = sites.friend.page(`${listening}<div id="one" data-realign="numerology"></div>
      <iframe id="liar" srcdoc="<p>liar</p>"></iframe>${script(sites.app)}`);
  await toTheEnd(page, async () => {
    await page.goto(host);
    await expect(page.locator("#one iframe")).toBeVisible();
  });
  const height = await heightOf(page);
  const inner = page.frames().find((frame) => frame.url().startsWith(sites.app)) as Frame;
  const [heardByHost, heardWithin] = [await countMessages(page), await countMessages(inner)];
  await page.evaluate(() => {
    const lies = [
      { source: "realign", type: "height", height: 9 },
      { source: "realign", type: "error", screen: "numerology" },
    ];
    for (const lie of lies) {
      window.postMessage(lie, "*"); // from the page itself
      const liar = document.querySelector<HTMLIFrameElement>("#liar");
      const code = `parent.postMessage(${JSON.stringify(lie)}, "*")`;
      // biome-ignore lint/suspicious/noExplicitAny: eval is on the frame's window
      (liar as any).contentWindow.eval(code); // and from another frame of it
    }
  });
  // From the right frame, but nonsense.
  await inner.evaluate(() => {
    for (const message of [
      null,
      "realign",
      { source: "realign", type: "height", height: "9999px" },
      { source: "realign", type: "height", height: -1 },
      { source: "realign", type: "height", height: 1e9 },
      { source: "realign", type: "constructor", screen: "x" },
      { source: "realign", type: "result", screen: "<b>" },
      { source: "other", type: "height", height: 9 },
    ])
      parent.postMessage(message, "*");
  });
  // And into the frame from a window that is not its parent.
  await page.evaluate(() => {
    const target = document.querySelector<HTMLIFrameElement>("#one iframe")?.contentWindow;
    const liar = document.querySelector<HTMLIFrameElement>("#liar")?.contentWindow;
    // biome-ignore lint/suspicious/noExplicitAny: eval is on the frame's window
    const send = (liar as any).eval("(to, data) => to.postMessage(data, '*')");
    send(target, { source: "realign", type: "theme", theme: "dark" });
  });
  await heardByHost(2 + 2 + 8);
  await heardWithin(1);
  expect(await heightOf(page)).toBe(height);
  expect(await told(page)).toEqual([["ready", "one", { screen: "numerology" }]]);
  await expect(frameOf(page, "#one").locator("html")).not.toHaveAttribute("data-theme");
});

test.describe("A site that is not listed", () => {
  test.use({ allowedErrors: /frame-ancestors|status of 404/ });

  for (const path of ["/", "/birth-chart?embed", "/no-such-page", "/api/transits"]) {
    test(`cannot show ${path}`, async ({ page, sites }) => {
      await page.goto(sites.stranger.page(`<iframe src="${sites.app}${path}" title="stolen"></iframe>`));
      const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
      await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
    });
  }
});

test("A page without https is refused", async ({ page }) => {
  const html = `${listening}<div id="one" data-realign="numerology"></div>${script("http://stars.example")}`;
  await page.route("http://stars.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><link rel="icon" href="data:,">${html}`,
    }),
  );
  await page.route("http://stars.example/embed.js", (route) =>
    route.fulfill({ contentType: "text/javascript", path: "build/client/embed.js" }),
  );
  await page.goto("http://stars.example/");
  await expect.poll(async () => (await told(page))[0]?.slice(0, 2)).toEqual(["error", "one"]);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("On the machine where it was started, with no site named that may embed it, the preview is there at once", async ({
  page,
}) => {
  const worker = await startLocalWorker({ vars: embedsOfItself(8787), onLog: () => {} });
  try {
    await page.goto(new URL("/embed?screen=numerology", await worker.ready).href);
    await expect(frameOf(page).getByRole("heading", { name: "Numerology", level: 1 })).toBeVisible();
  } finally {
    await worker.dispose();
  }
});

test("The page that builds the snippet shows the screen, in the theme and width chosen", async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.app}/embed`);
  await expect(page.getByText('<div data-realign="birth-chart" data-theme="auto"></div>')).toBeVisible();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Birth Chart");
  await page.getByLabel("Screen").selectOption("Numerology");
  await page.getByLabel("Theme", { exact: true }).selectOption("Dark");
  await page.getByLabel("Width").selectOption("480 px");
  await expect(
    page.getByText('<div data-realign="numerology" data-theme="dark" style="max-width: 480px"></div>'),
  ).toBeVisible();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Numerology");
  await expect(frameOf(page).locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("[data-realign] iframe")).toHaveCSS("width", "480px");
  await expect.poll(() => heightOf(page)).toBeGreaterThan(200);
});

for (const [sign, heading] of [
  ['data-sign="leo"', /^Leo, /],
  ['data-sign="Leo"', /^Leo, /],
  ['data-sign=""', "Horoscopes"],
  ["", "Horoscopes"],
] as const) {
  test(`A horoscope with ${sign || "no sign"} shows ${heading}`, async ({ page, sites }) => {
    const { friend, app } = sites;
    await page.goto(
      friend.page(`${listening}<div id="one" data-realign="horoscope" ${sign}></div>${script(app)}`),
    );
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect.poll(() => told(page)).toEqual([["ready", "one", { screen: "horoscope" }]]);
  });
}

test("The builder's horoscope without a sign shows all signs", async ({ page, sites }) => {
  await page.goto(`${sites.app}/embed?screen=horoscope&sign=`);
  await expect(page.getByText('<div data-realign="horoscope" data-theme="auto"></div>')).toBeVisible();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Horoscopes");
});

test.describe("What there is not", () => {
  test.use({ allowedErrors: /status of 404/ });

  for (const [wanted, detail] of [
    ['data-realign="nope"', { screen: "nope", reason: expect.stringContaining("no such screen") }],
    [
      'data-realign="horoscope" data-sign="leoo"',
      { screen: "horoscope", reason: expect.stringContaining("no such screen") },
    ],
    ['data-realign="horoscope" data-sign="le/o"', { screen: "horoscope", reason: "data-sign names no sign" }],
  ] as const) {
    test(`is an error for ${wanted}, never ready, and leaves what stood there`, async ({ page, sites }) => {
      const { friend, app } = sites;
      await page.goto(
        friend.page(`${listening}<div id="one" ${wanted}><a href="/">Instead</a></div>${script(app)}`),
      );
      await expect.poll(() => told(page)).toEqual([["error", "one", detail]]);
      await expect(page.getByRole("link", { name: "Instead" })).toBeVisible();
      await expect(page.locator("iframe")).toHaveCount(0);
    });
  }
});

test("A sandboxed page is told so at once", async ({ page, sites }) => {
  const { friend, app } = sites;
  const html = `${listening}<div id="one" data-realign="numerology"></div>${script(app)}`;
  await page.goto(friend.page(html, { "Content-Security-Policy": "sandbox allow-scripts" }));
  await expect.poll(() => told(page)).toMatchObject([["error", "one", { reason: /sandbox/ }]]);
});

test("A page may have the policy that the builder names, load the script as a module with its hash, and hears no complaint", async ({
  page,
  sites,
}) => {
  const { friend, app } = sites;
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(`${app}/embed`);
  const policy = await page.getByText(/^script-src .+; frame-src /).innerText();
  said.length = 0;
  const hash = createHash("sha384").update(readFileSync("build/client/embed.js")).digest("base64");
  const module = `<script type="module" src="${app}/embed.js" integrity="sha384-${hash}" crossorigin></script>`;
  await page.goto(
    friend.page(`<div data-realign="numerology"></div>${module}`, {
      "Content-Security-Policy": `default-src 'none'; img-src data:; ${policy}`,
    }),
  );
  await expect(page.locator("[data-realign] iframe")).toBeVisible();
  expect(said).toEqual([]);
});

test("An element of the page called like the site does not stop the script", async ({ page, sites }) => {
  await page.goto(
    sites.friend.page(
      `<form name="realign"></form><div id="realign" data-realign="numerology"></div>${script(sites.app)}`,
    ),
  );
  await expect(page.locator("[data-realign] iframe")).toBeVisible();
});

test("A module of another site with the same name is not taken for ours: the script says so and frames nothing", async ({
  page,
  sites,
}) => {
  const { friend, stranger, app } = sites;
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const module = (origin: string) => `<script type="module" src="${origin}/embed.js"></script>`;
  await page.route(`${stranger.origin}/embed.js`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "",
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
  await page.goto(
    friend.page(`<div data-realign="numerology"></div>${module(stranger.origin)}${module(app)}`),
  );
  await expect.poll(() => said.join()).toContain("cannot tell which site embed.js is of");
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("A div that is taken out and put back shows its screen again", async ({ page, sites }) => {
  await page.goto(
    sites.friend.page(`${listening}<div id="one" data-realign="numerology"></div>${script(sites.app)}`),
  );
  const frame = page.locator("[data-realign] iframe");
  const putBack = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const div = document.querySelector("#one") as HTMLElement;
          div.remove();
          setTimeout(() => {
            document.body.insertAdjacentElement("beforeend", div);
            resolve();
          }, 100);
        }),
    );
  await frame.waitFor({ state: "attached" });
  await putBack();
  await expect(frame).toBeVisible();
  await expect(frame).toHaveCount(1);
  await putBack();
  await expect(frame).toBeVisible();
  expect(await heightOf(page)).toBeGreaterThan(150);
});

test("The script is under 3 KB gzipped", () => {
  expect(gzipSync(readFileSync("build/client/embed.js"), { level: 9 }).length).toBeLessThan(3_000);
});
