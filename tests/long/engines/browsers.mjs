// @ts-check
// The three engines of the web, as far as this machine has them, behind one small interface.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import puppeteer from "puppeteer-core";
import { findBrowser, installFromDebian, onPath } from "../../../scripts/browser.mjs";
import { openByWebDriver } from "./webdriver.mjs";

/**
 * @typedef {object} Tab What the test needs of a browser. Selectors are CSS.
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(read: (...args: any[]) => any, ...args: unknown[]) => Promise<any>} evaluate runs in the page; in and out goes JSON
 * @property {(selector: string) => Promise<unknown>} click by a pointer
 * @property {(selector: string, text: string) => Promise<unknown>} type by keys, into what is empty
 *
 * @typedef {{ version: string, tab: Tab, close: () => Promise<void> }} Opened
 * @typedef {{ name: string, open: () => Promise<Opened> } | { name: string, absent: string }} Engine
 */

const SIZE = { width: 1280, height: 900 };

/** Debian's packages with the two engines that the other tests do not need, and a display for the second. */
const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/** What is not here is installed where nobody would mind. @returns {Promise<readonly Engine[]>} */
export async function engines() {
  if (env.CI && !(onPath("firefox-esr") && onPath("WebKitWebDriver") && onPath("Xvfb"))) {
    await installFromDebian(...PACKAGES);
  }
  return [await chromium(), firefox(), webkit()];
}

/** @returns {Promise<Engine>} */
async function chromium() {
  const executablePath = await findBrowser();
  return {
    name: "Chromium (Blink)",
    open: () => byPuppeteer({ browser: "chrome", executablePath, args: ["--no-sandbox", "--disable-gpu"] }),
  };
}

/** @returns {Engine} */
function firefox() {
  const name = "Firefox (Gecko)";
  const executablePath = onPath("firefox-esr", "firefox");
  if (!executablePath) return { name, absent: "no firefox-esr or firefox here" };
  return { name, open: () => byPuppeteer({ browser: "firefox", executablePath }) };
}

/** Of the displays that are opened for it. */
let nextDisplay = 90 + (process.pid % 1000);

/** @returns {Engine} */
function webkit() {
  const name = "WebKitGTK (WebKit)";
  const driver = onPath("WebKitWebDriver");
  const binary = miniBrowser();
  if (!driver || !binary) return { name, absent: "no WebKitWebDriver with a MiniBrowser here" };
  const xvfb = onPath("Xvfb");
  if (!env.DISPLAY && !xvfb) return { name, absent: "neither a display nor Xvfb here" };
  return {
    name,
    async open() {
      const display = env.DISPLAY ?? `:${nextDisplay++}`; // one that was just left may still be locked
      const screen = env.DISPLAY
        ? null
        : spawn(String(xvfb), [display, "-screen", "0", "1400x1000x24"], { stdio: "ignore" });
      try {
        const opened = await openByWebDriver(
          driver,
          { "webkitgtk:browserOptions": { binary, args: ["--automation"] } },
          { ...env, DISPLAY: display, LANG: "en_US.UTF-8", TZ: "Europe/Berlin" },
        );
        return {
          ...opened,
          async close() {
            await opened.close();
            screen?.kill();
          },
        };
      } catch (error) {
        screen?.kill();
        throw error;
      }
    },
  };
}

/** By WebDriver BiDi in Firefox. @param {import("puppeteer-core").LaunchOptions} options @returns {Promise<Opened>} */
async function byPuppeteer(options) {
  const browser = await puppeteer.launch({ ...options, defaultViewport: SIZE, headless: true });
  const page = await browser.newPage();
  return {
    version: (await browser.version()).replace(/^.*\//, ""),
    tab: {
      goto: (url) => page.goto(url),
      evaluate: (read, ...args) => page.evaluate(read, ...args),
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
    },
    close: () => browser.close(),
  };
}

/** WebKitGTK's own browser, which its driver drives: Debian has it among the libraries. */
function miniBrowser() {
  const libraries = "/usr/lib";
  return ["webkit2gtk-4.1", "webkit2gtk-4.0"]
    .flatMap((folder) => readdirSync(libraries).map((name) => join(libraries, name, folder, "MiniBrowser")))
    .find((path) => existsSync(path));
}
