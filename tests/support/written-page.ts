import type { Page } from "@playwright/test";
import { axeSource, expect } from "./browser";

/** For pages outside of Remix, with scripts and without: nothing that axe finds, its script under the page's own nonce. */
export async function expectNoFaults(page: Page) {
  const faults = await page.evaluate(async (source) => {
    const script = document.createElement("script");
    script.nonce = document.querySelector("script")?.nonce ?? "";
    script.textContent = source;
    document.head.appendChild(script);
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, axeSource);
  expect(faults).toEqual([]);
}

/** Whether something is wider than the window. */
export function isWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
