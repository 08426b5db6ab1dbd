import type { Page } from "@playwright/test";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { startAstrologersSite } from "./astrologers-site";
import { test as base } from "./browser";

type Site = Awaited<ReturnType<typeof startAstrologersSite>>;
export interface Sites {
  readonly app: string;
  /** May embed the app. */
  readonly friend: Site;
  /** May not. */
  readonly stranger: Site;
}

/** The app over https, and two other sites. */
export const test = base.extend<object, { sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const [friend, stranger] = await Promise.all([startAstrologersSite(), startAstrologersSite()]);
      // The map's own outline is enough: no test goes out to a tile service.
      const vars = { EMBED_ORIGINS: friend.origin, TILE_URL: "" };
      const worker = await startLocalWorker({ https: true, vars, onLog: () => {} });
      const app = `https://127.0.0.1:${(await worker.ready).port}`;
      await use({ app, friend, stranger });
      await Promise.all([worker.dispose(), friend.stop(), stranger.stop()]);
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

export const script = (app: string) => `<script async src="${app}/embed.js"></script>`;
export const frameOf = (page: Page, selector = "[data-realign]") => page.frameLocator(`${selector} iframe`);
