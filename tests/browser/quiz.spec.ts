import type { Page } from "@playwright/test";
import { axeViolations, expect, FAILED_CALL, holdCalls, test, toast } from "../support/browser";

test.use({ allowedErrors: FAILED_CALL });

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const back = (page: Page) => page.getByRole("button", { name: "Back", exact: true });
const results = (page: Page) => page.getByRole("heading", { name: "Your Personalized Path" });
let count = 0;
const someone = () => `quiz.${process.pid}.${count++}@example.com`;

const choose = (page: Page, value: string) => page.locator(`input[type=radio][value="${value}"]`).check();

interface Answers {
  readonly email?: string;
  readonly explore?: string;
  readonly format?: string;
  readonly familiarity?: string;
}

/** To the last question, all of them answered. */
async function answerAll(page: Page, { email, explore, format, familiarity }: Answers = {}) {
  await page.goto("/quiz");
  await expect(page.getByRole("radio")).toHaveCount(4);
  for (const value of ["relationships", familiarity ?? "sun-sign", "timing"]) {
    await choose(page, value);
    await next(page).click();
  }
  await page.getByLabel("Email").fill(email ?? someone());
  await next(page).click();
  for (const value of [explore ?? "numerology", "soon"]) {
    await choose(page, value);
    await next(page).click();
  }
  await choose(page, format ?? "both");
}

const submit = (page: Page) => page.getByRole("button", { name: "See My Results" }).click();

test("seven questions lead to tools, a consultation and a word about the e-mail", async ({ page }) => {
  const email = someone();
  await answerAll(page, { email });
  await submit(page);
  await expect(results(page)).toBeFocused();
  const tools = page.getByRole("region", { name: "Start Here: Free Tools" }).getByRole("link");
  expect(await tools.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/birth-chart",
    "/transits",
    "/compatibility",
    "/numerology",
  ]);
  await expect(tools.nth(1)).toContainText("Because you chose “The right timing”");
  await expect(tools.nth(2)).toContainText("Because you chose “Relationships”");
  const services = page.getByRole("region", { name: "Go Deeper: Professional Consultations" });
  await expect(services).toContainText("$250");
  await expect(services).toContainText("1 hour");
  await expect(services).toContainText("Because you chose “I know my Sun sign”");
  const schedule = services.getByRole("link", { name: "Schedule" });
  await expect(schedule).toHaveAttribute("target", "_blank");
  await expect(schedule).toHaveAttribute("rel", /noopener/);
  await expect(page.getByText(`Your recommendations were sent to ${email}.`)).toBeVisible();
  await page.getByRole("link", { name: "Start Exploring" }).click();
  await expect(page).toHaveURL(/\/birth-chart$/);
  await page.goBack();
});

test("Back to Dashboard leads to the Dashboard", async ({ page }) => {
  await answerAll(page);
  await submit(page);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
});

test("who wants tools only is offered no consultation", async ({ page }) => {
  await answerAll(page, { format: "tools" });
  await submit(page);
  await expect(results(page)).toBeVisible();
  await expect(page.getByText("Go Deeper")).toHaveCount(0);
});

test("each question counts, asks for an answer, and Back keeps those given", async ({ page }) => {
  await page.goto("/quiz");
  await expect(page.getByRole("heading", { name: "Discover Your Cosmic Path" })).toBeVisible();
  await expect(page.getByText("Question 1 of 7")).toBeVisible();
  await expect(page.getByText("14% complete")).toBeVisible();
  await expect(back(page)).toHaveCount(0);
  await expect(next(page)).toBeDisabled();
  await choose(page, "career");
  await next(page).click();
  await expect(page.getByText("Question 2 of 7")).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await back(page).click();
  await expect(page.locator('input[value="career"]')).toBeChecked();
  await next(page).click();
  await choose(page, "basics");
  await next(page).click();
  await choose(page, "direction");
  await next(page).click();
  await expect(page.getByText("Question 4 of 7")).toBeVisible();
  await expect(next(page)).toBeDisabled();
  for (const bad of ["x", "x@", "x@y", "x y@z.w"]) {
    await page.getByLabel("Email").fill(bad);
    await expect(next(page), bad).toBeDisabled();
  }
  await page.getByLabel("Email").fill("ann@example.com");
  await expect(next(page)).toBeEnabled();
  await expect(page.getByRole("button", { name: "See My Results" })).toHaveCount(0);
});

