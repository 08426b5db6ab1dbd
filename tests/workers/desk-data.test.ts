import { describe, expect, test } from "vitest";
import { CLIENTS_OF_A_WRITE } from "../../app/schemas/desk-limits";
import { everyRow, type TestDatabase } from "../support/database-rows";
import { DESK_VARS, deskOf, FRIDA, type KeptRow, WORDS } from "../support/desk";
import { workerForTests } from "../support/worker";

const worker = workerForTests({ vars: DESK_VARS });
const desk = deskOf(worker);
const database = async (): Promise<TestDatabase> => worker.started().getD1Database("DB");
const rowsOf = async (table: string) => (await everyRow(await database()))[table] ?? [];
const clean = async () => void (await desk.post("/api/desk/deletion", { confirmation: "delete" }));
const run = async () => void (await (await worker.started().getWorker()).scheduled({}));

const person = (name: string) => ({
  id: crypto.randomUUID(),
  name,
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "Berlin, Germany",
  latitude: 52.52437,
  longitude: 13.41053,
  timezone: "Europe/Berlin",
});

describe("taken in", () => {
  test("are as many as a write has, in few statements, and sent twice they are kept once", async () => {
    await clean();
    const consent = { version: "1", at: "2026-11-01", how: "by letter" };
    const clients = Array.from({ length: CLIENTS_OF_A_WRITE }, (_, index) => ({
      ...person(`Taken ${index}`),
      ...(index % 2 && { note: `From the card index, ${index}` }),
    }));
    for (const _ of [1, 2]) {
      const answer = await desk.post("/api/desk/import", { clients, consent, tag: "index" });
      expect([answer.status, await answer.json()]).toEqual([200, { kept: CLIENTS_OF_A_WRITE, moved: [] }]);
    }
    expect(await rowsOf("clients")).toHaveLength(CLIENTS_OF_A_WRITE);
    expect(await rowsOf("client_notes")).toHaveLength(CLIENTS_OF_A_WRITE / 2);
    expect(JSON.stringify(await everyRow(await database()))).not.toMatch(/Taken|card index|Berlin, Germany/);
    const { client, notes } = (await (await desk.get(`/api/desk/clients/${clients[1]?.id}`)).json()) as {
      client: KeptRow;
      notes: KeptRow[];
    };
    expect(client).toMatchObject({
      name: "Taken 1",
      tags: ["index"],
      consent,
      births: [{ birthDate: "1990-06-15", birthTime: "14:30", timezone: "Europe/Berlin" }],
    });
    expect(notes.map((note) => note.text)).toEqual(["From the card index, 1"]);
  });

  test("what cannot be read is named by its row, and nothing of the write is kept", async () => {
    await clean();
    const clients = [person("Good"), { ...person("Bad"), birthDate: "1990-02-30" }];
    const answer = await desk.post("/api/desk/import", { clients });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fieldCodes: { "clients.1.birthDate": ["date.impossible"] } });
    expect(await rowsOf("clients")).toEqual([]);
  });

  test("a clock that is not the place's is told anew and said; without consent they are drafts", async () => {
    const clients = [{ ...person("By Greenwich"), zone: 0 }];
    const answer = (await (await desk.post("/api/desk/import", { clients })).json()) as { moved: unknown };
    expect(answer.moved).toEqual([
      { id: clients[0]?.id, name: "By Greenwich", from: "1990-06-15 14:30", to: "1990-06-15 16:30" },
    ]);
    const [row] = (await rowsOf("clients")).filter(({ id }) => id === clients[0]?.id);
    expect(Math.round((Number(row?.delete_after) - Date.now()) / 86_400_000)).toBe(30);
  });

  test("where there is no room for all of them none is kept", async () => {
    await clean();
    const db = await database();
    await db.exec(
      `INSERT INTO clients WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499) SELECT 'filler ' || i, '1.AAAA', 1, 1, 1, 4e12, NULL FROM n`,
    );
    const answer = await desk.post("/api/desk/import", { clients: [person("One"), person("Two")] });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("import.no-room");
    expect(await rowsOf("clients")).toHaveLength(499);
    expect((await desk.post("/api/desk/import", { clients: [person("One")] })).status).toBe(200);
    await clean();
  });

  test("more than a write may be is refused before it is read", async () => {
    const clients = [{ ...person("Large"), note: "x".repeat(300_000) }];
    expect((await desk.post("/api/desk/import", { clients })).status).toBe(413);
  });
});

