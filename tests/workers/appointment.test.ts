import { expect, test } from "vitest";
import { DESK_VARS, deskOf, type KeptRow } from "../support/desk";
import { asForm } from "../support/intake";
import { workerForTests } from "../support/worker";

const worker = workerForTests({ vars: DESK_VARS });
const desk = deskOf(worker);
const WHEN = { date: "2027-06-15", time: "18:30", timezone: "europe/berlin" };
let network = 0;

/** A request as its sender and its owner have it. */
async function asked(timezone = "America/New_York") {
  const sent = { name: "Ann Probe", email: "ann@example.org", question: "When, Probe?", timezone };
  const answer = await worker.post("/api/requests", sent, { "CF-Connecting-IP": `203.0.113.${++network}` });
  const { yours } = (await answer.json()) as { yours: string };
  const { requests } = (await (await desk.get("/api/desk/requests")).json()) as { requests: KeptRow[] };
  const id = requests[0]?.id ?? "";
  let { updatedAt } = requests[0] as KeptRow;
  return {
    yours,
    page: `/desk/requests/${id}`,
    /** Over the version that was kept last. */
    set: async (fields: object) => {
      const response = await desk.post(`/api/desk/requests/${id}`, {
        updatedAt,
        status: "agreed",
        ...fields,
      });
      const said = (await response.json()) as {
        request?: KeptRow & { appointment: KeptRow };
        fieldCodes?: object;
      };
      updatedAt = said.request?.updatedAt ?? updatedAt;
      return { status: response.status, ...said };
    },
  };
}

/** A property of a calendar's file. */
const inFile = (file: string, name: string) => new RegExp(`^${name}[^:]*:(.*)\\r$`, "m").exec(file)?.[1];

test("what is agreed on stands in both zones, for the owner and for whoever has the link", async () => {
  const { set, page, yours } = await asked();
  const { request } = await set(WHEN);
  expect(request?.appointment).toEqual({
    instant: Date.UTC(2027, 5, 15, 16, 30),
    minutes: 60,
    timezone: "Europe/Berlin",
    sequence: 0,
  });
  for (const html of [await (await desk.get(page)).text(), await (await worker.fetch(yours)).text()]) {
    expect(html).toContain("Tuesday, 15 June 2027, 18:30 (Europe/Berlin, UTC+02:00)");
    expect(html).toContain("Tuesday, 15 June 2027, 12:30 (America/New_York, UTC-04:00)");
  }
  const own = await (await worker.fetch(`/api/requests/${yours.split("/").at(-1)}`)).json();
  expect(own).toMatchObject({ appointment: { instant: Date.UTC(2027, 5, 15, 16, 30) } });
});

test("a zone that nobody knows is not shown, and breaks nothing", async () => {
  const { set, yours } = await asked("the Moon");
  await set(WHEN);
  const page = await worker.fetch(yours);
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain("For you");
});

test("its file has one name for good, a number that grows when it is moved, and says of nobody who comes", async () => {
  const { set, page, yours } = await asked();
  const files = async () => {
    const both = [await desk.get(`${page}/appointment.ics`), await worker.fetch(`${yours}/appointment.ics`)];
    for (const response of both) {
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
      expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="appointment.ics"');
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    }
    return Promise.all(both.map((response) => response.text()));
  };
  await set(WHEN);
  const first = await files();
  // Said again it is no other, and its length makes it one.
  await set({ status: "agreed" });
  await set(WHEN);
  const again = await files();
  await set({ ...WHEN, time: "19:00", minutes: 90 });
  const moved = await files();
  for (const side of [0, 1]) {
    const [one = "", two = "", three = ""] = [first[side], again[side], moved[side]];
    expect([one, two, three].map((file) => inFile(file, "SEQUENCE"))).toEqual(["0", "0", "1"]);
    expect(new Set([one, two, three].map((file) => inFile(file, "UID"))).size).toBe(1);
    expect([inFile(one, "DTSTART"), inFile(one, "DTEND")]).toEqual(["20270615T163000Z", "20270615T173000Z"]);
    expect([inFile(three, "DTSTART"), inFile(three, "DTEND")]).toEqual([
      "20270615T170000Z",
      "20270615T183000Z",
    ]);
    expect(inFile(one, "TRANSP")).toBe("OPAQUE");
    expect(three).not.toMatch(/Ann|ann@|When, Probe|birth/i);
    expect(three).not.toContain(yours.split("/").at(-1));
  }
  expect(inFile(first[0] ?? "", "UID")).toBe(inFile(first[1] ?? "", "UID"));
  expect(inFile(first[0] ?? "", "SUMMARY")).toBe("Consultation");
});

