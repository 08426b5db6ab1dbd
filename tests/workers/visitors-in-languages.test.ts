import { describe, expect, test } from "vitest";
import { FURTHER_LANGUAGES, LANGUAGES_OF_PAGES } from "../../app/further-languages";
import { DESK_VARS, deskOf } from "../support/desk";
import { hasEnglish } from "../support/english-words";
import { asForm, invitationsOf } from "../support/intake";
import { spokenLines } from "../support/spoken-lines";
import { workerForTests } from "../support/worker";

const worker = workerForTests({ vars: DESK_VARS });
const desk = deskOf(worker);
const { invite } = invitationsOf(worker, desk);
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
    moment: "Martes, 15 de junio de 2027, 18:30 (Europe/Berlin, UTC+02:00), 60 minutos",
    ownMoment: "Para ti: martes, 15 de junio de 2027, 12:30 (America/New_York, UTC-04:00)",
    deleted: "Se eliminó lo que enviaste",
    nothing: "No existe esa solicitud",
    before: "Antes de tu sesión",
    agreed: "Hace falta saber que esta persona lo sabe",
    over: "Este enlace no abre nada",
  },
  "pt-BR": {
    title: "Pedir uma consulta",
    isMissing: "Escreva o que você quer perguntar",
    came: "Seu pedido chegou",
    moment: "Terça-feira, 15 de junho de 2027, 18:30 (Europe/Berlin, UTC+02:00), 60 minutos",
    ownMoment: "Para você: terça-feira, 15 de junho de 2027, 12:30 (America/New_York, UTC-04:00)",
    deleted: "O que você enviou foi excluído",
    nothing: "Este pedido não existe",
    before: "Antes da sua consulta",
    agreed: "É preciso saber que a pessoa sabe disso",
    over: "Este link não abre nada",
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

  test("what was sent in it is seen and deleted in it, with its appointment, by the link of a message in it", async () => {
    const token = (prefix === "/es" ? "c" : "d").repeat(64);
    const fields = { token, name: "Ana", email: `${prefix.slice(1)}@example.org`, question: "¿?" };
    const answer = await sent(`${prefix}/consult`, { ...fields, timezone: "America/New_York" });
    const yours = `${prefix}/request/${token}`;
    expect(await answer.text()).toContain(`href="${yours}"`);
    const mail = await (await worker.fetch("/local/mail")).text();
    expect(mail).toContain(yours);
    expect(mail).toContain(said.came);
    const { requests } = (await (await desk.get("/api/desk/requests")).json()) as {
      requests: readonly { readonly id: string; readonly updatedAt: number }[];
    };
    const [{ id, updatedAt } = { id: "", updatedAt: 0 }] = requests;
    const when = { date: "2027-06-15", time: "18:30", timezone: "Europe/Berlin" };
    await (await desk.post(`/api/desk/requests/${id}`, { ...when, status: "agreed", updatedAt })).text();
    const page = await worker.fetch(yours);
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
    const html = (await page.text()).replaceAll("<!-- -->", "");
    expect(html.toLowerCase()).toContain(said.moment.toLowerCase());
    expect(html).toContain(said.ownMoment);
    expect(english(html)).toEqual([]);
    for (const other of LANGUAGES_OF_PAGES.filter((one) => one.prefix !== prefix))
      expect(html).toContain(`href="${other.prefix}/request/${token}"`);
    expect(html).toContain(`href="${yours}/appointment.ics"`);
    const file = await (await worker.fetch(`${yours}/appointment.ics`)).text();
    expect(file).toContain("SUMMARY:Consulta · ");
    const gone = await sent(yours, { intent: "withdraw" });
    expect(await gone.text()).toContain(`<h1>${said.deleted}</h1>`);
    const missed = await worker.fetch(yours);
    expect(missed.status).toBe(404);
    const words = await missed.text();
    expect(words).toContain(said.nothing);
    expect(words).toContain(`<html lang="${tag}"`);
    expect(english(words)).toEqual([]);
  });

  test("the form before a session stands in it, is refused with all that was typed, and sent", async () => {
    const path = prefix + (await invite());
    const html = await (await worker.fetch(path)).text();
    expect(html).toContain(`<html lang="${tag}"`);
    expect(html).toContain(`<h1>${said.before}</h1>`);
    const ofPage = html.replace(/<main.*?<h1>/s, "<main><h1>"); // where the other languages are offered in their own words
    expect(english(ofPage)).toEqual([]);
    const typed = { fullName: "Mía <b>", birthTime: "14:30", birthLocation: "Lima", source: "memory" };
    const wrong = { ...typed, events: "ayer", "people.0.kind": "child", "people.0.name": "Leo" };
    const refused = await sent(path, wrong);
    expect(refused.status).toBe(422);
    const words = await refused.text();
    for (const value of ["Mía &lt;b&gt;", "14:30", "Leo"]) expect(words).toContain(`value="${value}"`);
    expect(words).toContain(said.agreed);
    expect(words).toMatch(/<option value="memory"[^>]*selected/);
    expect(english(words)).toEqual([]);
    const answer = await sent(path, { ...typed, birthDate: "15.06.1990", events: "1998 x" });
    expect(answer.status).toBe(200);
    const there = await answer.text();
    expect(english(there)).toEqual([]);
    const [, yours = ""] = /href="([^"]*\/request\/[0-9a-f]{64})"/.exec(there) ?? [];
    expect(yours.startsWith(`${prefix}/request/`)).toBe(true);
    expect(english(await (await worker.fetch(yours)).text())).toEqual([]);
    const used = await worker.fetch(path);
    expect(used.status).toBe(404);
    expect(await used.text()).toContain(said.over);
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

test("the page of the owner's link offers the form in every other language", async () => {
  const path = await invite();
  const html = await (await worker.fetch(path)).text();
  for (const { tag, prefix } of FURTHER)
    expect(html).toMatch(new RegExp(`<main.*<a href="${prefix}${path}"[^>]*lang="${tag}".*<h1>`, "s"));
  expect(html).toContain("Esta página también está en español");
});
