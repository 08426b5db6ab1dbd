/**
 * What the desk's pages do where scripts run, written into each of them (`?inlined`). Without it every form works, too:
 * it only sends them so that nothing typed is lost when there is no network, when the session ended, or when another
 * form of the page is still being filled in. It keeps nothing on the device.
 */

import { bringOrder } from "./bring-order";
import { bringZone } from "./bring-zone";
import { fillPeople, filter, wholeList } from "./desk-lists";

type Entries = readonly (readonly [name: string, value: string])[];

const NOT_SAVED =
  "Not saved: the server could not be reached, or you are not signed in any more. What you typed is still here. Sign in in another tab if you have to, then press the button again.";

/** What an address says of a write that is done: asked for again, the page would say it again. */
const SAID_ONCE = /[?&](?:saved-note=[0-9a-f-]{36}|saved|deleted|removed|brought|done=[a-z]{1,20})\b/;

const isDirty = (form: HTMLFormElement) => form.dataset.dirty !== undefined;
const forms = () => [...document.querySelectorAll<HTMLFormElement>("form[data-form]")];

addEventListener("input", ({ target }) => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>("form[data-form]") : null;
  if (form) form.dataset.dirty = "";
  else if (target instanceof HTMLInputElement && target.dataset.search !== undefined) filter();
});

addEventListener("beforeunload", (event) => {
  if (forms().some(isDirty)) event.preventDefault();
});

addEventListener("click", ({ target }) => {
  const tag = target instanceof Element ? target.closest<HTMLElement>("[data-tag]") : null;
  if (!tag) return;
  tag.setAttribute("aria-pressed", String(tag.getAttribute("aria-pressed") !== "true"));
  filter();
});

addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.form === undefined) return;
  if (form.enctype === "multipart/form-data") {
    delete form.dataset.dirty; // a file goes as the browser sends it
    return;
  }
  event.preventDefault();
  const { submitter } = event as SubmitEvent;
  const question = submitter?.dataset.sure;
  if (question && !confirm(question)) return;
  void send(form, submitter instanceof HTMLButtonElement ? submitter : null);
});

async function send(form: HTMLFormElement, button: HTMLButtonElement | null) {
  if (form.getAttribute("aria-busy") === "true") return;
  form.setAttribute("aria-busy", "true");
  const body = new URLSearchParams(entriesOf(form).map(([name, value]) => [name, value]));
  if (button?.name) body.set(button.name, button.value);
  try {
    const response = await fetch(location.pathname, { method: "POST", body });
    // Only the desk marks its pages: what else comes is a sign-in that ended, or a fault on the way.
    if (!response.headers.has("Desk")) throw new Error(String(response.status));
    show(await response.text(), response.url, form.dataset.form ?? "");
  } catch {
    say(form, NOT_SAVED);
    button?.focus();
  } finally {
    form.removeAttribute("aria-busy");
  }
}

function entriesOf(form: HTMLFormElement): Entries {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

/** Puts the page that came in place of this one; what is typed in its other forms goes on there. */
function show(html: string, address: string, sent: string) {
  const typed = new Map(
    forms()
      .filter((form) => form.dataset.form !== sent && isDirty(form))
      .map((form) => [form.dataset.form ?? "", entriesOf(form)]),
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  const main = page.querySelector("main");
  if (!main) throw new Error("no page");
  // The editor has a script of its own, which comes with its page.
  if (main.querySelector("[data-editor]")) {
    for (const form of forms()) if (form.dataset.form === sent) delete form.dataset.dirty;
    location.assign(address);
    return;
  }
  document.querySelector("main")?.replaceWith(main);
  history.replaceState(null, "", address.replace(SAID_ONCE, ""));
  bringZone();
  bringOrder();
  fetchOthers();
  for (const form of forms()) putBack(form, typed.get(form.dataset.form ?? ""));
  const said =
    main.querySelector<HTMLElement>('[role="alert"]') ?? main.querySelector<HTMLElement>('[role="status"]');
  if (said) {
    said.tabIndex = -1;
    said.focus();
    said.scrollIntoView({ block: "center" });
  }
  filter();
}

function putBack(form: HTMLFormElement, typed: Entries | undefined) {
  if (!typed) return;
  form.dataset.dirty = "";
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'))
    box.checked = typed.some(([name]) => name === box.name);
  for (const [name, value] of typed) {
    const field = form.elements.namedItem(name);
    const isText =
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && field.type !== "checkbox");
    if (isText) field.value = value;
  }
}

function say(form: HTMLFormElement, words: string) {
  const place = form.querySelector("[data-said]");
  const line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.className = "border-s-2 border-danger ps-3 text-sm font-semibold text-danger";
  line.textContent = words;
  place?.replaceChildren(line);
  line.scrollIntoView({ block: "nearest" });
}

/** The field beside a choice of a file shows what is in it, and is what is sent. */
addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const into = target.closest<HTMLElement>("[data-file-into]")?.dataset.fileInto;
  const field = into ? target.form?.elements.namedItem(into) : null;
  const [file] = target.files ?? [];
  if (!file || !(field instanceof HTMLTextAreaElement)) return;
  void file.text().then((text) => {
    field.value = text;
  });
});

/** What needs what other pages have. Where it cannot be fetched, the ways to those pages do. */
function fetchOthers() {
  for (const choice of document.querySelectorAll<HTMLElement>("[data-file-into]")) choice.hidden = false;
  void wholeList().catch(() => {});
  void fillPeople().catch(() => {});
}

bringZone();
bringOrder();
fetchOthers();
addEventListener("toggle", () => void fillPeople().catch(() => {}), { capture: true });
