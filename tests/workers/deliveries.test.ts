import { describe, expect, test } from "vitest";
import { digestOf, randomToken } from "../../app/auth/secrets";
import { sealerOf } from "../../app/db/sealed.server";
import { settingsOf } from "../../app/env";
import { openLetter, sealLetter } from "../../app/screens/desk/letter-seal";
import { wordsAsNodes } from "../../app/screens/desk/letter-words";
import { everyRow } from "../support/database-rows";
import { DESK_VARS, deskOf, FRIDA, type KeptRow, WORDS } from "../support/desk";
import { workerForTests } from "../support/worker";

const worker = workerForTests({ vars: DESK_VARS });
const desk = deskOf(worker);
const database = async () => worker.started().getD1Database("DB");

const SAID = "What Saturn asks of you this winter";
const block = (text: string) => ({ id: crypto.randomUUID(), kind: "words", text });

async function draft(fields: object = {}) {
  const client = await desk.add();
  const sent = { title: "The year ahead", client: client.id, blocks: [block(SAID)], ...fields };
  const response = await desk.post("/api/desk/readings", sent);
  expect(response.status).toBe(200);
  return { client, reading: ((await response.json()) as { reading: KeptRow }).reading };
}

/** A letter as the editor sends it. */
async function sealed(word = "", days?: number) {
  const { client, reading } = await draft();
  const letter = { version: 1, title: "The year ahead", blocks: [{ kind: "words", nodes: [SAID] }] } as const;
  const { ciphertext, behind } = await sealLetter(letter, word);
  const token = randomToken();
  const body = {
    id: crypto.randomUUID(),
    client: client.id,
    reading: reading.id,
    title: "The year ahead",
    tokenHash: await digestOf(token),
    ciphertext,
    kept: "abc",
    ...(days && { days }),
  };
  const response = await desk.post("/api/desk/deliveries", body);
  expect(response.status).toBe(200);
  return { client, reading, letter, behind, token, body };
}

const opened = (token: string) => worker.fetch(`/api/deliveries/${token}`);

describe("a prepared reading", () => {
  test("is kept as it was written, and of two writes over one version the second gets both", async () => {
    const { client, reading } = await draft();
    expect(reading).toMatchObject({ client: client.id, title: "The year ahead", blocks: [{ text: SAID }] });
    const path = `/api/desk/readings/${reading.id}`;
    const change = (title: string, updatedAt: unknown) =>
      desk.post(path, { title, blocks: reading.blocks, updatedAt });
    expect((await change("One", reading.updatedAt)).status).toBe(200);
    const second = await change("Two", reading.updatedAt);
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ yours: { title: "Two" }, theirs: { title: "One" } });
    expect(await (await desk.remove(path)).json()).toEqual({ removed: true });
    expect((await desk.get(`/desk/readings/${reading.id}`)).status).toBe(404);
  });

  test("says at their fields what is wrong in it", async () => {
    const wrong = {
      title: " ",
      client: "x",
      blocks: [
        { ...block("a"), kind: "song", at: "2027-02-30" },
        { kind: "words", text: 5 },
      ],
    };
    const response = await desk.post("/api/desk/readings", wrong);
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields).sort()).toEqual([
      "blocks.0.at",
      "blocks.0.kind",
      "blocks.1.id",
      "blocks.1.text",
      "client",
      "title",
    ]);
    const large = { title: "Large", blocks: [block("é".repeat(25 * 1024))] };
    expect((await desk.post("/api/desk/readings", large)).status).toBe(422);
    const many = { title: "Many", blocks: Array.from({ length: 61 }, () => block("a")) };
    expect((await desk.post("/api/desk/readings", many)).status).toBe(422);
  });

  test("begins with what a template has, and the list names it, without scripts", async () => {
    const template = await (
      await desk.post("/api/desk/readings", { title: "Usual", blocks: [block("Dear you")] })
    ).json();
    const client = await desk.add();
    const id = crypto.randomUUID();
    const fields = {
      intent: "make-reading",
      id,
      title: "For one",
      client: client.id,
      template: (template as { reading: KeptRow }).reading.id,
    };
    for (const _ of [1, 2]) {
      const response = await desk.form("/desk/readings", fields);
      expect([response.status, response.headers.get("Location")]).toEqual([303, `/desk/readings/${id}`]);
    }
    const { reading } = (await (await desk.get(`/api/desk/readings/${id}`)).json()) as { reading: KeptRow };
    expect(reading.blocks).toMatchObject([{ text: "Dear you" }]);
    const list = await (await desk.get("/desk/readings")).text();
    expect(list).toContain("For one");
    expect(list).toContain("Template");
    const page = await desk.get(`/desk/readings/${id}`);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const html = await page.text();
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(/^Reading · Desk · /);
    expect(html).toContain("The editor needs JavaScript");
    expect((await desk.form(`/desk/readings/${id}`, { intent: "remove-reading" })).status).toBe(422);
    const removed = await desk.form(`/desk/readings/${id}`, { intent: "remove-reading", sure: "on" });
    expect(removed.headers.get("Location")).toBe("/desk/readings?deleted");
  });

  test("has charts, our texts and the year's dates from its client's birth, each a part at a time", async () => {
    const chart = { ...block(""), kind: "chart", chart: "Solar Return", at: "2026-08-01" };
    const table = { ...block(""), kind: "table" };
    const { reading } = await draft({ blocks: [chart, table] });
    const part = async (asked: string) => (await desk.get(`/desk/readings/${reading.id}?${asked}`)).text();
    expect(await part(`part=${chart.id}`)).toContain("Zodiac wheel: Solar Return, 1 August 2026");
    expect(await part(`part=${table.id}`)).toContain("<table");
    expect(await part("texts")).toMatch(/data-edition="\w+"[\s\S]*data-title="Sun /);
    expect(await part("dates")).toMatch(/<pre data-dates="true">\d{4}-\d\d-\d\d /);
  });
});

