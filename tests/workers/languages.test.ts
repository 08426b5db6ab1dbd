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

/** What is answered in another language today: all else in English, which it says. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  es: [
    "POST /api/reading",
    "GET /api/readings/planet-in-house",
    "POST /api/chart-transits",
    "POST /api/annual-profections",
    "POST /api/numerology",
    "POST /api/human-design",
    "POST /api/astrocartography",
    "POST /api/return-reading",
    "GET /api/readings/degree",
    "GET /api/readings/degrees",
    "POST /api/compatibility",
    "GET /api/horoscope/daily",
    "GET /api/horoscope/weekly",
    "GET /api/horoscope/monthly",
    "GET /api/horoscope/yearly",
    "POST /api/horoscope/personal",
  ],
  "pt-BR": [
    "POST /api/reading",
    "GET /api/readings/planet-in-house",
    "POST /api/chart-transits",
    "POST /api/annual-profections",
    "POST /api/numerology",
    "POST /api/human-design",
    "POST /api/astrocartography",
    "POST /api/return-reading",
    "GET /api/readings/degree",
    "GET /api/readings/degrees",
    "POST /api/compatibility",
    "GET /api/horoscope/daily",
    "GET /api/horoscope/weekly",
    "GET /api/horoscope/monthly",
    "GET /api/horoscope/yearly",
    "POST /api/horoscope/personal",
  ],
};

describe.each(TELLING)("%s", (name, { example }) => {
  test.each(["en", "es", "pt-BR", ""])(
    "asked for in %j says in which language its texts are",
    async (lang) => {
      const response = await asked(name, example, lang);
      expect(response.status).toBe(200);
      const language = TOLD[lang]?.includes(name) ? lang : "en";
      const answer = (await response.json()) as object;
      for (const told of Array.isArray(answer) ? answer : [answer])
        expect(Object.entries(told).at(-1)).toEqual(["language", language]);
    },
  );

  test("refuses a language that there is not, at lang", async () => {
    const response = await asked(name, example, "fr");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { lang: ["Must be one of en, es, pt-BR"] },
      fieldCodes: { lang: ["choice.unknown"] },
    });
  });
});

test.each([
  ["es", "Mercurio"],
  ["pt-BR", "Mercúrio"],
])("a text in %s calls a lord by its name there", async (lang, name) => {
  const response = await asked("POST /api/reading", API["POST /api/reading"].example, lang);
  const { lords } = (await response.json()) as { lords: { planet: string; text: string }[] };
  const mercury = lords.find(({ planet }) => planet === "Mercury");
  expect(mercury?.text).toContain(name);
  expect(mercury?.text).not.toMatch(/Mercury|[{}]/);
});

test("calls with texts are those of readings, horoscopes, numbers, and what reckonings say of themselves", () => {
  expect(TELLING).toHaveLength(22);
});

test("a call without texts, and a page, ask for no language", async () => {
  expect((await worker.fetch("/api/moon-ahead?lang=fr")).status).toBe(200);
  expect((await worker.fetch("/moon-phases?lang=fr")).status).toBe(200);
});
