import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { axeViolations, expect, test, visit } from "../support/browser";

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`).first();

async function openFile(page: Page, text: string | Buffer) {
  const fold = page.getByText("Open a file of another program (AAF)");
  if (!(await page.getByLabel("AAF file").isVisible())) await fold.click();
  const buffer = typeof text === "string" ? Buffer.from(text) : text;
  await page.getByLabel("AAF file").setInputFiles({ name: "births.aaf", mimeType: "text/plain", buffer });
}

test("what was saved as AAF fills the form again, for the same chart", async ({ page }) => {
  await visit(page, "/birth-chart");
  await fillBirth(page, { name: "Ann Lee" });
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await page.getByRole("tab", { name: "Table" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download AAF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("birth.aaf");
  const text = readFileSync(await file.path(), "utf8");
  expect(text).toMatch(
    /^#A93:Lee,Ann,\*,15\.6\.1990,14:30,New York City,United States\r\n#B93:2448058\.270833,40n42:\d\d,74w00:\d\d,4hw00,0\r\n$/,
  );

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await openFile(page, text);
  await expect(page.getByText("Ann Lee: the form is filled in.")).toBeVisible();
  await expect(field(page, "date")).toHaveValue("06/15/1990");
  await expect(field(page, "timezone")).toHaveValue("-4");
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: "Ann Lee's Birth Chart" })).toBeVisible();
  await expect(page.getByText("15 June 1990, 18:30:00 UTC")).toBeAttached();
});

test("of several births one is chosen, what cannot be read is named by its line, and old letters are read", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await visit(page, "/birth-chart");
  const lines = [
    "#A93:Müller,Jörg,m,27.9.1970,11:04,Kandel,D",
    "#B93:*,49n05,8e11,1he,0",
    "#A93:Ray,Ben,m,31.2.1985,7:10,London,GB",
    "#A93:Thapa,Maya,f,5.1.1990,4:05,Kathmandu,NEP",
    "#B93:*,27n42,85e19,5he45,0",
    "#A93:Roe,Jo,*,1.3.1985,*,Ulm,D",
  ];
  await openFile(page, Buffer.from(lines.join("\r\n"), "latin1"));
  await expect(page.getByText("One record could not be read")).toBeVisible();
  await expect(page.getByText("Line 3: Ben Ray: “31.2.1985” is no date.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const births = page.getByLabel("3 births");
  await births.selectOption({ label: "Jörg Müller, 27 September 1970" });
  await expect(field(page, "name")).toHaveValue("Jörg Müller");
  await expect(field(page, "timezone")).toHaveValue("1");
  await expect(field(page, "location")).toHaveValue("Kandel, D");
  // A clock that the form does not list, but takes.
  await births.selectOption({ label: "Maya Thapa, 5 January 1990" });
  await expect(field(page, "timezone")).toHaveValue("5.75");
  await expect(field(page, "date")).toHaveValue("01/05/1990");
  await expect(field(page, "time")).toHaveValue("04:05");
  await births.selectOption({ label: "Jo Roe, 1 March 1985" });
  await expect(page.getByLabel("I don't know my birth time")).toBeChecked();
  await expect(field(page, "timezone")).toHaveValue("auto");
  await openFile(page, "name;date");
  await expect(page.getByText("Line 1: No line begins with #A93")).toBeVisible();
  expect(sent.join()).not.toMatch(/Müller|Thapa|Roe/);
});
