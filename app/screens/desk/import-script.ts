/**
 * What the page of taking in does: reads a file, lists who is in it, and sends those who were chosen. Nothing of the file
 * leaves the browser before that, and nothing of it is kept on the device.
 */
import { SHOWN_TO_HEADER, shownTo } from "~/calls/shown-to";
import { textOfFile } from "~/formats/decoded-text";
import { CLIENTS_OF_A_WRITE, MOST_BYTES_OF_A_WRITE } from "~/schemas/desk-limits";
import { fetchExport } from "./export-parts";
import {
  type Found,
  type FoundPlace,
  foundIn,
  isWhole,
  nameAlone,
  type PlaceSought,
  placeOf,
  sameness,
} from "./import-found";

const AT_ONCE = 6;
const MOST_LINES = 20;

/** Somebody of the list, with what was found out about them. */
interface Row {
  readonly found: Found;
  readonly element: HTMLLIElement;
  readonly box: HTMLInputElement;
  /** By what the place is looked up, and whether that failed: what is not known yet is neither ticked nor sent. */
  sought: PlaceSought;
  place: FoundPlace | null;
  isFailed: boolean;
  /** Ticked once the place is known. */
  isWished: boolean;
  isKept: boolean;
}

let rows: Row[] = [];
/** Counts the files that were chosen: what belongs to an earlier one is left. */
let turn = 0;
/** What could not be found out about all of them. */
let warning = "";

const part = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

function say(selector: string, words: string) {
  const line = part(selector);
  if (line) line.textContent = words;
}

function made<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = "") {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

function put(parent: Node | null, ...children: readonly Node[]) {
  for (const child of children) parent?.appendChild(child);
}

addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const [file] = target.files ?? [];
  if (target.dataset.file !== undefined && file) void read(file);
  if (target.type === "checkbox") sayChosen();
});

addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>("button") : null;
  if (button?.dataset.all !== undefined) {
    for (const row of rows) {
      row.isWished = button.dataset.all === "on";
      if (!row.box.disabled) row.box.checked = row.isWished;
    }
    sayChosen();
  } else if (button?.dataset.again !== undefined) void lookAgain(button);
  else if (button?.dataset.keep !== undefined) void keep(button);
});

addEventListener("beforeunload", (event) => {
  if (rows.some(({ box, isKept }) => box.checked && !isKept)) event.preventDefault();
});

async function read(file: File) {
  const mine = ++turn;
  rows = [];
  part("[data-rows-found]")?.replaceChildren();
  part("[data-kept]")?.replaceChildren();
  say("[data-keeping]", "");
  offerAgain();
  const text = await textOfFile(file);
  if (mine !== turn) return;
  const { people, errors } =
    text === null
      ? { people: [], errors: [{ line: 1, message: "The file is larger than 2 MB" }] }
      : foundIn(text);
  showUnread(errors);
  const list = part("[data-found]");
  if (list) list.hidden = people.length === 0;
  if (people.length === 0) return say("[data-reading]", "Nobody in it could be read.");
  say("[data-reading]", "Looking for whom you have already…");
  const known = await knownPeople();
  if (mine !== turn) return;
  const marked = marksOf(people, known);
  rows = people.map((found, at) => rowOf(found, marked[at] ?? []));
  warning = known ? "" : " Whom you have already could not be looked up.";
  await lookUp(rows);
}

/** Looks up the places of some of the list; what is done when another file was chosen meanwhile is left. */
async function lookUp(some: readonly Row[]) {
  const mine = turn;
  let done = 0;
  await eachOf(AT_ONCE, some, async (row) => {
    if (mine === turn && !isWhole(row.found, row.place)) await seek(row);
    if (mine !== turn) return;
    say("[data-reading]", `Places: ${++done} of ${some.length}`);
  });
  if (mine !== turn) return;
  say("[data-reading]", `${rows.length === 1 ? "One is" : `${rows.length} are`} in the file.${warning}`);
  offerAgain();
  sayChosen();
}

/** Looks up one place, and shows what came of it unless another was asked for meanwhile. */
async function seek(row: Row) {
  const { sought } = row;
  const found = await placeOf(sought).catch(() => undefined);
  if (sought !== row.sought) return;
  row.place = found ?? null;
  row.isFailed = found === undefined;
  showPlace(row);
}

async function lookAgain(button: HTMLButtonElement) {
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  await lookUp(rows.filter(({ isFailed }) => isFailed));
  button.removeAttribute("aria-busy");
  if (button.closest("[hidden]")) rows.find(({ box }) => !box.disabled)?.box.focus();
}

