import { shownTo } from "~/calls/shown-to";
import { carryStep } from "../kept-steps";
import { KEPT_WORDS, type WhyAgain } from "./why-again";

/** What was typed into a form, by the fields' names: a text, or whether a box is ticked. */
type Typed = Readonly<Record<string, string | boolean>>;

/** Why a page was loaded again, and what had been typed into it. */
export interface KeptWords {
  readonly why: WhyAgain;
  /** By the forms' names (see `nameOf`). */
  readonly forms: Readonly<Record<string, Typed>>;
}

interface Stored extends KeptWords {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who alone may see it again; null for whoever sits at the keyboard. */
  readonly of: string | null;
}

const LASTS_MILLISECONDS = 60_000;

/** A form without a name of its own is told by where it goes and what it asks for there. */
export function nameOf(form: HTMLFormElement): string {
  const intent = form.elements.namedItem("intent");
  return `${form.getAttribute("action")} ${intent instanceof HTMLInputElement ? intent.value : ""}`;
}

/**
 * Keeps what was typed since the page came, and nothing that came with it: that may be somebody else's, who has gone.
 * A form with `data-unkept` is left out, and nothing is kept where only a link was followed.
 * @returns false where the browser forbids storage
 */
export function keepWords(why: WhyAgain): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form:not([data-unkept])")]
    .filter(() => why !== "somebody-elses-link")
    .map((form) => [nameOf(form), typedInto(form)] as const)
    .filter(([, typed]) => Object.keys(typed).length > 0);
  const stored: Stored = {
    why,
    forms: Object.fromEntries(forms),
    path: location.pathname,
    at: Date.now(),
    of: why === "loaded-again" ? shownTo() : null,
  };
  try {
    sessionStorage.setItem(KEPT_WORDS, JSON.stringify(stored));
    return sessionStorage instanceof Storage; // and not its stand-in, which goes with the page (see theme.ts)
  } catch {
    return false;
  }
}

/** What was kept for this page a moment ago; it is kept no longer. */
export function takeWords(): KeptWords | null {
  try {
    const text = sessionStorage.getItem(KEPT_WORDS);
    if (text === null) return null;
    sessionStorage.removeItem(KEPT_WORDS);
    const { why, forms, path, at, of }: Stored = JSON.parse(text);
    const isFresh = Date.now() - at < LASTS_MILLISECONDS;
    return isFresh && path === location.pathname && (of ?? shownTo()) === shownTo() ? { why, forms } : null;
  } catch {
    return null; // blocked, or not ours
  }
}

/** By an address, because a page that a form led to would be sent again with it. */
export function loadAgain() {
  carryStep();
  location.replace(location.pathname + location.search);
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

/** What was typed into a form is saved: it belongs to the page's owner now, like what the page came with. */
export function noteSaved(form: HTMLFormElement) {
  for (const field of form.elements) {
    if (!isField(field)) continue;
    delete field.dataset.edited;
    field.dataset.saved = String(contentOf(field));
  }
}

function contentOf(field: Field): string | boolean {
  return field instanceof HTMLInputElement && isBox(field) ? field.checked : field.value;
}

function isBox({ type }: HTMLInputElement): boolean {
  return type === "checkbox";
}
