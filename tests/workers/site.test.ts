import { describe, expect, test } from "vitest";
import { everyRow } from "../support/database-rows";
import { DESK_VARS, deskOf } from "../support/desk";
import { workerForTests } from "../support/worker";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0L8 8z"/></svg>';
const PROFILE = {
  name: "Stella & Sons",
  contact: "hello@stella.example",
  texts: {
    en: {
      strapline: "Stars since 1999",
      tagline: "Look up",
      description: "Readings by the sea.",
      founder: "Founded by Stella.",
      imprint: "Stella Probe\nHarbour Street 1",
      privacy: "The bookings are kept by the booking site.",
      paperHead: 'Stella "& Sons"',
    },
    es: { tagline: "Mira arriba" },
  },
  offers: [
    {
      kind: "transit-consultation",
      price: "€90",
      bookingUrl: "https://book.example/year",
      texts: { en: { title: "Your Year", description: "Twelve months ahead.", duration: "90 minutes" } },
    },
    { price: "€50", texts: { en: { title: "A Question" } } },
  ],
  accent: { light: "#7a3b9a" },
  settings: { houseSystem: "Placidus", zodiac: "Lahiri" },
  logo: `data:image/svg+xml;base64,${btoa(SVG)}`,
};

interface Answer {
  readonly site: {
    readonly profile: { readonly name: string; readonly logo: { readonly hash: string } };
    readonly updatedAt: number;
  };
}

const withoutMarks = (page: string) =>
  page
    .replace(/nonce="[^"]*"/g, "")
    .replace(/"nonce":"[^"]*"/g, "")
    .replace(/,"hasDesk":true/g, "")
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, "ORIGIN");