test("there is no file before anything is agreed on, and called off one that takes it out, for both sides", async () => {
  const { set, page, yours } = await asked();
  const files = async () => {
    const both = [await desk.get(`${page}/appointment.ics`), await worker.fetch(`${yours}/appointment.ics`)];
    return Promise.all(
      both.map(async (response) => ({ status: response.status, file: await response.text() })),
    );
  };
  const statuses = async () => (await files()).map(({ status }) => status);
  expect(await statuses()).toEqual([404, 404]);
  // Noted before it is agreed on, it was in no calendar.
  await set({ ...WHEN, status: "answered" });
  expect(await statuses()).toEqual([404, 404]);
  await set(WHEN);
  const before = await files();
  expect(before.map(({ status }) => status)).toEqual([200, 200]);
  await set({ status: "declined" });
  for (const [side, { status, file }] of (await files()).entries()) {
    expect(status).toBe(200);
    expect(inFile(file, "METHOD")).toBe("CANCEL");
    expect(inFile(file, "STATUS")).toBe("CANCELLED");
    expect(inFile(file, "SEQUENCE")).toBe("1");
    expect(inFile(file, "UID")).toBe(inFile(before[side]?.file ?? "", "UID"));
    expect(before[side]?.file).not.toMatch(/METHOD|STATUS/);
  }
  for (const html of [await (await desk.get(page)).text(), await (await worker.fetch(yours)).text()]) {
    expect(html).toContain("Called off");
    expect(html).toContain("Take it out of your calendar");
  }
  const own = await (await worker.fetch(`/api/requests/${yours.split("/").at(-1)}`)).json();
  expect(own).toMatchObject({ appointment: null, calledOff: { isOff: true } });
  // Agreed on again, calendars take it as the later word; and what has taken place takes nothing out.
  await set({ status: "agreed" });
  for (const { file } of await files()) {
    expect(inFile(file, "SEQUENCE")).toBe("2");
    expect(file).not.toMatch(/METHOD|STATUS/);
  }
  await set({ status: "done" });
  expect(await statuses()).toEqual([404, 404]);
});

test("what is coming stands on the desk's first page until it is called off by its button, which both see", async () => {
  const { set, page, yours } = await asked();
  const { request } = await set(WHEN);
  const first = async () => (await desk.get("/desk")).text();
  const isThere = (html: string) => new RegExp(`data-coming(?:(?!</ol>).)*${page}"`, "s").test(html);
  expect(isThere(await first())).toBe(true);
  const press = (updatedAt: unknown) => desk.form(page, { intent: "call-off", updatedAt: String(updatedAt) });
  const late = await press(1);
  expect(late.status).toBe(409);
  expect(isThere(await first())).toBe(true);
  expect((await press(request?.updatedAt)).status).toBe(303);
  expect(isThere(await first())).toBe(false);
  for (const html of [await (await desk.get(page)).text(), await (await worker.fetch(yours)).text()])
    expect(html).toContain("Called off");
  const file = await (await worker.fetch(`${yours}/appointment.ics`)).text();
  expect(inFile(file, "STATUS")).toBe("CANCELLED");
  const { request: after } = (await (await desk.get(`/api${page}`)).json()) as { request: KeptRow };
  expect(after).toMatchObject({ status: "answered", appointment: { isOff: true } });
});

