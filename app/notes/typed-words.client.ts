import { type Again, again, leftToThisPage, type Typed, type WhyAgain } from "./again";
import { outlivesPage } from "./note";
import { stepHere } from "./step";

/**
 * Writes down what was typed since the page came, and nothing that came with it: that may be somebody else's, who has
 * gone. A form with `data-unkept` is left out, and so is every one where only a link was followed. What was typed into
 * a page that became somebody else's is left to whoever sits at the keyboard: they pressed its button.
 * @returns false where the browser forbids storage
 */
export function keepWords(why: WhyAgain): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form:not([data-unkept])")]
    .filter(() => why !== "somebody-elses-link")
    .map((form) => [nameOf(form), typedInto(form)] as const)
    .filter(([, typed]) => Object.keys(typed).length > 0);
  const isKept = again.write({
    why,
    forms: Object.fromEntries(forms),
    step: stepHere(),
    path: location.pathname,
    at: Date.now(),
  });
  if (why !== "loaded-again") again.disown();
  return isKept && outlivesPage();
}

/** By an address, because a page that a form led to would be sent again with it. */
export function loadAgain() {
  location.replace(location.pathname + location.search);
}

/** Puts what was left to this page back into its forms, as if it were typed again; says why it was loaded again. */
export function putBack(): WhyAgain | null {
  const left = leftToThisPage();
  again.forget();
  if (left) fillForms(left);
  return left?.why ?? null;
}

/** What was typed into a form is saved: it belongs to the page's owner now, like what the page came with. */
export function noteSaved(form: HTMLFormElement) {
  for (const field of form.elements) {
    if (!isField(field)) continue;
    delete field.dataset.edited;
    field.dataset.saved = String(contentOf(field));
  }
}

/** A form without a name of its own is told by where it goes and what it asks for there. */
function nameOf(form: HTMLFormElement): string {
  const intent = form.elements.namedItem("intent");
  return `${form.getAttribute("action")} ${intent instanceof HTMLInputElement ? intent.value : ""}`;
}

type Field = HTMLInputElement | HTMLSelectElement;

function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

function typedInto(form: HTMLFormElement): Typed {
  const typed: Record<string, string | boolean> = {};
  for (const field of form.elements) {
    if (!isField(field) || !field.name || field.type === "hidden" || field.type === "radio") continue;
    if ("edited" in field.dataset || wasChanged(field)) typed[field.name] = contentOf(field);
  }
  return typed;
}

/** Also where no event told of it. */
function wasChanged(field: Field): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  const before = field.dataset.saved ?? String(isBox(field) ? field.defaultChecked : field.defaultValue);
  return String(contentOf(field)) !== before;
}

function contentOf(field: Field): string | boolean {
  return field instanceof HTMLInputElement && isBox(field) ? field.checked : field.value;
}

function isBox({ type }: HTMLInputElement): boolean {
  return type === "checkbox";
}

async function fillForms({ forms }: Pick<Again, "forms">) {
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
