import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { inOneMinute } from "../support/in-one-minute";
import { workerWithProvider } from "../support/worker-with-provider";

const worker = workerWithProvider();

const ann = {
  fullName: "Mary Ann Lee",
  birthDate: "06/15/1990",
  birthTime: "2:30 PM",
  birthLocation: "New York",
};
const PARTS = { transits: true, returns: true, lunations: true, voidMoons: false };

interface Changed {
  readonly address: string | null;
  readonly feed: object | null;
}

type Visitor = Awaited<ReturnType<typeof worker.signedIn>>;

async function change(visitor: Visitor, body: object): Promise<Changed> {
  const response = await visitor.json("/api/calendar-feed", body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Changed;
}

const save = (visitor: Visitor, parts: object = PARTS) => change(visitor, { action: "save", ...parts });

/** As a calendar program fetches it: without any cookie. */
async function read(address: string | null): Promise<Response> {
  return worker.fetch(new URL(address ?? "").pathname);
}

async function summariesAt(address: string | null): Promise<readonly string[]> {
  const response = await read(address);
  expect(response.status).toBe(200);
  return new ICAL.Component(ICAL.parse(await response.text()))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event).summary);
}

async function subscribed(name: string) {
  const visitor = await worker.signedIn(`${name}@example.com`);
  await visitor.json("/api/profile", ann);
  const { address } = await save(visitor);
  return { visitor, address };
}

describe("a calendar address", () => {
  test("is read without a session, says what is in the sky for the chart, and nothing of the birth", async () => {
    const { address } = await subscribed("reader");
    expect(address).toMatch(/\/calendar\/[\w-]{32}\.ics$/);
    const response = await read(address);
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(await response.text()).not.toMatch(/1990-?06-?15|New York|America|Mary|Lee|40\.7|74\.0|reader/);
    const summaries = await summariesAt(address);
    expect(summaries).toContain("Solar return");
    expect(summaries.some((summary) => /^(Jupiter|Saturn) \w+ your \w+/.test(summary))).toBe(true);
    expect(summaries).not.toContain("Moon void of course");
  });

  test("is the same file all day, which a program that has it is not sent again", async () => {
    const { visitor, address } = await subscribed("again");
    await inOneMinute(20);
    const first = await read(address);
    const tag = first.headers.get("ETag") ?? "";
    const text = await first.text();
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    expect(text).toContain(`DTSTAMP:${new Date().toISOString().slice(0, 10).replaceAll("-", "")}T000000Z`);
    const path = new URL(address ?? "").pathname;
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await worker.fetch(path, { headers: { "If-None-Match": known } });
      expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
    }
    expect(await (await read(address)).text()).toBe(text);
    await save(visitor, { transits: true, returns: false, lunations: false, voidMoons: false });
    const changed = await worker.fetch(path, { headers: { "If-None-Match": tag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).not.toBe(text);
  });

  test("is told once, and holds what was chosen last under the same address", async () => {
    const { visitor, address } = await subscribed("chooser");
    const voids = { transits: false, returns: false, lunations: false, voidMoons: true };
    expect(await save(visitor, voids)).toEqual({ address: null, feed: voids });
    expect(new Set(await summariesAt(address))).toEqual(new Set(["Moon void of course"]));
    expect(await (await visitor.fetch("/api/calendar-feed")).json()).toEqual(voids);
    expect(await (await visitor.fetch("/profile")).text()).not.toContain("/calendar/");
  });

  test("tells the periods of time lords that were chosen, by the settings of who chose them", async () => {
    const { visitor, address } = await subscribed("lords");
    const parts = { ...PARTS, periods: "Vimshottari" };
    expect(await save(visitor, parts)).toEqual({ address: null, feed: parts });
    expect(await (await visitor.fetch("/api/calendar-feed")).json()).toEqual(parts);
    const text = async () => (await read(address)).text();
    expect(await text()).toMatch(
      /DTSTART;VALUE=DATE:\d{8}\r\nSUMMARY:Vimshottari: \w+\\, part of \w+ begins/,
    );
    expect((await text()).replaceAll("\r\n ", "")).toContain("in the Lahiri zodiac");
    await visitor.json("/api/settings", { settings: { zodiac: "Raman" } });
    expect((await text()).replaceAll("\r\n ", "")).toContain("in the Raman zodiac");
    const all = (await (await visitor.fetch("/api/account")).json()) as { calendars: object[] };
    expect(all.calendars).toMatchObject([parts]);
    // Without a birth time nobody knows the Moon's mansion; and what is saved without them holds none.
    await visitor.json("/api/profile", { ...ann, birthTime: "", timeUnknown: true });
    expect(await text()).not.toContain("Vimshottari");
    expect((await save(visitor)).feed).toEqual(PARTS);
  });

  test("follows the profile", async () => {
    const { visitor, address } = await subscribed("mover");
    const before = await summariesAt(address);
    await visitor.json("/api/profile", { ...ann, birthDate: "1972-03-02" });
    expect(await summariesAt(address)).not.toEqual(before);
  });

  test("is not sent again to whoever has it, until it is another", async () => {
    const { visitor, address } = await subscribed("hourly");
    const { pathname } = new URL(address ?? "");
    const again = (tag: string) => worker.fetch(pathname, { headers: { "If-None-Match": tag } });
    const first = await read(address);
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    const file = await first.text();
    // The day's, so that it is the same file; unless midnight passes between the two.
    expect(file.match(/DTSTAMP:\d{8}T(\d{6})Z/)?.[1]).toBe("000000");
    expect(await (await read(address)).text()).toBe(file);
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const response = await again(held);
      expect(response.status, held).toBe(304);
      expect(await response.text()).toBe("");
      expect(response.headers.get("ETag")).toBe(tag);
      expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    }
    for (const held of ['"other"', "", "x".repeat(2_000)]) expect((await again(held)).status, held).toBe(200);
    await visitor.json("/api/profile", { ...ann, birthDate: "1972-03-02" });
    expect((await again(tag)).status).toBe(200);
  });

  test("of an unknown birth time holds neither angles nor the Moon", async () => {
    const { visitor, address } = await subscribed("untimed");
    await visitor.json("/api/profile", { ...ann, birthTime: "", timeUnknown: true });
    const summaries = await summariesAt(address);
    expect(summaries.length).toBeGreaterThan(5);
    expect(summaries.join("\n")).not.toMatch(/your (Moon|Ascendant|Midheaven)|Lunar return/);
  });

  test("without a profile is a calendar without a chart", async () => {
    const visitor = await worker.signedIn("nobody-yet@example.com");
    const { address } = await save(visitor, { voidMoons: true, transits: true });
    expect(new Set(await summariesAt(address))).toEqual(new Set(["Moon void of course"]));
  });

  test("keeps the names of its events under a new address, where the old one is over", async () => {
    const { visitor, address } = await subscribed("renewer");
    const uids = async (address: string | null) => (await (await read(address)).text()).match(/^UID:.*$/gm);
    const before = await uids(address);
    const renewed = await change(visitor, { action: "renew" });
    expect(renewed.address).not.toBe(address);
    expect(renewed.feed).toEqual(PARTS);
    expect(await uids(renewed.address)).toEqual(before);
    expect((await read(address)).status).toBe(404);
  });
});

