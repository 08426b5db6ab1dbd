import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const SPAN = { location: "Sydney", latitude: "", longitude: "", from: "22 November 2026", to: "2026-12-22" };
const DIRECT = { "all.0.kind": "Direct", "all.0.body": "Mercury" };
const NOT_VOID = { "not.0.kind": "Moon", "not.0.state": "Void" };

async function page(fields: Record<string, string>) {
  const response = await worker.fetch(`/sky-search/elections?${new URLSearchParams(fields)}`);
  return { status: response.status, html: await response.text() };
}

const chosen = (html: string, name: string) =>
  new RegExp(
    `<select[^>]*name="${name.replaceAll(".", "\\.")}".*?<option value="([^"]*)"[^>]*selected=""`,
    "s",
  ).exec(html)?.[1];

describe("the page of elections without JavaScript", () => {
  test("begins with three months from today, and no condition", async () => {
    const { status, html } = await page({});
    expect(status).toBe(200);
    expect(html.match(/Nothing yet/g)).toHaveLength(3);
    expect(html).not.toContain('id="windows"');
  });

  test("lists the windows by the clocks of the place, each with a link to its moment", async () => {
    const { status, html } = await page({ ...SPAN, ...DIRECT, ...NOT_VOID });
    expect(status).toBe(200);
    // The span begins at 00:00 UTC, which is 11 in the morning there.
    expect(html).toContain("Sunday, 22 November 2026");
    expect(html).toMatch(/11:00 – /);
    expect(html).toContain("Clock times of Sydney");
    expect(html).toContain("In every window: Mercury goes forward.");
    expect(html).toMatch(/href="\/[^"]*at=2026-11-2\dT[^"]*Z"/);
    expect(html).toContain("/api/elections.csv?location=Sydney");
    expect(chosen(html, "all.0.body")).toBe("Mercury");
  });

  test("a button adds a condition, removes one or fills the form, and what was typed stays", async () => {
    const added = await page({ ...SPAN, ...DIRECT, kind: "Hour", edit: "add.any" });
    expect(added.status).toBe(200);
    expect(added.html).toContain('value="22 November 2026"');
    expect(chosen(added.html, "any.0.ruler")).toBe("Venus");
    expect(chosen(added.html, "all.0.body")).toBe("Mercury");
    expect(added.html).not.toContain('id="windows"');

    const removed = await page({ ...SPAN, ...DIRECT, ...NOT_VOID, edit: "remove.all.0" });
    expect(removed.html).not.toContain('name="all.0.kind"');
    expect(chosen(removed.html, "not.0.state")).toBe("Void");

    const example = await page({ ...SPAN, edit: "example.contract" });
    expect(example.html).toContain('name="location"');
    expect(example.html).toContain('value="Sydney"');
    expect(chosen(example.html, "all.0.body")).toBe("Mercury");
    expect(chosen(example.html, "not.1.state")).toBe("Void");
  });

  test("names what is wrong at its field, and keeps what was typed", async () => {
    const contact = { "all.0.kind": "Contact", "all.0.body": "Moon", "all.0.longitude": "31 <b>Leo" };
    const { status, html } = await page({
      ...SPAN,
      ...contact,
      "all.0.aspect": "Trine",
      "all.0.orb": "2",
      to: "2028",
    });
    expect(status).toBe(422);
    expect(html).toContain("Write the degree as 29°36′ Aquarius");
    expect(html).toContain('value="31 &lt;b&gt;Leo"');
    expect(html).toContain('value="2028"');
    expect(html).toContain("Please check the fields marked above");
    const none = await page(SPAN);
    expect(none.status).toBe(422);
    expect(none.html).toContain("Add one condition at least.");
    const nowhere = await page({ ...SPAN, ...DIRECT, location: "Xyzzyx" });
    expect(nowhere.status).toBe(422);
    expect(nowhere.html).toContain("Xyzzyx");
  });

  test("tells of hostile addresses what is wrong, and falls over none", async () => {
    for (const fields of [
      { ...SPAN, "all.0.kind": "constructor" },
      { ...SPAN, "all.0.kind": "__proto__", edit: "add.__proto__" },
      { ...SPAN, ...DIRECT, "all.0.body": "x".repeat(5000) },
      { ...SPAN, ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`all.${i}.kind`, "Moon"])) },
    ])
      expect([200, 422]).toContain((await page(fields)).status);
  });
});

