import { expect, test } from "vitest";
import { plainPage } from "./plain-page.server";

const PAGE = { title: "Here", sentences: ["One."], ways: [], status: 200, nonce: "n" };

test("a line to put elsewhere stands as text to mark, and its button comes with the script alone", async () => {
  const html = await plainPage({ ...PAGE, lines: ['KEY = "a<b"'] }).text();
  expect(html).toMatch(
    /<code [^>]*>KEY = &quot;a&lt;b&quot;<\/code><button type="button" hidden data-copies/,
  );
  expect(html).toMatch(/navigator\.clipboard\.writeText/);
});

test("a page without such a line has no script for it", async () => {
  expect(await plainPage(PAGE).text()).not.toMatch(/data-copies|clipboard/);
});