describe("an address that is none", () => {
  test("is the same 404 whether it never was, was renewed, or was removed", async () => {
    const { visitor, address: first } = await subscribed("remover");
    const { address: second } = await change(visitor, { action: "renew" });
    expect(await change(visitor, { action: "remove" })).toEqual({ address: null, feed: null });
    const answers = await Promise.all(
      [first, second, "https://x.example/calendar/nope.ics", "https://x.example/calendar/%ff"].map(
        async (address) => {
          const response = await read(address);
          const { status } = response;
          const headers = ["Content-Type", "Cache-Control"].map((name) => response.headers.get(name));
          return { status, headers, body: await response.text() };
        },
      ),
    );
    expect(answers[0]?.status).toBe(404);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await (await visitor.fetch("/api/calendar-feed")).json()).toBeNull();
  });

  test("cannot be renewed", async () => {
    const visitor = await worker.signedIn("no-feed@example.com");
    const response = await visitor.json("/api/calendar-feed", { action: "renew" });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { "": [expect.stringContaining("make a new one")] },
    });
  });

  test("is not made for a calendar of nothing", async () => {
    const visitor = await worker.signedIn("nothing@example.com");
    const response = await visitor.json("/api/calendar-feed", { action: "save" });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(["transits"]);
  });
});

