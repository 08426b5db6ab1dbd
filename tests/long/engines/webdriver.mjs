// @ts-check
// A client of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), as much as the engines' test needs.
import { spawn } from "node:child_process";
import { freePort } from "../../../scripts/free-port.mjs";

/** @typedef {import("./browsers.mjs").Tab} Tab */

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** Milliseconds that a driver has to begin to listen. */
const START = 15_000;

/**
 * Starts a driver, opens a browser with it and returns its one tab.
 * @param {string} driver path of a program that speaks WebDriver
 * @param {object} capabilities
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ version: string, tab: Tab, close: () => Promise<void> }>}
 */
export async function openByWebDriver(driver, capabilities, env) {
  const port = await freePort();
  const process = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;

  /** @param {string} method @param {string} path @param {object} [body] */
  async function call(method, path, body) {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  }

  try {
    await listening(origin);
    const { sessionId, capabilities: given } = await call("POST", "/session", {
      capabilities: { alwaysMatch: capabilities },
    });
    const session = `/session/${sessionId}`;
    await call("POST", `${session}/timeouts`, { script: 30_000, pageLoad: 60_000 });
    /** @param {string} selector */
    const find = async (selector) => {
      const found = await call("POST", `${session}/element`, { using: "css selector", value: selector });
      return `${session}/element/${found[ELEMENT]}`;
    };
    return {
      version: given.browserVersion,
      tab: {
        goto: (url) => call("POST", `${session}/url`, { url }),
        evaluate: (read, ...args) =>
          call("POST", `${session}/execute/sync`, { script: `return (${read})(...arguments)`, args }),
        click: async (selector) => call("POST", `${await find(selector)}/click`, {}),
        type: async (selector, text) => call("POST", `${await find(selector)}/value`, { text }),
      },
      async close() {
        await call("DELETE", session).catch(() => {});
        process.kill();
      },
    };
  } catch (error) {
    process.kill();
    throw error;
  }
}

/** @param {string} origin */
async function listening(origin) {
  const end = Date.now() + START;
  for (;;) {
    const isReady = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > end) throw new Error("The driver does not answer.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
