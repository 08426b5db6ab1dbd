import { defineConfig } from "@playwright/test";

const port = process.env.PORT ?? "8799";
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  workers: 2,
  fullyParallel: true,
  // Generous, for crowded machines; nothing here is a measurement.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Further tries tell an unsteady test from a broken one; scripts/test-reports.mjs counts both.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  use: {
    baseURL,
    headless: true,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    // It would answer before a test's own routes do; kept-screens.spec.ts allows it.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // Nothing is drawn by one: a process of its own would cost a fifth of the whole run.
        "--in-process-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node tests/support/server.mjs",
    url: `${baseURL}/healthz`,
    cwd: "../..",
    env: { PORT: port, NODE_ENV: "production" },
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
