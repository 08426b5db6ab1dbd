import type { EditorBlock } from "./editor-blocks";

/** A draft as the desk keeps it. */
export interface Kept {
  readonly updatedAt: number;
  readonly title: string;
  readonly blocks: readonly EditorBlock[];
}

/** Says what another tab wrote meanwhile, and lets one choose: nothing is overwritten by itself. */
export function showBoth(kept: Kept, choose: { readonly mine: () => void; readonly theirs: () => void }) {
  const place = document.querySelector<HTMLElement>("[data-conflict]");
  if (!place) return;
  const put = (tag: string, text: string, into: HTMLElement = place) => {
    const line = document.createElement(tag);
    line.textContent = text;
    into.appendChild(line);
    return line;
  };
  const button = (text: string, press: () => void) => {
    const made = put("button", text);
    made.setAttribute("type", "button");
    made.className = "link mr-4";
    made.addEventListener("click", () => {
      place.hidden = true;
      press();
    });
  };
  place.textContent = "";
  put(
    "p",
    "This was changed meanwhile, in another tab or on another device. Nothing was overwritten: yours stands below, and this is kept:",
  );
  const theirs = put("div", "");
  theirs.dataset.theirs = "";
  for (const text of [kept.title, ...kept.blocks.map(({ kind, text, title }) => title || text || kind)])
    put("p", String(text), theirs);
  button("Keep mine instead", choose.mine);
  button("Take that one", choose.theirs);
  place.hidden = false;
}
