/**
 * Opens a letter in its reader's browser: fetches what is sealed, opens it with the key behind the stroke of the link,
 * and shows it. The key is sent to nobody.
 */
import { dateOfIso, formatLongDate, utcDate } from "~/astrology/calendar";
import { saveFile } from "~/components/results/save-file";
import { fileNameOf } from "~/formats/file-name";
import { calendarFile } from "~/formats/ics";
import { showBlocks } from "./editor-letter";
import { needsWord, openLetter } from "./letter-seal";
import type { Letter } from "./letter-tree";

const found = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
const behind = location.hash.slice(1);
const OVER = "This link opens nothing: its time is over, or it was taken back by its sender.";
const PART = "This link is not whole: a part of it is missing at its end. Copy it again, or ask for it.";

function say(words: string) {
  const line = found("[data-state]");
  if (line) {
    line.textContent = words;
    line.hidden = words === "";
  }
}

/** At the field of the password; nothing takes it away. */
function sayWrong(field: HTMLInputElement | null, words: string) {
  (found("[data-wrong]") as HTMLElement).textContent = words;
  field?.setAttribute("aria-describedby", words ? "word-wrong word-hint" : "word-hint");
  if (!words) return field?.removeAttribute("aria-invalid");
  field?.setAttribute("aria-invalid", "true");
  field?.select();
}

async function open(token: string) {
  if (!behind) return say(PART);
  if (typeof DecompressionStream === "undefined" || !crypto.subtle)
    return say("This browser is too old to open it. Open the link in another one.");
  const response = await fetch(`/api/deliveries/${token}`);
  if (response.status === 404) return say(OVER);
  if (!response.ok) throw new Error(String(response.status));
  const { ciphertext, expiresAt } = (await response.json()) as { ciphertext: string; expiresAt: number };
  const form = found<HTMLFormElement>("[data-word]");
  if (!needsWord(behind) || !form) {
    const letter = await openLetter(ciphertext, behind, "").catch(() => null);
    return letter ? show(letter, expiresAt) : say(PART);
  }
  const field = form.querySelector("input");
  const asked = "It opens with the password that you were told.";
  say(asked);
  form.hidden = false;
  field?.focus();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    sayWrong(field, "");
    say("Opening…");
    const letter = await openLetter(ciphertext, behind, field?.value ?? "").catch(() => null);
    if (!letter) {
      say(asked);
      return sayWrong(field, "That is not the password. Capital and small letters count.");
    }
    form.hidden = true;
    show(letter, expiresAt);
  });
}

function show({ title, blocks }: Letter, expiresAt: number) {
  say("");
  const heading = found("[data-heading]") as HTMLElement;
  heading.textContent = title;
  showBlocks(found("[data-words]") as HTMLElement, blocks);
  const until = formatLongDate(dateOfIso(utcDate(expiresAt)));
  (found("[data-until]") as HTMLElement).textContent = `It opens until ${until}.`;
  for (const name of ["[data-tools]", "[data-foot]"]) (found(name) as HTMLElement).hidden = false;
  found("[data-print]")?.addEventListener("click", () => print());
  found("[data-save]")?.addEventListener("click", savePage);
  const dates = blocks.flatMap((block) => (Array.isArray(block.dates) ? block.dates : []));
  const calendar = found("[data-calendar]") as HTMLElement;
  calendar.hidden = dates.length === 0 || !blocks.some(({ kind }) => kind === "calendar");
  calendar.addEventListener("click", () => {
    const events = dates.map(({ date, what }) => ({
      uid: `${date} ${what}`,
      start: Date.parse(date),
      isAllDay: true,
      summary: String(what),
    }));
    const file = calendarFile({ name: title, written: Date.now() }, events);
    saveFile("dates.ics", new Blob([file], { type: "text/calendar" }));
  });
  heading.focus();
}

/** The letter as a page that needs no network: its words, its drawings, and the rules that they are drawn by. */
function savePage() {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  const title = found("[data-heading]")?.textContent ?? "";
  const page = document.implementation.createHTMLDocument(title);
  const style = page.createElement("style");
  // No rule of ours has it; were there one, it would end the element.
  style.textContent = rules.join("\n").replaceAll("</", "<\\/");
  page.head.appendChild(style);
  page.documentElement.className = document.documentElement.className;
  const sprite = document.querySelector("body > svg");
  const parts = [sprite, found("[data-heading]"), found("[data-words]"), found("[data-foot]")];
  const main = page.createElement("main");
  main.setAttribute("style", "max-width:48rem;margin:2rem auto;padding:0 1rem");
  for (const part of parts) if (part) main.appendChild(page.importNode(part, true));
  page.body.appendChild(main);
  const html = `<!doctype html>\n<meta charset="utf-8">\n${page.documentElement.outerHTML}`;
  saveFile(`${fileNameOf(title) || "letter"}.html`, new Blob([html], { type: "text/html" }));
}

const token = found("[data-letter-of]")?.dataset.letterOf;
if (token) {
  open(token).catch(() =>
    say("It could not be fetched. Look whether you are online, and load this page again."),
  );
}
