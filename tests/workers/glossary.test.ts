import { expect, test } from "vitest";
import { GLOSSARY_FIELDS, GLOSSARY_TERMS, placeOfField } from "../../app/readings/glossary-terms";
import { chapterNamed } from "../../app/screens/insights/chapters";
import { PUBLIC_SCREEN_PATHS } from "../support/route-files";
import { entriesOf } from "../support/texts";
import { workerForTests } from "../support/worker";

const worker = workerForTests();
const GLOSSARY = "/insights/glossary";

/** The page that stands in the list of screens for all of its kind. */
function pageLike(path: string): string {
  if (path.startsWith("/degrees/")) return "/degrees/leo";
  return chapterNamed(path.replace("/insights/", "")) ? "/insights/planets" : path;
}

/** Every id of a page as a visitor without scripts is sent it. */
async function idsAt(path: string): Promise<readonly string[]> {
  const response = await worker.fetch(path);
  expect(response.status, path).toBe(200);
  return [...(await response.text()).matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

test("every term and every part of the glossary stands at an address of its own", async () => {
  const ids = await idsAt(GLOSSARY);
  const places = GLOSSARY_FIELDS.flatMap((field) => [placeOfField(field), ...GLOSSARY_TERMS[field]]);
  expect(places.filter((place) => ids.filter((id) => id === place).length !== 1)).toEqual([]);
});

test("every term's link leads to a page that there is, and to a place on it", async () => {
  const links = new Set(
    GLOSSARY_FIELDS.flatMap((field) => Object.values(entriesOf(`glossary/${field}`)).map(({ to }) => to)),
  );
  const ids = new Map<string, readonly string[]>();
  for (const path of new Set([...links].map((link) => link.replace(/#.*/, "")))) {
    expect(PUBLIC_SCREEN_PATHS).toContain(pageLike(path));
    ids.set(path, await idsAt(path));
  }
  const lost = [...links].filter((link) => {
    const [path = "", place] = link.split("#");
    return place !== undefined && !ids.get(path)?.includes(place);
  });
  expect(lost).toEqual([]);
});
