import { afterAll, describe, expect, test } from "vitest";
import { everyRow } from "../support/database-rows";
import { DESK_VARS, deskOf, FRIDA, type KeptRow } from "../support/desk";
import { asForm, INTAKE, INTAKE_WORDS, invitationsOf } from "../support/intake";
import { workerForTests } from "../support/worker";

const worker = workerForTests({ vars: DESK_VARS });
const desk = deskOf(worker);
const { invite, send, requests } = invitationsOf(worker, desk);
const database = () => worker.started().getD1Database("DB");
const scheduled = async () => (await worker.started().getWorker()).scheduled({});
const clientAt = async (id: unknown) =>
  (await (await desk.get(`/api/desk/clients/${id}`)).json()) as { client: KeptRow; notes: KeptRow[] };

/** What a page says, without what differs from one address to the next. */
async function plain(path: string, init?: RequestInit) {
  const response = await worker.fetch(path, init);
  const text = (await response.text())
    .replace(/nonce="[^"]*"/g, "")
    .replace(/[0-9a-f]{64}/g, "TOKEN")
    .replace(/[0-9a-f-]{36}/g, "ID");
  return [response.status, text];
}

describe("a link", () => {
  test("opens a page in no store, index or frame, which tells nobody where one came from and shows nothing of a client", async () => {
    const { id } = await desk.add();
    const path = await invite({ client: id });
    for (const address of [path, `${path}?embed`]) {
      const page = await worker.fetch(address);
      expect(page.status).toBe(200);
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
      expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
      const html = await page.text();
      for (const word of [FRIDA.name, FRIDA.email, "1907"]) expect(html).not.toContain(word);
    }
  });

  test("used, over, taken back, deleted with its client or never there gives one 404", async () => {
    const used = await invite();
    expect((await send(used)).status).toBe(200);
    const over = await invite();
    const db = await database();
    await db.exec("UPDATE intakes SET expires_at = 1 WHERE used_at IS NULL");
    const takenBack = await invite();
    const { intakes } = (await (await desk.get("/api/desk/intakes")).json()) as { intakes: KeptRow[] };
    const [open] = intakes.filter(({ link }) => String(link).endsWith(takenBack));
    expect(await (await desk.remove(`/api/desk/intakes/${open?.id}`)).json()).toEqual({ removed: true });
    const { id } = await desk.add();
    const ofClient = await invite({ client: id });
    await desk.remove(`/api/desk/clients/${id}`);
    const never = `/intake/${"5".repeat(64)}`;
    const answers = [];
    for (const path of [used, over, takenBack, ofClient, never]) {
      answers.push([await plain(path), await plain(path, asForm({ fullName: "Eve" }))]);
      const call = await send(path);
      expect([call.status, ((await call.json()) as KeptRow).code]).toEqual([404, "not_found"]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.map(([status]) => status)).toEqual([404, 404]);
  });

  test("of two who use it at once one is kept", async () => {
    const path = await invite();
    const before = (await requests()).length;
    const answers = await Promise.all([send(path), send(path), send(path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await requests()).toHaveLength(before + 1);
  });

  test("the same form sent twice is answered twice and kept once; another form is not", async () => {
    const path = await invite();
    const requestToken = "b".repeat(64);
    const before = (await requests()).length;
    for (const _ of [1, 2]) {
      const answer = await send(path, { ...INTAKE, requestToken });
      expect(await answer.json()).toEqual({ received: true, yours: `/request/${requestToken}` });
    }
    expect((await send(path, { ...INTAKE, requestToken: "c".repeat(64) })).status).toBe(404);
    expect(await requests()).toHaveLength(before + 1);
    const rows = await everyRow(await database());
    const [kept] = await requests();
    expect(rows.email_outbox?.filter((row) => row.request_id === kept?.id).map(({ kind }) => kind)).toEqual([
      "waits",
    ]);
  });

  test("a link asked for twice by one form is one, and a hundred are the most", async () => {
    const id = crypto.randomUUID();
    expect(await invite({ id })).toBe(await invite({ id }));
    const db = await database();
    const insert = db.prepare("INSERT INTO intakes VALUES (?, NULL, ?, 'x', 1, 4000000000000, NULL)");
    await db.batch(Array.from({ length: 100 }, (_, index) => insert.bind(`full ${index}`, `full ${index}`)));
    const refused = await desk.post("/api/desk/intakes", {});
    await db.exec("DELETE FROM intakes WHERE sealed = 'x'");
    expect(await refused.json()).toMatchObject({ fieldCodes: { "": ["intakes.too-many"] } });
  });

  test("the eleventh form of a network on a day is refused, and strangers' requests use up none", async () => {
    const headers = { "CF-Connecting-IP": "198.51.100.9" };
    const asked = { name: "Ann", email: "ann@example.org", question: "When?" };
    for (const _ of [1, 2, 3]) await (await worker.post("/api/requests", asked, headers)).text();
    const answers = [];
    for (const _ of Array(11)) answers.push((await send(await invite(), INTAKE, headers)).status);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });
});

describe("the form", () => {
  test("names all that is wrong at its field, at once, and uses up nothing", async () => {
    const path = await invite();
    const response = await send(path, {
      birthDate: "1990-02-30",
      birthTime: "25:00",
      source: "a dream",
      question: "x".repeat(1001),
      events: "yesterday something",
      people: [{ kind: "rival", name: "Max", birthDate: "1990-02-30" }],
      mayKeep: "perhaps",
      requestToken: "short",
    });
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields).sort()).toEqual([
      "birthDate",
      "birthLocation",
      "birthTime",
      "events",
      "fullName",
      "mayKeep",
      "people.0.agreed",
      "people.0.birthDate",
      "people.0.birthLocation",
      "people.0.birthTime",
      "people.0.kind",
      "question",
      "requestToken",
      "source",
    ]);
    const events = Array.from({ length: 11 }, () => "1998 moved").join("\n");
    expect(await (await send(path, { ...INTAKE, events })).json()).toMatchObject({
      fieldCodes: { events: ["events.too-many"] },
    });
    const people = Array(4).fill(INTAKE.people[0]);
    expect(await (await send(path, { ...INTAKE, people })).json()).toMatchObject({
      fieldCodes: { people: ["people.not-a-list"] },
    });
    expect((await send(path)).status).toBe(200);
  });

  test("sent without scripts and refused it comes back with every word and tick, and the way to each fault", async () => {
    const path = await invite();
    const typed = {
      fullName: "Mine <b>",
      called: "M.",
      birthDate: "1990-02-30",
      timeUnknown: "on",
      birthLocation: "Lisbon",
      source: "memory",
      question: "Half a question",
      events: "1998 moved",
      "people.0.kind": "child",
      "people.0.name": "Little one",
      mayRecord: "on",
    };
    const refused = await worker.fetch(path, asForm(typed));
    expect(refused.status).toBe(422);
    const html = await refused.text();
    for (const words of ['value="Mine &lt;b&gt;"', "Half a question", "1998 moved", 'value="Little one"'])
      expect(html).toContain(words);
    for (const field of ["birthDate", "people.0.agreed"])
      expect(html, field).toMatch(new RegExp(`href="#${field}"`));
    for (const name of ["timeUnknown", "mayRecord"])
      expect(html, name).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*checked=""`));
    expect(html).not.toMatch(/<input[^>]*name="mayKeep"[^>]*checked=""/);
    expect(html).toMatch(/<option value="memory"[^>]*selected/);
    const sent = await worker.fetch(
      path,
      asForm({ ...typed, birthDate: "1990-02-03", "people.0.agreed": "on" }),
    );
    expect(sent.status).toBe(200);
    const [, yours = ""] = /href="(\/request\/[0-9a-f]{64})"/.exec(await sent.text()) ?? [];
    const own = await (await worker.fetch(yours)).text();
    for (const words of ["Half a question", "Child: Little one", "Memory", "1998 moved", "Portugal"])
      expect(own).toContain(words);
  });

  test("whoever has the link of what they sent sees it all and deletes it", async () => {
    const path = await invite();
    const { yours } = (await (await send(path)).json()) as { yours: string };
    const own = (await (await worker.fetch(`/api/requests/${yours.split("/").at(-1)}`)).json()) as KeptRow;
    expect(own).toMatchObject({ name: INTAKE_WORDS.name, intake: { called: INTAKE_WORDS.called } });
    expect(own).not.toHaveProperty("from");
    const [kept] = await requests();
    await (await worker.fetch(yours, asForm({ intent: "withdraw" }))).text();
    expect((await worker.fetch(yours)).status).toBe(404);
    expect((await desk.get(`/api/desk/requests/${kept?.id}`)).status).toBe(404);
    expect((await worker.fetch(path)).status).toBe(404);
  });
});

describe("what came in", () => {
  test("makes a new client with all of it by one press, pressed twice the same one", async () => {
    await (await send(await invite())).text();
    const [kept] = await requests();
    for (const _ of [1, 2]) await (await desk.post(`/api/desk/requests/${kept?.id}/client`, {})).text();
    const { client, notes } = await clientAt(kept?.id);
    expect(client).toMatchObject({
      name: INTAKE_WORDS.name,
      called: INTAKE_WORDS.called,
      language: "English",
      births: [{ birthDate: INTAKE_WORDS.date, source: "family", rating: "A" }],
      relations: [{ kind: "partner", name: INTAKE_WORDS.partner, birth: { birthDate: "1911-10-01" } }],
      events: [{ date: "1941-07", what: INTAKE_WORDS.event }],
      consent: { how: "on the intake form" },
      mayRecord: true,
    });
    expect(notes.map(({ text }) => text)).toEqual([INTAKE_WORDS.question]);
    const [after] = await requests();
    expect(after).toMatchObject({ client: kept?.id, isTaken: true });
  });

  test("stands beside the client it was asked of, and changes nothing until it is pressed, nor what is left", async () => {
    const before = await desk.add();
    await (await send(await invite({ client: before.id }))).text();
    const [kept] = await requests();
    expect(kept).toMatchObject({ client: before.id, isTaken: false });
    expect((await clientAt(before.id)).client).toMatchObject({ updatedAt: before.updatedAt });
    const page = await (await desk.get(`/desk/requests/${kept?.id}`)).text();
    expect(page).toContain("data-side-by-side");
    for (const words of [FRIDA.called, INTAKE_WORDS.called, FRIDA.events[0]?.what, INTAKE_WORDS.event])
      expect(page).toContain(words);
    const press = (updatedAt: unknown) =>
      desk.form(`/desk/requests/${kept?.id}`, {
        intent: "make-client",
        client: before.id,
        updatedAt: String(updatedAt),
        "leave.name": "on",
        "leave.consent": "on",
      });
    const late = await press(1);
    expect(late.status).toBe(409);
    expect(await late.text()).toMatch(/name="leave.name"[^>]*checked=""|checked=""[^>]*name="leave.name"/);
    expect((await clientAt(before.id)).notes).toEqual([]);
    expect((await press(before.updatedAt)).status).toBe(303);
    const { client, notes } = await clientAt(before.id);
    expect(client).toMatchObject({
      name: FRIDA.name,
      email: FRIDA.email,
      called: INTAKE_WORDS.called,
      consent: FRIDA.consent,
      mayRecord: true,
    });
    expect((client.events as KeptRow[]).map(({ date }) => date)).toEqual(["1925-09-17", "1941-07"]);
    expect((client.births as KeptRow[]).map(({ birthDate }) => birthDate)).toEqual([
      INTAKE_WORDS.date,
      "1907-07-06",
    ]);
    expect((client.relations as KeptRow[]).map(({ name }) => name)).toEqual(["Diego", INTAKE_WORDS.partner]);
    expect(notes).toHaveLength(1);
    expect(await (await desk.get(`/desk/requests/${kept?.id}`)).text()).not.toContain("data-side-by-side");
    expect((await desk.post(`/api/desk/requests/${kept?.id}/client`, { leave: ["everything"] })).status).toBe(
      422,
    );
  });

  test("is heard of somebody: their 24 months are counted anew", async () => {
    const before = await desk.add();
    const db = await database();
    await db
      .prepare("UPDATE clients SET last_contact_at = 1, delete_after = 2, told_at = 3 WHERE id = ?")
      .bind(before.id)
      .run();
    await (await send(await invite({ client: before.id }))).text();
    const [kept] = await requests();
    const change = { client: before.id, updatedAt: before.updatedAt };
    expect((await desk.post(`/api/desk/requests/${kept?.id}/client`, change)).status).toBe(200);
    const row = await db.prepare("SELECT * FROM clients WHERE id = ?").bind(before.id).first();
    expect(row).toMatchObject({ told_at: null });
    expect(Number(row?.delete_after)).toBeGreaterThan(Date.now() + 700 * 86_400_000);
  });

  test("in answer to a request is of the same client, and shows the request's sender nothing", async () => {
    const asked = {
      name: "Lee Au",
      email: "lee@example.org",
      question: "May I come?",
      token: "d".repeat(64),
    };
    const headers = { "CF-Connecting-IP": "192.0.2.77" };
    expect((await worker.post("/api/requests", asked, headers)).status).toBe(200);
    const [first] = await requests();
    const link = await invite({ request: first?.id });
    // Nobody writes twice what they asked already; of the address, which need not be theirs, the form has nothing.
    const form = await (await worker.fetch(link)).text();
    for (const word of [asked.name, asked.question]) expect(form).toContain(word);
    expect(form).not.toContain(asked.email);
    const waits = await (await desk.get(`/desk/requests/${first?.id}`)).text();
    expect(waits).toContain("not used yet");
    await (await send(link)).text();
    const [second] = await requests();
    expect(second).toMatchObject({ from: first?.id, client: null, status: "new" });
    expect((await requests())[1]).toMatchObject({ id: first?.id, links: [second?.id], status: "answered" });
    // Whoever typed the address into the request need not be who was invited at it.
    const own = await (await worker.fetch(`/request/${asked.token}`)).text();
    for (const word of Object.values(INTAKE_WORDS)) expect(own).not.toContain(word);
    const page = await (await desk.get(`/desk/requests/${first?.id}`)).text();
    for (const word of [INTAKE_WORDS.called, INTAKE_WORDS.question]) expect(page).toContain(word);
    const press = { intent: "make-client", taken: String(second?.id) };
    expect((await desk.form(`/desk/requests/${first?.id}`, press)).status).toBe(303);
    const all = (await requests()).slice(0, 2);
    expect(all.map(({ client, isTaken, status }) => [client, isTaken, status])).toEqual([
      [second?.id, true, "answered"],
      [second?.id, true, "answered"],
    ]);
    const { client, notes } = await clientAt(second?.id);
    expect(client).toMatchObject({ name: INTAKE_WORDS.name, email: asked.email });
    expect(notes.map(({ text }) => text)).toEqual([`${asked.question}\n\n${INTAKE_WORDS.question}`]);
  });

  test("without consent goes 30 days after it came, whatever becomes of it, or after the session that was agreed on", async () => {
    await (await send(await invite(), { ...INTAKE, mayKeep: false })).text();
    const [kept] = await requests();
    const days = (row: KeptRow | undefined) =>
      Math.round((Number(row?.deleteAfter) - Date.now()) / 86_400_000);
    expect(days(kept)).toBe(30);
    const path = `/api/desk/requests/${kept?.id}`;
    const set = async (fields: object) => {
      const { request } = (await (await desk.get(path)).json()) as { request: KeptRow };
      const answer = await desk.post(path, { updatedAt: request.updatedAt, ...fields });
      return days(((await answer.json()) as { request: KeptRow }).request);
    };
    expect(await set({ status: "done" })).toBe(30);
    const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    expect(await set({ status: "agreed", date, time: "12:00", timezone: "UTC" })).toBeGreaterThan(68);
    // Called off, it keeps nobody longer.
    expect(await set({ status: "answered" })).toBe(30);
    expect(await set({ status: "agreed", date, time: "12:00", timezone: "UTC" })).toBeGreaterThan(68);
    expect(await set({ status: "declined" })).toBe(30);
  });

  test("what fails at the note keeps no client either: all of it or nothing", async () => {
    await (await send(await invite())).text();
    const [kept] = await requests();
    const db = await database();
    await db.exec(
      "CREATE TRIGGER no_notes BEFORE INSERT ON client_notes BEGIN SELECT RAISE(ABORT, 'no notes'); END",
    );
    expect((await desk.post(`/api/desk/requests/${kept?.id}/client`, {})).status).toBe(503);
    await db.exec("DROP TRIGGER no_notes");
    expect((await desk.get(`/api/desk/clients/${kept?.id}`)).status).toBe(404);
    expect((await desk.post(`/api/desk/requests/${kept?.id}/client`, {})).status).toBe(200);
    expect((await clientAt(kept?.id)).notes).toHaveLength(1);
  });
});

describe("as time goes by", () => {
  test("links that are used or over are deleted, an open one stays when its client's time has come", async () => {
    const used = await invite();
    await (await send(used)).text();
    await invite();
    const db = await database();
    await db.exec("UPDATE intakes SET expires_at = 1 WHERE used_at IS NULL");
    const { id } = await desk.add();
    const open = await invite({ client: id });
    await db.exec("UPDATE clients SET delete_after = 1, told_at = 1");
    const before = await requests();
    await scheduled();
    const { intakes = [], clients } = await everyRow(db);
    expect(clients).toEqual([]);
    expect(intakes.map(({ client_id }) => client_id)).toEqual([null]);
    expect((await worker.fetch(open)).status).toBe(200);
    // What waits and was said through a link is still there.
    expect((await requests()).length).toBe(before.length);
  });

  test("neither D1 nor the log has a name, a date, a place or a word of it, nor what stands in the link", async () => {
    const path = await invite();
    const { yours } = (await (await send(path)).json()) as { yours: string };
    const { id } = await desk.add();
    const open = await invite({ client: id });
    await (await worker.fetch(open)).text();
    const [kept] = await requests();
    await (await desk.post(`/api/desk/requests/${kept?.id}/client`, {})).text();
    const date = { date: "2031-05-06", time: "18:30", timezone: "Europe/Lisbon" };
    const [taken] = await requests();
    const agreed = { ...date, status: "agreed", updatedAt: taken?.updatedAt };
    expect((await desk.post(`/api/desk/requests/${kept?.id}`, agreed)).status).toBe(200);
    const rows = await everyRow(await database());
    expect(rows.intakes?.length).toBeGreaterThan(1);
    const everything = JSON.stringify([rows, worker.logs]).toLowerCase();
    const words = [...Object.values(INTAKE_WORDS), "Budapest", "Europe/Lisbon"];
    const tokens = [path, yours, open].map((address) => address.split("/").at(-1) ?? "");
    const instant = String(Date.UTC(2031, 4, 6, 17, 30));
    for (const word of [...words, ...tokens, instant])
      expect(everything.includes(word.toLowerCase()), word).toBe(false);
    const exported: { requests: KeptRow[]; intakes: KeptRow[] } = { requests: [], intakes: [] };
    for (let next: string | null = "/api/desk/export"; next !== null; ) {
      const part = (await (await desk.get(next)).json()) as typeof exported & { next: string | null };
      exported.requests.push(...part.requests);
      exported.intakes.push(...part.intakes);
      next = part.next;
    }
    expect(JSON.stringify(exported.requests)).toContain(INTAKE_WORDS.event);
    expect(exported.intakes).toContainEqual(expect.objectContaining({ client: id }));
    expect(JSON.stringify(exported)).not.toContain(tokens[2]);
  });
});

afterAll(() => {
  const faults = worker.logs.filter((line) => /"event":"(error|store_unavailable)"/.test(line));
  // Of the write that was made to fail above.
  expect(faults.filter((line) => !line.includes("no notes"))).toEqual([]);
});