describe("whose calendar it is", () => {
  test("nobody else can change, renew or remove it", async () => {
    const { address } = await subscribed("owner");
    const other = await subscribed("other");
    await save(other.visitor, { voidMoons: true });
    await change(other.visitor, { action: "renew" });
    await change(other.visitor, { action: "remove" });
    expect(await summariesAt(address)).toContain("Solar return");
    expect((await worker.visitor().json("/api/calendar-feed", { action: "remove" })).status).toBe(401);
    const { visitor } = await subscribed("framed");
    for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }] as Record<
      string,
      string
    >[]) {
      const response = await visitor.json("/api/calendar-feed", { action: "remove" }, headers);
      expect(response.status).toBe(403);
    }
  });

  test("D1 knows a hash of the address, and the download says what is kept", async () => {
    const { visitor, address } = await subscribed("hashed");
    const token = /calendar\/([\w-]+)\.ics/.exec(address ?? "")?.[1] ?? "none";
    const { results } = await (await worker.database()).prepare("SELECT * FROM calendar_feeds").all();
    expect(JSON.stringify(results)).not.toContain(token);
    const all = (await (await visitor.fetch("/api/account")).json()) as { calendars: object[] };
    expect(all.calendars).toEqual([
      { ...PARTS, language: "en", createdAt: expect.any(String), updatedAt: expect.any(String) },
    ]);
  });

  test("speaks the language in which it was made, whatever is changed later, with a tag of its own", async () => {
    const visitor = await worker.signedIn("hispanic@example.com");
    await visitor.json("/api/profile", ann);
    const made = await visitor.json("/api/calendar-feed?lang=es", { action: "save", ...PARTS });
    const { address } = (await made.json()) as Changed;
    expect(await summariesAt(address)).toContain("Revolución solar");
    await save(visitor, { ...PARTS, lunations: false });
    const renewed = await change(visitor, { action: "renew" });
    expect(await summariesAt(renewed.address)).toContain("Revolución solar");
    expect(await summariesAt(renewed.address)).not.toContain("Solar return");
    const spanish = (await read(renewed.address)).headers.get("ETag");
    const db = await worker.database();
    await db.exec("UPDATE calendar_feeds SET language = 'xx' WHERE language = 'es'");
    const other = await read(renewed.address);
    expect(await other.text()).toContain("SUMMARY:Solar return");
    expect(other.headers.get("ETag")).not.toBe(spanish);
  });

  test("goes with the account", async () => {
    const { visitor, address } = await subscribed("goer");
    const { id } = (await (await visitor.fetch("/api/auth/user")).json()) as { id: string };
    await visitor.json("/api/account/delete", { confirmation: "delete" });
    expect((await read(address)).status).toBe(404);
    const left = await (await worker.database())
      .prepare("SELECT count(*) AS n FROM calendar_feeds WHERE user_id = ?")
      .bind(id)
      .first();
    expect(left).toEqual({ n: 0 });
  });

  test("no log line holds an address", async () => {
    const { address } = await subscribed("logged");
    const token = /calendar\/([\w-]+)\.ics/.exec(address ?? "")?.[1] ?? "none";
    const pathname = new URL(address ?? "").pathname;
    for (const path of [
      pathname,
      `${pathname}/`,
      pathname.toUpperCase(),
      `/x${pathname}`,
      `${pathname}?a=${token}`,
    ]) {
      await worker.fetch(path);
      await worker.fetch(path, { method: "POST" });
    }
    await expect
      .poll(() => worker.logs.filter((line) => line.includes('"/calendar/:file"')).length)
      .toBeGreaterThan(1);
    expect(worker.logs.join("\n")).not.toContain(token);
    expect(worker.logs.join("\n").toLowerCase()).not.toContain(token.toLowerCase());
  });
});

