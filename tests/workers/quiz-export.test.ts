import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { root } from "../../scripts/steps.mjs";

// The command finds the local database by PORT; this one is no port of anybody's.
const PORT = `export-test-${process.pid}`;
const database = join(root, ".wrangler", `local-${PORT}`);
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "realign-export-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(database, { recursive: true, force: true });
});

test("npm run quiz:export writes every submission, those with strange answers too", async () => {
  const worker = await startLocalWorker({ persistTo: database, onLog: () => {} });
  const send = async (email: string, responses: object) => {
    const response = await fetch(new URL("/api/quiz-submission", await worker.ready), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, name: "=1+1", responses }),
    });
    expect(response.status).toBe(200);
  };
  await send("plain@example.com", { explore: "natal" });
  await send("strange@example.com", { explore: "natal" });
  await send("spoilt@example.com", { explore: "transits" });
  const db = await worker.getD1Database("DB");
  await db
    .prepare("UPDATE quiz_submissions SET responses = ? WHERE email = 'strange@example.com'")
    .bind(JSON.stringify({ explore: { toString: 1, valueOf: 1 } }))
    .run();
  await db.exec("UPDATE quiz_submissions SET responses = '{' WHERE email = 'spoilt@example.com'");
  const spoilt = await db.prepare("SELECT id FROM quiz_submissions WHERE responses = '{'").first("id");
  await worker.dispose();

  const out = join(folder, "quiz.csv");
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(root, "node_modules/tsx/dist/cli.mjs"), join(root, "scripts/quiz-export.ts"), "--out", out],
    { env: { ...process.env, PORT } },
  );
  expect(stdout).toContain("3 submissions are in ");
  expect(stderr).toContain(`The answers of submission ${spoilt} cannot be read and are left out.`);
  const [header, ...lines] = (await readFile(out, "utf8")).trimEnd().split("\r\n");
  expect(header).toContain("email,name,focus");
  expect(lines.map((line) => line.replace(/^[^,]*,/, ""))).toEqual([
    "plain@example.com,'=1+1,,,,natal,,,birth-chart,no",
    'strange@example.com,\'=1+1,,,,"{""toString"":1,""valueOf"":1}",,,birth-chart,no',
    "spoilt@example.com,'=1+1,,,,,,,transits,no",
  ]);
});
