import { describe, expect, test } from "vitest";
import { DESK_FOR_VISITORS } from "../../app/desk.server";
import { REQUESTS_OF_A_PAGE, ROWS_OF_A_PART } from "../../app/schemas/desk-limits";
import { everyRow } from "../support/database-rows";
import { DESK_VARS, deskOf, type KeptRow } from "../support/desk";
import { asForm } from "../support/intake";
import { workerForTests } from "../support/worker";

const TOKEN = "7".repeat(64);
/** Words that must stand nowhere in the open. */
const WORDS = {
  name: "Remedios Varo-Probe",
  email: "remedios.probe@example.org",
  question: "Why does the moon follow me to Anglès?",
  wish: "Thursday after vespers",
  date: "1908-12-16",
  place: "Anglès",
};
const REQUEST = {
  name: WORDS.name,
  email: WORDS.email,
  offer: "birth-chart-consultation",
  question: `${WORDS.question}\n\nA second line.`,
  wishes: [WORDS.wish, "", "Saturday"],
  timezone: "Europe/Madrid",
  withQuiz: true,
  withChart: true,
  chart: {
    fullName: WORDS.name,
    birthDate: WORDS.date,
    birthTime: "11:20",
    birthLocation: "Barcelona",
  },
};

/** Requests that come from networks of their own: one may send three a day. */
function senderTo(worker: ReturnType<typeof workerForTests>) {
  let network = 0;
  return (body: object = REQUEST, headers: Record<string, string> = {}) =>
    worker.post("/api/requests", body, { "CF-Connecting-IP": `203.0.113.${++network}`, ...headers });
}

