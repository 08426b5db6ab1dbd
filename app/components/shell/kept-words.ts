import { CONFLICT_EVENT } from "~/calls/call-api";
import { shownTo } from "~/calls/shown-to";

/** What was typed into a form, by the fields' names: a text, or whether a box is ticked. */
type Typed = Readonly<Record<string, string | boolean>>;

/** Why a page was loaded again, and what had been typed into it. */
export interface KeptWords {
  readonly why: "somebody-else" | "loaded-again";
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

const KEY = "typed";
const LASTS_MILLISECONDS = 60_000;

const edited = new WeakMap<HTMLFormElement, Set<string>>();

/** A form without a name of its own is told by where it goes and what it asks for there. */
export function nameOf(form: HTMLFormElement): string {
  const intent = form.elements.namedItem("intent");
  return `${form.getAttribute("action")} ${intent instanceof HTMLInputElement ? intent.value : ""}`;
}

/** Goes with the whole visit; returns what ends it. */
export function guardWords(): () => void {
  const onInput = ({ target }: Event) => {
    if (!isField(target) || !target.form) return;
    edited.set(target.form, (edited.get(target.form) ?? new Set()).add(target.name));
  };
  const onConflict = (event: Event) => {
    if (keepWords("somebody-else")) {
      event.preventDefault();
      loadAgain();
    }
  };
  // The browser's Back can bring a page as it was, though somebody else may sit here or be signed in by now.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !document.documentElement.dataset.shownTo) return;
    document.body.hidden = true;
    keepWords("loaded-again");
    loadAgain();
  };
  document.addEventListener("input", onInput, true);
  addEventListener(CONFLICT_EVENT, onConflict);
  addEventListener("pageshow", onShow);
  return () => {
    document.removeEventListener("input", onInput, true);
    removeEventListener(CONFLICT_EVENT, onConflict);
    removeEventListener("pageshow", onShow);
  };
}

/**
 * Keeps what was typed since the page came, and nothing that came with it: that may be somebody else's, who has gone.
 * A form with `data-unkept` is left out.
 * @returns false where the browser forbids storage
 */
export function keepWords(why: KeptWords["why"]): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form:not([data-unkept])")]
    .map((form) => [nameOf(form), typedInto(form)] as const)
    .filter(([, typed]) => Object.keys(typed).length > 0);
  const stored: Stored = {
    why,
    forms: Object.fromEntries(forms),
    path: location.pathname,
    at: Date.now(),
    of: why === "somebody-else" ? null : shownTo(),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored));
    return sessionStorage instanceof Storage; // and not its stand-in, which goes with the page (see theme.ts)
  } catch {
    return false;
  }
}

/** What was kept for this page a moment ago; it is kept no longer. */
export function takeWords(): KeptWords | null {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return null;
    sessionStorage.removeItem(KEY);
    const { why, forms, path, at, of }: Stored = JSON.parse(text);
    const isFresh = Date.now() - at < LASTS_MILLISECONDS;
    return isFresh && path === location.pathname && (of ?? shownTo()) === shownTo() ? { why, forms } : null;
  } catch {
    return null; // blocked, or not ours
  }
}

/** For code that did not come, which browsers ask for once in a page's life: the page comes again, if anything does. */
export async function loadPageAgain() {
  const isThere = await fetch("/healthz").then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere && keepWords("loaded-again")) loadAgain();
}

/** By an address, because a page that a form led to would be sent again with it. */
function loadAgain() {
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
    if (edited.get(form)?.has(field.name) || wasChanged(field)) typed[field.name] = contentOf(field);
  }
  return typed;
}

/** Also before the scripts came, when nobody listened. */
function wasChanged(field: Field): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function contentOf(field: Field): string | boolean {
  return field instanceof HTMLInputElement && isBox(field) ? field.checked : field.value;
}

function isBox({ type }: HTMLInputElement): boolean {
  return type === "checkbox";
}