describe("taken out", () => {
  test("a part comes as JSON with instants, as AAF and as text, under names that tell of nobody", async () => {
    await clean();
    const { id } = await desk.add();
    await desk.post(`/api/desk/clients/${id}/notes`, { text: WORDS.note });
    const part = async (form: string) => desk.get(`/api/desk/export?client=${id}&form=${form}`);
    const json = (await (await part("json")).json()) as { clients: { births: { utc: string }[] }[] };
    expect(json.clients[0]?.births[0]?.utc).toBe("1907-07-06T15:06:39.000Z");
    const aaf = await part("aaf");
    expect(aaf.headers.get("Content-Disposition")).toBe('attachment; filename="desk.aaf"');
    expect(new TextDecoder("latin1").decode(await aaf.arrayBuffer())).toMatch(
      /^#A93:Kahlo-Probe,Frida,\*,6\.7\.1907/,
    );
    const text = await part("markdown");
    expect(text.headers.get("Content-Disposition")).toBe('attachment; filename="desk.md"');
    for (const response of [aaf, text]) expect(response.headers.get("Cache-Control")).toBe("no-store");
    const words = await text.text();
    for (const word of [WORDS.name, WORDS.event, WORDS.note]) expect(words).toContain(word);
    expect((await part("exe")).status).toBe(422);
  });

  test("without scripts each part has its links, and each page says where the next one is", async () => {
    await clean();
    const clients = Array.from({ length: 30 }, (_, index) => person(`Part ${index}`));
    await desk.post("/api/desk/import", { clients });
    const seen: string[] = [];
    let parts = 0;
    for (let next: string | undefined = "/desk/data?part="; next; parts++) {
      const html: string = (await (await desk.get(next)).text()).replaceAll("&amp;", "&");
      const [, file = ""] = /href="(\/api\/desk\/export\?[^"]*form=json)"/.exec(html) ?? [];
      const part = (await (await desk.get(file)).json()) as { clients: KeptRow[] };
      seen.push(...part.clients.map(({ id }) => id));
      next = /href="(\/desk\/data\?part=[^"]+)"/.exec(html)?.[1];
    }
    expect(parts).toBe(2);
    expect(seen.sort()).toEqual(clients.map(({ id }) => id).sort());
    const one = await (await desk.get(`/desk/data?client=${clients[0]?.id}&part=`)).text();
    expect(one).toContain("What is kept of");
    expect((await desk.get("/desk/data?part=x.y")).status).toBe(422);
    expect((await desk.get("/desk/data?client=nobody")).status).toBe(404);
  });
});