describe("elections as files", () => {
  const query = "location=Sydney&from=2026-11-22&to=2026-12-22&all=Direct+Mercury&not=Moon+Void";

  test("hold the same windows, in UTC and by the clocks of the place", async () => {
    const { windows } = (await (
      await worker.post("/api/elections", {
        place: { location: "Sydney" },
        from: "2026-11-22",
        to: "2026-12-22",
        all: [{ kind: "Direct", body: "Mercury" }],
        not: [{ kind: "Moon", state: "Void" }],
      })
    ).json()) as { windows: { from: string; to: string; best: string; for: string[] }[] };
    expect(windows.length).toBeGreaterThan(5);

    const ics = await (await worker.fetch(`/api/elections.ics?${query}`)).text();
    const events = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents("vevent");
    expect(events).toHaveLength(windows.length);
    expect(new Set(events.map((event) => event.getFirstPropertyValue("uid"))).size).toBe(events.length);
    events.forEach((event, index) => {
      const window = windows[index];
      const { startDate, endDate, description } = new ICAL.Event(event);
      expect(startDate.toJSDate().toISOString().slice(0, 19)).toBe(window?.from.slice(0, 19));
      expect(endDate.toJSDate().toISOString().slice(0, 19)).toBe(window?.to.slice(0, 19));
      expect(description).toContain("For: Mercury goes forward.");
      expect(description).toContain(`${window?.best.slice(0, 16).replace("T", " ")} UTC`);
    });

    const csv = await (await worker.fetch(`/api/elections.csv?${query}`)).text();
    const rows = csv.trim().split("\r\n");
    expect(rows).toHaveLength(windows.length + 1);
    expect(rows[1]).toMatch(/^2026-11-22 00:00:00,[^,]+,[^,]+,2026-11-22 11:00:00,/);
  });

  test("say their heads and reasons in the language that they are asked for in", async () => {
    const csv = await (await worker.fetch(`/api/elections.csv?${query}&lang=es`)).text();
    expect(csv).toMatch(/^\uFEFF?Desde \(UTC\),/);
    expect(csv).toContain("Mercurio está en movimiento directo");
    const ics = await (await worker.fetch(`/api/elections.ics?${query}&lang=pt-BR`)).text();
    const [event] = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents("vevent");
    expect(event && new ICAL.Event(event).description).toContain(
      "A favor: Mercúrio está em movimento direto.",
    );
    expect((await worker.fetch(`/api/elections.csv?${query}&lang=fr`)).status).toBe(422);
  });

  test("no word of a stranger becomes a formula", async () => {
    const place = "location=%3DHYPERLINK(1)&latitude=23&longitude=10";
    const csv = await (
      await worker.fetch(`/api/elections.csv?${place}&from=2026-11-22&to=2026-12-22&all=Moon+Waxing`)
    ).text();
    expect(csv).toContain(",'=HYPERLINK(1),");
  });

  test.each([
    ["all=Weather", "all.0.kind"],
    ["all=Sign+Vulcan+Aries", "all.0.body"],
    [`any=${"Moon+Void;".repeat(60)}`, "any"],
    ["any=Moon+Void;Moon+Void;Moon+Void;Moon+Void;Moon+Void", "any"],
    ["location=&all=Moon+Void", "location"],
  ])("refuse %s at its field", async (more, field) => {
    const response = await worker.fetch(
      `/api/elections.csv?from=2026-11-22&to=2026-12-22&location=Sydney&${more}`,
    );
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields)).toEqual([field]);
  });
});
