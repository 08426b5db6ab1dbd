import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SentLetter } from "./reading-page";

const LETTER = {
  id: "a",
  reading: "r",
  client: "c",
  title: "Your year",
  createdAt: 0,
  expiresAt: 86_400_000,
  opened: 1,
  revokedAt: null,
  kept: "sealed",
};

test("taking a letter back asks once, without scripts, and says that copies remain", () => {
  const html = renderToStaticMarkup(<SentLetter letter={LETTER} />);
  const [, folded = ""] = /<details class[^>]*>(.*)<\/details>/.exec(html) ?? [];
  expect(folded.indexOf("Take it back")).toBeLessThan(folded.indexOf("</summary>"));
  const form = folded.slice(folded.indexOf("<form"));
  expect(form).toContain('name="intent" value="take-back"');
  expect(form).toContain("saved or printed");
  expect(html.replace(folded, "")).not.toContain("<form");
});

test("one that was taken back cannot be so twice", () => {
  const html = renderToStaticMarkup(<SentLetter letter={{ ...LETTER, revokedAt: 1 }} />);
  expect(html).toContain("taken back on 1 January 1970");
  expect(html).not.toMatch(/<details|<form/);
});
