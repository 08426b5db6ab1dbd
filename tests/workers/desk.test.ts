import { afterAll, describe, expect, test } from "vitest";
import { DESK } from "../../app/desk.server";
import { CLIENTS_OF_A_PAGE } from "../../app/schemas/desk-limits";
import { everyRow, type TestDatabase } from "../support/database-rows";
import { DESK_VARS, deskOf, FRIDA, type KeptRow, WORDS } from "../support/desk";
import { sessionCookieFor } from "../support/session";
import { workerForTests } from "../support/worker";

const ID = "0e7b5a1c-0000-4000-8000-000000000001";
const pathOf = (call: string) => (call.split(" ")[1] ?? "").replace(/:\w+/g, ID);
const CALLS = Object.keys(DESK).map((name) => [name.split(" ")[0] ?? "", pathOf(name)] as const);
const PAGES = [
  "/desk",
  "/es/desk",
  "/desk/client/new",
  `/desk/client/${ID}`,
  "/desk/requests",
  `/desk/requests/${ID}`,
  `/desk/requests/${ID}/appointment.ics`,
  "/desk/readings",
  `/desk/readings/${ID}`,
  "/desk/site",
  "/desk/data",
  "/desk/data/import",
  "/desk/texts",
  "/desk/texts/text",
];

