import { expect, test } from "vitest";
import { fieldsMarkup } from "./fields";
import { wordsMarkup } from "./words";

test("paragraphs, lists, tables, code and bold words stand in markup", () => {
  expect(wordsMarkup("One `a < b`\nand **two**.\n\n- three\n- `four`")).toBe(
    '<p>One <code class="break-words">a &lt; b</code> and <strong>two</strong>.</p><ul class="flex list-disc flex-col gap-2 ps-5"><li>three</li><li><code class="break-words">four</code></li></ul>',
  );
  expect(wordsMarkup("| field | |\n|---|---|\n| `at` | when |")).toMatch(
    /<th [^>]+>field<\/th><th [^>]+><\/th>.+<td [^>]+><code [^>]+>at<\/code><\/td><td [^>]+>when<\/td>/,
  );
});

test("nothing in the document becomes an element or an attribute", () => {
  const hostile = '<img src=x onerror="alert(1)">';
  const parts = [
    hostile,
    `\`${hostile}\``,
    `**${hostile}**`,
    `- ${hostile}`,
    `| ${hostile} |\n|---|\n| ${hostile} |`,
  ];
  for (const part of parts) expect(wordsMarkup(part)).not.toContain("<img");
  const field = { name: hostile, kind: hostile, isRequired: true, description: hostile };
  for (const refersTo of [hostile, null]) {
    const markup = fieldsMarkup([{ ...field, refersTo }]);
    expect(markup).not.toContain("<img");
    expect(markup).not.toContain('x onerror="');
  }
});