describe("where there is a desk", () => {
  const worker = workerForTests({ vars: DESK_VARS });
  const desk = deskOf(worker);
  const put = async (body: object) =>
    worker.fetch("/api/desk/site", {
      method: "PUT",
      headers: { ...(await desk.headers()), "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const text = async (path: string) => (await worker.fetch(path)).text();
  let updatedAt = 0;

  test("nothing is said of it before it is saved: pages are as they come, and its files are nowhere", async () => {
    expect(await (await desk.get("/api/desk/site")).json()).toEqual({ site: null });
    expect(await text("/")).not.toContain('"own":');
    expect(await (await worker.fetch("/site.json")).json()).toEqual({ version: 0 });
    for (const path of ["/own.webmanifest", "/logo/abc.svg"])
      expect((await worker.fetch(path)).status, path).toBe(404);
  });

  test("what is saved stands on every page, by language, and ours nowhere", async () => {
    const response = await put({ ...PROFILE, updatedAt: 0 });
    expect(response.status).toBe(200);
    updatedAt = ((await response.json()) as Answer).site.updatedAt;
    const home = await text("/");
    for (const words of [
      "Stella &amp; Sons",
      "Stars since 1999",
      "Look up",
      "Readings by the sea.",
      "Founded by Stella.",
    ])
      expect(home).toContain(words);
    expect(home).toContain("--own-gold-light:#7a3b9a");
    expect(home).toContain('href="/own.webmanifest"');
    for (const path of ["/", "/horoscope/leo"])
      expect(await text(path), path).toMatch(/property="og:image" content="[^"]*\/images\/icon-512\.png"/);
    const spanish = await text("/es");
    expect(spanish).toContain("Mira arriba");
    expect(spanish).toContain("Stars since 1999");
    for (const path of [
      "/",
      "/es",
      "/pt-br",
      "/consultations",
      "/privacy",
      "/nowhere",
      "/consult",
      "/insights",
    ]) {
      const page = await text(path);
      expect(page, path).toContain("Stella &amp; Sons");
      expect(page.replace(/data-realign|realign:\w+/g, ""), path).not.toContain("Realign");
    }
  });

  test("privacy says who is responsible and what the owner adds", async () => {
    const page = await text("/privacy");
    expect(page).toContain('<section id="imprint"');
    expect(page).toContain("Stella Probe\nHarbour Street 1");
    for (const [path, link] of [
      ["/", '"/privacy#imprint">Imprint<'],
      ["/nowhere", '"/privacy#imprint">Imprint<'],
      ["/consult", '"/privacy#imprint" class="link">Imprint<'],
      ["/es", '"/es/privacy#imprint">Aviso legal<'],
    ] as const)
      expect(await text(path), path).toContain(link);
    expect(await text("/?embed")).not.toContain("#imprint");
    expect(page).toContain("The bookings are kept by the booking site.");
    expect(page).toContain("mailto:hello@stella.example");
    // Kept by the isolate from now on, and in the owner's dress from there as well.
    for (const shown of [page, await text("/privacy")]) expect(shown).toContain("--own-gold-light:#7a3b9a");
  });

  test("offers are the owner's, and a request may be about them alone", async () => {
    const page = await text("/consultations");
    expect(page).toContain("https://book.example/year");
    expect(page).not.toContain("booking.realign.example");
    expect(page).toContain('href="/consult?offer=a-question" class=');
    expect(await text("/es/consultations")).toContain('href="/es/consult?offer=a-question" class=');
    expect(await text("/consult?offer=a-question")).toMatch(/<option value="a-question"[^>]* selected[^>]*>/);
    const request = { name: "Ann", email: "ann@example.com", question: "When?" };
    expect((await worker.post("/api/requests", { ...request, offer: "comprehensive-session" })).status).toBe(
      422,
    );
    expect((await worker.post("/api/requests", { ...request, offer: "your-year" })).status).toBe(200);
  });

  test("of the owner's own offers the house's words say neither how long one is nor, of one alone, which to choose", async () => {
    const two = await text("/consultations");
    expect(two).toContain("Which one is for you?");
    expect(two).not.toContain("An hour with somebody");
    const response = await put({ ...PROFILE, offers: PROFILE.offers.slice(1), updatedAt });
    updatedAt = ((await response.json()) as Answer).site.updatedAt;
    const one = await text("/consultations");
    expect(one).toContain("What to bring");
    expect(one).not.toMatch(/Which one is for you|An hour with somebody/);
    const back = await put({ ...PROFILE, updatedAt });
    updatedAt = ((await back.json()) as Answer).site.updatedAt;
    expect(await text("/")).not.toContain("Professional Astrology");
  });

  test("the logo has an address of its own that runs nothing, and stays where other words are saved", async () => {
    const { site } = (await (await desk.get("/api/desk/site")).json()) as Answer;
    const path = `/logo/${site.profile.logo.hash}.svg`;
    const logo = await worker.fetch(path);
    expect(logo.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(logo.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(logo.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
    expect(logo.headers.get("Cache-Control")).toContain("immutable");
    expect(await logo.text()).toBe(SVG);
    const response = await put({ ...PROFILE, logo: undefined, updatedAt });
    updatedAt = ((await response.json()) as Answer).site.updatedAt;
    expect((await worker.fetch(path)).status).toBe(200);
  });

  test("the manifest and what a device keeps follow", async () => {
    for (const [path, home] of [
      ["/own.webmanifest", "/"],
      ["/own.es.webmanifest", "/es"],
      ["/own.pt-br.webmanifest", "/pt-br"],
    ] as const) {
      expect(await text(home)).toContain(`<link rel="manifest" href="${path}"/>`);
      const { id, start_url, lang, shortcuts } = (await (
        await worker.fetch(path.replace("own", "site"))
      ).json()) as Readonly<Record<string, unknown>>;
      expect([id, start_url]).toEqual([home, home]);
      expect(await (await worker.fetch(path)).json()).toMatchObject({
        ...{ id, start_url, lang, shortcuts },
        name: "Stella & Sons",
        description: "Readings by the sea.",
      });
    }
    const site = await worker.fetch("/site.json");
    expect(site.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(await site.json()).toMatchObject({
      version: updatedAt,
      screens: { "/es": { own: { tagline: "Mira arriba", name: "Stella & Sons" } } },
    });
  });

  test("over another version than the last nothing is saved, and both come back", async () => {
    const response = await put({ ...PROFILE, name: "Other", updatedAt: updatedAt - 1 });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      yours: { profile: { name: "Other" } },
      theirs: { profile: { name: "Stella & Sons" } },
    });
    expect((await put({ ...PROFILE, updatedAt: 0 })).status).toBe(409);
  });

  test("the form saves without scripts, and a preview saves nothing", async () => {
    const fields = { intent: "save-site", updatedAt: String(updatedAt), name: "Stella <b>" };
    const preview = await (await desk.form("/desk/site", { ...fields, preview: "on" })).text();
    expect(preview).toContain("Stella &lt;b&gt;");
    expect(await text("/")).not.toContain("Stella &lt;b&gt;");
    const refused = await desk.form("/desk/site", { ...fields, "accent.light": "#ffff00" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("The nearest that can be read is");
    const saved = await desk.form("/desk/site", fields);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/desk/site?saved"]);
    expect(await text("/")).toContain("Stella &lt;b&gt;");
  });

  test("an SVG that could run is refused in the form, by what is in the way", async () => {
    const user = (await (await desk.get("/api/auth/user")).json()) as { id: string };
    const body = new FormData();
    body.set("shownTo", user.id);
    body.set("intent", "save-logo");
    body.set("logo", new Blob([SVG.replace("<path", "<script/><path")]), "logo.svg");
    const response = await worker.fetch("/desk/site", {
      method: "POST",
      headers: { ...(await desk.headers()), Origin: "null", "Sec-Fetch-Site": "same-origin" },
      body,
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("&lt;script&gt;");
  });

  test("one press takes all of it away, and pages are again byte for byte as they were", async () => {
    expect((await desk.form("/desk/site", { intent: "remove-site" })).status).toBe(422);
    expect((await desk.form("/desk/site", { intent: "remove-site", sure: "on" })).status).toBe(303);
    const rows = await everyRow(await worker.started().getD1Database("DB"));
    expect(rows.site_profile).toEqual([]);
    expect(await text("/privacy")).toContain("Realign");
    expect(await text("/privacy")).not.toMatch(/"own":|--own-|imprint/i);
  });

  test("where there is no logo, nothing is saved by taking it away", async () => {
    expect((await desk.form("/desk/site", { intent: "remove-logo" })).status).toBe(303);
    const rows = await everyRow(await worker.started().getD1Database("DB"));
    expect(rows.site_profile).toEqual([]);
  });

  test("a form that was open while all was taken away comes back with what was typed, and is saved at the next press", async () => {
    const fields = { intent: "save-site", name: "Typed before" };
    const refused = await desk.form("/desk/site", { ...fields, updatedAt: String(updatedAt) });
    expect(refused.status).not.toBe(303);
    const page = await refused.text();
    expect(page).toContain("Typed before");
    const [, version = ""] = /name="updatedAt" value="(\d+)"/.exec(page) ?? [];
    const saved = await desk.form("/desk/site", { ...fields, updatedAt: version });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/desk/site?saved"]);
    expect((await desk.form("/desk/site", { intent: "remove-site", sure: "on" })).status).toBe(303);
  });

  test("a row that is no profile is as none, and is written over", async () => {
    const db = await worker.started().getD1Database("DB");
    await db.exec(`INSERT INTO site_profile VALUES (1, 5, '{"name":1}')`);
    expect(await (await desk.get("/api/desk/site")).json()).toEqual({ site: null });
    expect((await put({ ...PROFILE, updatedAt: 0 })).status).toBe(200);
  });
});

describe("where there is no desk", () => {
  const worker = workerForTests({ vars: { OWNER_IDENTITIES: DESK_VARS.OWNER_IDENTITIES } });
  const withDesk = workerForTests({ vars: DESK_VARS });

  test("what stands in the database is asked by nobody, and its files are nowhere", async () => {
    const db = await worker.started().getD1Database("DB");
    await db.exec(`INSERT INTO site_profile VALUES (1, 5, '{}')`);
    for (const path of ["/site.json", "/own.webmanifest"])
      expect((await worker.fetch(path)).status, path).toBe(404);
  });

  test("a page is byte for byte that of a site whose owner has saved nothing", async () => {
    const [without, unsaved] = await Promise.all(
      [worker, withDesk].map(async (one) => (await one.fetch("/birth-chart")).text()),
    );
    expect(withoutMarks(unsaved ?? "")).toBe(withoutMarks(without ?? ""));
  });
});
