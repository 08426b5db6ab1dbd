/** With whom charts of two can be, and which fields such a block shows: for the editor's script. */
import { personWords } from "./birth-words";
import { addOption, type Brief, everybody } from "./desk-lists";

let isAsked = false;

/** Fills the lists of such blocks with all clients, once: those that stand in the page, and the one that is copied. */
export async function fillSeconds(page: ParentNode) {
  if (isAsked || !page.querySelector("[data-blocks] select[data-people]")) return;
  isAsked = true;
  const isWhole = await everybody("", { births: "on" }, (clients) => {
    // A block that is added meanwhile has what its template has.
    for (const list of listsIn(page)) for (const one of clients) addBirths(list, one);
  }).catch(() => false);
  isAsked = isWhole;
  if (!isWhole) throw new Error("The list of your clients could not be fetched: it is not whole.");
}

function listsIn(page: ParentNode): readonly HTMLSelectElement[] {
  const templates = [...page.querySelectorAll("template")].map(({ content }) => content);
  return [page, ...templates].flatMap((part) =>
    [...part.querySelectorAll("select")].filter(({ dataset }) => dataset.people !== undefined),
  );
}

function addBirths(list: HTMLSelectElement, { id, name, births = [] }: Brief) {
  if (list.dataset.but === id) return;
  addOption(list, personWords(name, births[0]), `${id}.0`);
  for (const [index, birth] of births.entries()) addOption(list, personWords(name, birth), `${id}.${index}`);
}

/** Whether it chooses which chart a block shows. */
export const isChart = ({ dataset }: Pick<HTMLElement, "dataset">) =>
  dataset.f === "pair" || dataset.f === "chart";

/** Shows the fields that its chart has, and leaves out those of others. */
export function showFitting(block: Element) {
  const chosen = [...block.querySelectorAll("select")].find(isChart)?.value ?? "";
  for (const field of block.querySelectorAll<HTMLElement>("[data-only]"))
    field.hidden = !field.dataset.only?.split("|").includes(chosen);
}
