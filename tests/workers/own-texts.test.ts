import { describe, expect, test } from "vitest";
import { DESK_VARS, deskOf } from "../support/desk";
import { entriesOf } from "../support/texts";
import { workerForTests } from "../support/worker";

const worker = workerForTests({ vars: DESK_VARS });
const desk = deskOf(worker);
const stranger = workerForTests({});

const KEY = "natal/sun-in-sign/Leo";
const OURS = entriesOf("natal/sun-in-sign").Leo.text;
const LEO = "/api/readings/planet-in-house?planet=Sun&sign=Leo&house=5";
const MINE = "You came to be seen, and to see.";

type Json = Record<string, unknown>;
const json = async (response: Response) => (await response.json()) as Json;

async function put(body: unknown) {
  return worker.fetch("/api/desk/texts", {
    method: "PUT",
    headers: { ...(await desk.headers()), "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
const own = async (key = KEY, locale = "en") => {
  const { texts } = (await json(await desk.get("/api/desk/texts"))) as {
    texts: { key: string; locale: string; text: string; updatedAt: number; edition: string }[];
  };
  return texts.find((one) => one.key === key && one.locale === locale);
};
/** What stands there, gone or not. */
async function takeBack(key = KEY, locale = "en") {
  return desk.remove(`/api/desk/texts?${new URLSearchParams({ key, locale })}`);
}
async function keep(text = MINE, key = KEY, locale = "en") {
  await takeBack(key, locale);
  const response = await put({ key, locale, text });
  expect(response.status).toBe(200);
  return ((await json(response)).text as { updatedAt: number }).updatedAt;
}

describe("a text of the owner's", () => {
  test("goes before ours for everybody with the next request, is marked, and ours comes back", async () => {
    const before = await worker.fetch(LEO);
    expect(before.headers.get("Cache-Control")).toBe("no-store");
    expect(JSON.stringify(await json(before))).not.toContain('"own"');
    await keep();
    const told = (await json(await worker.fetch(LEO))) as {
      texts: Json[];
      own?: boolean;
      interpretation: string;
    };
    expect(told.texts[0]).toMatchObject({ text: MINE, own: true });
    expect(told.texts[1]).not.toHaveProperty("own");
    expect(told).toMatchObject({ own: true, interpretation: expect.stringContaining(MINE) });
    await takeBack();
    expect(JSON.stringify(await json(await worker.fetch(LEO)))).toContain(JSON.stringify(OURS).slice(1, -1));
  });

  test("is one of its language alone, and one of its part", async () => {
    await keep("Viniste a brillar.", KEY, "es");
    await keep("sing loudly.", `${KEY}#practice`);
    expect(JSON.stringify(await json(await worker.fetch(LEO)))).toContain("sing loudly.");
    expect(JSON.stringify(await json(await worker.fetch(LEO)))).not.toContain("Viniste");
    const inSpanish = (await json(await worker.fetch(`${LEO}&lang=es`))) as {
      texts: Json[];
      language: string;
    };
    expect(inSpanish.language).toBe("es");
    expect(inSpanish.texts[0]).toMatchObject({ text: "Viniste a brillar.", own: true });
    await takeBack(KEY, "es");
    await takeBack(`${KEY}#practice`);
  });

  test("of a horoscope is told on the page and by the call, which nobody keeps", async () => {
    const day = "/api/horoscope/daily?sign=leo&date=2026-12-05";
    const told = (await json(await worker.fetch(day))) as { mood: string };
    const { found } = {
      found: entriesOf("horoscope-days/moods") as Record<string, { variants: readonly string[] }>,
    };
    const [id, entry] = Object.entries(found).find(([, { variants }]) => variants.includes(told.mood)) ?? [
      "",
      null,
    ];
    const key = `horoscope-days/moods/${id}#variants.${entry?.variants.indexOf(told.mood)}`;
    await keep("Wide awake", key);
    const after = await worker.fetch(day);
    expect(await json(after)).toMatchObject({ mood: "Wide awake", own: true });
    const page = await worker.fetch("/horoscope/leo?date=2026-12-05");
    expect(await page.text()).toContain("Wide awake");
    expect(page.headers.get("Cache-Control") ?? "").not.toContain("max-age=");
    await takeBack(key);
  });

  test.each([
    ["an unknown set", { key: "natal/sun-in-soup/Leo", text: MINE }, "key"],
    ["an unknown text", { key: "natal/sun-in-sign/Ophiuchus", text: MINE }, "key"],
    ["an unknown part", { key: `${KEY}#genre`, text: MINE }, "key"],
    ["a path", { key: "../../x/Leo", text: MINE }, "key"],
    ["no key", { text: MINE }, "key"],
    ["a language that is none", { key: KEY, text: MINE, locale: "fr" }, "locale"],
    [
      "a text that its language lacks",
      { key: "horoscope/lunations/New Moon 1", text: MINE, locale: "es" },
      "locale",
    ],
    ["nothing", { key: KEY, text: " " }, "text"],
    ["a list", { key: KEY, text: [MINE] }, "text"],
    ["a tag", { key: KEY, text: "You <b>shine</b>." }, "text"],
    ["a placeholder that ours has not", { key: KEY, text: "{name} shines." }, "text"],
    ["no placeholder where ours has one", { key: "natal/lord-in-sign/Leo", text: "Shine." }, "text"],
    ["more than 4 KiB", { key: KEY, text: "é".repeat(2049) }, "text"],
    ["a version that is none", { key: KEY, text: MINE, updatedAt: "x" }, "updatedAt"],
  ])("%s is refused at its field", async (_, body, field) => {
    const response = await put({ locale: "en", ...body });
    expect(response.status).toBe(422);
    expect(Object.keys((await json(response)).fields as object)).toEqual([field]);
    expect(await own()).toBeUndefined();
  });

  test("of two writes over one version the second gets both", async () => {
    const updatedAt = await keep();
    expect((await put({ key: KEY, locale: "en", text: "First.", updatedAt })).status).toBe(200);
    const second = await put({ key: KEY, locale: "en", text: "Second.", updatedAt });
    expect(second.status).toBe(409);
    expect(await json(second)).toMatchObject({ yours: { text: "Second." }, theirs: { text: "First." } });
    expect((await put({ key: KEY, locale: "en", text: "Third." })).status).toBe(409);
    expect((await own())?.text).toBe("First.");
    await takeBack();
    expect((await put({ key: KEY, locale: "en", text: "Late.", updatedAt })).status).toBe(410);
  });

  test("is taken back in the version that was shown, where that is said", async () => {
    const updatedAt = await keep();
    const between = await put({ key: KEY, locale: "en", text: "Between.", updatedAt });
    const now = ((await json(between)).text as { updatedAt: number }).updatedAt;
    const remove = (version: number) =>
      desk.remove(
        `/api/desk/texts?${new URLSearchParams({ key: KEY, locale: "en", updatedAt: `${version}` })}`,
      );
    expect((await remove(updatedAt)).status).toBe(409);
    expect((await own())?.text).toBe("Between.");
    expect(await json(await remove(now))).toEqual({ removed: true });
    expect(await json(await remove(now))).toEqual({ removed: false });
  });

  test("that is not there is no change when it is taken back", async () => {
    const database = await worker.started().getD1Database("DB");
    const version = () => database.prepare("SELECT version FROM site_versions WHERE name = 'texts'").first();
    await keep();
    const kept = await version();
    await takeBack();
    const without = await version();
    expect(without).not.toEqual(kept);
    expect(await json(await takeBack())).toEqual({ removed: false });
    expect(await version()).toEqual(without);
  });
});

describe("a file of texts", () => {
  test("is taken in as it was saved, over nothing that says something else, unless that is asked for", async () => {
    await keep();
    const saved = await json(await desk.get("/api/desk/texts"));
    expect(await json(await put(saved))).toEqual({ written: 0, same: 1 });
    await keep("Changed.");
    const refused = await put(saved);
    expect(refused.status).toBe(409);
    expect(await json(refused)).toMatchObject({
      conflicts: [{ yours: { text: MINE }, theirs: { text: "Changed." } }],
    });
    expect(await json(await put({ ...saved, replace: true }))).toEqual({ written: 1, same: 0 });
    expect((await own())?.text).toBe(MINE);
    await takeBack();
  });

  test("with a fault in it is refused whole, with its place", async () => {
    const response = await put({
      texts: [
        { key: KEY, locale: "en", text: MINE },
        { key: KEY, locale: "es", text: "<i>" },
      ],
    });
    expect(response.status).toBe(422);
    expect(Object.keys((await json(response)).fields as object)).toEqual(["texts.1.text"]);
    expect(await own()).toBeUndefined();
    expect((await put({ texts: [] })).status).toBe(422);
  });

  const degrees = ["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius"];
  /** More than are kept, each in so many letters. */
  const many = (letters: number) =>
    degrees.flatMap((sign) =>
      Array.from({ length: 30 }, (_, index) => `degrees/${sign}/${index + 1}`).flatMap((key) =>
        ["image", "sense"].map((part) => ({
          key: `${key}#${part}`,
          locale: "en",
          text: "A".repeat(letters),
        })),
      ),
    );
  const takeAllBack = async () => {
    const database = await worker.started().getD1Database("DB");
    await database.exec("DELETE FROM site_texts");
    await database.exec("UPDATE site_versions SET version = version + 1");
  };

  test("keeps 500 and no more", async () => {
    const texts = many(7);
    expect(await json(await put({ texts: texts.slice(0, 500) }))).toEqual({ written: 500, same: 0 });
    expect((await put({ texts: texts.slice(500) })).status).toBe(422);
    const one = await put({ key: KEY, locale: "en", text: MINE });
    expect(one.status).toBe(422);
    expect(JSON.stringify(await json(one))).toContain("500 texts");
    expect((await desk.get("/desk/texts")).status).toBe(200);
    await takeAllBack();
  });

  test("keeps no more than a file may have, so that all of it comes back", async () => {
    expect((await put({ texts: many(1_000).slice(0, 250) })).status).toBe(200);
    const second = await put({ texts: many(1_000).slice(250, 500) });
    expect(second.status).toBe(422);
    expect((await json(second)).fieldCodes).toEqual({ "": ["own-texts.no-room"] });
    expect((await put({ texts: many(880).slice(250, 499) })).status).toBe(200);
    const saved = await json(await desk.get("/api/desk/texts"));
    expect(await json(await put({ ...saved, replace: true }))).toEqual({ written: 0, same: 499 });
    const long = await put({ key: KEY, locale: "en", text: "A".repeat(4_096) });
    expect(await json(long)).toMatchObject({ fieldCodes: { "": ["own-texts.no-room"] } });
    await takeAllBack();
  });

  test("that follows no text of ours any more is apart in the file, which comes back, and is taken back", async () => {
    const database = await worker.started().getD1Database("DB");
    const lost = { key: "natal/sun-in-sign/Ophiuchus", locale: "en", text: "Gone with a deployment." };
    await keep();
    await database
      .prepare("INSERT INTO site_texts VALUES (?, ?, ?, '00000000', 7)")
      .bind(lost.key, lost.locale, lost.text)
      .run();
    const saved = await json(await desk.get("/api/desk/texts"));
    expect(saved).toMatchObject({ texts: [{ key: KEY }], unused: [lost] });
    expect(await json(await put(saved))).toEqual({ written: 0, same: 1 });
    const page = await (await desk.get("/desk/texts")).text();
    expect(page).toContain(lost.text);
    expect(page.match(/"remove-text"/g)).toHaveLength(1);
    const named = { intent: "remove-text", key: lost.key, locale: "en" };
    const late = await desk.form("/desk/texts", { ...named, updatedAt: "6" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("It was not taken back");
    const sent = await desk.form("/desk/texts", { ...named, updatedAt: "7" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/desk/texts?removed#yours"]);
    expect((await json(await desk.get("/api/desk/texts"))).unused).toEqual([]);
    await takeBack();
  });
});

describe("the desk's pages", () => {
  const form = (fields: Readonly<Record<string, string>>) => desk.form("/desk/texts/text", fields);

  test("a text is found by its words, changed without scripts, and stands beside ours", async () => {
    const words = new URLSearchParams({ in: "natal", lang: "en", q: OURS.slice(0, 60) });
    const found = await (await desk.get(`/desk/texts?${words}`)).text();
    expect(found).toContain("Sun in sign · Leo");
    const page = await (await desk.get(`/desk/texts/text?of=${KEY}&lang=en`)).text();
    expect(page).toContain("Practice");
    const sent = await form({ intent: "save-text", key: KEY, locale: "en", text: MINE });
    expect(sent.redirected || sent.status === 303).toBe(true);
    const after = await (await desk.get(`/desk/texts/text?of=${KEY}&lang=en`)).text();
    expect(after).toContain("Yours is shown");
    expect(after).toContain(MINE);
    expect(await (await desk.get("/desk/texts")).text()).toContain("Sun in sign · Leo");
    await form({ intent: "remove-text", key: KEY, locale: "en" });
    expect(await own()).toBeUndefined();
  });

  test("what is refused, and what another tab changed, comes back with what was typed", async () => {
    const refused = await form({ intent: "save-text", key: KEY, locale: "en", text: "Typed <b>this</b>" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Typed &lt;b&gt;this&lt;/b&gt;");
    const updatedAt = await keep();
    await put({ key: KEY, locale: "en", text: "Between.", updatedAt });
    const late = await form({
      intent: "save-text",
      key: KEY,
      locale: "en",
      text: "Late.",
      updatedAt: `${updatedAt}`,
    });
    expect(late.status).toBe(409);
    const both = await late.text();
    expect(both).toContain("Between.");
    expect(both).toContain("Late.");
    const typed = { key: KEY, locale: "en", updatedAt: `${updatedAt}` };
    const wrong = await (await form({ ...typed, intent: "save-text", text: "<b>" })).text();
    expect(wrong).toContain(`name="updatedAt" value="${updatedAt}"`);
    expect((await form({ ...typed, intent: "remove-text" })).status).toBe(409);
    expect((await own())?.text).toBe("Between.");
    const file = await desk.form("/desk/texts", { intent: "bring-texts", texts: "{no file" });
    expect(file.status).toBe(422);
    expect(await file.text()).toContain("{no file");
    await takeBack();
  });

  test("says which of theirs follow a text of ours that is another now", async () => {
    await keep();
    const database = await worker.started().getD1Database("DB");
    await database.exec("UPDATE site_texts SET edition = '00000000'");
    const page = await (await desk.get("/desk/texts?show=changed")).text();
    expect(page).toContain("Ours changed since");
    await takeBack();
    expect(await (await desk.get("/desk/texts")).text()).not.toContain("Ours changed since");
  });

  test("leads from a client to each text of their chart", async () => {
    const { id } = await desk.add();
    const page = await (await desk.get(`/desk/client/${id}`)).text();
    expect(page).toContain(`/desk/texts?client=${id}`);
    for (const [part, expected] of [
      ["places", "Sun in sign · Cancer"],
      ["story", "Threads"],
    ])
      expect(await (await desk.get(`/desk/texts?client=${id}&part=${part}&lang=es`)).text()).toContain(
        expected,
      );
  });

  test.each([
    "/desk/texts/text?of=natal/none/x&lang=en",
    "/desk/texts/text",
    "/desk/texts?client=x",
    "/desk/texts/x",
  ])("%s is no page", async (path) => expect((await desk.get(path)).status).toBe(404));
});

test("where there is no desk answers may be kept, and there are no texts but ours", async () => {
  const response = await stranger.fetch(LEO);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
  expect(JSON.stringify(await json(response))).toContain(JSON.stringify(OURS).slice(1, -1));
});

test("while D1 fails a reading is told in the words that there are", async () => {
  const database = await worker.started().getD1Database("DB");
  await database.exec("ALTER TABLE site_versions RENAME TO away");
  try {
    expect((await worker.fetch(LEO)).status).toBe(200);
  } finally {
    await database.exec("ALTER TABLE away RENAME TO site_versions");
  }
});