test("the client's page has their requests with how far these have come, and the appointment ahead", async () => {
  const { set, page } = await asked();
  await set(WHEN);
  const id = page.split("/").at(-1);
  await (await desk.post(`/api${page}/client`, {})).text();
  const html = await (await desk.get(`/desk/client/${id}`)).text();
  expect(html).toMatch(/data-coming(?:(?!<\/ol>).)*15 June 2027, 18:30 \(Europe\/Berlin/s);
  expect(html).toMatch(new RegExp(`data-dealings(?:(?!</ul>).)*href="${page}"(?:(?!</ul>).)*Agreed`, "s"));
});

test("what was called off is one version later when it is agreed on for another time", async () => {
  const { set } = await asked();
  const sequence = async (fields: object) => (await set(fields)).request?.appointment.sequence;
  expect(await sequence(WHEN)).toBe(0);
  expect(await sequence({ status: "declined" })).toBe(1);
  expect(await sequence({ ...WHEN, time: "19:00" })).toBe(2);
});

test("the owner's own clock is the one by which appointments are typed and shown on the desk", async () => {
  const { set, page } = await asked();
  await set(WHEN);
  const kept = await (await desk.get("/api/desk/settings")).json();
  expect(kept).toEqual({ settings: { timezone: null, updatedAt: 0 } });
  for (const [timezone, status] of [
    ["Nowhere/At all", 422],
    ["E".repeat(9_000), 422],
    [7, 422],
    ["asia/tokyo", 200],
  ] as const) {
    const answer = await desk.post("/api/desk/settings", { timezone, updatedAt: 0 });
    expect(answer.status, String(timezone).slice(0, 20)).toBe(status);
  }
  const between = await desk.post("/api/desk/settings", { timezone: "Europe/Paris", updatedAt: 0 });
  expect(between.status).toBe(409);
  expect(await between.json()).toMatchObject({
    yours: { timezone: "Europe/Paris" },
    theirs: { timezone: "Asia/Tokyo" },
  });
  const html = await (await desk.get(page)).text();
  expect(html).toContain("Wednesday, 16 June 2027, 01:30 (Asia/Tokyo, UTC+09:00)");
  expect(html).toContain('value="01:30"');
  expect(await (await desk.get("/desk/requests")).text()).toContain("01:30 (Asia/Tokyo");
  const { page: fresh } = await asked();
  expect(await (await desk.get(fresh)).text()).toContain('value="Asia/Tokyo"');
  const form = await desk.form("/desk/data", { intent: "save-settings", timezone: "", updatedAt: "1" });
  expect(form.status).toBe(409);
  expect(await form.text()).toContain("Asia/Tokyo");
  // Other tests write times by the zones that they name.
  await (await worker.started().getD1Database("DB")).prepare("DELETE FROM desk_settings").run();
});

test.each([
  ["agreed on without a time", {}, { date: ["appointment.required"] }],
  [
    "a day alone",
    { date: "2027-06-15" },
    { time: ["appointment.time-required"], timezone: ["appointment.zone-required"] },
  ],
  ["no clock", { ...WHEN, time: "25:00" }, { time: ["time.hour-out-of-range"] }],
  ["no day", { ...WHEN, date: "2027-02-30" }, { date: ["date.impossible"] }],
  ["no zone", { ...WHEN, timezone: "Berlin" }, { timezone: ["appointment.zone-required"] }],
  [
    "a zone that never ends",
    { ...WHEN, timezone: "E".repeat(9_000) },
    { timezone: ["appointment.zone-required"] },
  ],
  ["no length", { ...WHEN, minutes: 1 }, { minutes: ["whole-number.out-of-range"] }],
  [
    "a time that clocks skip",
    { ...WHEN, date: "2027-03-28", time: "02:30" },
    { time: ["appointment.skipped"] },
  ],
  [
    "a time that clocks show twice",
    { ...WHEN, date: "2027-10-31", time: "02:30" },
    { timeReading: ["appointment.twice"] },
  ],
])("%s is refused at its field", async (_, fields, codes) => {
  const { set } = await asked();
  expect(await set(fields)).toMatchObject({ status: 422, fieldCodes: codes });
});

test("of a time that clocks show twice the one that was chosen is taken", async () => {
  const { set } = await asked();
  const twice = { ...WHEN, date: "2027-10-31", time: "02:30" };
  const earlier = await set({ ...twice, timeReading: "earlier" });
  const later = await set({ ...twice, timeReading: "later" });
  expect(earlier.request?.appointment.instant).toBe(Date.UTC(2027, 9, 31, 0, 30));
  expect(later.request?.appointment.instant).toBe(Date.UTC(2027, 9, 31, 1, 30));
});

test("the form works without scripts: it asks which of the two, and a version between changes nothing", async () => {
  const { set, page } = await asked();
  const shown = async () =>
    /name="updatedAt" value="(\d+)"/.exec(await (await desk.get(page)).text())?.[1] ?? "";
  const fields = { intent: "save-appointment", ...WHEN, date: "2027-10-31", time: "02:30" };
  const twice = await desk.form(page, { ...fields, updatedAt: await shown() });
  expect(twice.status).toBe(422);
  const html = await twice.text();
  expect(html).toContain("Which of the two");
  expect(html).toContain('value="02:30"');
  const chosen = { ...fields, timeReading: "later", updatedAt: await shown() };
  expect((await desk.form(page, chosen)).headers.get("Location")).toBe(`${page}?saved`);
  // Sent twice it is there already.
  expect((await desk.form(page, chosen)).headers.get("Location")).toBe(`${page}?saved`);
  const between = await desk.form(page, { ...chosen, time: "20:00", timeReading: "" });
  expect(between.status).toBe(409);
  expect(await between.text()).toContain("It stands at Sunday, 31 October 2027, 02:30");
  expect((await set(WHEN)).status).toBe(409);
  const status = await desk.form(page, {
    intent: "save-request",
    status: "agreed",
    updatedAt: await shown(),
  });
  expect(status.status).toBe(303);
});

test("whoever deletes their request takes the appointment along", async () => {
  const { set, yours } = await asked();
  await set(WHEN);
  await (await worker.fetch(yours, asForm({ intent: "withdraw" }))).text();
  expect((await worker.fetch(`${yours}/appointment.ics`)).status).toBe(404);
});