describe("a chart of two people", () => {
  const DIEGO = {
    ...FRIDA,
    name: "Diego Rivera-Probe",
    births: [{ birthDate: "1886-12-08", birthTime: "19:30", birthLocation: "Guanajuato, Mexico" }],
    relations: [],
  };
  const two = (fields: object) => ({ ...block(""), kind: "pair", ...fields });

  /** What the editor gets of each block. */
  async function parts(client: KeptRow, blocks: readonly { readonly id: string }[]) {
    const sent = { title: "Both", client: client.id, blocks };
    const response = await desk.post("/api/desk/readings", sent);
    expect(response.status, await response.clone().text()).toBe(200);
    const { reading } = (await response.json()) as { reading: KeptRow };
    const of = async (id: string) => {
      const html = await (await desk.get(`/desk/readings/${reading.id}?part=${id}`)).text();
      return html.replaceAll("<!-- -->", ""); // between two texts of React's
    };
    return { reading, html: await Promise.all(blocks.map(({ id }) => of(id))), of };
  }

  test("is drawn with another client and with whoever stands in the record, as wheel and as table", async () => {
    const diego = await desk.add(DIEGO);
    const loose = { kind: "partner", name: "Nickolas", ...DIEGO.births[0], birthDate: "1892-02-07" };
    const frida = await desk.add({ ...FRIDA, relations: [loose, { kind: "partner", client: diego.id }] });
    const other = `${diego.id}.0`;
    const [both, more, composite, davison, table, tables, nickolas] = (
      await parts(frida, [
        two({ other }),
        two({ other, bodies: "All" }),
        two({ other, pair: "Composite", ascendant: "Midpoint" }),
        two({ other, pair: "Davison", place: "Great Circle" }),
        two({ other, kind: "pair-table", pair: "Composite" }),
        two({ other, kind: "pair-table" }),
        two({ other: "around.0.Nickolas", pair: "Composite" }),
      ])
    ).html;
    expect(both).toContain("wheel-double");
    expect(both).toContain('data-body="outer-sun"');
    expect(both).not.toContain('data-body="outer-ascendant"');
    expect(more).toContain('data-body="outer-ascendant"');
    expect(composite).toContain(
      `Composite of ${WORDS.name} and ${DIEGO.name}. Every place is the middle of two`,
    );
    expect(composite).toContain("Placidus");
    expect(davison).toContain(`Davison chart of ${WORDS.name} and ${DIEGO.name}. The sky of`);
    expect(table?.match(/<table/g)).toHaveLength(1);
    expect(tables?.match(/<table/g)).toHaveLength(3);
    expect(nickolas).toContain(`Composite of ${WORDS.name} and Nickolas`);
    for (const html of [both, composite, table]) expect(html).toContain('data-part="true"');
  });

  test("says at its field that nobody is chosen or that they are gone, and the draft stays", async () => {
    const diego = await desk.add(DIEGO);
    const frida = await desk.add({ ...FRIDA, relations: [{ kind: "partner", name: "Diego" }] });
    const other = `${diego.id}.0`;
    const blocks = [
      two({}),
      two({ other: `${diego.id}.1` }),
      two({ other: "around.0.Diego" }),
      two({ other }),
    ];
    const { reading, html, of } = await parts(frida, blocks);
    const failed = (why: string) => new RegExp(`<p data-failed="true" data-field="other">${why}`);
    expect(html[0]).toMatch(failed("Choose with whom"));
    expect(html[1]).toMatch(failed("This birth is no longer kept"));
    expect(html[2]).toMatch(failed("There are no birth data of this person"));
    expect(html[3]).not.toContain("data-failed");
    const page = async () => (await desk.get(`/desk/readings/${reading.id}`)).text();
    expect(await page()).toContain(`${DIEGO.name} · 8 December 1886, 19:30`);
    await desk.remove(`/api/desk/clients/${diego.id}`);
    expect(await of(blocks[3]?.id ?? "")).toMatch(failed("This person is no longer among your clients"));
    expect(await page()).toContain("No longer kept: choose somebody else");
    const { title, updatedAt, blocks: kept } = reading;
    const again = await desk.post(`/api/desk/readings/${reading.id}`, { title, updatedAt, blocks: kept });
    expect(again.status).toBe(200);
    expect(((await again.json()) as { reading: KeptRow }).reading.blocks).toEqual(kept);
  });

  test("is refused at its fields, and takes no name into an address, the log or the database", async () => {
    const wrong = { title: "Both", blocks: [two({ other: "Diego", pair: "Synastry" })] };
    const response = await desk.post("/api/desk/readings", wrong);
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields).sort()).toEqual(["blocks.0.other", "blocks.0.pair"]);
    const open = JSON.stringify([worker.logs, await everyRow(await database())]);
    for (const name of ["Nickolas", DIEGO.name, "around.0"]) expect(open).not.toContain(name);
  });
});

