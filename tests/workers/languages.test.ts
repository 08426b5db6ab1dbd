import { describe, expect, test } from "vitest";
import { API, type Call } from "~/api.server";
import spanishFailures from "../../app/words/es/failures.json";
import spanish from "../../app/words/es/refusals.json";
import portugueseFailures from "../../app/words/pt-BR/failures.json";
import portuguese from "../../app/words/pt-BR/refusals.json";
import { ENGLISH_WORDS } from "../support/english-words";
import { workerForTests } from "../support/worker";

const worker = workerForTests();
/** Files tell too, and have no room to say in which language. */
const TELLING = Object.entries<Call>(API).filter(([, { operation, type }]) => operation.tells && !type);

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
    "GET /api/readings/glossary",
    "POST /api/compatibility",
    "GET /api/horoscope/daily",
    "GET /api/horoscope/weekly",
    "GET /api/horoscope/monthly",
    "GET /api/horoscope/yearly",
    "POST /api/horoscope/personal",
    "POST /api/time-lords",
    "POST /api/directions",
    "POST /api/elections",
    "POST /api/horary",
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
    "GET /api/readings/glossary",
    "POST /api/compatibility",
    "GET /api/horoscope/daily",
    "GET /api/horoscope/weekly",
    "GET /api/horoscope/monthly",
    "GET /api/horoscope/yearly",
    "POST /api/horoscope/personal",
    "POST /api/time-lords",
    "POST /api/directions",
    "POST /api/elections",
    "POST /api/horary",
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

test.each(["es", "pt-BR"])(
  "days before 1 December 2026 are told by the second edition in %s",
  async (lang) => {
    const day = (query: string) => worker.fetch(`/api/horoscope/daily?sign=Leo&date=2026-11-22${query}`);
    expect(await (await day("")).json()).not.toHaveProperty("sky");
    expect(await (await day(`&lang=${lang}`)).json()).toMatchObject({
      language: lang,
      sky: expect.any(String),
    });
  },
);

describe.each([
  ["es", spanish, spanishFailures],
  ["pt-BR", portuguese, portugueseFailures],
] as const)("what is refused is told in %s", (lang, { words }, failures) => {
  test("beside English, at the same fields in the same order, of a call with texts or without", async () => {
    for (const path of ["/api/birth-chart", "/api/reading"]) {
      const [english, answer] = await Promise.all(
        ["", `?lang=${lang}`].map(async (query) =>
          (await worker.post(path + query, { date: "1990-02-30" })).json(),
        ),
      );
      const { told, ...rest } = answer as Record<string, unknown>;
      expect(rest).toEqual(english);
      expect(told).toEqual({
        language: lang,
        message: failures.words.pleaseCheckTheFields,
        fields: {
          name: [words.nameRequired],
          date: [expect.stringMatching(/30.+(?:febrero|fevereiro) de 1990/)],
          time: [words.timeRequired],
          location: [words.locationRequired],
        },
      });
    }
  });

  test("on a page without scripts", async () => {
    const response = await worker.fetch(`/${lang.toLowerCase()}/birth-chart`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "date=1990-02-30",
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(words.nameRequired);
    expect(html).not.toContain("Name is required");
  });
});

test.each(["es", "pt-BR"])("what is said of a reckoning in %s has no word of English", async (lang) => {
  const said: string[] = [];
  const collect = (part: unknown): void => {
    if (typeof part === "string") said.push(part);
    else if (typeof part === "object" && part !== null) Object.values(part).forEach(collect);
  };
  for (const name of ["time-lords", "directions", "elections", "horary"] as const) {
    const response = await asked(`POST /api/${name}`, API[`POST /api/${name}`].example, lang);
    const { rules, considerations, windows } = (await response.json()) as Record<string, unknown>;
    collect([rules, considerations, windows]);
  }
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((text) => ENGLISH_WORDS.test(text))).toEqual([]);
});

test("what is refused of a reckoning is told in the language asked for, and in English beside it", async () => {
  const refused = await worker.post("/api/elections?lang=es", {
    place: { latitude: 78, longitude: 15 },
    from: "2026-11-22",
    to: "2026-12-22",
    all: [{ kind: "Ascendant", sign: "Leo" }],
  });
  expect(refused.status).toBe(422);
  const { message, told } = (await refused.json()) as { message: string; told: { message: string } };
  expect(message).toBe("Please check the fields named.");
  expect(told.message).not.toBe(message);
});

test("calls with texts are those of readings, horoscopes, numbers, and what reckonings say of themselves", () => {
  expect(TELLING).toHaveLength(22);
});

test("a call without texts, and a page, ask for no language", async () => {
  expect((await worker.fetch("/api/moon-ahead?lang=fr")).status).toBe(200);
  expect((await worker.fetch("/moon-phases?lang=fr")).status).toBe(200);
});
