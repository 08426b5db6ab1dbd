import { defineConfig } from "@playwright/test";
import browserTests from "../browser/playwright.config";

const { webServer } = browserTests;

/** The browser tests' own settings, against the copy of the site that speaks the language of the tests too. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  fullyParallel: false,
  reporter: "line",
  webServer: { ...webServer, cwd: "../../.cache/words-site" } as typeof webServer,
});