/** The way to look again stands there as long as a place could not be looked up. */
function offerAgain() {
  const offer = part("[data-failed]");
  if (offer) offer.hidden = !rows.some(({ isFailed }) => isFailed);
}

/** Does something with each of them, so many at a time. */
async function eachOf<T>(most: number, all: readonly T[], work: (one: T) => Promise<void>) {
  let next = 0;
  const worker = async () => {
    for (let one = all[next++]; one !== undefined; one = all[next++]) await work(one);
  };
  await Promise.all(Array.from({ length: most }, worker));
}

interface KnownPeople {
  readonly names: ReadonlySet<string>;
  readonly births: ReadonlySet<string>;
}

/** Whom the desk has; null where it could not be asked. */
async function knownPeople(): Promise<KnownPeople | null> {
  try {
    const isOfClients = (next: string) => /^[^?]*$|after=clients\./.test(next);
    const { clients } = await fetchExport("/api/desk/export", { goesOn: isOfClients });
    return {
      names: new Set(clients.map(({ name }) => nameAlone(name))),
      births: new Set(
        clients.flatMap(({ name, births }) => births.map(({ birthDate }) => sameness(name, birthDate))),
      ),
    };
  } catch {
    return null;
  }
}

/** What is to be said of each: that they are there already, or twice in the file. */
function marksOf(people: readonly Found[], known: KnownPeople | null): readonly (readonly string[])[] {
  const seen = new Set<string>();
  return people.map(({ name, date }) => {
    const same = sameness(name, date);
    const isTwice = seen.has(same);
    seen.add(same);
    if (known?.births.has(same)) return ["On your desk already"];
    if (known?.names.has(nameAlone(name))) return ["Somebody of this name is on your desk"];
    return isTwice ? ["Twice in this file"] : [];
  });
}

function rowOf(found: Found, marks: readonly string[]): Row {
  const element = made("li", "min-w-0 border-b border-line pb-4");
  const label = made("label", "flex items-start gap-3");
  const box = made("input", "mt-1 size-5 shrink-0");
  box.type = "checkbox";
  const isWished = marks.length === 0;
  box.disabled = !isWhole(found, null);
  box.checked = isWished && !box.disabled;
  const words = made("span", "min-w-0 break-words");
  const name = made("bdi", "font-semibold", found.name);
  put(words, name);
  for (const mark of marks) {
    const line = made("span", "ms-2 text-sm text-danger", mark);
    line.dataset.mark = "";
    put(words, line);
  }
  put(label, box, words);
  put(element, label);
  const clock =
    typeof found.zone === "number" ? ` (UTC${found.zone < 0 ? "−" : "+"}${Math.abs(found.zone)})` : "";
  const zone = typeof found.zone === "string" ? ` (${found.zone})` : clock;
  const birth = found.date === "" ? "No birth data" : `${found.date}, ${found.time || "time unknown"}${zone}`;
  put(element, made("p", "mt-1 text-sm text-muted", birth));
  if (found.note) put(element, made("p", "mt-1 line-clamp-2 text-sm break-words", found.note.slice(0, 300)));
  put(element, made("div", "mt-1 text-sm"));
  put(part("[data-rows-found]"), element);
  return { found, element, box, sought: found, place: null, isFailed: false, isWished, isKept: false };
}

/** Says where it is, or asks for other words where no place is known by these, or none could be looked up. */
function showPlace(row: Row) {
  const { found, element, box, place, sought, isFailed } = row;
  const room = element.lastElementChild as HTMLElement;
  if (place) {
    box.disabled = false;
    box.checked = row.isWished;
    room.replaceChildren(
      made("span", "text-muted", found.place && found.place !== place.name ? `${found.place}: ` : ""),
      made("span", "break-words", place.name),
    );
    return;
  }
  const unknown = sought.place
    ? `No place is known as “${sought.place}”. Write it otherwise:`
    : "Write the place:";
  const said = isFailed ? "The place could not be looked up. Look again, or write it otherwise:" : unknown;
  const asked = room.querySelector("span");
  if (asked) {
    asked.textContent = said;
    return;
  }
  const label = made("label", "grid gap-1");
  put(label, made("span", "text-danger", said));
  const field = made(
    "input",
    "block w-full min-w-0 rounded-md border border-edge bg-raised p-2 text-base text-ink",
  );
  field.type = "text";
  field.maxLength = 200;
  field.autocomplete = "off";
  field.addEventListener("change", async () => {
    row.sought = { place: field.value.trim(), latitude: null, longitude: null };
    row.isWished = true;
    await seek(row);
    offerAgain();
    if (!row.place) return;
    box.focus();
    sayChosen();
  });
  put(label, field);
  room.replaceChildren(label);
}

