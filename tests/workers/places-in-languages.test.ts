import { expect, test } from "vitest";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

interface Answer {
  readonly places: readonly { readonly name: string; readonly admin: string; readonly country: string }[];
}

async function firstOf(query: string): Promise<readonly string[]> {
  const response = await worker.fetch(`/api/places?${query}`);
  expect(response.status).toBe(200);
  const [first] = ((await response.json()) as Answer).places;
  return first ? [first.name, first.admin, first.country] : [];
}

test.each([
  ["q=Colonia&lang=es", ["Colonia", "Renania del Norte-Westfalia", "Alemania"]],
  ["q=Col%C3%B4nia&lang=pt-BR", ["Colônia", "Renânia do Norte-Vestfália", "Alemanha"]],
  ["q=Nueva&lang=es", ["Nueva York", "Nueva York", "Estados Unidos"]],
  ["q=London&lang=es", ["Londres", "Inglaterra", "Reino Unido"]],
  ["q=Londn&lang=es", ["Londres", "Inglaterra", "Reino Unido"]],
  ["lat=51.5085&lon=-0.1257&lang=pt-BR", ["Londres", "Inglaterra", "Reino Unido"]],
  ["q=Londres", ["London", "England", "United Kingdom"]],
  ["q=Londres&lang=en", ["London", "England", "United Kingdom"]],
])("GET /api/places?%s names and ranks in the language that is asked for", async (query, first) => {
  expect(await firstOf(query)).toEqual(first);
});

test("a language that there is not is refused at lang", async () => {
  const response = await worker.fetch("/api/places?q=Ulm&lang=fr");
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fieldCodes: { lang: ["choice.unknown"] } });
});

test.each([
  ["", "London, England, United Kingdom"],
  ["/es", "Londres, Inglaterra, Reino Unido"],
  ["/pt-br", "Londres, Inglaterra, Reino Unido"],
])(
  "the form of %s/birth-chart without a script reads the label and shows it again",
  async (prefix, label) => {
    const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: label, timezone: "auto" };
    const response = await worker.fetch(`${prefix}/birth-chart`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: await worker.origin() },
      body: new URLSearchParams(birth).toString(),
    });
    expect(response.status).toBe(200);
    const text = (await response.text()).replace(/<script.*?<\/script>/gs, "").replaceAll("<!-- -->", "");
    expect(text).toContain(`${label} (51`);
  },
);