describe("without JavaScript", () => {
  test("the profile's page makes an address and shows it this once", async () => {
    const visitor = await worker.signedIn("noscript-calendar@example.com");
    await visitor.json("/api/profile", ann);
    const send = async (fields: Record<string, string>) =>
      visitor.fetch("/profile", {
        method: "POST",
        body: new URLSearchParams({ intent: "change-calendar", shownTo: await visitor.shownTo(), ...fields }),
      });
    const made = await send({ action: "save", transits: "on" });
    expect(made.headers.get("Cache-Control")).toContain("no-store");
    const html = await made.text();
    const address = /https?:\/\/[^<"]+\/calendar\/[\w-]+\.ics/.exec(html)?.[0] ?? "";
    expect((await read(address)).status).toBe(200);
    expect(html).toContain("it is shown this once");
    expect(await (await visitor.fetch("/profile")).text()).not.toContain(address);
    await send({ action: "remove" });
    const inSpanish = await visitor.fetch("/es/profile", {
      method: "POST",
      body: new URLSearchParams({
        intent: "change-calendar",
        shownTo: await visitor.shownTo(),
        action: "save",
        returns: "on",
      }),
    });
    const spanish = /https?:\/\/[^<"]+\/calendar\/[\w-]+\.ics/.exec(await inSpanish.text())?.[0] ?? "";
    expect(await summariesAt(spanish)).toContain("Revolución solar");
    const removed = await send({ action: "remove" });
    expect(removed.status).toBe(200);
    expect((await read(address)).status).toBe(404);
  });
});

describe("a chart's calendar as a file", () => {
  test("is told in the language asked for, with the same names, and in no other", async () => {
    const eventsIn = async (lang: string) => {
      const response = await worker.post(`/api/chart-calendar.ics?lang=${lang}`, {
        longitudes: { Sun: 84.4 },
      });
      const calendar = new ICAL.Component(ICAL.parse(await response.text()));
      return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    };
    const [english, portuguese] = await Promise.all([eventsIn("en"), eventsIn("pt-BR")]);
    expect(portuguese.map(({ summary }) => summary)).toContain("Revolução solar");
    expect(portuguese.map(({ uid }) => uid)).toEqual(english.map(({ uid }) => uid));
    const refused = await worker.post("/api/chart-calendar.ics?lang=de", { longitudes: { Sun: 84.4 } });
    expect(refused.status).toBe(422);
  });

  test("is made from longitudes alone", async () => {
    const response = await worker.post("/api/chart-calendar.ics", { longitudes: { Sun: 84.4 } });
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="transits.ics"');
    const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents("vevent");
    const summaries = events.map((event) => new ICAL.Event(event).summary);
    expect(summaries).toContain("Solar return");
    expect(summaries).not.toContain("Lunar return");
    expect(summaries).not.toContain("Moon void of course");
  });

  test("tells the periods of a birth beside them, by day in a zone", async () => {
    const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
    const asked = { longitudes: { Sun: 84.4 }, at: "2026-11-22", periods: "Profections", birth };
    const textOf = async (body: object) => {
      const response = await worker.post("/api/chart-calendar.ics", body);
      expect(response.status, await response.clone().text()).toBe(200);
      return response.text();
    };
    const year = /DTSTART;VALUE=DATE:(\d{8})\r\nSUMMARY:Profections: Scorpio begins/;
    expect((await textOf(asked)).match(year)?.[1]).toBe("20270615");
    expect((await textOf({ ...asked, zone: "Pacific/Auckland" })).match(year)?.[1]).toBe("20270616");
    expect(await textOf({ ...asked, transits: true })).toContain("your Sun");
    // Alone they are all that the file holds, and without them a birth changes nothing.
    expect(await textOf(asked)).not.toContain("Solar return");
    const { periods: _, birth: __, ...without } = asked;
    expect(await textOf({ ...without, birth })).toBe(await textOf(without));
  });

  test("refuses periods without a birth, or without the time that they need", async () => {
    const refusedAt = async (body: object) => {
      const response = await worker.post("/api/chart-calendar.ics", { longitudes: { Sun: 84.4 }, ...body });
      expect(response.status, await response.clone().text()).toBe(422);
      return Object.keys(((await response.json()) as { fields: object }).fields).sort();
    };
    const birth = { name: "Ann", date: "1990-06-15", timeUnknown: true, location: "New York" };
    expect(await refusedAt({ periods: "Firdaria" })).toEqual([
      "birth.date",
      "birth.location",
      "birth.name",
      "birth.time",
    ]);
    for (const periods of ["Zodiacal Releasing", "Firdaria", "Vimshottari"])
      expect(await refusedAt({ periods, birth })).toEqual(["birth.time"]);
    expect(await refusedAt({ periods: "Decades", birth })).toEqual(["periods"]);
    expect(await refusedAt({ periods: "Profections", birth, zone: "Mars/Olympus" })).toEqual(["zone"]);
    // What is not needed is read too.
    expect(await refusedAt({ birth: { ...birth, date: "nowhen" }, zone: "nowhere" })).toEqual([
      "birth.date",
      "zone",
    ]);
  });
});