function showUnread(errors: ReturnType<typeof foundIn>["errors"]) {
  const place = part("[data-unread]");
  if (!place) return;
  place.hidden = errors.length === 0;
  const lines = errors
    .slice(0, MOST_LINES)
    .map(({ line, message }) => made("li", "", `Line ${line}: ${message}`));
  const list = made("ul", "break-words");
  put(list, ...lines);
  const more = errors.length - lines.length;
  place.replaceChildren(
    made(
      "p",
      "font-semibold text-danger",
      `${errors.length === 1 ? "One line" : `${errors.length} lines`} not read`,
    ),
    list,
    made("p", "", more > 0 ? `and ${more} more` : ""),
  );
}

const chosen = () =>
  rows.filter(({ found, place, box, isKept }) => box.checked && !isKept && isWhole(found, place));

function sayChosen() {
  say("[data-keeping]", rows.length === 0 ? "" : `${chosen().length} of ${rows.length} are ticked.`);
}

const typed = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value.trim() ?? "";

interface Answer {
  readonly moved?: readonly { readonly name: string; readonly from: string; readonly to: string }[];
  readonly message?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
}

/** Sends those who are ticked, a write after the other: what was kept is kept, and what was not can be sent again. */
async function keep(button: HTMLButtonElement) {
  if (button.getAttribute("aria-busy") === "true") return;
  const all = chosen();
  if (all.length === 0) return say("[data-keeping]", "Nobody is ticked.");
  button.setAttribute("aria-busy", "true");
  let kept = 0;
  try {
    for (const write of writesOf(all)) {
      say("[data-keeping]", `${kept} of ${all.length} are kept.`);
      const answer = await send(write);
      for (const row of write) markKept(row);
      kept += write.length;
      for (const { name, from, to } of answer.moved ?? [])
        put(
          part("[data-kept]"),
          made("p", "", `${name}: ${from} in the file is ${to} by the clock of the place.`),
        );
    }
    say("[data-keeping]", `${kept === 1 ? "One is" : `${kept} are`} kept.`);
  } catch (error) {
    const why = error instanceof TypeError ? "The server could not be reached." : (error as Error).message;
    say("[data-keeping]", `${kept} of ${all.length} are kept, the others not. ${why}`);
  } finally {
    button.removeAttribute("aria-busy");
  }
}

/** As many at a time as one write may have, by their number and by their size. */
function writesOf(all: readonly Row[]): Row[][] {
  const writes: Row[][] = [];
  let room = 0;
  for (const row of all) {
    const bytes = new TextEncoder().encode(JSON.stringify(clientOf(row))).length + 1;
    const last = writes.at(-1);
    if (last && last.length < CLIENTS_OF_A_WRITE && bytes <= room) last.push(row);
    else writes.push([row]);
    if (writes.at(-1) !== last) room = MOST_BYTES_OF_A_WRITE - 4096;
    room -= bytes;
  }
  return writes;
}

function clientOf({ found, place }: Row) {
  const { id, name, date, time, zone, note } = found;
  const birth = place &&
    date !== "" && {
      birthDate: date,
      birthTime: time,
      ...(time === "" && { timeUnknown: true }),
      birthLocation: place.name,
      latitude: place.latitude,
      longitude: place.longitude,
      timezone: place.timezone,
      ...(zone !== null && { zone }),
    };
  return { id, name, ...birth, ...(note && { note }) };
}

/** @throws Error that says why it was not kept */
async function send(write: readonly Row[]): Promise<Answer> {
  const [how, at, tag] = [typed("agreed-how"), typed("agreed-at"), typed("tag")];
  const response = await fetch("/api/desk/import", {
    method: "POST",
    headers: { "Content-Type": "application/json", [SHOWN_TO_HEADER]: shownTo() },
    body: JSON.stringify({
      clients: write.map(clientOf),
      ...((how || at) && { consent: { version: "1", how, at } }),
      ...(tag && { tag }),
    }),
  });
  const answer = (await response.json()) as Answer;
  if (response.ok) return answer;
  const why = Object.entries(answer.fields ?? {}).map(([field, words]) => {
    const [, index] = /^clients\.(\d{1,2})\./.exec(field) ?? [];
    const name = index === undefined ? "" : `${write[Number(index)]?.found.name}: `;
    return `${name}${words.join(" ")}`;
  });
  throw new Error(why.join(" ") || answer.message || String(response.status));
}

function markKept(row: Row) {
  row.isKept = true;
  row.box.checked = true;
  row.box.disabled = true;
  const words = row.element.querySelector("label > span");
  const line = made("span", "ms-2 text-sm text-success", "Kept");
  line.dataset.mark = "";
  put(words, line);
}
