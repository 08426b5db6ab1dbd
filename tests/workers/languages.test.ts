import { describe, expect, test } from "vitest";
import { API, type Call } from "~/api.server";
import { workerForTests } from "../support/worker";

const worker = workerForTests();
const TELLING = Object.entries<Call>(API).filter(([, { operation }]) => operation.tells);

/** A call's example, asked for in a language. */
function asked(name: string, example: Call["example"], lang: string): Promise<Response> {
  const [method, path] = name.split(" ");
  if (method === "POST") return worker.post(`${path}?lang=${lang}`, example);
  const query = new URLSearchParams({ ...(example as Record<string, string>), lang });
  return worker.fetch(`${path}?${query}`);
}

describe.each(TELLING)("%s", (name, { example }) => {
  test.each(["en", "es", "pt-BR", ""])("asked for in %j says that its texts are English", async (lang) => {
    const response = await asked(name, example, lang);
    expect(response.status).toBe(200);
    const answer = (await response.json()) as object;
    for (const told of Array.isArray(answer) ? answer : [answer])
      expect(Object.entries(told).at(-1)).toEqual(["language", "en"]);
  });

  test("refuses a language that there is not, at lang", async () => {
    const response = await asked(name, example, "fr");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { lang: ["Must be one of en, es, pt-BR"] },
      fieldCodes: { lang: ["choice.unknown"] },
    });
  });
});

test("calls with texts are those of readings, horoscopes, numbers, and what reckonings say of themselves", () => {
  expect(TELLING).toHaveLength(22);
});

test("a call without texts, and a page, ask for no language", async () => {
  expect((await worker.fetch("/api/moon-ahead?lang=fr")).status).toBe(200);
  expect((await worker.fetch("/moon-phases?lang=fr")).status).toBe(200);
});
