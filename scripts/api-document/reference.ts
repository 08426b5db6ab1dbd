import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../steps.mjs";

/** A failure as docs/api.md lists it. */
export interface ListedFailure {
  readonly status: number;
  readonly code: string;
  readonly when: string;
}

/** docs/api.md as the API's document quotes it: the same words, without links within the repository. */
export function readReference() {
  const text = readFileSync(join(root, "docs/api.md"), "utf8");
  const sections = new Map(
    text
      .split(/^#{1,3} /m)
      .slice(1)
      .map((section) => {
        const [heading = "", ...lines] = section.split("\n");
        return [heading.replaceAll("`", ""), unlinked(lines.join("\n").trim())] as const;
      }),
  );
  const section = (heading: string): string => {
    const words = sections.get(heading);
    if (!words) throw new Error(`docs/api.md has no section ${heading}`);
    return words;
  };
  const general = section("What holds for every call");
  return {
    section,
    rules: (general.split("\n\nChecked in this order")[0] ?? "").trim(),
    failures: failuresIn(general),
  };
}

function unlinked(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}

function failuresIn(text: string): readonly ListedFailure[] {
  return [...text.matchAll(/^\| (\d{3}) \| `(\w+)` \| (.+) \|$/gm)].map(
    ([, status, code = "", when = ""]) => ({
      status: Number(status),
      code,
      when,
    }),
  );
}
