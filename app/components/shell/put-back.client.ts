import { type KeptWords, nameOf, takeWords } from "./kept-words.client";

/** Puts what was kept for this page back into its forms, as if it were typed again; says why it was kept. */
export function putBack() {
  const words = takeWords();
  if (words) fillForms(words);
  return words?.why ?? null;
}

async function fillForms({ forms }: KeptWords) {
  for (const [name, typed] of Object.entries(forms)) {
    const form = formNamed(name) ?? (await opened(name));
    // Boxes first: one may decide whether another field takes anything.
    const fields = Object.entries(typed).sort(
      ([, a], [, b]) => Number(typeof b === "boolean") - Number(typeof a === "boolean"),
    );
    for (const [field, value] of fields) fill(form?.elements.namedItem(field), value);
  }
}

function formNamed(name: string): HTMLFormElement | undefined {
  return [...document.forms].find((form) => nameOf(form) === name);
}

/** A form that is there only once its opener was pressed. */
async function opened(name: string): Promise<HTMLFormElement | undefined> {
  document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(name)}"]`)?.click();
  await new Promise((resolve) => setTimeout(resolve));
  return formNamed(name);
}

function fill(field: unknown, value: string | boolean) {
  if (field instanceof HTMLInputElement && typeof value === "boolean") {
    if (field.checked !== value) field.click();
  } else if (field instanceof HTMLInputElement && typeof value === "string") {
    // React puts a setter of its own on the element, and would take the change for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  } else if (field instanceof HTMLSelectElement && typeof value === "string") {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
