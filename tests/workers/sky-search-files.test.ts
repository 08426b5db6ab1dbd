import { describe, expect, test } from "vitest";
import { workerForTests } from "../support/worker";

const worker = workerForTests();
const SEARCH = "kind=aspect&body=Mars&with=Moon&aspect=Trine&from=2026&to=2026";

async function text(path: string) {
  return (await worker.fetch(path)).text();
}

describe("the files of a search", () => {
  test.each([
    ["", "Mars trine Moon", "At (UTC),Event,"],
    ["&lang=es", "Marte en trígono con la Luna", "Momento (UTC),Evento,"],
    ["&lang=pt-BR", "Marte em trígono com a Lua", "Momento (UTC),Evento,"],
  ])("asked for with %j say it in that language", async (lang, event, heads) => {
    const csv = await text(`/api/sky-search.csv?${SEARCH}${lang}`);
    expect(csv.replace("\uFEFF", "").startsWith(heads)).toBe(true);
    expect(csv).toContain(`,${event},`);
    expect(await text(`/api/sky-search.ics?${SEARCH}${lang}`)).toContain(`SUMMARY:${event}\r\n`);
  });

  test("are refused in a language that is not there", async () => {
    expect((await worker.fetch(`/api/sky-search.csv?${SEARCH}&lang=fr`)).status).toBe(422);
  });

  test.each([
    ["/sky-search", ""],
    ["/es/sky-search", "&amp;lang=es"],
    ["/pt-br/sky-search", "&amp;lang=pt-BR"],
  ])("are linked on %s in the language of the page", async (path, lang) => {
    const html = await text(`${path}?${SEARCH}`);
    expect(html).toContain(`/api/sky-search.csv?${SEARCH.replaceAll("&", "&amp;")}${lang}"`);
  });
});