describe("the end", () => {
  test("a client who is deleted stays deleted when a backup is put back, and somebody made anew of the same id stays", async () => {
    await clean();
    const db = await database();
    const [gone, past, anew] = [await desk.add(), await desk.add(), await desk.add()];
    const backup = (await rowsOf("clients")) as Record<string, string | number | null>[];
    await desk.remove(`/api/desk/clients/${gone.id}`);
    await desk.remove(`/api/desk/clients/${anew.id}`);
    await db.prepare("UPDATE clients SET delete_after = 1, told_at = 1 WHERE id = ?").bind(past.id).run();
    await run();
    expect(await rowsOf("clients")).toEqual([]);
    const remembered = await rowsOf("deleted_clients");
    expect(remembered.map(({ id }) => id)).toEqual(expect.arrayContaining([gone.id, past.id, anew.id]));
    expect(Object.keys(remembered[0] ?? {})).toEqual(["id", "deleted_at"]);
    for (const row of backup) {
      const made = row.id === anew.id ? Date.now() + 1_000 : row.created_at;
      await db
        .prepare("INSERT INTO clients VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(
          ...[
            row.id,
            row.sealed,
            made,
            row.updated_at,
            row.last_contact_at,
            row.delete_after,
            row.told_at,
          ].map((value) => value ?? null),
        )
        .run();
    }
    await run();
    expect((await rowsOf("clients")).map(({ id }) => id)).toEqual([anew.id]);
    await db
      .prepare("UPDATE deleted_clients SET deleted_at = ?")
      .bind(Date.now() - 61 * 86_400_000)
      .run();
    await run();
    expect(await rowsOf("deleted_clients")).toEqual([]);
  });

  test("everything goes after a word was typed, and the link of a letter opens nothing", async () => {
    const { id } = await desk.add();
    const token = "3".repeat(64);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
    const reading = (await (
      await desk.post("/api/desk/readings", { title: "The year", client: id })
    ).json()) as { reading: KeptRow };
    await desk.post("/api/desk/readings", { title: "A template" });
    await desk.post("/api/desk/intakes", {});
    await desk.post("/api/desk/deliveries", {
      client: id,
      reading: reading.reading.id,
      title: "The year",
      tokenHash: Buffer.from(digest).toString("base64url"),
      ciphertext: "AAAA",
    });
    expect((await worker.fetch(`/api/deliveries/${token}`)).status).toBe(200);
    expect((await desk.form("/desk/data", { intent: "delete-all", confirmation: "no" })).status).toBe(422);
    expect(await rowsOf("clients")).not.toEqual([]);
    const done = await desk.form("/desk/data", { intent: "delete-all", confirmation: "Delete" });
    expect(done.headers.get("Location")).toBe("/desk/data?done=emptied");
    for (const table of ["clients", "client_notes", "requests", "intakes", "readings", "deliveries"])
      expect(await rowsOf(table), table).toEqual([]);
    expect((await worker.fetch(`/api/deliveries/${token}`)).status).toBe(404);
  });

  test("the desk asks about those whose time ends, counts as having said so, and keeps on whom it is told to", async () => {
    await clean();
    const db = await database();
    const [soon, late] = [await desk.add({ ...FRIDA, name: "Ends soon" }), await desk.add()];
    const { consent: _, ...draft } = FRIDA;
    await desk.add({ ...draft, name: "Begun lately" });
    expect(await (await desk.get("/desk")).text()).not.toContain("say whom you keep");
    const contact = Date.now() - 710 * 86_400_000;
    await db
      .prepare("UPDATE clients SET last_contact_at = ?, delete_after = ?, told_at = NULL WHERE id = ?")
      .bind(contact, Date.now() + 20 * 86_400_000, soon.id)
      .run();
    const list = await (await desk.get("/desk")).text();
    expect(list).toContain("The time of one client ends within 30 days");
    const page = await (await desk.get("/desk/data")).text();
    expect(page).toContain("Ends soon");
    expect(page).not.toContain(`/desk/client/${late.id}`);
    expect(page).not.toContain("Begun lately");
    const told = db.prepare("SELECT told_at FROM clients WHERE id = ?").bind(soon.id);
    expect(await told.first("told_at")).toEqual(expect.any(Number));
    const kept = await desk.form("/desk/data", { intent: "keep-contact", client: soon.id });
    expect(kept.headers.get("Location")).toBe("/desk/data?done=kept");
    const [row] = (await rowsOf("clients")).filter(({ id }) => id === soon.id);
    expect(row?.told_at).toBeNull();
    expect(Number(row?.delete_after)).toBeGreaterThan(Date.now() + 700 * 86_400_000);
    expect(await (await desk.get("/desk/data")).text()).not.toContain("Ends soon");
    expect(
      (await desk.form("/desk/data", { intent: "keep-contact", client: crypto.randomUUID() })).status,
    ).toBe(404);
  });
});
