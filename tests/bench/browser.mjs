// @ts-check
// What the benchmarks in a browser have in common.
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.mjs";

/** @typedef {import("@playwright/test").Page} Page */

export const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];

export async function launchBrowser() {
  return chromium.launch({ executablePath: await findBrowser({ isWhole: true }), args: FLAGS });
}

/** Waits until the page's links and forms are answered by its scripts. @param {Page} page */
export async function listens(page) {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((name) => name.startsWith("__reactProps")),
  );
}

/** Types Ann's birth. @param {Page} page @param {string} nameField the label of the field for her name */
export async function fillBirth(page, nameField) {
  for (const [label, value] of [
    [nameField, "Ann"],
    ["Birth Date", "06/15/1990"],
    ["Birth Time", "14:30"],
    ["Birth Location", "New York"],
  ]) {
    await page.getByLabel(String(label), { exact: true }).fill(String(value));
  }
  await page.getByLabel("Birth Location").press("Tab");
}

/** @param {readonly number[]} values @param {number} part 0 (the least) to 1 (the greatest) */
export function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}
