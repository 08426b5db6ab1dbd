/** The blocks of the editor: what stands in the page is the draft. */

export interface EditorBlock {
  readonly id: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}

type Control = HTMLElement & { value: string };

const controls = (block: Element) => [...block.querySelectorAll<HTMLElement>("[data-f]")] as Control[];

/** What stands in the fields of all blocks, in their order. */
export function blocksIn(list: HTMLElement): readonly EditorBlock[] {
  return [...list.querySelectorAll<HTMLElement>(":scope > [data-block]")].map((block) => ({
    id: block.id.slice("block-".length),
    kind: block.dataset.block ?? "",
    ...Object.fromEntries(
      controls(block).map(({ dataset, value }) => [
        dataset.f ?? "",
        dataset.f === "birth" ? Number(value) : value,
      ]),
    ),
  }));
}

/** The fields of one block, filled in. */
export function blockElement({ id, kind, ...fields }: EditorBlock): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-kind="${kind}"]`);
  const block = template?.content.firstElementChild?.cloneNode(true);
  if (!(block instanceof HTMLElement)) return null;
  block.id = `block-${id}`;
  for (const control of controls(block)) {
    const value = fields[control.dataset.f ?? ""];
    if (typeof value !== "string" && typeof value !== "number") continue;
    const isThere =
      !(control instanceof HTMLSelectElement) ||
      [...control.options].some((option) => option.value === String(value));
    // Another tab may have chosen what this page does not know.
    if (!isThere) control.appendChild(new Option("Chosen elsewhere", String(value)));
    control.value = String(value);
  }
  return block;
}

/** Puts marks about what is selected in a field, as its toolbar says. */
export function mark(area: HTMLTextAreaElement, as: string) {
  const { selectionStart: from, selectionEnd: to, value } = area;
  const chosen = value.slice(from, to);
  const marked =
    as === "Bold"
      ? `**${chosen || "words"}**`
      : as === "Italics"
        ? `*${chosen || "words"}*`
        : as === "Link"
          ? `[${chosen || "words"}](https://)`
          : (chosen || "words")
              .split("\n")
              .map((line) => `- ${line}`)
              .join("\n");
  area.setRangeText(marked, from, to, "select");
  area.focus();
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
