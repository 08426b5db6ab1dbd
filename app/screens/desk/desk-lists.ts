/** The list of clients, and lists to choose from among them, where scripts run: all parts are fetched, of which a page has one. */

import type { SaidBirth } from "./birth-words";
import { plain } from "./plain-text";

const MOST_PARTS = 100;

/** Fetches the parts of the list that this page has not, and puts everybody in the order of their names. */
export async function wholeList() {
  const rows = document.querySelector<HTMLElement>("[data-rows]");
  if (!rows) return;
  const isFirst = !new URLSearchParams(location.search).has("after");
  let next = isFirst ? further(document) : "/desk";
  if (next === null) return inOrder(rows);
  const held = new Set([...rows.children].map(keyOf));
  for (let part = 0; next !== null && part < MOST_PARTS; part++) {
    const response = await fetch(next);
    if (!response.ok || !response.headers.has("Desk")) return; // The way to the next page still stands there.
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!rows.isConnected) return;
    for (const row of [...page.querySelectorAll("[data-rows] > li")]) {
      if (held.has(keyOf(row))) continue;
      held.add(keyOf(row));
      rows.insertBefore(row, null);
    }
    addTags(page);
    next = further(page);
    const link = document.querySelector<HTMLAnchorElement>("[data-further] a");
    if (next !== null) link?.setAttribute("href", next);
  }
  document.querySelector("[data-further]")?.remove();
  inOrder(rows);
  filter();
}

const further = (page: Document) => page.querySelector("[data-further] a")?.getAttribute("href") ?? null;
const keyOf = (row: Element) => row.querySelector("a")?.getAttribute("href") ?? "";
const { compare } = new Intl.Collator("en");

function inOrder(rows: HTMLElement) {
  const focused = document.activeElement;
  const byName = [...rows.querySelectorAll<HTMLElement>(":scope > li")].sort((one, other) =>
    compare(one.dataset.name ?? "", other.dataset.name ?? ""),
  );
  for (const row of byName) rows.insertBefore(row, null);
  if (focused instanceof HTMLElement && rows.contains(focused)) focused.focus({ preventScroll: true });
}

function addTags(page: Document) {
  const place = document.querySelector<HTMLElement>("[data-tags-of-all]");
  if (!place) return;
  const buttons = () => [...place.querySelectorAll<HTMLElement>("[data-tag]")];
  const there = new Set(buttons().map(({ dataset }) => dataset.tag));
  for (const button of [...page.querySelectorAll<HTMLElement>("[data-tag]")]) {
    if (there.has(button.dataset.tag)) continue;
    const after = buttons().find(({ dataset }) => compare(dataset.tag ?? "", button.dataset.tag ?? "") > 0);
    place.insertBefore(button, after ?? null);
  }
  place.hidden = buttons().length === 0;
}

/** Shows the clients who have every word that is searched for and every tag that is pressed. */
export function filter() {
  const field = document.querySelector<HTMLInputElement>("[data-search]");
  const count = document.querySelector<HTMLElement>("[data-found]");
  if (!field || !count) return;
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  const tags = [...document.querySelectorAll<HTMLElement>('[data-tag][aria-pressed="true"]')].map(
    ({ dataset }) => dataset.tag ?? "",
  );
  let found = 0;
  for (const row of document.querySelectorAll<HTMLElement>("[data-rows] > li")) {
    const own = JSON.parse(row.dataset.tags ?? "[]") as string[];
    const text = plain(row.textContent ?? "");
    row.hidden = !words.every((word) => text.includes(word)) || !tags.every((tag) => own.includes(tag));
    if (!row.hidden) found++;
  }
  const isAsked = words.length + tags.length > 0;
  const shown = isAsked ? found : Number(count.dataset.found);
  const isPart = isAsked && further(document) !== null;
  count.textContent = `${shown === 1 ? "1 client" : `${shown} clients`}${isPart ? " so far" : ""}`;
}

/** Somebody as lists to choose from have them. */
export interface Brief {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** Where these are asked for. */
  readonly births?: readonly SaidBirth[];
}

/** Fills lists to choose a client from that can be seen, each once: a page that is about one of them opens no others. */
export async function fillPeople() {
  const lists = [...document.querySelectorAll("select")].filter(
    // The editor fills its own.
    (list) =>
      list.dataset.people !== undefined &&
      list.dataset.f === undefined &&
      !list.closest("details:not([open])"),
  );
  const [first] = lists;
  if (!first) return;
  const from = first.dataset.people ?? "";
  for (const list of lists) delete list.dataset.people;
  await everybody(from, {}, (clients) => {
    for (const list of lists) for (const one of clients) addTo(list, one);
  });
}

/** Asks for the clients a part after the other. @returns whether all of them came */
export async function everybody(
  from: string,
  asked: Readonly<Record<string, string>>,
  each: (clients: readonly Brief[]) => void,
): Promise<boolean> {
  let next: string | null = from;
  for (let part = 0; next !== null && part < MOST_PARTS; part++) {
    const query: string = new URLSearchParams({
      brief: "on",
      ...asked,
      ...(next && { after: next }),
    }).toString();
    const response = await fetch(`/api/desk/clients?${query}`);
    if (!response.ok) return false;
    const answer = (await response.json()) as { clients: readonly Brief[]; next: string | null };
    each(answer.clients);
    next = answer.next;
  }
  return true;
}

function addTo(list: HTMLSelectElement, { id, name, email }: Brief) {
  if (list.dataset.but === id || !addOption(list, name, id)) return;
  // Whoever wrote from the same address is most likely meant.
  if (email && email.toLowerCase() === list.dataset.email?.toLowerCase()) list.value = id;
}

/**
 * Puts an option where its words belong in the order of the alphabet, behind the first ones, which keep their places.
 * @returns whether it was not there yet
 */
export function addOption(list: HTMLSelectElement, words: string, value: string): boolean {
  if ([...list.options].some((option) => option.value === value)) return false;
  const kept = Number(list.dataset.first ?? 1);
  const after = [...list.options].slice(kept).find(({ text }) => compare(text, words) > 0);
  list.insertBefore(new Option(words, value), after ?? null);
  return true;
}
