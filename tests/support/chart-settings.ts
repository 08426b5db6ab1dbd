import type { Page } from "@playwright/test";

/** Every chart of the page is asked for under these settings, whatever its form says; without any where they are null. */
export async function askUnder(page: Page, settings: object | null) {
  await page.route("**/api/birth-chart", (route) => {
    const fields = Object.entries(route.request().postDataJSON() as Record<string, unknown>);
    const birth = Object.fromEntries(fields.filter(([name]) => !name.startsWith("settings")));
    return route.continue({ postData: JSON.stringify({ ...birth, ...(settings && { settings }) }) });
  });
}
