import { escaped } from "~/components/ui/escaped";

/** The little Markdown that docs/api.md is written in: paragraphs, lists, tables, `code` and **bold**. */
export function Words({ text }: { readonly text: string }) {
  return (
    <div
      className="flex max-w-prose flex-col gap-4 text-sm"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: docs/api.md, every text of it escaped
      dangerouslySetInnerHTML={{ __html: wordsMarkup(text) }}
    />
  );
}

/** In one piece: with an element of React for each word in `code`, the page's first visitor waited 40 ms for it. */
export function wordsMarkup(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(blockOf)
    .join("");
}

function blockOf(block: string): string {
  const lines = block.split("\n");
  if (lines.every((line) => line.startsWith("|"))) return tableOf(lines);
  if (lines.every((line) => line.startsWith("- "))) {
    const items = lines.map((line) => `<li>${inline(line.slice(2))}</li>`);
    return `<ul class="flex list-disc flex-col gap-2 ps-5">${items.join("")}</ul>`;
  }
  return `<p>${inline(lines.join(" "))}</p>`;
}

function tableOf(lines: readonly string[]): string {
  const [head = [], , ...rows] = lines.map((line) => line.split("|").slice(1, -1));
  const names = head.map(
    (cell) => `<th scope="col" class="pe-4 pb-2 font-normal">${inline(cell.trim())}</th>`,
  );
  const filled = rows.map((cells) => {
    const inRow = cells.map(
      (cell) => `<td class="py-2 pe-4 align-top break-words">${inline(cell.trim())}</td>`,
    );
    return `<tr>${inRow.join("")}</tr>`;
  });
  return `<div class="overflow-x-auto"><table class="w-full text-start"><thead class="text-xs text-muted"><tr>${names.join("")}</tr></thead><tbody class="divide-y divide-line border-y border-line">${filled.join("")}</tbody></table></div>`;
}

function inline(text: string): string {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .map((part) => {
      if (part.startsWith("`")) return `<code class="break-words">${escaped(part.slice(1, -1))}</code>`;
      return part.startsWith("**") ? `<strong>${escaped(part.slice(2, -2))}</strong>` : escaped(part);
    })
    .join("");
}
