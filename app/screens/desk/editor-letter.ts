/** What is sent: the blocks as they are shown on this day. What is calculated comes from the desk's own page, a part at a time. */
import type { EditorBlock } from "./editor-blocks";
import { type Fault, Unfinished } from "./editor-faults";
import { elementOf, type Letter, type LetterBlock, type LetterNode, treeOf, withOwnIds } from "./letter-tree";
import { datesIn, saidLine, wordsAsNodes } from "./letter-words";

/** A part of a page of the desk. @throws where it does not come */
export async function deskPart(asked: Readonly<Record<string, string>>): Promise<HTMLElement> {
  const response = await fetch(`${location.pathname}?${new URLSearchParams(asked)}`);
  if (!response.ok || !response.headers.has("Desk")) throw new Error("Your session ended: sign in again.");
  const main = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("main");
  const failed = main?.querySelector("[data-failed]");
  const why = failed?.textContent ?? "";
  const field = failed?.getAttribute("data-field");
  if (asked.part && field) throw new Unfinished([{ block: asked.part, field, why }]);
  if (!main || failed) throw new Error(why || "The server could not be reached.");
  return main as HTMLElement;
}

async function blockOf(block: EditorBlock, language: string): Promise<LetterBlock | null> {
  const { kind } = block;
  const text = String(block.text ?? "").trim();
  const title = String(block.title ?? "").trim();
  switch (kind) {
    case "heading":
      return text ? { kind, nodes: [["h2", {}, text]] } : null;
    case "text":
      return { kind, nodes: [...(title ? [["h2", {}, title] as const] : []), ...wordsAsNodes(text)] };
    case "dates": {
      const dates = datesIn(text);
      const rows = text
        .split("\n")
        .filter((line) => line.trim())
        .map((line): LetterNode => ["li", {}, saidLine(line, language)]);
      return { kind, nodes: [["ul", { class: "grid grid-cols-1 gap-2" }, ...rows]], dates };
    }
    case "chart":
    case "table":
    case "pair":
    case "pair-table": {
      const part = (await deskPart({ part: block.id })).querySelector("[data-part]");
      const tree = part && treeOf(part);
      // A letter knows drawings and tables, of however many people.
      const shown = kind === "chart" || kind === "pair" ? "chart" : "table";
      return tree ? { kind: shown, nodes: [withOwnIds(tree, block.id.slice(0, 8))] } : null;
    }
    case "calendar":
      return { kind, nodes: [] };
    default:
      return { kind, nodes: wordsAsNodes(text) };
  }
}

/**
 * The letter as it would be sent now.
 * @param language in which its dates are said
 * @throws Unfinished with all parts of it that cannot be made
 */
export async function letterOf(
  title: string,
  blocks: readonly EditorBlock[],
  language: string,
): Promise<Letter> {
  const made: LetterBlock[] = [];
  const faults: Fault[] = [];
  for (const block of blocks) {
    try {
      const one = await blockOf(block, language);
      if (one) made.push(one);
    } catch (error) {
      if (!(error instanceof Unfinished)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new Unfinished(faults);
  return { version: 1, title, blocks: made };
}

/** Puts the blocks of a letter into a page. */
export function showBlocks(into: HTMLElement, blocks: readonly LetterBlock[]) {
  into.textContent = "";
  for (const { kind, nodes } of blocks) {
    const part = document.createElement("section");
    part.className = kind === "by" ? "mt-8 text-sm text-muted" : "mt-5 grid grid-cols-1 gap-3";
    if (kind === "chart") part.className += " wheel-paper";
    for (const node of Array.isArray(nodes) ? nodes : []) part.appendChild(elementOf(node));
    if (part.childNodes.length > 0) into.appendChild(part);
  }
}
