/** What is wrong with a field of a block is said at it, until somebody changes it. */

/** A part of the page that cannot be made, and why. */
export interface Fault {
  /** The block's id. */
  readonly block: string;
  readonly field: string;
  readonly why: string;
}

/** Parts that are not there yet, or no longer: all of them at once. */
export class Unfinished extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super([...new Set(faults.map(({ why }) => why))].join(" "));
  }
}

/** Says it at each field, or at the first one of its block, and goes to the first of all. */
export function sayFaults(faults: readonly Fault[], goesThere: boolean) {
  const wrong = faults.flatMap(({ block, field, why }) => {
    const place = document.getElementById(`block-${block}`);
    const control =
      place?.querySelector<HTMLElement>(`[data-f="${field.replace(/[^a-z]/gi, "")}"]`) ??
      place?.querySelector<HTMLElement>("[data-f]");
    if (!control) return [];
    hush(control);
    const line = document.createElement("p");
    line.id = `wrong-${block}-${control.dataset.f}`;
    line.dataset.wrong = "";
    line.className = "mt-1 text-sm font-semibold text-danger";
    line.textContent = why;
    control.closest("label")?.parentElement?.appendChild(line);
    control.setAttribute("aria-invalid", "true");
    control.setAttribute("aria-describedby", line.id);
    return [control];
  });
  const [first] = wrong;
  if (!first || !goesThere) return;
  first.focus();
  first.scrollIntoView({ block: "center" });
}

/** What was said of a field goes with what stood there. */
export function hush(control: Element) {
  control.removeAttribute("aria-invalid");
  control.removeAttribute("aria-describedby");
  control.closest("label")?.parentElement?.querySelector("[data-wrong]")?.remove();
}

/** What a call says of blocks, which it counts: `blocks.3.at`. */
export function faultsIn(
  fields: Readonly<Record<string, readonly string[]>>,
  ids: readonly string[],
): readonly Fault[] {
  return Object.entries(fields).flatMap(([name, why]) => {
    const [list, index, field = ""] = name.split(".");
    const block = list === "blocks" ? ids[Number(index)] : undefined;
    return block === undefined ? [] : [{ block, field, why: why.join(" ") }];
  });
}
