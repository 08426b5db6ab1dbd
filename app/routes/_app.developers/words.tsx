import { Fragment, type ReactNode } from "react";

/** The little Markdown that docs/api.md is written in: paragraphs, lists, tables, `code` and **bold**. */
export function Words({ text }: { readonly text: string }) {
  const blocks = text.split(/\n{2,}/);
  return (
    <div className="flex max-w-prose flex-col gap-4 text-sm">
      {blocks.map((block) => (
        <Fragment key={block}>{blockOf(block)}</Fragment>
      ))}
    </div>
  );
}

function blockOf(block: string): ReactNode {
  const lines = block.split("\n");
  if (lines.every((line) => line.startsWith("|"))) return <Table lines={lines} />;
  if (lines.every((line) => line.startsWith("- "))) {
    return (
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return <p>{inline(lines.join(" "))}</p>;
}

function Table({ lines }: { readonly lines: readonly string[] }) {
  const [head = [], , ...rows] = lines.map((line) => line.split("|").slice(1, -1));
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <thead className="text-xs text-muted">
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="pr-4 pb-2 font-normal">
                {inline(cell.trim())}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell) => (
                <td key={cell} className="py-2 pr-4 align-top break-words">
                  {inline(cell.trim())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(text: string): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    const key = `${index} ${part}`;
    if (part.startsWith("`")) {
      return (
        <code key={key} className="break-words">
          {part.slice(1, -1)}
        </code>
      );
    }
    return part.startsWith("**") ? <strong key={key}>{part.slice(2, -2)}</strong> : part;
  });
}
