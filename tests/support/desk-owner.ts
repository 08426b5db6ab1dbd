import type { Page } from "@playwright/test";

/** Signs in whoever owns the desk of this machine, and leads to a page of it. */
export const asOwnerTo = (path: string) =>
  `/api/login?${new URLSearchParams({ login_hint: "owner@example.com", redirectTo: path })}`;

/** The owner at a page of the desk, in a window of their own. */
export async function ownerAt(page: Page, path: string): Promise<Page> {
  const owner = await page.context().newPage();
  await owner.goto(asOwnerTo(path));
  return owner;
}