describe.each([
  ["without a key", { OWNER_IDENTITIES: DESK_VARS.OWNER_IDENTITIES }],
  ["without an owner", { DESK_KEY: DESK_VARS.DESK_KEY }],
])("%s", (_, vars) => {
  const worker = workerForTests({ vars });

  /** An answer without what differs from one to the next. */
  const plain = async (path: string, init?: RequestInit) => {
    const response = await worker.fetch(path, init);
    const inEnglish = path.replace(/^\/(es|pt-br)\//, "/"); // a page names itself in every language
    const text = (await response.text())
      .replace(new RegExp(`(${inEnglish}|${encodeURIComponent(inEnglish)})(?![a-z])`, "g"), "PATH")
      .replace(/nonce="[^"]*"/g, "")
      .replace(/[0-9a-f-]{36}/g, "ID");
    return [response.status, text];
  };

  test.each(Object.keys(DESK_FOR_VISITORS))("%s is no call, as any that does not exist", async (name) => {
    const [method = "", called = ""] = name.split(" ");
    const path = called.replace(":token", TOKEN);
    const body = method === "POST" ? JSON.stringify(REQUEST) : undefined;
    const init = { method, headers: { "Content-Type": "application/json" }, body };
    const answer = await plain(path, init);
    expect(answer).toEqual(await plain(path.replace(/requests|intake/, "nothing"), init));
    expect(answer[0]).toBe(404);
    expect(await everyRow(await worker.started().getD1Database("DB"))).toMatchObject({ requests: [] });
  });

  test.each([
    "/consult",
    "/es/consult",
    "/pt-br/consult",
    `/request/${TOKEN}`,
    `/request/${TOKEN}/appointment.ics`,
    `/intake/${TOKEN}`,
  ])("%s is no page", async (path) => {
    const answer = await plain(path);
    expect(answer[0]).toBe(404);
    expect(answer).toEqual(await plain(path.replace(/consult|request|intake/, "nothing")));
    expect((await plain(path, asForm({ name: "Eve" })))[0]).toBeGreaterThanOrEqual(404);
  });

  test("no page names the way to it", async () => {
    for (const path of ["/consultations", "/quiz", "/privacy", "/"]) {
      expect(await (await worker.fetch(path)).text()).not.toMatch(/\/consult\b/);
    }
  });
});

describe("where there is a desk", () => {
  const worker = workerForTests({ vars: DESK_VARS });
  const desk = deskOf(worker);
  const send = senderTo(worker);
  const database = () => worker.started().getD1Database("DB");
  const received = async (response: Response) => {
    expect(response.status).toBe(200);
    return (await response.json()) as { received: boolean; emailStatus: string; yours: string };
  };
  const listed = async () => {
    const { requests } = (await (await desk.get("/api/desk/requests")).json()) as { requests: KeptRow[] };
    return requests;
  };

  test("a request is kept as sent, for the owner and for whoever has its link", async () => {
    const quiz = { email: WORDS.email.toUpperCase(), name: "Remedios", responses: { focus: "career" } };
    await worker.post("/api/quiz-submission", quiz);
    const { emailStatus, yours } = await received(await send());
    expect(emailStatus).toBe("queued");
    const [kept] = await listed();
    expect(kept).toMatchObject({
      name: WORDS.name,
      email: WORDS.email,
      question: REQUEST.question,
      wishes: [WORDS.wish, "Saturday"],
      timezone: "Europe/Madrid",
      quiz: { focus: "career" },
      chart: { birthDate: WORDS.date, timezone: "Europe/Madrid" },
      status: "new",
      client: null,
    });
    const own = await (await worker.fetch(`/api/requests/${yours.split("/").at(-1)}`)).json();
    expect(own).toMatchObject({ name: WORDS.name, question: REQUEST.question });
    const page = await worker.fetch(yours);
    const words = await page.text();
    expect(words).toContain(WORDS.question);
    // Whoever writes may have given somebody else's address.
    expect(own).not.toHaveProperty("quiz");
    expect(words).not.toContain("Quiz answers");
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });

  test("neither D1 nor the log has a name, an address, a date or a word of it, and the messages say what they may", async () => {
    const { yours } = await received(await send());
    const mail = await (await worker.fetch("/local/mail")).text();
    expect(mail).toContain(yours);
    expect(mail).toContain(`To <!-- -->${WORDS.email}`);
    expect(mail).toContain("A request waits");
    for (const word of [WORDS.name, WORDS.question, WORDS.wish, WORDS.date])
      expect(mail.replaceAll("&#x27;", "'")).not.toContain(word);
    const rows = await everyRow(await database());
    expect(rows.requests?.length).toBeGreaterThan(0);
    expect(rows.email_outbox?.map(({ kind }) => kind)).toContain("waits");
    const { quiz_submissions: _, email_outbox: messages = [], ...others } = rows;
    const everything = JSON.stringify([
      others,
      messages.filter(({ kind }) => kind !== "quiz"),
      worker.logs,
      yours.split("/").at(-1),
    ]);
    for (const [what, word] of Object.entries(WORDS))
      expect(everything.toLowerCase().includes(word.toLowerCase()), what).toBe(false);
    const dump = JSON.stringify(rows);
    expect(dump).not.toContain(yours.split("/").at(-1));
  });

  test("what is wrong is named at its field, all of it at once", async () => {
    const response = await send({
      email: "no address",
      offer: "a-palm-reading",
      question: "x".repeat(1001),
      wishes: [5],
      withQuiz: "perhaps",
      chart: { birthDate: "1990-02-30" },
      token: "short",
    });
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: Record<string, string[]> };
    expect(Object.keys(fields).sort()).toEqual([
      "chart.birthDate",
      "chart.birthLocation",
      "chart.birthTime",
      "chart.fullName",
      "email",
      "name",
      "offer",
      "question",
      "token",
      "wishes.0",
      "withQuiz",
    ]);
    const many = await send({ ...REQUEST, wishes: ["1", "2", "3", "4"] });
    expect(await many.json()).toMatchObject({ fieldCodes: { wishes: ["wishes.not-a-list"] } });
    const none = await send({ ...REQUEST, chart: undefined });
    expect(await none.json()).toMatchObject({ fieldCodes: { withChart: ["chart.none"] } });
    expect((await send({ ...REQUEST, question: "é".repeat(1000) })).status).toBe(200);
  });

  test("what fills in the robot's field is answered like anybody, and kept nowhere", async () => {
    const before = (await listed()).length;
    const { yours, emailStatus } = await received(await send({ ...REQUEST, website: "http://spam" }));
    expect(emailStatus).toBe("queued");
    expect((await worker.fetch(yours)).status).toBe(404);
    expect(await listed()).toHaveLength(before);
  });

  test("the same form sent twice is one request with one message", async () => {
    const token = "a".repeat(64);
    const before = (await listed()).length;
    for (const _ of [1, 2]) {
      const email = `twice.${crypto.randomUUID()}@example.org`;
      expect(await received(await send({ ...REQUEST, email, token }))).toMatchObject({
        yours: `/request/${token}`,
        emailStatus: expect.stringMatching(/queued|sent/),
      });
    }
    expect(await listed()).toHaveLength(before + 1);
  });

  test("the fourth of a network on a day is refused", async () => {
    const headers = { "CF-Connecting-IP": "198.51.100.7" };
    const answers = [];
    for (const _ of [1, 2, 3, 4]) answers.push((await send(REQUEST, headers)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  test("another site's page cannot send one", async () => {
    expect((await send(REQUEST, { Origin: "https://elsewhere.example" })).status).toBe(403);
  });

  test("whoever has the link deletes it, looking deletes nothing, and the desk has it no more", async () => {
    const { yours } = await received(await send());
    const [kept] = await listed();
    expect((await worker.fetch(yours)).status).toBe(200);
    expect((await worker.fetch(yours, { method: "HEAD" })).status).toBe(200);
    const gone = await worker.fetch(yours, asForm({ intent: "withdraw" }));
    expect([gone.status, await gone.text()]).toEqual([200, expect.stringContaining("is deleted")]);
    expect((await worker.fetch(yours)).status).toBe(404);
    expect((await desk.get(`/api/desk/requests/${kept?.id}`)).status).toBe(404);
    const rows = await everyRow(await database());
    expect(rows.email_outbox?.filter((row) => row.request_id === kept?.id)).toEqual([]);
    const other = await received(await send());
    const path = `/api/requests/${other.yours.split("/").at(-1)}`;
    expect(await (await worker.fetch(path, { method: "DELETE" })).json()).toEqual({ removed: true });
    expect(await (await worker.fetch(path, { method: "DELETE" })).json()).toEqual({ removed: false });
  });

  test("its status is set over the version that was shown, and a closed one goes after 180 days", async () => {
    await received(await send());
    const [kept] = await listed();
    const path = `/api/desk/requests/${kept?.id}`;
    const set = (status: string, updatedAt: unknown) => desk.post(path, { status, updatedAt });
    expect((await set("answered", kept?.updatedAt)).status).toBe(200);
    const second = await set("declined", kept?.updatedAt);
    expect(second.status).toBe(409);
    const both = (await second.json()) as { yours: KeptRow; theirs: KeptRow };
    expect(both).toMatchObject({ yours: { status: "declined" }, theirs: { status: "answered" } });
    const closed = (await (await set("done", both.theirs.updatedAt)).json()) as { request: KeptRow };
    const days = Math.round(((closed.request.deleteAfter as number) - Date.now()) / 86_400_000);
    expect(days).toBe(180);
    expect((await set("perhaps", closed.request.updatedAt)).status).toBe(422);
    const db = await database();
    await db.prepare("UPDATE requests SET delete_after = 1 WHERE id = ?").bind(kept?.id).run();
    await (await worker.started().getWorker()).scheduled({});
    expect((await desk.get(path)).status).toBe(404);
  });

  test("one press makes a client of it, twice the same one, and the client's end is the request's", async () => {
    await received(await send());
    const [kept] = await listed();
    const path = `/api/desk/requests/${kept?.id}`;
    for (const _ of [1, 2]) await (await desk.post(`${path}/client`, {})).text();
    const { request } = (await (await desk.get(path)).json()) as { request: KeptRow };
    const { client, notes } = (await (await desk.get(`/api/desk/clients/${request.client}`)).json()) as {
      client: KeptRow;
      notes: KeptRow[];
    };
    expect(client).toMatchObject({
      name: WORDS.name,
      email: WORDS.email,
      consent: null,
      births: [{ birthDate: WORDS.date, birthLocation: "Barcelona", rating: "X" }],
    });
    expect(notes.map(({ text }) => text)).toEqual([expect.stringContaining(WORDS.question)]);
    expect(await (await desk.get(`/api/desk/export?client=${client.id}`)).json()).toMatchObject({
      requests: [{ id: kept?.id, question: REQUEST.question }],
    });
    await desk.remove(`/api/desk/clients/${client.id}`);
    expect((await desk.get(path)).status).toBe(404);
  });

  test("a request that waits stays when its client, a draft, goes after 30 days; a closed one goes with it", async () => {
    const ended: string[] = [];
    for (const status of ["answered", "done"]) {
      await received(await send());
      const [kept] = await listed();
      const path = `/api/desk/requests/${kept?.id}`;
      await (await desk.post(`${path}/client`, {})).text();
      const { request } = (await (await desk.get(path)).json()) as { request: KeptRow };
      expect((await desk.post(path, { updatedAt: request.updatedAt, status })).status).toBe(200);
      ended.push(path);
    }
    const db = await database();
    await db.prepare("UPDATE clients SET delete_after = 1, told_at = 1").run();
    await (await worker.started().getWorker()).scheduled({});
    expect(await (await desk.get(`${ended[0]}`)).json()).toMatchObject({
      request: { client: null, status: "answered", question: REQUEST.question },
    });
    expect((await desk.get(`${ended[1]}`)).status).toBe(404);
    await desk.remove(`${ended[0]}`);
  });

  test("a client who is there is brought up to date once both stand side by side, over the version that was shown", async () => {
    await received(await send());
    const [kept] = await listed();
    const before = await desk.add();
    const page = await (await desk.get(`/desk/requests/${kept?.id}?client=${before.id}`)).text();
    expect(page).toContain("data-side-by-side");
    expect(page).toContain("frida.probe@example.org");
    const press = (updatedAt: unknown) =>
      desk.form(`/desk/requests/${kept?.id}`, {
        intent: "make-client",
        client: before.id,
        updatedAt: String(updatedAt),
      });
    expect((await press(1)).status).toBe(409);
    const pressed = await press(before.updatedAt);
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([
      303,
      `/desk/client/${before.id}?saved`,
    ]);
    const { client } = (await (await desk.get(`/api/desk/clients/${before.id}`)).json()) as {
      client: KeptRow;
    };
    expect(client).toMatchObject({ name: before.name, email: WORDS.email, consent: before.consent });
    expect((client.births as KeptRow[]).map(({ birthDate }) => birthDate)).toEqual([
      WORDS.date,
      "1907-07-06",
    ]);
  });

  test("the forms work without scripts: a refused one comes back with its words, a sent one says where to delete it", async () => {
    const refused = await worker.fetch("/consult", asForm({ name: "Mine <b>", question: "Half" }));
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('value="Mine &lt;b&gt;"');
    expect(html).toContain("Half");
    const token = "f".repeat(64);
    const fields = { token, name: "Leonora", email: "leonora@example.org", question: "When?", website: "" };
    const sent = await worker.fetch("/consult", asForm({ ...fields, "wishes.0": "Monday" }));
    expect(sent.status).toBe(200);
    expect(await sent.text()).toContain(`/request/${token}`);
    const [kept] = await listed();
    expect(kept).toMatchObject({ name: "Leonora", wishes: ["Monday"], quiz: null, chart: null });
    for (const path of ["/desk/requests", `/desk/requests/${kept?.id}`]) {
      const page = await desk.get(path);
      const html = await page.text();
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(/^Requests? · Desk · /);
      expect(html).toContain("Leonora");
    }
    const remove = (sure: object) =>
      desk.form(`/desk/requests/${kept?.id}`, { intent: "remove-request", ...sure });
    expect((await remove({})).status).toBe(422);
    expect((await remove({ sure: "on" })).headers.get("Location")).toBe("/desk/requests?deleted");
  });

  test("/consult may stand in another page, and the pages of a link may not", async () => {
    const page = await worker.fetch("/consult?embed");
    expect(await page.text()).toContain("data-embed");
    expect(page.headers.get("X-Frame-Options")).toBeNull();
  });

  test("the list has a page at a time, what waits before what is over, and the export goes on from part to part", async () => {
    const db = await database();
    const before = (await db.prepare("SELECT count(*) AS n FROM requests").first("n")) as number;
    for (let index = 0; index < 3 * REQUESTS_OF_A_PAGE; index++) {
      await received(await send({ ...REQUEST, name: `Number ${index}`, withQuiz: false }));
    }
    await db.exec("UPDATE requests SET status = 'done' WHERE rowid % 5 = 0");
    // Of the same moment, too, each stands in the list once.
    await db.exec("UPDATE requests SET at = at / 100000 * 100000");
    const total = before + 3 * REQUESTS_OF_A_PAGE;
    const seen: KeptRow[] = [];
    let pages = 0;
    for (let next: string | null = ""; next !== null; pages++) {
      const asked = next === "" ? "" : `?${new URLSearchParams({ after: next })}`;
      const part = (await (await desk.get(`/api/desk/requests${asked}`)).json()) as {
        requests: KeptRow[];
        waiting: number;
        over: number;
        next: string | null;
      };
      expect(part.requests.length).toBeLessThanOrEqual(REQUESTS_OF_A_PAGE);
      expect(part.waiting + part.over).toBe(total);
      const html = await (await desk.get(`/desk/requests${asked}`)).text();
      for (const { id } of part.requests) expect(html).toContain(`/desk/requests/${id}"`);
      expect(html.includes("Older requests")).toBe(part.next !== null);
      seen.push(...part.requests);
      next = part.next;
    }
    expect(pages).toBe(Math.ceil(total / REQUESTS_OF_A_PAGE));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
    const states = seen.map(({ status }) => (status === "done" ? 1 : 0));
    expect(states).toEqual([...states].sort());
    for (const wrong of ["x", "waiting.1", "over.1.x", `new.1.${seen[0]?.id}`, "9".repeat(500)]) {
      expect((await desk.get(`/api/desk/requests?after=${wrong}`)).status, wrong).toBe(422);
      expect((await desk.get(`/api/desk/export?after=${wrong}`)).status, wrong).toBe(422);
    }
    const plan = await db
      .prepare(
        "EXPLAIN QUERY PLAN SELECT * FROM requests ORDER BY (status <> 'done' AND status <> 'declined') DESC, at DESC, id DESC LIMIT 13",
      )
      .all();
    expect(JSON.stringify(plan.results)).toContain("requests_list");

    const parts: Record<string, KeptRow[]> = {
      clients: [],
      notes: [],
      requests: [],
      intakes: [],
      readings: [],
      deliveries: [],
    };
    for (let next: string | null = "/api/desk/export"; next !== null; ) {
      const part = (await (await desk.get(next)).json()) as Record<string, KeptRow[]> & {
        next: string | null;
      };
      const rows = Object.keys(parts).map((name) => part[name] ?? []);
      expect(rows.flat().length).toBeLessThanOrEqual(ROWS_OF_A_PART);
      for (const name of Object.keys(parts)) parts[name]?.push(...(part[name] ?? []));
      next = part.next;
    }
    expect(new Set(parts.requests?.map(({ id }) => id)).size).toBe(total);
    expect(parts.requests).toHaveLength(total);
    expect(JSON.stringify(parts)).not.toContain('"token"');
  });

  test("nothing was logged as a fault", () => {
    expect(worker.logs.filter((line) => /"event":"(error|store_unavailable)"/.test(line))).toEqual([]);
  });
});

describe("a day's messages", () => {
  const worker = workerForTests({ vars: { ...DESK_VARS, EMAIL_DAILY_CAP: "30" }, productionLimits: false });

  test("leave ten for the owner, however many visitors are sent", async () => {
    const db = await worker.started().getD1Database("DB");
    const kinds = async () => {
      const { results } = await db
        .prepare("SELECT kind, count(*) AS n FROM email_outbox GROUP BY kind")
        .all();
      return Object.fromEntries(results.map(({ kind, n }) => [kind, n]));
    };
    const send = senderTo(worker);
    for (let index = 0; index < 12; index++) {
      const quiz = { email: `v${index}@example.org`, name: "Ann", responses: { focus: "career" } };
      await worker.post("/api/quiz-submission", quiz, { "CF-Connecting-IP": `192.0.2.${index}` });
      await send({ ...REQUEST, email: `r${index}@example.org`, withQuiz: false });
    }
    // A third of twenty goes in an hour: seven, whoever they are for; and ten to the owner.
    const { quiz = 0, received = 0, waits } = (await kinds()) as Record<string, number>;
    expect([quiz + received, waits]).toEqual([7, 10]);
  });

  test("count also what whoever sent it has deleted", async () => {
    const db = await worker.started().getD1Database("DB");
    await db.exec("DELETE FROM counted_messages");
    await db.exec("DELETE FROM daily_counts");
    await db.exec("DELETE FROM requests");
    const counted = async () => {
      const { results } = await db
        .prepare("SELECT kind, count(*) AS n FROM counted_messages GROUP BY kind ORDER BY kind")
        .all();
      return results.map(({ kind, n }) => [kind, n]);
    };
    for (let index = 0; index < 12; index++) {
      const token = index.toString(16).repeat(64);
      const body = { ...REQUEST, email: "victim@example.org", token, withQuiz: false };
      await worker.post("/api/requests", body, { "CF-Connecting-IP": `198.51.100.${index}` });
      expect((await worker.fetch(`/api/requests/${token}`, { method: "DELETE" })).status).toBe(200);
    }
    expect(await counted()).toEqual([
      ["received", 3],
      ["waits", 10],
    ]);
    expect(
      await db.prepare("SELECT count(*) AS n FROM email_outbox WHERE request_id IS NOT NULL").first("n"),
    ).toBe(0);
  });
});