test("a reload, or a look at another screen, loses no answer", async ({ page }) => {
  await page.goto("/quiz");
  await choose(page, "spiritual");
  await next(page).click();
  await choose(page, "new");
  await next(page).click();
  await page.reload();
  await expect(page.getByText("Question 3 of 7")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Numerology" }).click();
  await expect(page.getByRole("heading", { name: "Numerology" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Question 3 of 7")).toBeVisible();
  await back(page).click();
  await expect(page.locator('input[value="new"]')).toBeChecked();
});

test("the keyboard is enough", async ({ page }) => {
  await page.goto("/quiz");
  await expect(next(page)).toBeDisabled();
  await page.locator('input[value="self-discovery"]').focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator('input[value="relationships"]')).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 2 of 7")).toBeVisible();
  await expect(page.getByText("How well do you know astrology?")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.locator('input[value="new"]')).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 3 of 7")).toBeVisible();
});

test("nothing can be pressed twice while the answers are sent", async ({ page }) => {
  await answerAll(page);
  const answer = await holdCalls(page, "**/api/quiz-submission");
  await submit(page);
  await expect(page.getByRole("button", { name: "Generating Results..." })).toBeDisabled();
  await expect(back(page)).toBeDisabled();
  answer();
  await expect(results(page)).toBeVisible();
});

test("what is sent is what the API asks for, a missing name as Friend", async ({ page }) => {
  const email = someone();
  await answerAll(page, { email });
  const [request] = await Promise.all([page.waitForRequest("**/api/quiz-submission"), submit(page)]);
  expect(request.postDataJSON()).toMatchObject({
    email,
    name: "Friend",
    responses: { focus: "relationships", explore: "numerology", format: "both" },
    recommendation: "birth-chart-consultation",
    focus: "relationships",
    familiarity: "sun-sign",
    challenge: "timing",
    recommendedTools: ["birth-chart", "transits", "compatibility", "numerology"],
    recommendedServices: ["birth-chart-consultation"],
  });
});

test("a failure shows the server's word, and keeps every answer", async ({ page }) => {
  await answerAll(page);
  await page.route("**/api/quiz-submission", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "No quiz can be kept now." } }),
  );
  await submit(page);
  await expect(toast(page)).toContainText("Submission Failed");
  await expect(toast(page)).toContainText("No quiz can be kept now.");
  await page.unroute("**/api/quiz-submission");
  await page.route("**/api/quiz-submission", (route) => route.abort());
  await submit(page);
  await expect(toast(page)).toContainText("Failed to submit quiz. Please try again.");
  await page.unroute("**/api/quiz-submission");
  await submit(page);
  await expect(results(page)).toBeVisible();
});

test("an address that the server refuses is shown where it was typed", async ({ page }) => {
  await answerAll(page, { email: "a@b.c" });
  await submit(page);
  await expect(page.getByText("Question 4 of 7")).toBeVisible();
  await expect(page.getByText("Valid email is required")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("a@b.c");
});

for (const [status, words] of [
  ["failed", /could not be sent/],
  ["not_configured", /sends no e-mail/],
] as const) {
  test(`the closing card says what is true when the e-mail is ${status}`, async ({ page }) => {
    await answerAll(page);
    await page.route("**/api/quiz-submission", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), emailStatus: status } });
    });
    await submit(page);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText("were sent to")).toHaveCount(0);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("all seven questions are one form, and it leads to the path", async ({ page }) => {
    await page.goto("/quiz");
    for (const value of ["career", "advanced", "patterns", "natal", "now", "consultation"]) {
      await page.locator(`input[value="${value}"]`).check();
    }
    await expect(page.getByLabel("Leave this empty"), "a field for robots").toBeHidden();
    const email = someone();
    await page.getByLabel("Email").fill(email);
    await submit(page);
    await expect(results(page)).toBeVisible();
    await expect(page.getByText("$450")).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  });
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing in the quiz, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/quiz");
    expect(await axeViolations(page)).toEqual([]);
    await answerAll(page);
    expect(await axeViolations(page)).toEqual([]);
    await submit(page);
    await expect(results(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}

test("a visitor's answers are not sent in the name of who signed in meanwhile, and none is lost", async ({
  page,
}) => {
  const email = someone();
  await answerAll(page, { email });
  const other = await page.context().newPage();
  await other.goto(`/api/login?${new URLSearchParams({ login_hint: someone(), redirectTo: "/" })}`);
  await expect(other.getByRole("link", { name: "Logout" })).toBeVisible();
  await submit(page);
  await expect(page.getByText("This page was shown to somebody else before")).toBeVisible();
  await submit(page);
  await expect(results(page)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test("Name and e-mail of somebody signed in are filled in", async ({ page }) => {
  const email = someone();
  await page.goto(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo: "/quiz" })}`);
  for (const value of ["career", "basics", "timing"]) {
    await choose(page, value);
    await next(page).click();
  }
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(next(page)).toBeEnabled();
});
