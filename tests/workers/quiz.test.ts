import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inOneMinute } from "../support/in-one-minute";
import { type ProgrammableProvider, programmableProvider } from "../support/programmable-provider";
import { newVisitor } from "../support/visitor";
import { workerForTests } from "../support/worker";
import { workerWithProvider } from "../support/worker-with-provider";

const responses = {
  focus: "relationships",
  familiarity: "sun-sign",
  challenge: "timing",
  explore: "numerology",
  timeline: "soon",
  format: "both",
};
const submission = (email: string, more: object = {}) => ({ email, name: "Ann", responses, ...more });

interface Row {
  readonly [column: string]: unknown;
}

describe("the call", () => {
  const worker = workerWithProvider();
  const ask = (body: unknown) => worker.post("/api/quiz-submission", body);
  const rowsOf = async (table: string, email: string): Promise<Row[]> => {
    const column = table === "email_outbox" ? "recipient" : "email";
    const { results } = await (await worker.database())
      .prepare(`SELECT * FROM ${table} WHERE ${column} = ?`)
      .bind(email)
      .all();
    return results;
  };

  test("answers the path, and keeps who asked for it", async () => {
    const response = await ask(submission("path@example.com"));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      recommendation: "birth-chart-consultation",
      recommendedTools: ["birth-chart", "transits", "compatibility", "numerology"],
      recommendedServices: ["birth-chart-consultation"],
      email: "path@example.com",
      emailStatus: "queued",
    });
    const [row, ...more] = await rowsOf("quiz_submissions", "path@example.com");
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      name: "Ann",
      user_id: null,
      recommendation: "birth-chart-consultation",
      focus: "relationships",
      familiarity: "sun-sign",
      challenge: "timing",
    });
    expect(JSON.parse(String(row?.responses))).toEqual(responses);
  });

  test("reckons for itself, whatever a client recommends to itself", async () => {
    const response = await ask(
      submission("own@example.com", {
        recommendation: 5,
        recommendedTools: "all",
        recommendedServices: ["comprehensive-session"],
      }),
    );
    expect(await response.json()).toMatchObject({ recommendedServices: ["birth-chart-consultation"] });
  });

  test("takes what is missing in the responses from beside them", async () => {
    const { focus, familiarity, ...rest } = responses;
    const response = await ask({
      ...submission("beside@example.com"),
      responses: rest,
      focus,
      familiarity,
    });
    expect(await response.json()).toMatchObject({
      recommendedTools: ["birth-chart", "transits", "compatibility", "numerology"],
    });
  });

  test("asks for a valid address, a name and answers, all at once", async () => {
    const response = await ask({ email: "x", name: "" });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: {
        email: ["Valid email is required"],
        name: ["Name is required"],
        responses: [expect.stringContaining("Answers are required")],
      },
    });
  });

  test.each([
    ["nothing", ""],
    ["null", null],
    ["a letter", "x"],
    ["no dot", "a@b"],
    ["a blank", "a b@example.com"],
    ["nobody", "@example.com"],
    ["two", "a@example.com, b@example.com"],
    ["a second line", "a@example.com\nBcc: b@example.com"],
    ["262 letters", `${"x".repeat(250)}@example.com`],
    ["a number", 5],
    ["a Kelvin sign", "\u212Aelvin@example.com"],
    ["letters in parts", "e\u0301lan@example.com"],
    ["a list", ["a@example.com"]],
  ])("refuses %s as an address", async (_, email) => {
    const response = await ask({ ...submission("x"), email });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { email: ["Valid email is required"] } });
  });

  test.each([
    ["a list", []],
    ["a text", "text"],
    ["a number", 5],
    ["null", null],
    ["yes", true],
    ["more than 4 KiB", { long: "x".repeat(4_100) }],
    ["lists 3,250 deep", JSON.parse(`{"deep":${"[".repeat(3_250)}${"]".repeat(3_250)}}`)],
  ])("refuses %s as responses", async (_, value) => {
    const response = await ask({ ...submission("answers@example.com"), responses: value });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(["responses"]);
  });

  test("takes any values under any keys, and keeps what the questions offer", async () => {
    const odd =
      '{"__proto__":{"a":1},"deep":[[[{"text":"a\\u0000b\\ud800"}]]],"n":1e999,"explore":["natal"],"format":"tools"}';
    const response = await ask(`{"email":"odd@example.com","name":"Ann","responses":${odd}}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ recommendedTools: [], recommendation: "birth-chart" });
    const [row] = await rowsOf("quiz_submissions", "odd@example.com");
    expect(row).toMatchObject({ responses: '{"format":"tools"}', focus: null });
  });

  test("the same twice within ten minutes is answered alike and kept once, though both come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(submission("again@example.com"))));
    const bodies = await Promise.all(answers.map((response) => response.json()));
    for (const body of bodies) expect(body).toMatchObject({ recommendation: "birth-chart-consultation" });
    const later = await ask({
      ...submission("Again@Example.com"),
      name: "Anna",
      responses: Object.fromEntries(Object.entries(responses).reverse()),
    });
    expect(later.status).toBe(200);
    expect(await rowsOf("quiz_submissions", "again@example.com")).toHaveLength(1);
    expect(await rowsOf("quiz_submissions", "Again@Example.com")).toHaveLength(0);
    expect(await rowsOf("email_outbox", "again@example.com")).toHaveLength(1);
  });

  test("other answers, or the same after ten minutes, are another submission", async () => {
    await ask(submission("anew@example.com"));
    await ask(submission("anew@example.com", { responses: { ...responses, focus: "career" } }));
    expect(await rowsOf("quiz_submissions", "anew@example.com")).toHaveLength(2);
    const db = await worker.database();
    await db.exec(
      "UPDATE quiz_submissions SET created_at = created_at - 601000 WHERE email = 'anew@example.com'",
    );
    await ask(submission("anew@example.com"));
    expect(await rowsOf("quiz_submissions", "anew@example.com")).toHaveLength(3);
  });

  test("keeps a user's newest fifty, and exports at most two hundred of what came under their e-mail", async () => {
    const ann = await worker.signedIn("often@example.com");
    const { id } = (await (await ann.fetch("/api/auth/user")).json()) as { id: string };
    const db = await worker.database();
    const planted = (user: string | null, count: number, from: number) =>
      db
        .prepare(
          `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
           INSERT INTO quiz_submissions (id, email, name, user_id, responses, recommendation, fingerprint, created_at)
           SELECT 'planted' || (?3 + i), 'often@example.com', 'Ann', ?1, '{}', 'birth-chart-consultation', 'f' || (?3 + i), ?3 + i
           FROM n`,
        )
        .bind(user, count, from)
        .run();
    await planted(id, 60, 1_000);
    await planted(null, 250, 2_000);
    await ann.json("/api/quiz-submission", submission("often@example.com"));
    const own = (await rowsOf("quiz_submissions", "often@example.com")).filter((row) => row.user_id === id);
    expect(own).toHaveLength(50);
    expect(own.filter(({ created_at }) => Number(created_at) < 1_012)).toEqual([]);
    const { quizSubmissions } = (await (await ann.fetch("/api/account")).json()) as {
      quizSubmissions: { createdAt: string }[];
    };
    expect(quizSubmissions).toHaveLength(200);
    const times = quizSubmissions.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.filter((time) => time > 2_000 && time < 3_000)).toHaveLength(150);
  });

  test("knows who is signed in, and asks nobody to", async () => {
    const ann = await worker.signedIn("signed@example.com");
    const { id } = (await (await ann.fetch("/api/auth/user")).json()) as { id: string };
    await ann.json("/api/quiz-submission", submission("signed@example.com"));
    expect((await rowsOf("quiz_submissions", "signed@example.com"))[0]?.user_id).toBe(id);
  });

  test.each([
    ["a tag", (i: number) => `victim+${i}@example.com`],
    [
      "dots that Gmail ignores",
      (i: number) => `${"victim".slice(0, i + 1)}.${"victim".slice(i + 1)}@gmail.com`,
    ],
    ["Gmail's other name", (i: number) => `other.victim@${i % 2 ? "googlemail" : "gmail"}.com`],
  ])("counts an address with %s as the same mailbox, and keeps it as it was given", async (_, variant) => {
    const statuses: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      const response = await ask(submission(variant(i), { responses: { ...responses, round: i } }));
      statuses.push(((await response.json()) as { emailStatus: string }).emailStatus);
    }
    expect(statuses).toEqual(["queued", "queued", "queued", "failed", "failed"]);
    expect(await rowsOf("email_outbox", variant(1))).not.toEqual([]);
    expect(await rowsOf("quiz_submissions", variant(4))).not.toEqual([]);
  });

  test("sends at most three messages an hour to one address, whatever its case", async () => {
    const statuses: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      const email = i % 2 ? "flood@example.com" : "Flood@Example.COM";
      const response = await ask(submission(email, { responses: { ...responses, round: i } }));
      statuses.push(((await response.json()) as { emailStatus: string }).emailStatus);
    }
    expect(statuses).toEqual(["queued", "queued", "queued", "failed", "failed"]);
    expect(await rowsOf("email_outbox", "flood@example.com")).toHaveLength(3);
  });

  test("counts the messages of an hour whose quizzes and account were deleted meanwhile", async () => {
    const statuses: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      const ann = await worker.signedIn("deletes@example.com");
      const quiz = submission("bombed@example.com", { responses: { ...responses, round: i } });
      const sent = await ann.json("/api/quiz-submission", quiz);
      statuses.push(((await sent.json()) as { emailStatus: string }).emailStatus);
      const deleted = await ann.json("/api/account/delete", {
        confirmation: "delete",
        quizSubmissions: true,
      });
      expect(deleted.status).toBe(200);
    }
    expect(statuses).toEqual(["queued", "queued", "queued", "failed"]);
    const { results } = await (await worker.database()).prepare("SELECT * FROM counted_messages").all();
    expect(JSON.stringify(results)).not.toContain("bombed");
  });

  test("a message can be read on the local mail page", async () => {
    await ask(submission("reader@example.com"));
    const page = async () => (await worker.fetch("/local/mail")).text();
    await expect.poll(page).toMatch(/To (<!-- -->)?reader@example\.com(<!-- -->)? · (<!-- -->)?sent/);
    expect(await page()).toContain("Hello Ann,");
  });

  test.each([
    ["a call", "/api/quiz-submission?lang=es", "es", "Hola, Ann:"],
    ["a form without scripts", "/pt-br/quiz", "pt-BR", "Olá, Ann,"],
  ])("the message after %s is in the language of its page", async (_, path, language, greeting) => {
    const email = `in-${language.toLowerCase()}@example.com`;
    const body = new URLSearchParams({ ...responses, name: "Ann", email });
    const sent = path.startsWith("/api/")
      ? await worker.post(path, submission(email))
      : await worker.fetch(path, { method: "POST", body });
    expect(sent.status).toBe(200);
    const [row] = await rowsOf("email_outbox", email);
    expect(JSON.parse(String(row?.content))).toMatchObject({ language });
    await expect.poll(async () => (await worker.fetch("/local/mail")).text()).toContain(greeting);
  });

  test("works without JavaScript, the name left out", async () => {
    const body = new URLSearchParams({ ...responses, name: "", email: "plain@example.com" });
    const page = await worker.fetch("/quiz", { method: "POST", body });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("Your Personalized Path");
    expect(html).toContain("Your recommendations were sent to plain@example.com.");
    expect((await rowsOf("quiz_submissions", "plain@example.com"))[0]?.name).toBe("Friend");
    const refused = await worker.fetch("/quiz", {
      method: "POST",
      body: new URLSearchParams({ ...responses, email: "x" }),
    });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toContain("Valid email is required");
    expect(again).toMatch(/value="relationships"[^>]*checked|checked[^>]*value="relationships"/);
  });

  test("from a robot, which fills in what nobody sees, is answered alike, and nothing is kept or sent", async () => {
    const values = { ...responses, name: "Ann", email: "person@example.com" };
    const post = (fields: Record<string, string>) =>
      worker.fetch("/quiz", { method: "POST", body: new URLSearchParams(fields) });
    const words = async (response: Response) =>
      (await response.text())
        .replace(/<script.*?<\/script>|<[^>]*>/gs, " ")
        .replace(/\s+/g, " ")
        .replaceAll("robot@example.com", "person@example.com");
    const person = await post({ ...values, message: "" });
    const robot = await post({ ...values, email: "robot@example.com", message: "Buy now" });
    expect([person.status, robot.status]).toEqual([200, 200]);
    expect(await words(robot)).toBe(await words(person));
    const [kept] = await rowsOf("quiz_submissions", "person@example.com");
    expect(JSON.parse(String(kept?.responses))).not.toHaveProperty("message");
    expect(await rowsOf("quiz_submissions", "robot@example.com")).toEqual([]);
    expect(await rowsOf("email_outbox", "robot@example.com")).toEqual([]);
  });

  test("every question is in the first HTML", async () => {
    const html = await (await worker.fetch("/quiz")).text();
    expect(html.match(/<fieldset/g)).toHaveLength(7);
    expect(html).toContain("See My Results");
  });
});

describe("the limits", () => {
  const worker = workerForTests({ productionLimits: true });
  test("ten submissions of a client in a minute, by call and by form together", async () => {
    await inOneMinute(10);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await worker.post("/api/quiz-submission", submission("limit@example.com"))).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const form = new URLSearchParams({ ...responses, email: "limit@example.com" });
    expect((await worker.fetch("/quiz", { method: "POST", body: form })).status).toBe(429);
  });
});

describe("a deployment that sends no e-mail", () => {
  const worker = workerForTests({ vars: { ENVIRONMENT: "production", EMAIL_PROVIDER: "none" } });
  test("says so, and keeps no message", async () => {
    const response = await worker.post("/api/quiz-submission", submission("none@example.com"));
    expect(await response.json()).toMatchObject({ emailStatus: "not_configured" });
    const db = await worker.started().getD1Database("DB");
    expect(await db.prepare("SELECT 1 FROM email_outbox").first()).toBeNull();
    expect(await db.prepare("SELECT 1 FROM quiz_submissions").first()).not.toBeNull();
  });
});

describe("a deployment with an e-mail service", () => {
  let service: ProgrammableProvider;
  const vars: Record<string, string> = {
    ENVIRONMENT: "production",
    EMAIL_PROVIDER: "resend",
    EMAIL_API_KEY: "key",
    EMAIL_FROM: "Realign <path@realign.example>",
    EMAIL_DAILY_CAP: "900",
    PUBLIC_ORIGIN: "https://realign.example",
  };
  const sent: { key: string; body: Record<string, unknown> }[] = [];
  beforeAll(async () => {
    service = await programmableProvider();
    vars.EMAIL_API = service.url;
  });
  afterAll(() => service.stop());
  const worker = workerForTests({ vars });

  beforeEach(() => {
    sent.length = 0;
    service.answers["/emails"] = ({ headers, text }) => {
      sent.push({ key: String(headers["idempotency-key"]), body: JSON.parse(text) });
      return { json: { id: "1" } };
    };
  });

  const db = () => worker.started().getD1Database("DB");
  const cron = async () => (await worker.started().getWorker()).scheduled({});
  const messageTo = async (email: string): Promise<Row | null> =>
    (await db()).prepare("SELECT * FROM email_outbox WHERE recipient = ?").bind(email).first();
  const stateOf = async (email: string) => (await messageTo(email))?.state;

  test("sends our own words and links, under a key of their own", async () => {
    await worker.post("/api/quiz-submission", submission("words@example.com"));
    await expect.poll(() => stateOf("words@example.com")).toBe("sent");
    expect(sent).toHaveLength(1);
    const { key, body } = sent[0] ?? { key: "", body: {} };
    expect(key).toBe((await messageTo("words@example.com"))?.id);
    expect(body).toMatchObject({ from: "Realign <path@realign.example>", to: ["words@example.com"] });
    for (const part of [String(body.text), String(body.html)]) {
      expect(part).toContain("Hello Ann,");
      const links = part.match(/https?:\/\/[^\s"<]+/g) ?? [];
      expect(links.length).toBeGreaterThan(3);
      for (const link of links) expect(link).toMatch(/^https:\/\/(booking\.)?realign\.example\//);
    }
  });

  test.each([
    ["an address", "https://spam.example buy now"],
    ["markup", "<a href=x>Ann</a>"],
    ["a domain", "spam.example"],
    ["41 letters", "x".repeat(41)],
    ["a second line", "Ann\r\nBcc: all@example.com"],
    ["signs", "$$$"],
  ])("says no more than a name where the name is %s", async (_, name) => {
    const email = `n${name.length}@example.com`;
    await worker.post("/api/quiz-submission", { ...submission(email), name });
    await expect.poll(() => stateOf(email)).toBe("sent");
    const { text, html } = sent[0]?.body ?? {};
    const greeting = /^Hello( Ann)?,/;
    expect(text).toMatch(greeting);
    expect(`${text}${html}`).not.toMatch(/spam|Bcc|\$\$\$|href=x|xxxx/);
  });

  test("keeps a message through a bad hour of the service, and sends it once", async () => {
    await (await db()).exec("DELETE FROM email_outbox");
    let answers = 0;
    const good = service.answers["/emails"];
    service.answers["/emails"] = (request) => {
      answers += 1;
      return answers < 3 ? { status: 503, json: {} } : (good?.(request) ?? { json: {} });
    };
    await worker.post("/api/quiz-submission", submission("patient@example.com"));
    await expect.poll(async () => (await messageTo("patient@example.com"))?.last_error).toMatch(/503/);
    expect(await stateOf("patient@example.com")).toBe("queued");
    await cron();
    expect(answers, "not before its time").toBe(1);
    const due = async () =>
      (await db()).exec("UPDATE email_outbox SET next_attempt_at = 0 WHERE state = 'queued'");
    await due();
    await cron();
    await expect.poll(() => answers).toBe(2);
    await expect.poll(async () => (await messageTo("patient@example.com"))?.attempts).toBe(2);
    await due();
    await Promise.all([cron(), cron(), cron()]);
    await expect.poll(() => stateOf("patient@example.com")).toBe("sent");
    expect(sent).toHaveLength(1);
  });

  test("gives up at once on what the service refuses, and in the end on what never works", async () => {
    await (await db()).exec("DELETE FROM email_outbox");
    service.answers["/emails"] = () => ({ status: 422, json: {} });
    await worker.post("/api/quiz-submission", submission("refused@example.com"));
    await expect.poll(() => stateOf("refused@example.com")).toBe("failed");
    service.answers["/emails"] = () => ({ status: 500, json: {} });
    await worker.post("/api/quiz-submission", submission("never@example.com"));
    await expect.poll(async () => (await messageTo("never@example.com"))?.last_error).toMatch(/500/);
    for (let i = 0; i < 5; i++) {
      await (await db()).exec("UPDATE email_outbox SET next_attempt_at = 0 WHERE state = 'queued'");
      await cron();
      await expect.poll(async () => (await messageTo("never@example.com"))?.attempts).toBe(i + 2);
    }
    await expect.poll(() => stateOf("never@example.com")).toBe("failed");
    const repeat = await worker.post("/api/quiz-submission", submission("never@example.com"));
    expect(await repeat.json()).toMatchObject({ emailStatus: "failed" });
  });

  test("what is past is deleted: quiz rows after 24 months, messages after 30 days", async () => {
    const database = await db();
    const day = 86_400_000;
    await database.exec("DELETE FROM quiz_submissions");
    await database.exec("DELETE FROM email_outbox");
    for (const email of ["old@example.com", "young@example.com"]) {
      await worker.post("/api/quiz-submission", submission(email));
    }
    await expect.poll(() => stateOf("young@example.com")).toBe("sent");
    const age = (table: string, column: string, email: string, days: number) =>
      database.exec(
        `UPDATE ${table} SET created_at = ${Date.now() - days * day} WHERE ${column} = '${email}'`,
      );
    await age("quiz_submissions", "email", "old@example.com", 732);
    await age("quiz_submissions", "email", "young@example.com", 729);
    await age("email_outbox", "recipient", "young@example.com", 31);
    await database.exec(
      "INSERT INTO users (id, issuer, subject, created_at, updated_at) VALUES ('one', 'one', 'one', 0, 0)",
    );
    await database.exec(
      `INSERT INTO sessions VALUES ('past', 'one', ${Date.now() - 1}), ('running', 'one', ${Date.now() + day})`,
    );
    await cron();
    const keysOf = async (sql: string) => (await database.prepare(sql).raw()).flat();
    await expect.poll(() => keysOf("SELECT email FROM quiz_submissions")).toEqual(["young@example.com"]);
    expect(await keysOf("SELECT recipient FROM email_outbox")).toEqual([]);
    expect(await keysOf("SELECT key FROM sessions")).toEqual(["running"]);
  });
});

describe("messages to everybody together", () => {
  const CAP = 18;
  const AN_HOUR = 6;
  const OF_NETWORK = 2;
  const worker = workerForTests({ vars: { EMAIL_DAILY_CAP: String(CAP) } });
  const db = () => worker.started().getD1Database("DB");
  beforeEach(async () => {
    await (await db()).exec("DELETE FROM email_outbox");
    await (await db()).exec("DELETE FROM counted_messages");
    await (await db()).exec("DELETE FROM daily_counts");
  });

  let addresses = 0;
  /** What becomes of as many messages to as many people, each asked for from a network of its own unless all have one. */
  async function sent(count: number, network?: string): Promise<unknown[]> {
    const statuses: unknown[] = [];
    for (let i = 0; i < count; i++) {
      const number = addresses++;
      const headers = { "CF-Connecting-IP": network ?? `2001:db8:${number.toString(16)}::1` };
      const response = await worker.post(
        "/api/quiz-submission",
        submission(`n${number}@example.com`),
        headers,
      );
      expect(response.status).toBe(200);
      statuses.push(((await response.json()) as { emailStatus: string }).emailStatus);
    }
    return statuses;
  }
  const anHourLater = async () =>
    (await db()).exec("UPDATE counted_messages SET created_at = created_at - 3600001");

  test("are a third of the daily cap in an hour, and the cap in a day", async () => {
    const everyHour = [...Array(AN_HOUR).fill("queued"), "failed"];
    for (let hour = 0; hour < 3; hour++) {
      expect(await sent(AN_HOUR + 1)).toEqual(everyHour);
      await anHourLater();
    }
    expect(await sent(2)).toEqual(["failed", "failed"]);
    await (await db()).exec(`UPDATE counted_messages SET created_at = created_at - ${21 * 3_600_000}`);
    expect(await sent(1)).toEqual(["queued"]);
  });

  test("are not for one network to use up, whose answers are kept all the same", async () => {
    const attacker = "203.0.113.66";
    expect(await sent(4, attacker)).toEqual([...Array(OF_NETWORK).fill("queued"), "failed", "failed"]);
    await anHourLater();
    expect(await sent(1, attacker)).toEqual(["failed"]);
    expect(await sent(1)).toEqual(["queued"]);
    const { results } = await (await db())
      .prepare("SELECT * FROM daily_counts WHERE counted LIKE 'messages %' ORDER BY count DESC")
      .all();
    expect(results[0]).toEqual({
      day: new Date().toISOString().slice(0, 10),
      counted: expect.stringMatching(/^messages of network [\w-]{43}$/),
      count: OF_NETWORK,
    });
    expect(JSON.stringify(results)).not.toContain("203.0");
  });
});

describe("Cloudflare's e-mail service", () => {
  let service: ProgrammableProvider;
  const vars: Record<string, string> = {
    EMAIL_PROVIDER: "cloudflare",
    EMAIL_API_KEY: "key",
    EMAIL_ACCOUNT_ID: "account",
    EMAIL_FROM: "Realign <path@realign.example>",
    PUBLIC_ORIGIN: "https://realign.example",
  };
  const asked: { authorization: string; body: unknown }[] = [];
  beforeAll(async () => {
    service = await programmableProvider({
      "/client/v4/accounts/account/email/sending/send": ({ headers, text }) => {
        asked.push({ authorization: String(headers.authorization), body: JSON.parse(text) });
        return { json: { success: true } };
      },
    });
    vars.EMAIL_API = service.url;
  });
  afterAll(() => service.stop());
  const worker = workerForTests({ vars });

  test("is handed the sender in parts", async () => {
    const visitor = newVisitor(worker.origin);
    await visitor.json("/api/quiz-submission", submission("cf@example.com"));
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatchObject({
      authorization: "Bearer key",
      body: { from: { name: "Realign", address: "path@realign.example" }, to: "cf@example.com" },
    });
  });
});
