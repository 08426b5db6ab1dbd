import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { type ProgrammableProvider, programmableProvider } from "../support/programmable-provider";

type Worker = Awaited<ReturnType<typeof startLocalWorker>>;

const quiz = { email: "ann@example.com", name: "Ann", responses: { focus: "career", format: "both" } };
let service: ProgrammableProvider;
let folder = "";
const sent: string[] = [];
/** When set, the e-mail service takes a message and says nothing more. */
let silent = false;
beforeAll(async () => {
  service = await programmableProvider();
  service.answers["/emails"] = ({ headers }) => {
    sent.push(String(headers["idempotency-key"]));
    return silent ? "silence" : { json: { id: "1" } };
  };
});
afterAll(() => service.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "realign-restart-"));
  sent.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

/** An isolate over the stores that the one before has left. */
async function isolate<T>(work: (worker: Worker) => Promise<T>): Promise<T> {
  const worker = await startLocalWorker({
    persistTo: folder,
    onLog: () => {},
    vars: {
      ENVIRONMENT: "production",
      EMAIL_PROVIDER: "resend",
      EMAIL_API: service.url,
      EMAIL_API_KEY: "key",
      EMAIL_FROM: "Realign <path@realign.example>",
      PUBLIC_ORIGIN: "https://realign.example",
    },
  });
  try {
    return await work(worker);
  } finally {
    await worker.dispose();
  }
}

const submit = async (worker: Worker) =>
  fetch(new URL("/api/quiz-submission", await worker.ready), {
    method: "POST",
    headers: { "Content-Type": "application/json", Connection: "close" },
    body: JSON.stringify(quiz),
  });
const cron = async (worker: Worker) => (await worker.getWorker()).scheduled({});

async function kept(worker: Worker) {
  const db = await worker.getD1Database("DB");
  const count = async (table: string) =>
    (await db.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;
  const message = await db.prepare("SELECT state, attempts FROM email_outbox").first();
  return { submissions: await count("quiz_submissions"), messages: await count("email_outbox"), message };
}

test("an isolate that ends in the middle of a quiz takes nothing with it: what was sent is there once, its message goes once", async () => {
  silent = true;
  const before = await isolate(async (worker) => {
    // The questions are answered in the browser; a page that was loaded before goes on after.
    expect((await fetch(new URL("/quiz", await worker.ready))).status).toBe(200);
    const answer = await submit(worker);
    expect(answer.status).toBe(200);
    await expect.poll(() => sent.length).toBe(1);
    return answer.json();
  }); // ends while the message is on its way
  silent = false;

  await isolate(async (worker) => {
    const again = await submit(worker);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(before);
    expect(await kept(worker)).toMatchObject({ submissions: 1, messages: 1, message: { state: "queued" } });
    await cron(worker);
    expect(sent, "a message that somebody else may be sending is left alone").toHaveLength(1);
    // Ten minutes on nobody is.
    const db = await worker.getD1Database("DB");
    await db.exec("UPDATE email_outbox SET next_attempt_at = 0");
    await cron(worker);
    await expect.poll(async () => (await kept(worker)).message).toEqual({ state: "sent", attempts: 2 });
    // Under the same key, by which the service knows that it is the same message.
    expect(new Set(sent).size).toBe(1);
    expect(sent).toHaveLength(2);
  });
});

test("an e-mail service that says nothing keeps nobody waiting, and the message is tried again", {
  timeout: 90_000,
}, async () => {
  silent = true;
  await isolate(async (worker) => {
    const began = performance.now();
    expect((await submit(worker)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(5_000);
    const db = await worker.getD1Database("DB");
    const error = () => db.prepare("SELECT last_error AS error FROM email_outbox").first("error");
    await expect.poll(error, { timeout: 30_000 }).toMatch(/Timeout/);
    expect((await kept(worker)).message).toEqual({ state: "queued", attempts: 1 });
    silent = false;
    await db.exec("UPDATE email_outbox SET next_attempt_at = 0");
    await cron(worker);
    await expect.poll(async () => (await kept(worker)).message).toEqual({ state: "sent", attempts: 2 });
    expect(new Set(sent).size).toBe(1);
  });
});
