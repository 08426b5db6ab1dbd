import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser";

/** A birth as somebody types it. */
export interface TypedBirth {
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly location: string;
}

export const ANN: TypedBirth = { name: "Ann", date: "06/15/1990", time: "14:30", location: "New York" };

const nameField = (form: Page | Locator) => form.getByLabel(/^((First|Full) )?Name$/);
const locationField = (form: Page | Locator) => form.getByLabel("Birth Location");

/** Fills in a page's form or a part of one: as Ann, where nothing else is said. */
export async function fillBirth(form: Page | Locator, birth: Partial<TypedBirth> = {}) {
  const { name, date, time, location } = { ...ANN, ...birth };
  await unfoldForm(form);
  await nameField(form).fill(name);
  await form.getByLabel("Birth Date").fill(date);
  await form.getByLabel("Birth Time", { exact: true }).fill(time);
  await locationField(form).fill(location);
  await locationField(form).press("Tab");
}

/** Opens a form that is folded, because its screen opened with the result of the person in use. */
export async function unfoldForm(form: Page | Locator, field = nameField(form)) {
  const page = "context" in form ? form : form.page(); // of a part of a form the button stands above it
  const edit = page.getByRole("button", { name: "Edit", exact: true });
  await expect(field.or(edit).filter({ visible: true }).first()).toBeVisible();
  if (await edit.isVisible()) await edit.click();
}

/** Unfolds what few need of a birth: its zone, the house system, the settings of its chart. */
export async function unfoldSettings(form: Page | Locator) {
  const fold = form.locator("details").filter({ hasText: "Chart settings" });
  if ((await fold.getAttribute("open")) === null) await fold.locator("summary").first().click();
}

/** The field says that nobody knows Ann's birth place, and holds it still, like the others theirs. */
export async function expectUnknownPlace(form: Page | Locator, location: string) {
  const field = locationField(form);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(`could not find “${location}”`));
  await expect(field).toHaveValue(location);
  await expect(nameField(form)).toHaveValue(ANN.name);
}

/** A form that was sent empty asks for all four at once. */
export async function expectEveryFieldAsked(form: Page | Locator) {
  for (const message of [
    "Name is required", // or "Full name is required": case and what stands before do not count
    "Birth date is required",
    "Birth time is required",
    "Birth location is required",
  ]) {
    await expect(form.getByText(message)).toBeVisible();
  }
}
