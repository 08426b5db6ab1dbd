/**
 * The editor of a reading, which needs scripts: it keeps the draft while one types, and seals what is sent. Nothing typed
 * is lost where two write, where the network goes, or where the session ends: it stays in the page until it is kept.
 */
import { digestOf, randomToken } from "~/auth/secrets";
import { linkIn, sealedLink } from "./device-key";
import { blockElement, blocksIn, mark } from "./editor-blocks";
import { type Kept, showBoth } from "./editor-conflict";
import { faultsIn, hush, sayFaults, Unfinished } from "./editor-faults";
import { deskPart, letterOf, showBlocks } from "./editor-letter";
import { fillSeconds, showFitting } from "./editor-people";
import { sealLetter } from "./letter-seal";
import { mailLink } from "./mail-link";

const KEEP_AFTER = 1_000;
const JSON_BODY = { "Content-Type": "application/json" };

/** What the calls say: what is kept, or why it is not. */
interface Answer {
  readonly reading?: Kept;
  readonly theirs?: Kept;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
}

const whyNot = ({ fields, message }: Answer) =>
  Object.values(fields ?? {})
    .flat()
    .join(" ") || message;

const found = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

function start(root: HTMLElement) {
  const id = root.dataset.editor ?? "";
  const list = found("[data-blocks]") as HTMLElement;
  const title = found<HTMLInputElement>("[data-title-of-all]") as HTMLInputElement;
  const kept = JSON.parse(root.dataset.reading ?? "{}") as Kept;
  let { updatedAt } = kept;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let keeping: Promise<boolean> = Promise.resolve(true);

  const say = (selector: string, words: string) => {
    const line = found(selector);
    if (line) line.textContent = words;
  };
  const fill = ({ title: name, blocks }: Kept) => {
    title.value = name;
    list.textContent = "";
    for (const block of blocks) {
      const element = blockElement(block);
      if (!element) continue;
      showFitting(element);
      list.appendChild(element);
    }
    failing("[data-state]", fillSeconds(document));
  };

  /** Keeps the draft as it stands now. @returns whether it is kept */
  async function write(): Promise<boolean> {
    clearTimeout(timer);
    isDirty = false;
    const blocks = blocksIn(list);
    const body = JSON.stringify({ id, updatedAt, title: title.value, blocks });
    try {
      const response = await fetch(`/api/desk/readings/${id}`, { method: "POST", headers: JSON_BODY, body });
      const answer = (await response.json()) as Answer;
      if (response.status === 409 && answer.theirs) return between(answer.theirs);
      if (!response.ok) {
        const ids = blocks.map((block) => block.id);
        sayFaults(faultsIn(answer.fields ?? {}, ids), false);
        throw new Error(whyNot(answer));
      }
      updatedAt = answer.reading?.updatedAt ?? updatedAt;
      if (!isDirty) say("[data-state]", "Kept.");
      return true;
    } catch (error) {
      isDirty = true;
      const why = error instanceof TypeError ? "the server could not be reached." : (error as Error).message;
      say("[data-state]", `Not kept: ${why} What you typed is still here.`);
      return false;
    }
  }
  const keep = () => {
    keeping = keeping.then(write);
    return keeping;
  };
  const later = () => {
    isDirty = true;
    say("[data-state]", "…");
    clearTimeout(timer);
    timer = setTimeout(keep, KEEP_AFTER);
  };

  /** Another tab wrote meanwhile: both versions are there to choose from. */
  function between(theirs: Kept): boolean {
    isDirty = true;
    showBoth(theirs, {
      mine: () => {
        updatedAt = theirs.updatedAt;
        void keep();
      },
      theirs: () => {
        updatedAt = theirs.updatedAt;
        fill(theirs);
        isDirty = false;
        say("[data-state]", "Kept.");
      },
    });
    say("[data-state]", "Not kept: both versions are here.");
    return false;
  }

  function add(kind: string, fields: object = {}) {
    const element = blockElement({ id: crypto.randomUUID(), kind, ...fields });
    if (!element) return;
    showFitting(element);
    list.appendChild(element);
    failing("[data-state]", fillSeconds(document));
    element.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select")?.focus();
    element.scrollIntoView({ block: "nearest" });
    later();
  }

  /** Our texts on this chart, to copy one from. */
  async function chooseText() {
    const place = found("[data-choose]") as HTMLElement;
    place.hidden = false;
    place.textContent = "Fetching…";
    const texts = (await deskPart({ texts: "" })).querySelector<HTMLElement>("[data-texts]");
    const edition = texts?.dataset.edition ?? "";
    const select = document.createElement("select");
    select.className = "block w-full min-w-0 rounded-md border border-edge bg-raised p-3 text-base text-ink";
    select.setAttribute("aria-label", "Which text");
    select.options.add(new Option("Choose a text to copy", ""));
    for (const row of [...(texts?.querySelectorAll<HTMLElement>("li") ?? [])])
      select.options.add(new Option(row.dataset.title, row.textContent ?? ""));
    select.addEventListener("change", () => {
      const name = select.selectedOptions[0]?.text ?? "";
      place.hidden = true;
      add("text", { title: name, text: select.value, edition });
    });
    place.textContent = "";
    place.appendChild(select);
    select.focus();
  }

  async function look() {
    if (!(await keep())) return;
    const { blocks } = await letterOf(title.value, blocksIn(list));
    showBlocks(found("[data-preview]") as HTMLElement, blocks);
  }

  async function send(place: HTMLElement) {
    const word = found<HTMLInputElement>("#word")?.value ?? "";
    const days = Number((document.querySelector("#days") as { value?: string } | null)?.value);
    say("[data-sending]", "Sealing…");
    if (!(await keep())) return say("[data-sending]", "Not sent: the draft is not kept yet.");
    const letter = await letterOf(title.value, blocksIn(list));
    const { ciphertext, behind } = await sealLetter(letter, word);
    const token = randomToken();
    const link = `${location.origin}/for/${token}#${behind}`;
    const response = await fetch("/api/desk/deliveries", {
      method: "POST",
      headers: JSON_BODY,
      body: JSON.stringify({
        id: crypto.randomUUID(),
        client: place.dataset.send,
        reading: id,
        title: title.value,
        tokenHash: await digestOf(token),
        ciphertext,
        kept: await sealedLink(link),
        days,
      }),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok) throw new Error(whyNot(answer));
    location.hash = "sent";
    location.reload();
  }

  const failing = (selector: string, work: Promise<unknown>) =>
    void work.catch((error: Error) => {
      if (error instanceof Unfinished) sayFaults(error.faults, true);
      say(selector, `This did not work: ${error.message}`);
    });

  root.addEventListener("input", (event) => {
    const { target } = event;
    if (target !== title && !(target instanceof Element && list.contains(target))) return;
    if (target instanceof HTMLSelectElement && target.dataset.f === "pair")
      showFitting(target.closest("[data-block]") as HTMLElement);
    if (target !== title) hush(target as Element);
    later();
  });
  root.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
    if (!button) return;
    const block = button.closest<HTMLElement>("[data-block]");
    const { add: kind, move, markAs } = button.dataset;
    if (kind === "text") failing("[data-choose]", chooseText());
    else if (kind) add(kind, kind === "by" ? { text: root.dataset.by } : {});
    else if (markAs && block) mark(block.querySelector("textarea") as HTMLTextAreaElement, markAs);
    else if (move && block) {
      const other = move === "1" ? block.nextElementSibling : block.previousElementSibling;
      if (!other) return;
      list.insertBefore(block, move === "1" ? other.nextElementSibling : other);
      button.focus();
      later();
    } else if (button.dataset.take !== undefined && block) {
      const next = block.nextElementSibling ?? block.previousElementSibling;
      block.remove();
      (next?.querySelector<HTMLElement>("[data-take]") ?? title).focus();
      later();
    } else if (button.dataset.year !== undefined && block) {
      const area = block.querySelector("textarea") as HTMLTextAreaElement;
      failing(
        "[data-state]",
        deskPart({ dates: "" }).then((part) => {
          area.value = `${area.value}\n${part.querySelector("[data-dates]")?.textContent ?? ""}`.trim();
          later();
        }),
      );
    } else if (button.dataset.look !== undefined) failing("[data-state]", look());
    else if (button.dataset.makeLink !== undefined)
      failing("[data-sending]", send(button.closest("[data-send]") as HTMLElement));
    else if (button.dataset.copy !== undefined) copy(button);
  });
  addEventListener("beforeunload", (event) => {
    if (isDirty) event.preventDefault();
  });
  fill(kept);
  if (kept.blocks.length === 0) add("words");
  void showLinks();
}

function copy(button: HTMLElement) {
  const field = button.closest("[data-link]")?.querySelector("input");
  if (!field) return;
  field.select();
  const said = () => void button.replaceChildren("Copied");
  void navigator.clipboard.writeText(field.value).then(said, () => {});
}

/** Shows the links that this browser has made. It is the owner's own mail that sends them: they stand in no message of ours. */
async function showLinks() {
  const { email = "", called = "" } = found("[data-send]")?.dataset ?? {};
  for (const row of [...document.querySelectorAll<HTMLElement>("[data-letter][data-kept]")]) {
    const link = await linkIn(row.dataset.kept ?? "");
    const place = row.querySelector<HTMLElement>("[data-link]");
    const field = place?.querySelector("input");
    if (!link || !place || !field) continue;
    field.value = link;
    const lines = [`${called},`, "", "this is what I prepared for you:", "", link, ""];
    place.querySelector("[data-mail]")?.setAttribute("href", mailLink(email, "A reading for you", lines));
    place.hidden = false;
    row.querySelector("[data-elsewhere]")?.remove();
  }
}

const root = found("[data-editor]");
if (root) start(root);