describe("a letter", () => {
  test("is opened by its link alone, and each time is counted, with neither whom nor when", async () => {
    const { client, reading, letter, behind, token, body } = await sealed();
    expect((await desk.post("/api/desk/deliveries", body)).status).toBe(200);
    const page = await worker.fetch(`/for/${token}`);
    expect([page.status, page.headers.get("Referrer-Policy"), page.headers.get("Cache-Control")]).toEqual([
      200,
      "no-referrer",
      "no-store",
    ]);
    const html = await page.text();
    expect(html).toContain("which needs JavaScript");
    expect(html).not.toContain(SAID);
    for (const _ of [1, 2]) {
      const answer = (await (await opened(token)).json()) as { ciphertext: string; expiresAt: number };
      expect(Math.round((answer.expiresAt - Date.now()) / 86_400_000)).toBe(90);
      expect(await openLetter(answer.ciphertext, behind, "")).toEqual(letter);
    }
    const { deliveries } = (await (await desk.get(`/api/desk/clients/${client.id}/deliveries`)).json()) as {
      deliveries: KeptRow[];
    };
    expect(deliveries).toHaveLength(1);
    expect(deliveries[0]).toMatchObject({ opened: 2, reading: reading.id, revokedAt: null });
    expect(await (await desk.get(`/desk/readings/${reading.id}`)).text()).toContain("opened 2 times");
  });

  test("over, taken back, its client deleted, or never there is one 404, on the page and at the call", async () => {
    const [over, back, gone] = [await sealed("", 1), await sealed(), await sealed()];
    const db = await database();
    await db.prepare("UPDATE deliveries SET expires_at = 1 WHERE id = ?").bind(over.body.id).run();
    const taken = await desk.form(`/desk/readings/${back.reading.id}`, {
      intent: "take-back",
      delivery: back.body.id,
    });
    expect(taken.status).toBe(303);
    await desk.remove(`/api/desk/clients/${gone.client.id}`);
    const answers = new Set<string>();
    for (const token of [over.token, back.token, gone.token, "0".repeat(64), "x"]) {
      const [call, page] = [await opened(token), await worker.fetch(`/for/${token}`)];
      expect([call.status, page.status], token).toEqual([404, 404]);
      answers.add(await call.text());
    }
    expect(answers.size).toBe(1);
    const { deliveries = [] } = await everyRow(db);
    expect(deliveries.find(({ id }) => id === back.body.id)?.ciphertext).toBe("");
    await (await worker.started().getWorker()).scheduled({});
    const ids = ((await everyRow(db)).deliveries ?? []).map(({ id }) => id);
    expect(ids).not.toContain(over.body.id);
    expect(ids).toContain(back.body.id);
  });

  test("cannot be opened with D1, KV and every secret", async () => {
    const { behind, token, body } = await sealed();
    await opened(token);
    const rows = await everyRow(await database());
    const kv = await worker.started().getKVNamespace("SESSIONS");
    const kept = await Promise.all((await kv.list()).keys.map(({ name }) => kv.get(name)));
    const sealer = sealerOf(settingsOf(DESK_VARS).DESK_KEY);
    const unsealed = await Promise.all(
      Object.entries(rows).flatMap(([table, all]) =>
        all.map((row) => row.sealed && sealer.open({ table, id: String(row.id) }, String(row.sealed))),
      ),
    );
    const everything = JSON.stringify([rows, kept, worker.logs, unsealed, DESK_VARS]);
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(behind);
    // Whatever there is that could be a key is none of it.
    const words = new Set(everything.match(/[A-Za-z0-9_+/=-]{40,100}/g));
    expect(words.size).toBeGreaterThan(5);
    for (const word of words) await expect(openLetter(body.ciphertext, word, "")).rejects.toThrow();
    await expect(openLetter(body.ciphertext, behind, "")).resolves.toBeTruthy();
    const inTheOpen = JSON.stringify([rows, kept, worker.logs]);
    for (const word of [SAID, "The year ahead", WORDS.name]) expect(inTheOpen).not.toContain(word);
  });

  test("with a word opens with the word alone", { timeout: 60_000 }, async () => {
    const { behind, body, letter } = await sealed("Zoë's cat");
    expect(behind.startsWith("w.")).toBe(true);
    await expect(openLetter(body.ciphertext, behind, "Zoe's cat")).rejects.toThrow();
    expect(await openLetter(body.ciphertext, behind, " Zoë's cat ")).toEqual(letter);
  });

  test("that is no letter is refused at its fields", async () => {
    const { body } = await sealed();
    const send = (change: object) => desk.post("/api/desk/deliveries", { ...body, id: undefined, ...change });
    for (const [field, value] of [
      ["days", 366],
      ["days", 0.5],
      ["tokenHash", "short"],
      ["ciphertext", "not base64url!"],
      ["ciphertext", "A".repeat(273_068)],
      ["kept", "<b>"],
      ["client", "x"],
    ] as const) {
      const response = await send({ [field]: value });
      expect(response.status, field).toBe(422);
      expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
    }
    expect((await send({ client: crypto.randomUUID() })).status).toBe(404);
    expect((await send({ ciphertext: "A".repeat(273_000), tokenHash: await digestOf("other") })).status).toBe(
      200,
    );
  });

  test("comes out with everything else, without its link", async () => {
    const { client, reading, body } = await sealed();
    const file = await (await desk.get(`/api/desk/export?client=${client.id}`)).json();
    expect(file).toMatchObject({ readings: [{ id: reading.id }], deliveries: [{ id: body.id }], next: null });
    expect(JSON.stringify(file)).not.toContain('"kept"');
  });

  test("nothing was logged as a fault", () => {
    expect(worker.logs.filter((line) => /"event":"(error|store_unavailable)"/.test(line))).toEqual([]);
  });
});

test("words become paragraphs and lists, and nothing else is read in them", () => {
  expect(
    wordsAsNodes("A **b** *c*\nd\n- e\n- [f](https://g.example/h) [i](javascript:j)\n\n<b> ** *"),
  ).toEqual([
    ["p", {}, "A ", ["strong", {}, "b"], " ", ["em", {}, "c"], ["br", {}], "d"],
    [
      "ul",
      { class: "list-disc pl-6" },
      ["li", {}, "e"],
      ["li", {}, ["a", { href: "https://g.example/h", class: "link" }, "f"], " [i](javascript:j)"],
    ],
    ["p", {}, "<b> ** *"],
  ]);
});