/** An answer without what differs from one to the next: ids and nonces, and the address that was asked for. */
async function plainAnswer(response: Response, path: string) {
  const text = await response.text();
  const headers = [...response.headers].filter(
    ([name]) => !/^(date|x-request-id|content-security-policy|content-length)$/.test(name),
  );
  return {
    status: response.status,
    headers,
    text: text
      .replaceAll(path.replace(/^\/es\//, "/"), "PATH") // its address in the other languages too
      .replaceAll(encodeURIComponent(path.replace(/^\/es\//, "/")), "PATH")
      .replace(/nonce="[^"]*"/g, "")
      .replace(/[0-9a-f-]{36}/g, "ID"),
  };
}

describe("for everybody but the owner", () => {
  const worker = workerForTests({ vars: DESK_VARS });
  const strangers = [
    ["a visitor", async () => ({})],
    ["a user", async () => ({ Cookie: await sessionCookieFor(worker, "somebody") })],
    [
      "the owner within another site's page",
      async () => ({ Cookie: await sessionCookieFor(worker, "owner", null, true) }),
    ],
    ["the owner's session of yesterday", async () => ({ Cookie: `session=${"A".repeat(22)}` })],
  ] as const;

  describe.each(strangers)("%s", (_, headersOf) => {
    test.each(CALLS)("%s %s is no call, as any that does not exist", async (method, path) => {
      const headers: Record<string, string> = { ...(await headersOf()), "Content-Type": "application/json" };
      const body = method === "POST" || method === "PUT" ? JSON.stringify(FRIDA) : undefined;
      const answer = await plainAnswer(await worker.fetch(path, { method, headers, body }), path);
      const nowhere = path.replace("desk", "nope");
      const other = await plainAnswer(await worker.fetch(nowhere, { method, headers, body }), nowhere);
      expect(answer).toEqual(other);
      expect(answer.status).toBe(404);
    });

    test.each(PAGES)("%s is no page", async (path) => {
      const headers = await headersOf();
      const nowhere = path.replace("desk", "nope");
      const answer = await plainAnswer(await worker.fetch(path, { headers }), path);
      expect(answer.status).toBe(404);
      expect(answer).toEqual(await plainAnswer(await worker.fetch(nowhere, { headers }), nowhere));
    });

    test.each(PAGES)("a form sent to %s is sent to nobody", async (path) => {
      const headers = { ...(await headersOf()), "Content-Type": "application/x-www-form-urlencoded" };
      const send = (to: string) =>
        worker.fetch(to, { method: "POST", headers, body: "intent=save-client&name=Eve" });
      const nowhere = path.replace("desk", "nope");
      const answer = await plainAnswer(await send(path), path);
      expect(answer).toEqual(await plainAnswer(await send(nowhere), nowhere));
      expect(answer.status).toBeGreaterThanOrEqual(404);
      const { clients } = await everyRow(await worker.started().getD1Database("DB"));
      expect(clients).toEqual([]);
    });
  });

  test("nothing of it stands in the API's document", async () => {
    expect(await (await worker.fetch("/api/openapi.json")).text()).not.toContain("desk");
  });
});

describe.each([
  ["without a key", { OWNER_IDENTITIES: DESK_VARS.OWNER_IDENTITIES }],
  ["without an owner", { DESK_KEY: DESK_VARS.DESK_KEY }],
])("%s", (name, vars) => {
  const worker = workerForTests({ vars });
  const shown = async (path: string, headers: Record<string, string> = {}) => worker.fetch(path, { headers });

  test("there is no desk", async () => {
    const Cookie = await sessionCookieFor(worker, "owner");
    expect((await shown("/api/desk/clients", { Cookie })).status).toBe(404);
    expect((await shown("/desk/client/new", { Cookie })).status).toBe(404);
    expect((await shown("/desk")).status).toBe(404);
    const embedded = await sessionCookieFor(worker, "owner", null, true);
    expect((await shown("/desk", { Cookie: embedded })).status).toBe(404);
  });

  test("somebody signed in is told their identity where there is a key, and nothing else", async () => {
    const Cookie = await sessionCookieFor(worker, "owner");
    const response = await shown("/desk", { Cookie });
    expect(response.status).toBe(name === "without an owner" ? 200 : 404);
    expect((await response.text()).includes("https://id.example|owner")).toBe(name === "without an owner");
  });
});

test.each([
  ["two owners", { OWNER_IDENTITIES: "https://a.example|1 https://b.example|2" }, "One owner"],
  ["an owner without an issuer", { OWNER_IDENTITIES: "ann@example.com" }, "is not an identity"],
  ["a key that is too short", { DESK_KEY: "c2hvcnQ=" }, "32 bytes"],
  [
    "two keys of one number",
    { DESK_KEY: `${DESK_VARS.DESK_KEY} ${DESK_VARS.DESK_KEY}` },
    "number of its own",
  ],
])("%s is refused as a setting, and no secret is quoted", async (_, vars, words) => {
  const { settingsOf } = await import("../../app/env");
  expect(() => settingsOf(vars)).toThrow(words);
  expect(() => settingsOf(vars)).not.toThrow("c2hvcnQ");
});

describe("for the owner", () => {
  const worker = workerForTests({ vars: { ...DESK_VARS, READY_TOKEN: "a-token-of-this-test-0123456789" } });
  const desk = deskOf(worker);
  const database = async (): Promise<TestDatabase> => worker.started().getD1Database("DB");

  test("a client is kept as sent, with the place that was found", async () => {
    const { id } = await desk.add();
    const { client, notes } = (await (await desk.get(`/api/desk/clients/${id}`)).json()) as {
      client: KeptRow;
      notes: unknown[];
    };
    expect(notes).toEqual([]);
    expect(client).toMatchObject({
      name: WORDS.name,
      tags: [WORDS.tag],
      houseSystem: "Placidus",
      events: FRIDA.events,
      consent: FRIDA.consent,
      relations: [{ kind: "partner", name: "Diego", client: null, birth: null }],
    });
    expect(client.births).toEqual([
      expect.objectContaining({
        birthDate: WORDS.date,
        source: "record",
        rating: "AA",
        timezone: "America/Mexico_City",
      }),
    ]);
    const { clients } = (await (await desk.get("/api/desk/clients")).json()) as { clients: KeptRow[] };
    expect(clients.map((one) => one.id)).toContain(id);
  });

  test("what is wrong is named at its field, all of it at once", async () => {
    const response = await desk.post("/api/desk/clients", {
      name: " ",
      tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`),
      births: [{ birthDate: "1990-02-30", birthTime: "25:00", birthLocation: "Nowhere at all, Nowhere" }],
      events: "yesterday something",
      relations: [{ kind: "rival", name: "Max" }],
      consent: { how: "by phone" },
    });
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields).sort()).toEqual([
      "births.0.birthDate",
      "births.0.birthLocation",
      "births.0.birthTime",
      "consent.at",
      "events",
      "name",
      "relations.0.kind",
      "tags",
    ]);
  });

  test("more than 8 KiB are refused, and the words of a note more than 16", async () => {
    const events = Array.from({ length: 30 }, () => ({ date: "1998", what: "x".repeat(300) }));
    expect((await desk.post("/api/desk/clients", { ...FRIDA, events })).status).toBe(422);
    const { id } = await desk.add();
    const note = (text: string) => desk.post(`/api/desk/clients/${id}/notes`, { text });
    expect((await note("é".repeat(8 * 1024 + 1))).status).toBe(422);
    expect((await note("é".repeat(8 * 1024))).status).toBe(200);
  });

  test("of two writes over one version the second gets both", async () => {
    const before = await desk.add();
    const path = `/api/desk/clients/${before.id}`;
    const first = await desk.post(path, { ...FRIDA, name: "First", updatedAt: before.updatedAt });
    expect(first.status).toBe(200);
    const second = await desk.post(path, { ...FRIDA, name: "Second", updatedAt: before.updatedAt });
    expect(second.status).toBe(409);
    const both = (await second.json()) as { code: string; yours: KeptRow; theirs: KeptRow };
    expect(both).toMatchObject({ code: "conflict", yours: { name: "Second" }, theirs: { name: "First" } });
    const again = await desk.post(path, { ...FRIDA, name: "Second", updatedAt: both.theirs.updatedAt });
    expect(((await again.json()) as { client: KeptRow }).client.name).toBe("Second");
  });

  test("of two hundred writes at once over one version exactly one is kept", async () => {
    const { id, updatedAt } = await desk.add();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        desk.post(`/api/desk/clients/${id}`, { ...FRIDA, name: `Name ${index}`, updatedAt }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });

  test("a note's lines stay lines, and of two changes the second gets both", async () => {
    const { id } = await desk.add();
    const path = `/api/desk/clients/${id}/notes`;
    const text = "First line\n\n- a point\n- another";
    const kept = (await (await desk.post(path, { text, kind: "session", at: "2026-11-02" })).json()) as {
      note: KeptRow;
    };
    expect(kept.note).toMatchObject({ text, kind: "session", at: Date.UTC(2026, 10, 2) });
    const change = (words: string, updatedAt: unknown) =>
      desk.post(path, { note: kept.note.id, updatedAt, text: words });
    expect((await change("One", kept.note.updatedAt)).status).toBe(200);
    const second = await change("Two", kept.note.updatedAt);
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ yours: { text: "Two" }, theirs: { text: "One" } });
    const { notes } = (await (await desk.get(path)).json()) as { notes: KeptRow[] };
    expect(notes.map((note) => note.text)).toEqual(["One"]);
    expect(await (await desk.remove(`${path}/${kept.note.id}`)).json()).toEqual({ removed: true });
  });

  test("the same form sent twice keeps one client and one note", async () => {
    const id = crypto.randomUUID();
    for (const _ of [1, 2]) {
      const response = await desk.form("/desk/client/new", { intent: "save-client", id, name: "Twice" });
      expect([response.status, response.headers.get("Location")]).toEqual([303, `/desk/client/${id}?saved`]);
    }
    const note = crypto.randomUUID();
    for (const _ of [1, 2]) {
      const fields = { intent: "save-note", note, kind: "prep", at: "2026-11-02", text: "Once" };
      const response = await desk.form(`/desk/client/${id}`, fields);
      const there = `/desk/client/${id}?saved-note=${note}#note-${note}`;
      expect([response.status, response.headers.get("Location")]).toEqual([303, there]);
    }
    const { notes } = (await (await desk.get(`/api/desk/clients/${id}/notes`)).json()) as {
      notes: KeptRow[];
    };
    expect(notes).toHaveLength(1);
  });

  test("a form of a page that was shown to somebody else changes nothing, and its words come back", async () => {
    const id = crypto.randomUUID();
    const fields = { intent: "save-client", id, name: "Typed by another", shownTo: "somebody-else" };
    const response = await desk.form("/desk/client/new", fields);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("Typed by another");
    expect((await desk.get(`/api/desk/clients/${id}`)).status).toBe(404);
  });

  test("a form that is refused comes back with all that was typed", async () => {
    const { id } = await desk.add();
    const long = await desk.form(`/desk/client/${id}`, {
      intent: "save-note",
      text: "A thought",
      at: "2026-02-30",
    });
    expect(long.status).toBe(422);
    expect(await long.text()).toContain("A thought");
    const lost = await desk.form(`/desk/client/${id}`, {
      intent: "save-client",
      updatedAt: "1",
      name: "Mine <b>",
      tags: "one, two",
    });
    expect(lost.status).toBe(409);
    const page = await lost.text();
    expect(page).toContain('value="Mine &lt;b&gt;"');
    expect(page).toContain(WORDS.name);
  });

  test("a page is in no store, index or frame, tells nobody where one came from, and names nobody in its title", async () => {
    const { id } = await desk.add();
    for (const path of ["/desk", "/desk/client/new", `/desk/client/${id}`, `/desk/client/${id}?show=year`]) {
      const response = await desk.get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
      expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(response.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
      const html = await response.text();
      expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(/^(Clients|New client|Client) · Desk · /);
      if (path.endsWith(id)) expect(html).toContain("Birth chart");
    }
  });

  test("where other sites may embed this one, the desk is still in no frame", async () => {
    const response = await desk.get("/desk?embed");
    expect(response.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });

  test("deleting a client deletes the notes, and needs a tick", async () => {
    const { id } = await desk.add();
    await desk.post(`/api/desk/clients/${id}/notes`, { text: WORDS.note });
    expect((await desk.form(`/desk/client/${id}`, { intent: "remove-client" })).status).toBe(422);
    expect((await desk.form(`/desk/client/${id}`, { intent: "remove-client", sure: "on" })).status).toBe(303);
    const rows = await everyRow(await database());
    expect(rows.client_notes?.filter((row) => row.client_id === id)).toEqual([]);
    expect((await desk.get(`/desk/client/${id}`)).status).toBe(404);
  });

  test("everything comes out as one file, of one client or of all, whose name tells nobody", async () => {
    const { id } = await desk.add();
    await desk.post(`/api/desk/clients/${id}/notes`, { text: WORDS.note });
    const response = await desk.get(`/api/desk/export?client=${id}`);
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="desk.json"');
    const { clients, notes, next } = (await response.json()) as {
      clients: KeptRow[];
      notes: KeptRow[];
      next: unknown;
    };
    expect(clients.map((one) => one.id)).toEqual([id]);
    expect(notes.map((note) => [note.client, note.text])).toEqual([[id, WORDS.note]]);
    expect(next).toBeNull();
    const all = (await (await desk.get("/api/desk/export")).json()) as { clients: KeptRow[] };
    expect(all.clients.length).toBeGreaterThan(1);
    expect((await desk.get(`/api/desk/export?client=${ID}`)).status).toBe(404);
  });

  test("the list has a page at a time, each client once, and is told of those alone whom it shows", async () => {
    const db = await database();
    for (let index = 0; index <= CLIENTS_OF_A_PAGE; index++) await desk.add({ name: `Number ${index}` });
    // Of the same moment, too, each stands in the list once; and a row that was sealed before the list had parts opens.
    await db.exec("UPDATE clients SET last_contact_at = last_contact_at / 10000 * 10000, told_at = NULL");
    const total = (await db.prepare("SELECT count(*) AS n FROM clients").first("n")) as number;
    const told = () => db.prepare("SELECT count(*) AS n FROM clients WHERE told_at IS NOT NULL").first("n");
    const parts = async (asked: string) => {
      const seen: KeptRow[] = [];
      for (let next: string | null = ""; next !== null; ) {
        const query = new URLSearchParams(`${asked}${next && `&after=${next}`}`);
        const part = (await (await desk.get(`/api/desk/clients?${query}`)).json()) as {
          clients: KeptRow[];
          all: number;
          next: string | null;
        };
        expect(part.clients.length).toBeLessThanOrEqual(CLIENTS_OF_A_PAGE);
        expect(part.all).toBe(total);
        seen.push(...part.clients);
        next = part.next;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
      expect(seen).toHaveLength(total);
      return seen;
    };
    const brief = await parts("brief=on");
    expect(Object.keys(brief[0] ?? {}).sort()).toEqual(["email", "id", "name"]);
    const withBirths = await parts("brief=on&births=on");
    expect(withBirths.flatMap(({ births }) => births as object[])).toContainEqual({
      birthDate: WORDS.date,
      birthTime: "08:30",
      timeUnknown: false,
      birthLocation: expect.stringMatching(new RegExp(`^${WORDS.place}, .*Mexico$`)),
    });
    const { id } = brief.at(-1) as KeptRow;
    await (await desk.get(`/desk/client/${id}`)).text();
    expect(await told()).toBe(0);

    const first = await (await desk.get("/desk")).text();
    expect(first).toContain(`${total} clients`);
    expect(first).not.toContain(id);
    const [, next = ""] = /href="(\/desk\?after=[^"]*)"/.exec(first) ?? [];
    expect(await told()).toBeLessThan(total);
    const second = await (await desk.get(next)).text();
    expect(second).toContain("Spoken to last");
    expect(second).not.toBe(first);
    await parts("");
    const all = await db.prepare(
      "SELECT count(*) AS n FROM clients WHERE told_at IS NULL AND delete_after < ?",
    );
    expect(await all.bind(Date.now() + 29 * 86_400_000).first("n")).toBe(0);
    for (const wrong of ["x", "1.x", `x.${id}`, "9".repeat(500)])
      expect((await desk.get(`/api/desk/clients?after=${wrong}`)).status, wrong).toBe(422);
    const plan = await db
      .prepare("EXPLAIN QUERY PLAN SELECT * FROM clients ORDER BY last_contact_at DESC, id DESC LIMIT 31")
      .all();
    expect(JSON.stringify(plan.results)).toContain("clients_list");
  });

  test("a client's page names whom a relation is of, and others once they are asked for", async () => {
    const [partner, stranger] = [
      await desk.add({ name: "Partner X" }),
      await desk.add({ name: "Stranger X" }),
    ];
    const { id } = await desk.add({ ...FRIDA, relations: [{ kind: "partner", client: partner.id }] });
    const page = await (await desk.get(`/desk/client/${id}`)).text();
    expect(page).toContain("Partner X");
    expect(page).not.toContain("Stranger X");
    const asked = await (await desk.get(`/desk/client/${id}?people=`)).text();
    expect(asked).toContain(`value="${stranger.id}"`);
    expect(asked).not.toContain(`value="${id}">`);
  });

  test("a draft goes after 30 days, a client after 24 months and not before the desk has said so for 30 days", async () => {
    const { consent: _, ...draft } = FRIDA;
    const [ofDraft, ofClient] = [await desk.add({ ...draft, name: "Draft" }), await desk.add()];
    const days = (row: KeptRow) => Math.round(((row.deleteAfter as number) - Date.now()) / 86_400_000);
    expect(days(ofDraft)).toBe(30);
    expect(days(ofClient)).toBeGreaterThan(725);
    const db = await database();
    const long = Date.now() - 31 * 86_400_000;
    const past = db.prepare("UPDATE clients SET delete_after = ?, told_at = ? WHERE id = ?");
    await past.bind(Date.now() - 1000, long, ofDraft.id).run();
    await past.bind(Date.now() - 1000, null, ofClient.id).run();
    const run = async () => {
      await (await worker.started().getWorker()).scheduled({});
      const { clients = [] } = await everyRow(db);
      return clients.map((row) => row.id);
    };
    expect(await run()).not.toContain(ofDraft.id);
    expect(await run()).toContain(ofClient.id);
    const told = () => db.prepare("SELECT told_at FROM clients WHERE id = ?").bind(ofClient.id).all();
    // A page about somebody else says nothing of this one.
    await (await desk.get("/desk/client/new")).text();
    expect((await told()).results).toEqual([{ told_at: null }]);
    await (await desk.get("/desk")).text();
    expect((await told()).results).toEqual([{ told_at: expect.any(Number) }]);
    expect(await run()).toContain(ofClient.id);
    await past.bind(Date.now() - 1000, long, ofClient.id).run();
    expect(await run()).not.toContain(ofClient.id);
  });

  test("a session's note begins the 24 months anew", async () => {
    const { id } = await desk.add();
    const db = await database();
    await db
      .prepare("UPDATE clients SET last_contact_at = 0, delete_after = 1, told_at = 1 WHERE id = ?")
      .bind(id)
      .run();
    await desk.post(`/api/desk/clients/${id}/notes`, { text: "We spoke", kind: "session" });
    const [row] = (await db.prepare("SELECT * FROM clients WHERE id = ?").bind(id).all()).results;
    expect(row?.told_at).toBeNull();
    expect(Number(row?.delete_after)).toBeGreaterThan(Date.now());
  });

  test("/readyz opens a row that is kept, and says so when the key is another", async () => {
    const { id } = await desk.add();
    const ask = () =>
      worker.fetch("/readyz", { headers: { Authorization: "Bearer a-token-of-this-test-0123456789" } });
    expect(await (await ask()).json()).toMatchObject({ status: "ok", checks: { desk: "ok" } });
    const db = await database();
    await db.exec(`UPDATE clients SET created_at = 1, sealed = '1.AAAA' WHERE id = '${id}'`);
    const failing = await ask();
    expect([failing.status, await failing.json()]).toEqual([
      503,
      expect.objectContaining({ checks: expect.objectContaining({ desk: "failed" }) }),
    ]);
    const list = await desk.get("/desk");
    expect(await list.text()).toContain("cannot be opened with the keys");
    await db.exec("DELETE FROM clients WHERE sealed = '1.AAAA'");
  });

  test("neither D1 nor KV nor the log has a name, a date, a place or a word of a note", async () => {
    const { id } = await desk.add();
    await desk.post(`/api/desk/clients/${id}/notes`, { text: WORDS.note });
    await desk.get(`/desk/client/${id}`);
    const rows = await everyRow(await database());
    expect(rows.clients?.length).toBeGreaterThan(0);
    const kv = await worker.started().getKVNamespace("SESSIONS");
    const kept = await Promise.all((await kv.list()).keys.map(({ name }) => kv.get(name)));
    const everything = JSON.stringify([rows, kept, worker.logs]);
    for (const [what, word] of Object.entries(WORDS)) expect(everything.includes(word), what).toBe(false);
    expect(everything).not.toContain("Diego");
    expect(everything).not.toContain(btoa("Diego").slice(0, 5));
  });

  afterAll(() => {
    const errors = worker.logs.filter((line) => /"event":"(error|store_unavailable)"/.test(line));
    // Of the row above that no key opens.
    expect(errors.filter((line) => !line.includes("DESK_KEY does not open"))).toEqual([]);
  });
});
