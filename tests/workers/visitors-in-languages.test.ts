import { describe, expect, test } from "vitest";
import { FURTHER_LANGUAGES, LANGUAGES_OF_PAGES } from "../../app/further-languages";
import { DESK_VARS, deskOf } from "../support/desk";
import { hasEnglish } from "../support/english-words";
import { asForm } from "../support/intake";
import { spokenLines } from "../support/spoken-lines";
import { workerForTests } from "../support/worker";

const worker = workerForTests({ vars: DESK_VARS });
const desk = deskOf(worker);
let network = 0;
/** A form, from a network of its own: one may send three requests a day. */
const sent = (path: string, fields: Readonly<Record<string, string>>) => {
  const { headers, ...form } = asForm(fields);
  return worker.fetch(path, {
    ...form,
    headers: { ...headers, "CF-Connecting-IP": `198.51.100.${++network}` },
  });
};
const english = (html: string) => spokenLines(html).filter(hasEnglish);

const ASKED = {
  es: {
    title: "Pedir una consulta",
    isMissing: "Escribe qué te gustaría preguntar",
    came: "Tu solicitud llegó",
  },
  "pt-BR": {
    title: "Pedir uma consulta",
    isMissing: "Escreva o que você quer perguntar",
    came: "Seu pedido chegou",
  },
} as const;
const FURTHER = FURTHER_LANGUAGES.map(({ tag, prefix }) => ({
  tag,
  prefix,
  said: ASKED[tag as keyof typeof ASKED],
}));

describe.each(FURTHER)("in $tag", ({ tag, prefix, said }) => {
  test("a consultation is asked for, from the page's head to its foot", async () => {
    const page = await worker.fetch(`${prefix}/consult?offer=transit-consultation`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(`<html lang="${tag}"`);
    expect(html).toContain(`<h1>${said.title}</h1>`);
    expect(html).toMatch(/<option value="transit-consultation"[^>]*selected/);
    expect(english(html)).toEqual([]);
    for (const path of ["/", "/consultations", "/privacy"])
      expect(html).toContain(`href="${path === "/" ? prefix : prefix + path}"`);
  });

  test("a form that is refused comes back with all that was typed, and one that is sent is kept", async () => {
    const typed = { name: "Mine <b>", "wishes.0": "Lunes", timezone: "America/Bogota", withQuiz: "on" };
    const refused = await sent(`${prefix}/consult`, typed);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(`<html lang="${tag}"`);
    expect(html).toContain(said.isMissing);
    expect(english(html)).toEqual([]);
    for (const value of ["Mine &lt;b&gt;", "Lunes", "America/Bogota"])
      expect(html).toContain(`value="${value}"`);
    expect(html).toMatch(/<input[^>]*name="withQuiz"[^>]*checked=""/);
    const name = `Probe ${tag}`;
    const whole = { ...typed, name, email: "probe@example.org", question: "¿Ahora?", withQuiz: "" };
    const kept = await sent(`${prefix}/consult`, whole);
    expect(kept.status).toBe(200);
    const words = await kept.text();
    expect(words).toContain(`<h1>${said.came}</h1>`);
    expect(english(words)).toEqual([]);
    const { requests } = (await (await desk.get("/api/desk/requests")).json()) as {
      requests: readonly object[];
    };
    expect(requests[0]).toMatchObject({ name, question: "¿Ahora?", wishes: ["Lunes"] });
  });

  test("the consultations lead to the page in their language", async () => {
    const html = await (await worker.fetch(`${prefix}/consultations`)).text();
    expect(html).toContain(`href="${prefix}/consult"`);
  });
});

test.each(LANGUAGES_OF_PAGES)(
  "in $tag the page names itself in every language, for robots and readers",
  async (one) => {
    const origin = await worker.origin();
    const html = await (await worker.fetch(`${one.prefix}/consult`)).text();
    expect(html).toContain(`<link rel="canonical" href="${origin}${one.prefix}/consult">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}/consult">`);
    expect(html).not.toContain("noindex");
    for (const { tag, prefix } of LANGUAGES_OF_PAGES) {
      expect(html).toContain(`<link rel="alternate" hreflang="${tag}" href="${origin}${prefix}/consult">`);
      const link = new RegExp(`<a href="${prefix}/consult"[^>]*lang="${tag}"`);
      expect(link.test(html), tag).toBe(tag !== one.tag);
    }
  },
);
